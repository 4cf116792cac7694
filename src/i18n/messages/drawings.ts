/** What stands at the drawings of lessons that put two cases side by side. */
export interface DrawingMessages {
  readonly exchanged: string;
  readonly notAllowed: string;
  readonly best: string;
  readonly ruleChange: string;
  readonly untold: string;
  readonly told: string;
  readonly signalWorth: (ways: { readonly lies: number; readonly liesTold: number }) => string;
}
