import { foldCase } from '../../shapes/normalize-text.ts';

/**
 * How names and words of choices are written: `bare` wherever letters allow it; `careful` between marks where a word of
 * theirs means something else in a condition; `marked` always between marks.
 */
type Care = 'bare' | 'careful' | 'marked';

export interface Style {
  readonly names: Care;
  readonly words: Care;
}

/** From the plainest to the one that is never misread. */
export const STYLES: readonly Style[] = [
  { names: 'bare', words: 'bare' },
  { names: 'bare', words: 'marked' },
  { names: 'careful', words: 'marked' },
  { names: 'marked', words: 'marked' },
];

const SIMPLE = /^\p{L}[\p{L}\p{M}\p{N}_]*(?: [\p{L}\p{M}\p{N}_]+)*$/u;
const MEANT_OTHERWISE = new Set(
  'and or not is in at least most more less greater than after before if then else where by of within my own its their the this that all each true false null nothing today now count sum min max first last average'.split(
    ' ',
  ),
);

/** Whether words can stand without marks around them. */
export function standsBare(words: string, care: Care): boolean {
  if (care === 'marked' || !SIMPLE.test(words)) return false;
  return (
    care === 'bare' ||
    !foldCase(words)
      .split(' ')
      .some((word) => MEANT_OTHERWISE.has(word))
  );
}

/** A name as it is written in a condition. A name that holds a backquote cannot stand between two. */
export function writeName(label: string, { names }: Style): string {
  return label.includes('`') || standsBare(label, names) ? label : `\`${label}\``;
}
