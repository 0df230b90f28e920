/** Entry point to what a document leaves unsaid, as a report in every format, for the command line. */

export { printable, shellWord } from './base/texts.ts';
export { GAPS_FORMATS, type GapsInput } from './reports/gaps/formats.ts';
export { newGaps } from './reports/gaps/new-gaps.ts';
export { type DocumentGaps, documentGaps, totalGaps } from './reports/gaps/report.ts';
