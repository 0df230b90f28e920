import { memoize } from '../../base/memoize.ts';

const MAX_CACHED = 10_000;

/** “CustomerE-Mail”, “customer_email” and “Customer’s e-mail” all contain “customer” and “email”. */
export const wordsOfName = memoize(
  (label: string): readonly string[] =>
    label
      .replace(/(\p{Ll}|\p{Nd})(\p{Lu})/gu, '$1 $2')
      .replace(/\be[-–_ ]?mails?\b/giu, ' email ')
      .replace(/[’']s\b/giu, '')
      .replaceAll('ß', 'ss')
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  MAX_CACHED,
);

/** “Bought on” and “Sent at” are about the past, “Starts on” is not. */
export function isAboutPast(label: string): boolean {
  const [word = '', last = ''] = wordsOfName(label).slice(-2);
  return (
    (last === 'on' || last === 'at') &&
    /(?:ed|[^i]n|ght|nt|pt|ld|ft)$/u.test(word) &&
    !/^(?:want|plan|expect|schedul|need)/u.test(word)
  );
}
