import { plural } from '../../english/plural.ts';
import type { QuestionStatus } from './life-cycle.ts';

/** Put off: they are closed, although nobody has said. */
export function putOffIn(views: readonly { readonly status: QuestionStatus }[]): number {
  return views.filter(({ status }) => status === 'deferred').length;
}

/** Closed and not put off: somebody has said, or it does not apply. */
export function settledIn(point: {
  readonly closed: number;
  readonly questions: Parameters<typeof putOffIn>[0];
}): number {
  return point.closed - putOffIn(point.questions);
}

/** The exception in words that all is said: “ but one that was put off”; empty where nothing was. */
export function butPutOff(count: number): string {
  if (count === 0) return '';
  return plural(count, ' but one that was put off', ' but # that were put off');
}
