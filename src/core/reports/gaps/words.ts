import { inOneShortLine } from '../../base/one-line.ts';
import type { Unsaid } from '../../spec/types.ts';
import type { ReportedMark, ReportedPoint } from './report.ts';

export const UNSAID_WORDS: Readonly<Record<Unsaid, string>> = {
  empty: 'empty',
  open: 'only marks',
  instructions: 'only instructions to the author',
  template: 'only text of the template',
};

/** A point as people call it: "3. Entities", or the title alone where it has no number. */
export function titleOf({ id, title }: Pick<ReportedPoint, 'id' | 'title'>): string {
  return inOneShortLine(/^\d/.test(id) ? `${id}. ${title}` : title);
}

/** Whom a mark waits for, and until when: "for Kim, due 2026-12-01"; empty where it names neither. */
export function waitsFor({ owner, due }: Pick<ReportedMark, 'owner' | 'due'>): string {
  return [...(owner ? [`for ${inOneShortLine(owner)}`] : []), ...(due ? [`due ${due}`] : [])].join(', ');
}
