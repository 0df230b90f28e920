/** As many questions may be raised at once, and stand open while more wait. */
export const MOST_AT_ONCE = 2_000;

/** How many questions are not asked yet, of those that the specification raises and those that answers raise. */
export type Waiting = Readonly<Record<'spec' | 'answers', number>>;

/** What people are told of them, in one sentence; null: none waits. */
export function waitingSentence({ spec, answers }: Waiting): string | null {
  const [count, most] = [spec + answers, MOST_AT_ONCE].map((number) => number.toLocaleString('en'));
  if (count === '0') return null;
  return `${count} more questions wait, as no more than ${most} are asked at once; they are asked as others are closed.`;
}
