import { ENTITY_COLUMN, type NamedItem, type Naming } from '../../answers/naming.ts';
import { groupBy } from '../../base/group-by.ts';
import { memoizeByDeps } from '../../base/memoize.ts';
import type { AnswerOrigin, Decision } from '../../facts/types.ts';
import type { ShapeSpec } from '../../shapes/types.ts';
import {
  type AskedQuestion,
  entityOfQuestion,
  namingOfQuestion,
  type QuestionLookup,
  RECORDS_QUESTION,
} from './question-lookup.ts';
import { type AnswerRow, rowsOfValue } from './rows-of-value.ts';

const rowsCache = memoizeByDeps<Decision, readonly AnswerRow[]>();

/** The rows of a decided answer; empty where the decision gives none. Cached by decision. */
export function decidedRows(decision: Decision | null, shape: ShapeSpec): readonly AnswerRow[] {
  if (!decision || !('value' in decision.result)) return [];
  const { value } = decision.result;
  return rowsCache(decision, [shape], () => rowsOfValue(value, shape));
}

type RowsByItem = ReadonlyMap<string | undefined, readonly AnswerRow[]>;
const byItemCache = memoizeByDeps<readonly AnswerRow[], RowsByItem>();

/** Rows by the id of the item they are about; cached as long as the names stay the same. */
function rowsByItem(rows: readonly AnswerRow[], naming: Naming): RowsByItem {
  return byItemCache(rows, [naming], () =>
    groupBy(rows, ({ label }) => (label === '' ? undefined : naming.find(label)?.id)),
  );
}

/** The rows of a decision that raised a question: those about its item, those about its entity, or all. */
export function rowsAbout(
  { item, thing }: AnswerOrigin,
  decision: Decision | null,
  parent: AskedQuestion,
  from: QuestionLookup,
) {
  const all = decidedRows(decision, parent.question.shape);
  const rows = item ? (rowsByItem(all, namingOfQuestion(parent)).get(item.id) ?? []) : all;
  if (!thing || entityOfQuestion(parent.question)) return rows;
  return rows.filter((row) => entityOfRow(row, from)?.id === thing.id);
}

/** The entity that a row is about, if it has been named; undefined for any other row. */
export function entityOfRow({ cells }: AnswerRow, from: QuestionLookup): NamedItem | undefined {
  const label = cells.find(({ column }) => column === ENTITY_COLUMN)?.text ?? '';
  const records = label === '' ? undefined : from.question(RECORDS_QUESTION);
  return records && namingOfQuestion(records).find(label);
}
