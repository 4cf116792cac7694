import type { HouseMessages } from '../house.ts';

const REMOVED = {
  two_of_cups: 'The Two of Cups',
  two_of_coins: 'The Two of Coins',
  two_of_batons: 'The Two of Batons',
  any_two: 'Any one Two',
  two_of_trump: 'The Two of the trump suit',
  all_twos: 'All four Twos',
  all_fours: 'All four Fours',
} as const;

const options: HouseMessages['options'] = {
  DIRECTION: { name: 'Direction of play', values: { ccw: 'Counter-clockwise', cw: 'Clockwise' } },
  DEAL_CHUNK: {
    name: 'Cards dealt at a time',
    values: { '1': 'One', '3': 'Three', '1+2': 'One, then two' },
  },
  PIZZICO_PLAYERS: { name: 'Players, five cards in hand', values: { '2': 'Two', '3': 'Three', '4': 'Four, in pairs' } },
  RAPIDA_PLAYERS: { name: 'Players, twenty cards', values: { '2': 'Two', '4': 'Four, in pairs' } },
  REMOVED_3P: { name: 'Left out of the deck', values: REMOVED },
  REMOVED_3P_ES: { name: 'Left out of the deck (Spain)', values: REMOVED },
  REMOVED_6P: {
    name: 'Left out for six',
    values: { all_twos: 'All four Twos', all_fours: 'All four Fours', none_48_pack: 'Nothing, from 48 cards' },
  },
  CAT_TWO_CARDS: { name: 'Two cards to a trick (Catalonia)', values: { off: 'No', on: 'Yes' } },
  DUPLA_MECHANIC: {
    name: 'Cards to a trick',
    values: { two_cards_per_trick: 'Two each', one_card: 'One each' },
  },
  CAT_ROTATING_TRUMP: {
    name: 'Trump goes round from deal to deal',
    values: { off: 'No, a card is turned up', on: 'Yes' },
  },
  BRISCOLONE20_SHOW: {
    name: 'The card that shows trump',
    values: { show_then_take: 'Shown, then taken up', hidden: 'Not shown' },
  },
  BRUSQ_1771: { name: 'Rules of 1771', values: { off: 'No', on: 'Yes' } },
  TEN_CARD: {
    name: 'The ten-point card',
    values: { '3': 'The Three', '7': 'The Seven', '2': 'The Two' },
  },
  LOW_THREE: {
    name: 'The Three is weak',
    values: { off: 'No, it stands below the Ace', on: 'Yes: 10 points, but the strength of a Three' },
  },
  COURT_SWAP: {
    name: 'Jack above Horse',
    values: { off: 'No', on: 'Yes, in strength and points' },
  },
  FOLLOW_LAST3: {
    name: 'Once the stock is gone',
    values: {
      follow: 'Follow suit',
      follow_or_trump: 'Follow suit, or trump',
      follow_beat_trump: 'Follow and beat, or trump',
      free: 'Any card may be played',
    },
  },
  BISCA9_FOLLOW: {
    name: 'Following suit with nine cards',
    values: { after_stock: 'Once the stock is gone', free: 'Never', always: 'Always' },
  },
  BRISCOLONE_FOLLOW: { name: 'Following suit without trumps', values: { follow: 'Always', free: 'Never' } },
  BRISCOLONE20_FOLLOW: { name: 'Following suit, all cards dealt', values: { free: 'Never', follow: 'Always' } },
  CH_FOLLOW: { name: 'Following suit after an auction', values: { free: 'Never', follow: 'Always' } },
  ARRASTRO: { name: 'Arrastro', values: { off: 'No', on: 'With the Ace of trumps' } },
  TRUMP_EXCHANGE_IT: {
    name: 'Exchange with the turn-up (Italy)',
    values: {
      none: 'None',
      seven: 'With the Seven of trumps',
      two_first_trick: 'With the Two of trumps, in the first trick',
      seven_and_two: 'With the Seven, and with the Two in the first trick',
    },
  },
  PR_SWAP: {
    name: 'Exchange with the Two (Puerto Rico)',
    values: { off: 'None', two_for_life_card: 'The Two of trumps for the turn-up' },
  },
  EXCHANGE_TIMING: {
    name: 'When one may exchange',
    values: {
      own_turn_before_playing: 'On one’s turn, before playing',
      leader_only: 'Only the leader, before leading',
      any_time: 'At any moment',
    },
  },
  EXCHANGE_NEED_TRICK: {
    name: 'A trick must be won before an exchange',
    values: { true: 'Yes', false: 'No' },
  },
  EXCHANGE_LAST: {
    name: 'Last moment for an exchange',
    values: {
      turn_up_on_table: 'While the turn-up lies there',
      before_penultimate_draw: 'Before the last but one draw',
    },
  },
  CLAIM_31: {
    name: 'When 31 may be claimed',
    values: {
      between_tricks: 'Between tricks',
      only_trick_winner: 'By who just won a trick',
      any_time: 'At any moment',
    },
  },
  MARIANNA_WHEN: {
    name: 'When one may declare',
    values: { between_tricks: 'Between tricks', own_turn: 'On one’s own turn', any_time: 'At any moment' },
  },
  PR_LEADER: {
    name: 'First lead',
    values: { next_after_dealer: 'The player next after the dealer', dealer: 'The dealer' },
  },
  CH_SIX: {
    name: 'Six who want to play',
    values: {
      sit_out: 'One sits out',
      remove_four_cards_6_each: 'Four cards left out, six cards each',
      kitty_4: 'Four cards aside for the caller',
    },
  },
  CH_AFTER_TWO: {
    name: 'After a bid of Two',
    values: {
      points_from_62: 'Points, from 62',
      points_from_61: 'Points, from 61',
      auction_ends: 'The auction ends',
      start_at_two: 'Points from the start',
    },
  },
  SUBASTADA_MIN: { name: 'Lowest bid', values: { '61': '61', '100': '100' } },
  SUBASTADA_TRUMP: {
    name: 'Trump after the call',
    values: { any_suit: 'Any suit the caller names', suit_of_called_card: 'The suit of the called card' },
  },
  CH_LEADER: {
    name: 'First lead after an auction',
    values: { next_after_dealer: 'The player next after the dealer', caller: 'The caller' },
  },
  CH_BLIND: {
    name: 'First trick before the call',
    values: { off: 'No', first_trick: 'Yes: the card is named after it' },
  },
  BASTARDA: {
    name: 'Bastarda',
    values: {
      blind_first_trick: 'A blind first trick',
      alias: 'Another name for Chiamata',
      seed_switch: 'The caller may change trump once',
    },
  },
  CH_MONTE: {
    name: 'A hand without points',
    values: { off: 'Is played', no_points_hand_redeal: 'Is thrown in' },
  },
  CH_SCORE: {
    name: 'What a bid pays',
    values: {
      fixed_2_1: 'Two for the caller, one for the partner',
      points_ledger: 'The points bid',
      one_or_two: 'One, or two alone',
    },
  },
  CH_MULTIPLIER: { name: 'High bids pay more', values: { off: 'No', by_bid: 'Yes, two to five times' } },
  CH_TIE60: {
    name: 'At 60 each the caller’s side',
    values: { caller_loses: 'Has failed', draw: 'Neither wins nor loses', caller_wins: 'Has made it' },
  },
  SIGNALS: {
    name: 'Signals to the partner',
    values: { after_first_trick: 'After the first trick', off: 'None', always: 'At any time' },
  },
  SIGNAL_TABLE: {
    name: 'Table of signals',
    values: {
      it_tongue_horse: 'Italian, the tongue means the Horse',
      it_tongue_jack: 'Italian, the tongue means the Jack',
      es_seed: 'Spanish',
      custom: 'One of your own',
    },
  },
  TABLE_TALK: {
    name: 'Talk about the play',
    values: { commands_after_first_trick: 'Requests, after the first trick', off: 'None' },
  },
  PARTNER_VIEW: {
    name: 'Looking at the partner’s cards',
    values: {
      after_last_draw_look: 'After the last draw',
      never: 'Never',
      before_first_trick: 'Before the first trick',
      both: 'Before the first trick and after the last draw',
    },
  },
  PARTNER_VIEW_ES: {
    name: 'Looking at the partner’s cards (Spain)',
    values: {
      never: 'Never',
      before_first_trick: 'Before the first trick, not with six',
      before_first_trick_incl_six: 'Before the first trick, also with six',
    },
  },
  SCOPERTA_STOCK: {
    name: 'Open cards of the stock',
    values: { top: 'The top card', all: 'All', none: 'None' },
  },
  TIE_60: {
    name: 'Equal points',
    values: {
      draw_no_score: 'Nobody scores, another deal',
      same_dealer_redeals: 'The same dealer deals again',
      next_deal_plus_one: 'The next deal counts one more',
      last_trick_wins: 'The last trick decides',
      below_61_void: 'Void below 61',
    },
  },
  TIE_3P: {
    name: 'Equal points of three',
    values: { draw: 'Nobody scores', playoff_two: 'They play one deal more', share: 'They share the deal' },
  },
  MATCH: {
    name: 'Match',
    values: {
      best_of_3: 'Best of three deals',
      best_of_5: 'Best of five deals',
      first_to_1: 'One deal',
      first_to_2: 'First to two deals',
      first_to_3: 'First to three deals',
      first_to_4: 'First to four deals',
      first_to_5: 'First to five deals',
      first_to_6: 'First to six deals',
      first_to_7: 'First to seven deals',
      points_120: 'First to 120 card points',
      gelli_three_sets: 'Three deals, all played',
    },
  },
  BRISCOLONE_TARGET: { name: 'Points of the match, no trump', values: { '151': '151', '121': '121', '150': '150' } },
  MARIANNA_TARGET: {
    name: 'Points of the match, with declarations',
    values: { '500': '500', '501': '501', '400': '400', '300': '300', '150': '150' },
  },
  SUECA_MATCH: { name: 'Games of the match', values: { '4': 'Four', '10': 'Ten' } },
  SUECA_BANDEIRA: {
    name: 'All 120 points are worth',
    values: { '4 games': 'Four games', '3': 'Three games', 'wins match': 'The match' },
  },
  BRUSQ_SIDE: { name: 'Side payments for Aces and Tens', values: { off: 'None', on: 'Yes' } },
};

const table: Readonly<
  Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> } | undefined>
> = options;
const nameOf = (option: string): string => table[option]?.name ?? option;
const said = (option: string, value: string): string =>
  `“${nameOf(option)}: ${(table[option]?.values[value] ?? value).toLowerCase()}”`;

/** House options, in English. */
export const house: HouseMessages = {
  options,
  title: 'House rules',
  standfirst: 'Every table settles a few things its own way. Settle yours here, and have them on one page.',
  description:
    'Build the rules of your table from any game of the family and its house options, and take a link or a printed page with you.',
  name: 'Name of your table',
  nameHint: 'Stands over the page of rules and in the link.',
  unnamed: (base) => `${base}, as we play it`,
  base: 'Which game',
  discussed: 'Where the sources differ',
  discussedIntro: (base) => `Options that the sources of ${base} discuss.`,
  elsewhere: 'Options from other games of the family',
  reset: 'Back to the game as it is',
  changed: (base) => `Other than in ${base}`,
  nothingChanged: 'Nothing is changed yet. These are the rules of the game as its sources have it.',
  rest: (base) => `As in ${base}`,
  compareWith: (base) => `Compare with ${base}`,
  link: 'Link to these rules',
  copy: 'Copy the link',
  copied: 'Copied.',
  cannotCopy: 'This browser does not let the page copy. Mark the link and copy it by hand.',
  print: 'Print one page',
  openDeal: 'Open a deal with these rules',
  needsScript: 'Building rules needs JavaScript. Without it, the pages of each game show theirs.',
  refusedTitle: 'These rules cannot be played',
  refused: (refusal, against) => {
    const other = against ? ` together with ${said(against.option, against.value)}` : '';
    switch (refusal.kind) {
      case 'cannot-be-dealt':
        return `With ${said(refusal.option, refusal.value)}${other} the cards do not come out: ${refusal.leftOver === 1 ? 'one card is' : `${refusal.leftOver} cards are`} too many or too few. Change one of them.`;
      case 'option-does-not-apply':
        return against
          ? `${said(refusal.option, refusal.value)} has nothing to act on${other}. Change one of them.`
          : `${said(refusal.option, refusal.value)} has nothing to act on in this game. Leave it as in the game.`;
      case 'unknown-option':
        return `The address names a house option that there is not, ${refusal.option}. Choose the options below.`;
      case 'unknown-option-value':
        return `The address gives ${said(refusal.option, refusal.value)}, which that option does not know. Choose one of its values below.`;
      case 'unknown-rule-set':
        return `The address names a game that this site does not have, “${refusal.id}”. Choose one below.`;
      case 'no-house':
        return 'The address is broken, so these are the rules of the game as it is. Choose the options below.';
    }
  },
};
