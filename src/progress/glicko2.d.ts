/** The part of glicko2 1.2.2 that is used here; the package brings no types of its own. */
declare module 'glicko2' {
  export interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating: number, rd: number, vol: number): Player;
    /** One rating period: pairs of players with the score of the first, 1, 0.5 or 0. */
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }
}
