/** Entry point to how far many documents are, for the command line, the server, and the page over a folder. */

export { shellWord } from './base/texts.ts';
export { withCount } from './english/plural.ts';
export { OVERVIEW_FORMATS, type OverviewInput } from './reports/overview/formats/formats.ts';
export type * from './reports/overview/overview-of.ts';
export { overviewOf } from './reports/overview/overview-of.ts';
export { leastDone, percentDone, summaryOf } from './reports/overview/summary-of.ts';
export type * from './reports/overview/types.ts';
