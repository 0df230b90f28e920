import { countDeferred, type QuestionView } from '#core/index.ts';

/** How many of some closed questions are settled, put off, or not asked now. */
export function closedSummary(views: readonly Pick<QuestionView, 'status'>[]): string {
  const parked = views.filter(({ status }) => status === 'parked').length;
  const later = countDeferred(views);
  const settled = views.length - parked - later;
  return [settled > 0 && `${settled} settled`, later > 0 && `${later} put off`, parked > 0 && `${parked} not asked now`]
    .filter(Boolean)
    .join(', ');
}
