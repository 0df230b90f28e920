import { lazily } from '../../base/memoize.ts';
import type { FoundMark } from '../marks/inline-marks.ts';
import type { MarkKind } from '../types.ts';
import { headingKey } from './sentence-keys.ts';
import type { SeparatedText } from './separate-template.ts';

/** Marks that come from a statement's shape; all others were written by a person. */
const SHAPE_KINDS: ReadonlySet<MarkKind> = new Set(['open-question', 'placeholder']);

/** Marks that may be a template's: its questions and its blanks. */
export function mayBeTemplateMark({ kind }: FoundMark): boolean {
  return SHAPE_KINDS.has(kind);
}

/** Tells which marks of a section are its template's: where the author says nothing, the section is one gap. */
export function templateMarkTest({ counts, template }: SeparatedText): (mark: FoundMark) => boolean {
  const saysSomething = counts.something + counts['not-applicable'] > 0;
  const words = lazily(() => template.map(headingKey));
  return (mark) => {
    const own = !saysSomething && mayBeTemplateMark(mark) ? headingKey(mark.text) : '';
    return own !== '' && words().some((statement) => statement.includes(own));
  };
}
