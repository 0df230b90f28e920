import { plural } from '../../english/plural.ts';
import type { QuestionView } from '../workspace.ts';

/** Where a kind of product asks, this many questions matter most. */
const FIRST_PLACES = 12;

/**
 * Why a question comes where it does in the order of asking, in a few words: what weighs most; null where nothing does.
 *
 * @param only who alone of those in the room could know, by name or by what they speak for
 */
export function whyAsked({ rank, question, status }: QuestionView, only: string | null = null): string | null {
  const { waiting, place, isCore } = rank;
  if (only !== null) return `only ${only} could know, and is here`;
  if (isCore && status === 'open') return 'a first prototype needs it';
  if (waiting > 0) return plural(waiting, 'one question waits for it', '# questions wait for it');
  if (place !== null && place < FIRST_PLACES) return 'it matters to products of this kind';
  if (question.reversal === 3) return 'it is hard to change later';
  return question.minutes <= 1 ? 'it takes a minute' : null;
}
