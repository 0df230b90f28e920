/**
 * The folders of the house in layers, the ground first: a folder imports only those above it in its list, and so no two
 * import each other. Files that stand in no folder of a list are its doors, and import any of them.
 */
export const LAYERS: Readonly<Record<string, readonly (readonly [folder: string, why: string])[]>> = {
  src: [
    ['core', 'pure: no disk, no network, no page'],
    ['app', 'the page: what people see and press'],
    ['server', 'turns requests into facts; knows no page'],
    ['cli', 'starts the server'],
    ['testing', 'what only tests use'],
    ['gate', 'what holds for all folders'],
    ['examples', 'the example workspaces, told to the program by its own commands'],
    ['corpus', 'the reader against documents of others'],
    ['bench', 'figures, beside a peer in the same run'],
    ['browsers', 'what the marks look like in every browser'],
    ['journeys', 'the built program, as people use it'],
  ],
  'src/server': [
    ['disk', 'files: read, written for good, watched'],
    ['http', 'what every server has: addresses, guards, pages, the log'],
    ['access', 'who may come in, and who asks for something'],
    ['audience', 'who is told what, and the stream that tells it'],
    ['cache', 'what was read of a workspace, and what follows from it'],
    ['commands', 'from what somebody asks for to a fact on disk'],
    ['source', 'the document that SPEC.md is a copy of'],
    ['workspace', 'one workspace, kept in step with its disk'],
    ['presence', 'who is here, and what is never stored'],
    ['library', 'a folder of documents, and the workspaces opened from it'],
  ],
  'src/cli': [
    ['base', 'what a command is, and the workspace that it is given'],
    ['documents', 'finding and reading documents'],
    ['init', 'making workspaces of them'],
  ],
};
