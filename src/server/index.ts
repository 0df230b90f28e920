/** What the command line may use of the server. */

export { MAX_OPEN_QUESTIONS } from './commands/raise-questions.ts';
export { type Database, isDatabaseUrl } from './database/connection.ts';
export {
  type DatabaseWorkspace,
  filesOf,
  findWorkspace,
  listWorkspaces,
  makeWorkspaceOf,
  setArchived,
} from './database/workspaces.ts';
export { stateFolder } from './disk/disk.ts';
export { isWritablePath, openFolder } from './disk/folder-store.ts';
export {
  decodeText,
  noHeadingProblem,
  readText,
  SPEC_LIMIT,
  specProblem,
  tryRead,
} from './disk/read-files.ts';
export { type ReadResult, type Store, StoreFailure } from './disk/store.ts';
export { publicAddress } from './http/addresses.ts';
export type { ListedDocument, Listing, MakeWorkspace } from './library/listing.ts';
export { copyMatcher, newestSourceIn, sourceFileOf } from './library/listing.ts';
export { readCorpus } from './library/read-corpus.ts';
export { readDocuments } from './library/read-documents.ts';
export type { Links } from './serve.ts';
export { serve } from './serve.ts';
export { inviteTo, openDatabase, serveDatabase, workspaceUrl } from './serve-database.ts';
export { serveDocumentLibrary } from './serve-library.ts';
export { type OutsideDocuments, openOutsideDocuments } from './source/outside-documents.ts';
export { sha256Of } from './source/source-status.ts';
export { type LiveWorkspace, openLiveWorkspace } from './workspace/live-workspace.ts';
