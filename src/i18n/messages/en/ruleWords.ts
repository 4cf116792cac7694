import type { Card, Points, Rank } from '../../../engine/cards.ts';
import type { RuleItem, RuleKind } from '../../../engine/rules/summary.ts';
import { cards } from './cards.ts';

// Numbers and lists as the rules pages write them.

/** One item of the summary of a rule set. */
export type Item<Kind extends RuleKind> = Extract<RuleItem, { readonly kind: Kind }>;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const number = (n: number): string => NUMBERS[n] ?? String(n);
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const counted = (n: number, one: string, many: string): string => `${number(n)} ${n === 1 ? one : many}`;
export const cardCount = (n: number): string => counted(n, 'card', 'cards');
export const trickCount = (n: number): string => counted(n, 'trick', 'tricks');
export const points = (n: Points): string => (n === 1 ? '1 point' : `${n} points`);

export const andList = new Intl.ListFormat('en-GB', { type: 'conjunction' });
export const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const ranks = (all: readonly Rank[]): string => all.map(cards.rank).join(', ');
export const rankList = (all: readonly Rank[]): string => andList.format(all.map(cards.rank));
export const cardList = (all: readonly Card[]): string => cards.list(all);
