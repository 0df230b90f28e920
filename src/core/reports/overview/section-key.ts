import { folded } from '../../shapes/folded.ts';

/** What a person may put before a heading that says only where it stands: "3.", "2.1", "IV.", "b)". */
const NUMBER = /^(?:\d+(?:\.\d+)*[.)]?|[ivxlc]+[.)]|[a-z][.)])\s+/;

/** The words of a heading by which it is the same in several documents: no number, case, spacing or last colon. */
export function sectionKey(heading: string): string {
  return folded(heading).replace(NUMBER, '').replace(/\s*:$/, '');
}
