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
  { id: 'salisburghesi', at: [13.05, 47.8], anchor: 'end' },
  { id: 'trentine', at: [11.12, 46.07], label: [11.2, 47.35], anchor: 'middle' },
  { id: 'bergamasche', at: [9.67, 45.7], label: [8.0, 47.35], anchor: 'middle' },
  { id: 'bresciane', at: [10.22, 45.54], label: [7.7, 46.75], anchor: 'end' },
  { id: 'piacentine', at: [9.7, 45.05], label: [7.0, 43.15], anchor: 'middle' },
  { id: 'trevigiane', at: [12.24, 45.67], label: [13.2, 47.1], anchor: 'start' },
  { id: 'triestine', at: [13.77, 45.65], label: [14.3, 45.95], anchor: 'start' },
  { id: 'romagnole', at: [12.05, 44.4], label: [13.0, 44.5], anchor: 'start' },
  { id: 'toscane', at: [11.25, 43.77], label: [9.9, 43.1], anchor: 'end' },
  { id: 'viterbesi', at: [12.1, 42.42], label: [10.9, 41.85], anchor: 'end' },
  { id: 'napoletane', at: [14.27, 40.85], label: [12.9, 40.45], anchor: 'end' },
  { id: 'sarde', at: [9.1, 40.0], label: [8.9, 38.45], anchor: 'middle' },
  { id: 'siciliane', at: [14.1, 37.5], label: [15.7, 37.05], anchor: 'start' },
];

export const SPANISH_PLACES: readonly MapPlace[] = [
  { id: 'castellana', at: [-3.9, 40.6], anchor: 'start' },
  { id: 'catalana', at: [1.6, 41.7], label: [1.4, 40.25], anchor: 'start' },
];
