/** What the command line may use of the server. */

export { MAX_AT_ONCE } from './commands/raise-standing.ts';
export { stateFolder } from './disk/disk.ts';
export { openFolder } from './disk/folder-store.ts';
export {
  decodeText,
  headlessProblem,
  readOrSay,
  readText,
  SPEC_LIMIT,
  specProblem,
} from './disk/read-files.ts';
export { type Reading, type Store, StoreFailure } from './disk/store.ts';
export { publicAddress } from './http/addresses.ts';
export type { Listed, Listing, MakeWorkspace } from './library/listing.ts';
export { newestSourceIn, openCopied, sourceFileOf } from './library/listing.ts';
export { readDocuments } from './library/read-documents.ts';
export { readFamily } from './library/read-family.ts';
export type { Links } from './serve.ts';
export { serve } from './serve.ts';
export { serveDocumentLibrary } from './serve-library.ts';
export { type Outside, openOutside } from './source/outside.ts';
export { sumOf } from './source/source-stand.ts';
export { type LiveWorkspace, openLiveWorkspace } from './workspace/live-workspace.ts';
