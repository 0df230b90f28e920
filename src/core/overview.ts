/** The door to how far many documents are: for the command line, the server, and the page over a folder. */
export { counted } from './english/plural.ts';
export { OVERVIEW_FORMATS, type Presented } from './overview/formats/formats.ts';
export { leastDone, percentDone } from './overview/least-done.ts';
export { overviewOf } from './overview/overview-of.ts';
export type * from './overview/shelf-view.ts';
export { summaryOf } from './overview/summary-of.ts';
export type * from './overview/types.ts';
export { shellWord } from './shell-word.ts';
