/** Entry point to what a document leaves unsaid, as a report in every format, for the command line. */

export { printable } from './base/one-line.ts';
export { shellWord } from './base/shell-word.ts';
export { GAPS_FORMATS, type Presented } from './reports/gaps/formats.ts';
export { newIn } from './reports/gaps/new-in.ts';
export { type DocumentGaps, documentGaps } from './reports/gaps/report.ts';
export { openIn } from './reports/gaps/total.ts';
