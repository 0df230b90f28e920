/** Entry point to what a document leaves unsaid, as a report in every format, for the command line. */

export { printable } from './base/printable.ts';
export { shellWord } from './base/shell-word.ts';
export { GAPS_FORMATS, type GapsInput } from './reports/gaps/formats.ts';
export { newGaps } from './reports/gaps/new-gaps.ts';
export { type DocumentGaps, documentGaps } from './reports/gaps/report.ts';
export { totalGaps } from './reports/gaps/total.ts';
