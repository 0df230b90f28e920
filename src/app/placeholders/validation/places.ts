import type { Heads } from '../pieces/side-questions.tsx';
import type { FormLine } from './lines.ts';

const AT_LINE: ReadonlyMap<string, string> = new Map([
  ['Name', 'validation.required'],
  ['Born', 'validation.examples'],
  ['Quantity', 'validation.severity'],
  ['Until', 'validation.across'],
  ['Customer number', 'validation.unique'],
]);

/** The question that is pinned to a line of the form, if any. Settled lines carry none. */
export function questionAt({ field, settled }: FormLine): string | undefined {
  return settled ? undefined : AT_LINE.get(field);
}

const HEADS: Heads = [
  ['validation.examples', 'Good, bad, just on the edge'],
  ['validation.severity', 'Stop, warn or let go on'],
  ['validation.required', 'What must not be empty'],
  ['validation.across', 'What has to fit together'],
  ['validation.unique', 'What may be there only once'],
  ['validation.moment', 'When does it look?'],
  ['validation.existing', 'And the 12 400 old ones?'],
  ['validation.source', 'Says who?'],
];

export const SHOWN = HEADS.map(([id]) => id);

export function besideForm(lines: readonly FormLine[]): Heads {
  const pinned = lines.map(questionAt);
  return HEADS.filter(([id]) => !pinned.includes(id));
}
