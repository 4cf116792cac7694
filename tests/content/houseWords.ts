/** One way to write each term (STYLE part 4): what may not stand in English prose, and the house word for it. */
export interface HouseWord {
  readonly not: RegExp;
  readonly use: string;
  /** A sentence the row must catch: a row that catches nothing protects nothing. */
  readonly sample: string;
}

export const HOUSE_WORDS: readonly HouseWord[] = [
  { not: /\bpacks?\b/i, use: 'deck', sample: 'Shuffle the pack.' },
  { not: /\btalon\b|\bdraw(ing)? pile\b|\bundealt pile\b/i, use: 'stock', sample: 'Draw from the talon.' },
  {
    not: /\btrump cards?\b/i,
    use: 'trump, or turn-up for the card under the stock',
    sample: 'The trump card lies there.',
  },
  {
    not: /\bturn(ed)?[ -]?up card\b|\bup-?card\b|\bturnup\b|\bturned[ -]card\b/i,
    use: 'turn-up',
    sample: 'Take the turned-up card.',
  },
  { not: /\bblanks?\b(?! (page|line|space|sheet))/i, use: 'liscio, lisci', sample: 'Lead a blank.' },
  {
    not: /\b(a|an|the|your|his|her|their|no|any|big|every|each|two|all) loads?\b/i,
    use: 'carico, carichi',
    sample: 'Keep your load.',
  },
  { not: /\bcaricos\b|\bcaricoes\b/i, use: 'carichi', sample: 'Two caricos.' },
  { not: /\bliscios\b|\bliscii\b/i, use: 'lisci', sample: 'Two liscios.' },
  { not: /\bknights?\b|\bcavaliers?\b/i, use: 'horse', sample: 'The knight of cups.' },
  { not: /\bknaves?\b/i, use: 'jack', sample: 'The knave of cups.' },
  { not: /\bcudgels? of\b|\bof (clubs|cudgels|sticks|staves|wands)\b/i, use: 'batons', sample: 'The four of clubs.' },
  { not: /\bof (gold|golds|denari|pentacles)\b/i, use: 'coins', sample: 'The ace of denari.' },
  { not: /\bof (chalices|goblets|coppe)\b/i, use: 'cups', sample: 'The ace of goblets.' },
  { not: /\bof (spades?|epees)\b/i, use: 'swords', sample: 'The ace of spades.' },
  { not: /\bcaptur(e|es|ed|ing)\b/i, use: 'take, taken', sample: 'You captured ten points.' },
  { not: /\bteams?\b|\bteammates?\b/i, use: 'side, partner', sample: 'Your team wins.' },
  {
    not: /\b(each|this|that|next|last|every|per) round\b/i,
    use: 'trick or deal',
    sample: 'In the next round you lead.',
  },
  { not: /\btrump(ed|ing)\b|\bto trump (it|the|a|an|with)\b/i, use: 'ruff', sample: 'She trumped it.' },
  { not: /\bswap(s|ped|ping)?\b/i, use: 'exchange', sample: 'You may swap the seven.' },
  {
    not: /\bsteal(s|ing)?\b|\bstole\b|\brob(s|bed|bing)?\b/i,
    use: 'exchange (the turn-up), take (a trick), draw (a card)',
    sample: 'Rob the stock.',
  },
  { not: /\bcut(s|ting)? (it|the trick|with a trump)\b/i, use: 'ruff', sample: 'Cut it with the two.' },
  { not: /\bsigns?\b(?! (of|in|up|out|that)\b)/i, use: 'signal', sample: 'A sign to your partner.' },
  { not: /\bthrow[- ]?offs?\b|\bslough(s|ed|ing)?\b/i, use: 'discard', sample: 'Slough a seven.' },
  { not: /\btrick-?taking power\b|\bcard power\b/i, use: 'strength', sample: 'Its card power is low.' },
  { not: /\bhouse variants?\b/i, use: 'house rule', sample: 'A house variant.' },
  { not: /\bhalf-?suit\b|\bcolou?r of the lead\b/i, use: 'suit', sample: 'The colour of the lead.' },
  {
    not: /\bcounter(clockwise| clockwise)\b|\banti-?clockwise\b/i,
    use: 'counter-clockwise',
    sample: 'Play runs anticlockwise.',
  },
  {
    not: /\b(color|favor|honor|neighbor|behavior)(s|ed|ing|ite|able)?\b|\bcenter(s|ed)?\b|\bgray\b/i,
    use: 'the British spelling',
    sample: 'In the center.',
  },
  {
    not: /\b(recogn|organ|memor|summar|emphas)iz(e|es|ed|ing)\b|\banalyz(e|es|ed|ing)\b/i,
    use: 'the spelling with s',
    sample: 'Recognize the suit.',
  },
  {
    not: /\bthe engine (prefers|likes|wants|thinks|believes)\b/i,
    use: 'what happens on the table',
    sample: 'The engine prefers the four.',
  },
];

/** A phrase that may stand although a row forbids a word in it. `file` is the end of a path, or part of one. */
export interface Allowed {
  readonly file: string;
  readonly phrase: string;
  readonly because: string;
}

export const ALLOWED: readonly Allowed[] = [
  { file: 'messages/en/scoreSentences.ts', phrase: 'all signs change', because: 'plus and minus' },
];
