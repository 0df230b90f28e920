/** The door of the server, for the command line. */
export { openFolder } from './folder-store.ts';
export { type LiveWorkspace, openLiveWorkspace } from './live-workspace.ts';
export { acquireLock } from './lock.ts';
export { readText } from './read-files.ts';
export { SPEC_LIMIT, specProblem } from './reading-trouble.ts';
export { type NotServing, type ServeOptions, type Serving, serve } from './serve.ts';
export { type Store, StoreFailure } from './store.ts';
