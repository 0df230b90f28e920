import type { QuestionView } from '#core/index.ts';

/** How many of some closed questions count as closed, as everywhere, and how many are only not asked now. */
export function closedWords(views: readonly Pick<QuestionView, 'status'>[]): string {
  const parked = views.filter(({ status }) => status === 'parked').length;
  const closed = views.length - parked;
  return [closed > 0 && `${closed} closed`, parked > 0 && `${parked} not asked now`]
    .filter(Boolean)
    .join(', ');
}
