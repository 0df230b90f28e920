/** The door of the server, for the command line. */
export type { Links } from './access/open-door.ts';
export { publicAddress } from './addresses.ts';
export { openFolder } from './folder-store.ts';
export { type LiveWorkspace, openLiveWorkspace } from './live-workspace.ts';
export { readText } from './read-files.ts';
export { SPEC_LIMIT, specProblem } from './reading-trouble.ts';
export { serve } from './serve.ts';
export type { Store } from './store.ts';
