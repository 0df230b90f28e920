import { putOffIn, type QuestionView } from '#core/index.ts';

/** How many of some closed questions are settled, as everywhere, how many were put off, and how many are only not asked now. */
export function closedWords(views: readonly Pick<QuestionView, 'status'>[]): string {
  const parked = views.filter(({ status }) => status === 'parked').length;
  const later = putOffIn(views);
  const settled = views.length - parked - later;
  return [
    settled > 0 && `${settled} settled`,
    later > 0 && `${later} put off`,
    parked > 0 && `${parked} not asked now`,
  ]
    .filter(Boolean)
    .join(', ');
}
