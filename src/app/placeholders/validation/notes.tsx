import { Spot } from '../../stage/spot.tsx';
import type { FormLine } from './lines.ts';

/** Questions that belong to a made-up line of the form. */
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

const LABELS: readonly (readonly [id: string, label: string])[] = [
  ['validation.examples', 'Good, bad, just on the edge'],
  ['validation.severity', 'Stop, warn or let go on'],
  ['validation.required', 'What must not be empty'],
  ['validation.across', 'What has to fit together'],
  ['validation.unique', 'What may be there only once'],
  ['validation.moment', 'When does it look?'],
  ['validation.existing', 'And the 12 400 old ones?'],
  ['validation.source', 'Says who?'],
];

/** Every question that has its place on this screen. */
export const SHOWN: readonly string[] = LABELS.map(([id]) => id);

/** What stands beside the form: the questions that belong to no line of it. */
export function Notes({ lines }: { lines: readonly FormLine[] }) {
  const pinned = lines.map(questionAt);
  return (
    <div className="validation-notes">
      {LABELS.filter(([id]) => !pinned.includes(id)).map(([id, label]) => (
        <section key={id} aria-label={label}>
          <h2 className="small-head">{label}</h2>
          <Spot q={id} />
        </section>
      ))}
    </div>
  );
}
