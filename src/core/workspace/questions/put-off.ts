import { plural } from '../../english/plural.ts';
import type { QuestionStatus } from './life-cycle.ts';

/** How many questions were put off: they are closed, and nobody has said. */
export function putOffIn(views: readonly { readonly status: QuestionStatus }[]): number {
  return views.filter(({ status }) => status === 'deferred').length;
}

/** How many questions of a point are closed and not put off: somebody has said, or it does not apply. */
export function settledIn(point: {
  readonly closed: number;
  readonly questions: Parameters<typeof putOffIn>[0];
}): number {
  return point.closed - putOffIn(point.questions);
}

/** What words that all is said have to leave out: “ but one that was put off”; empty where nothing was. */
export function butPutOff(count: number): string {
  if (count === 0) return '';
  return plural(count, ' but one that was put off', ' but # that were put off');
}
