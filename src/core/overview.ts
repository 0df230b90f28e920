/** Entry point to how far many documents are, for the command line, the server, and the page over a folder. */

export { shellWord } from './base/shell-word.ts';
export { withCount } from './english/plural.ts';
export { OVERVIEW_FORMATS, type OverviewInput } from './reports/overview/formats/formats.ts';
export { leastDone, percentDone } from './reports/overview/least-done.ts';
export type * from './reports/overview/library-view.ts';
export { overviewOf } from './reports/overview/overview-of.ts';
export { summaryOf } from './reports/overview/summary-of.ts';
export type * from './reports/overview/types.ts';
