/** One bar of a chart. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  /** The 95 % interval; missing where there is nothing to be unsure of. */
  readonly low?: number;
  readonly high?: number;
  /** How many deals, tricks or endings stand behind it. */
  readonly of: number;
  /** An even share, where the bar is to be read against one. */
  readonly even?: number;
  readonly note?: string;
}
