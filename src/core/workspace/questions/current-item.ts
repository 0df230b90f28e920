import { edgeLabel, type NamedItem } from '../../answers/naming.ts';
import type { Question } from '../../facts/types.ts';
import { rowsAbout } from './decided-rows.ts';
import { namesBehind } from './names-said.ts';
import { type AskedQuestion, namingOfQuestion, optionLabel, type QuestionLookup } from './question-lookup.ts';

/** An item of the answer that raised a question, with its present name; undefined where it was never named. */
export function currentItem(question: Question, from: QuestionLookup): NamedItem | undefined {
  const { origin } = question;
  if (origin.from !== 'answer' || !origin.item) return undefined;
  const parent = from.question(origin.because);
  const item = parent && namingOfQuestion(parent).byId(origin.item.id);
  if (!item) return undefined;
  const label =
    currentEdgeLabel(question, parent, from) ??
    labelElsewhere(item.label, parent, from) ??
    optionLabel(item.label, parent.question);
  return { ...item, label };
}

/** The present name of an item that another answer has named, and renamed since. */
function labelElsewhere(label: string, { question }: AskedQuestion, from: QuestionLookup): string | undefined {
  const named = namesBehind(question, from)?.find(label);
  return named?.here ? named.label : undefined;
}

/** An edge by the present names of its two ends: another answer names them, which may have changed since. */
function currentEdgeLabel({ origin }: Question, parent: AskedQuestion, from: QuestionLookup): string | undefined {
  const { shape } = parent.question;
  if (shape.shape !== 'edges' || origin.from !== 'answer') return undefined;
  const nameNow = (end: string) => labelElsewhere(end, parent, from) ?? end;
  const [row] = rowsAbout(origin, parent.decision, parent, from);
  const [start, end, how] = row?.cells.map(({ text }) => text) ?? [];
  if (start === undefined || end === undefined) return undefined;
  return edgeLabel(nameNow(start), nameNow(end), shape.columns[0]?.options ? '' : (how ?? ''));
}
