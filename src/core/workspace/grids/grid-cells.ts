import type { ShapeSpec } from '../../shapes/types.ts';
import type { QuestionLookup } from '../questions/question-lookup.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { answerNow, type CellPart, isHeld, partsOf } from './cell-parts.ts';

/** A place of a grid: a question with a short answer, or a part of a longer answer. */
export interface GridCell {
  /** The id of its question, with that of the part behind it. */
  readonly id: string;
  readonly view: QuestionView;
  readonly part: CellPart | null;
}

/** The cells of a question: one, or one for each part of its answer. */
export function cellsOf(view: QuestionView, from: QuestionLookup): readonly GridCell[] {
  const { question } = view;
  const parts = partsOf(view, from);
  if (parts.length === 0) return [{ id: question.id, view, part: null }];
  return parts.map((part) => ({ id: `${question.id}#${part.id}`, view, part }));
}

/** Whether people said different things: then nothing can be added to what they said, but on its own page. */
export function isDisputed({ status, dissent }: QuestionView): boolean {
  return status === 'contested' || dissent.length > 0;
}

/** Why a cell is answered on its own page only, as it shows that; undefined where it is not. */
export function whyLocked({ view, part }: GridCell, polls: PollsNow): string | undefined {
  const { question, responses, status } = view;
  if (polls?.has(question.id)) return 'Everybody is being asked';
  if (status === 'contested') return `${responses.length} answers`;
  if (!part) return undefined;
  if (isDisputed(view)) return 'Not all agree';
  const value = answerNow(view);
  return isHeld(part, value, question.shape) ? undefined : part.textIn(value) || 'More than a cell holds';
}

type PollsNow = NonNullable<Workspace['activeWalkthrough']>['polls'] | undefined;

/** In which cells the same text can mean the same. */
export function answeredAs({ view, part }: GridCell): string {
  const { shape }: { readonly shape: ShapeSpec } = view.question;
  if (part) return `${shape.shape} ${part.kind}`;
  return shape.shape === 'list' || shape.shape === 'text' ? 'words' : JSON.stringify(shape);
}
