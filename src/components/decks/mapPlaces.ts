import type { RegionalId } from '../../decks/patterns/regionalMarks.ts';
import type { Place } from './mapOutlines.ts';

/** A pattern on the map: its place, and where its name is written when that is not beside it. */
export interface MapPlace {
  readonly id: RegionalId;
  readonly at: Place;
  /** The near end of the name; a thin line leads to it. */
  readonly label?: Place;
  readonly anchor: 'start' | 'middle' | 'end';
}

export const ITALIAN_PLACES: readonly MapPlace[] = [
  { id: 'bergamasche', at: [9.67, 45.7], label: [7.6, 47.25], anchor: 'middle' },
  { id: 'bresciane', at: [10.22, 45.54], label: [9.7, 47.7], anchor: 'middle' },
  { id: 'trentine', at: [11.12, 46.07], label: [11.4, 47.25], anchor: 'middle' },
  { id: 'salisburghesi', at: [13.05, 47.8], anchor: 'start' },
  { id: 'trevigiane', at: [12.24, 45.67], label: [13.4, 47.15], anchor: 'start' },
  { id: 'triestine', at: [13.77, 45.65], label: [14.3, 45.95], anchor: 'start' },
  { id: 'piacentine', at: [9.7, 45.05], label: [7.3, 43.45], anchor: 'middle' },
  { id: 'romagnole', at: [12.05, 44.4], label: [13.0, 44.5], anchor: 'start' },
  { id: 'toscane', at: [11.25, 43.77], label: [9.7, 42.6], anchor: 'end' },
  { id: 'viterbesi', at: [12.1, 42.42], label: [10.9, 41.85], anchor: 'end' },
  { id: 'napoletane', at: [14.27, 40.85], label: [13.4, 40.3], anchor: 'end' },
  { id: 'sarde', at: [9.1, 40.0], label: [8.9, 38.45], anchor: 'middle' },
  { id: 'siciliane', at: [14.1, 37.5], label: [15.7, 37.05], anchor: 'start' },
];

export const SPANISH_PLACES: readonly MapPlace[] = [
  { id: 'castellana', at: [-3.9, 40.6], anchor: 'start' },
  { id: 'catalana', at: [1.6, 41.7], label: [2.2, 40.6], anchor: 'end' },
];
