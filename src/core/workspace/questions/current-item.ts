import { edgeLabel, type NamedItem } from '../../answers/naming.ts';
import type { Question } from '../../facts/types.ts';
import { rowsAbout } from './decided-rows.ts';
import {
  type AskedQuestion,
  namingOfQuestion,
  optionLabel,
  type QuestionLookup,
  RECORDS_QUESTION,
} from './question-lookup.ts';

/** An item of the answer that raised a question, with its present name; undefined where it was never named. */
export function currentItem(question: Question, from: QuestionLookup): NamedItem | undefined {
  const { origin } = question;
  if (origin.from !== 'answer' || !origin.item) return undefined;
  const parent = from.question(origin.because);
  const item = parent && namingOfQuestion(parent).byId(origin.item.id);
  if (!item) return undefined;
  const label = currentEdgeLabel(question, parent, from) ?? optionLabel(item.label, parent.question);
  return { ...item, label };
}

/** An edge by the present names of its two ends: another answer names them, which may have changed since. */
function currentEdgeLabel({ origin }: Question, parent: AskedQuestion, from: QuestionLookup): string | undefined {
  const { shape } = parent.question;
  if (shape.shape !== 'edges' || origin.from !== 'answer') return undefined;
  const names = endNamingQuestions(parent.question).flatMap((id) => {
    const asked = from.question(id);
    return asked?.decision ? [namingOfQuestion(asked)] : [];
  });
  const nameNow = (end: string) => names.map(({ find }) => find(end)).find((named) => named?.here)?.label ?? end;
  const [row] = rowsAbout(origin, parent.decision, parent, from);
  const [start, end, how] = row?.cells.map(({ text }) => text) ?? [];
  if (start === undefined || end === undefined) return undefined;
  return edgeLabel(nameNow(start), nameNow(end), shape.columns[0]?.options ? '' : (how ?? ''));
}

/** The questions that may have named the ends of edges: that of the same entity first. */
function endNamingQuestions({ id }: Question): readonly string[] {
  const [kind] = id.split('.');
  if (kind === 'entities') return [RECORDS_QUESTION];
  if (kind === 'screens') return ['screens.inventory'];
  return [id.replace(/[^.]+$/, 'list'), 'states.list'];
}
