import { isAssumed } from '../../facts/is-assumed.ts';
import type { Outcome } from '../../facts/types.ts';
import { isEmptyValue } from '../../shapes/index.ts';
import type { Value } from '../../shapes/types.ts';
import { questionStateOf } from '../questions/question-state.ts';
import type { QuestionView } from '../workspace.ts';
import { answerNow } from './cell-parts.ts';
import { type GridCell, isDisputed } from './grid-cells.ts';
import { type ReadyCell, settledText } from './grid-drafts.ts';

/** What was typed into parts of one answer, put into what that answer says now. */
export interface SavedParts {
  /** With all its other parts; undefined where nothing can be put in. */
  readonly value: Value | undefined;
  /** Those that are in it. */
  readonly saved: readonly ReadyCell[];
  /** Why the others are not, by cell. */
  readonly refused: ReadonlyMap<string, string>;
  /** What is decided with it; what was assumed of the other parts stays assumed, as nobody has said it. */
  readonly outcome: Outcome | null;
}

/**
 * Puts cells into the answer of their question as it is now, which others may have changed since they were typed. What
 * others decided of the same part is theirs, and asked back; what they said of other parts stays.
 */
export function savedParts(cells: readonly ReadyCell[], now: QuestionView, decides: boolean): SavedParts {
  const refused = new Map<string, string>();
  const saved: ReadyCell[] = [];
  let value = decides || !now.decision || !isAssumed(now.decision.result) ? answerNow(now) : said(now);
  for (const ready of cells) {
    const { cell, draft } = ready;
    const put = cell.part?.put(draft.text, value);
    const problem = problemOf(ready, now, decides) ?? (put && !put.ok ? put.problem : null);
    if (problem !== null) refused.set(cell.id, problem);
    else if (put?.ok) {
      value = put.value;
      saved.push(ready);
    }
  }
  if (saved.length === 0 || value === undefined || isEmptyValue(value, now.question.shape))
    return { value: undefined, saved: [], refused, outcome: null };
  return { value, saved, refused, outcome: decides ? outcomeOf(value, now) : null };
}

function problemOf({ cell, draft }: ReadyCell, now: QuestionView, decides: boolean): string | null {
  if (isDisputed(now)) return 'Others have answered differently meanwhile: open its question.';
  const at = { ...cell, view: now };
  return decides && isReplaced({ cell: at, draft }) ? meanwhile(at) : null;
}

function outcomeOf(value: Value, { decision }: QuestionView): Outcome {
  const result = decision?.result;
  return result?.outcome === 'assumed'
    ? { outcome: 'assumed', value, revisit: result.revisit }
    : { outcome: 'decided', value };
}

/** What people have said, whatever was assumed. */
function said(view: QuestionView): Value | undefined {
  return answerNow({ ...view, ...questionStateOf(view.question, view.responses, []) });
}

/** Whether somebody else has decided this part since typing began. */
function isReplaced({ cell, draft }: Pick<ReadyCell, 'cell' | 'draft'>): boolean {
  const { decisions } = cell.view;
  const before = { ...cell.view, decision: decisions[draft.decisions - 1] ?? null };
  return draft.decisions < decisions.length && settledText({ ...cell, view: before }) !== settledText(cell);
}

/** Why a cell is not saved that somebody has decided since typing began. */
export function meanwhile(now: Pick<GridCell, 'view' | 'part'>): string {
  const settled = settledText(now);
  const what = settled === '' ? 'Somebody has changed the decision' : `Somebody has decided “${settled}”`;
  return `${what} meanwhile. Save again to replace it, or press Escape to leave it.`;
}
