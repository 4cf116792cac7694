import type { SignalNames } from '../signals.ts';

/** What faces, what they say and the tables of them are called inside a sentence, in English: by themselves, for a drill. */
export const signalNames: SignalNames = {
  faces: {
    'lips-pressed': 'lips pressed together',
    kiss: 'lips pushed forward',
    'mouth-aside': 'the mouth to one side',
    'brows-up': 'raised eyebrows',
    'eyes-up': 'eyes to the sky',
    wink: 'a wink',
    'eyes-shut': 'eyes squeezed shut',
    'tongue-tip': 'the tip of the tongue',
    'tongue-corner': 'the tongue at the corner of the mouth',
    'cheeks-puffed': 'puffed cheeks',
    'lips-then-cheek': 'open lips and then one cheek',
    'shoulder-up': 'one shoulder up',
    'fingers-rubbed': 'thumb and forefinger rubbed',
    'head-tilted': 'a tilted head',
  },
  means: {
    ace: 'the ace of trumps',
    three: 'the three of trumps',
    king: 'the king of trumps',
    horse: 'the horse of trumps',
    jack: 'the jack of trumps',
    'low-trump': 'a low trump',
    'has-trump': 'a trump, whichever it is',
    'no-trump': 'no trump at all',
    carico: 'a carico of any suit',
  },
  presets: {
    'it-tongue-horse': {
      name: 'Italy, tongue for the horse',
      inSentence: 'the Italian table with the tongue for the horse',
    },
    'it-tongue-jack': {
      name: 'Italy, tongue for the jack',
      inSentence: 'the Italian table with the tongue for the jack',
    },
    'es-seed': { name: 'Spain', inSentence: 'the Spanish table' },
  },
};
