import { edgeLabel, type NamedItem } from '../../answers/naming.ts';
import type { Question } from '../../facts/types.ts';
import { partsAbout } from './answer-parts.ts';
import { type Asked, type Lookup, namesOf, RECORDS, wordShown } from './things.ts';

/** An item of the answer that raised a question, with its present name; undefined where it was never named. */
export function itemNow(question: Question, from: Lookup): NamedItem | undefined {
  const { origin } = question;
  if (origin.from !== 'answer' || !origin.item) return undefined;
  const parent = from.question(origin.because);
  const item = parent && namesOf(parent).byId(origin.item.id);
  if (!item) return undefined;
  const label = edgeNamed(question, parent, from) ?? wordShown(item.label, parent.question);
  return { ...item, label };
}

/** An edge by the present names of its two ends: another answer names them, which may have changed since. */
function edgeNamed({ origin }: Question, parent: Asked, from: Lookup): string | undefined {
  const { shape } = parent.question;
  if (shape.shape !== 'edges' || origin.from !== 'answer') return undefined;
  const names = namersOf(parent.question).flatMap((id) => {
    const asked = from.question(id);
    return asked?.decision ? [namesOf(asked)] : [];
  });
  const nameNow = (end: string) => names.map(({ find }) => find(end)).find((named) => named?.here)?.label ?? end;
  const [part] = partsAbout(origin, parent.decision, parent, from);
  const [start, end, how] = part?.cells.map(({ text }) => text) ?? [];
  if (start === undefined || end === undefined) return undefined;
  return edgeLabel(nameNow(start), nameNow(end), shape.columns[0]?.options ? '' : (how ?? ''));
}

/** The questions that may have named the ends of edges: one of the same thing first. */
function namersOf({ id }: Question): readonly string[] {
  const [kind] = id.split('.');
  if (kind === 'entities') return [RECORDS];
  if (kind === 'screens') return ['screens.inventory'];
  return [id.replace(/[^.]+$/, 'list'), 'states.list'];
}
