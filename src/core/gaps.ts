/** The door to what a document leaves unsaid, as a report in every format: for the command line. */
export { GAPS_FORMATS, type Presented } from './gaps/formats.ts';
export { newIn } from './gaps/new-in.ts';
export { type DocumentGaps, documentGaps } from './gaps/report.ts';
export { openIn } from './gaps/total.ts';
export { printable } from './one-line.ts';
export { shellWord } from './shell-word.ts';
