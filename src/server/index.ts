/** The door of the server, for the command line. */
export type { Links } from './access/open-door.ts';
export { publicAddress } from './addresses.ts';
export { openFolder } from './folder-store.ts';
export { type LiveWorkspace, openLiveWorkspace } from './live-workspace.ts';
export { decodeText, readText } from './read-files.ts';
export { headlessProblem, readOrSay, SPEC_LIMIT, specProblem } from './reading-trouble.ts';
export { serve } from './serve.ts';
export { newestSourceIn, openCopied, sourceFileOf } from './shelf/copied.ts';
export type { Listing, MakeWorkspace } from './shelf/listing.ts';
export { readDocuments } from './shelf/read-documents.ts';
export { readFamily } from './shelf/read-family.ts';
export { serveShelf } from './shelf/serve-shelf.ts';
export { type Outside, openOutside } from './source/outside.ts';
export { sumOf } from './source/source-stand.ts';
export { stateFolder } from './state-folder.ts';
export { type Reading, type Store, StoreFailure } from './store.ts';
export { MOST_AT_ONCE } from './waiting.ts';
