import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One shared document, stored as its makers advise: some time after the last change, here with a sync. */
const [, , installed = '', file = ''] = process.argv;
const load = createRequire(`${installed}/`);
const { Server } = load('@hocuspocus/server');
const { encodeStateAsUpdate } = load('yjs');
const server = new Server({
  port: 0,
  quiet: true,
  stopOnSignals: true,
  onStoreDocument: async ({ document }) => {
    const to = openSync(file, 'w');
    writeSync(to, encodeStateAsUpdate(document));
    fsyncSync(to);
    closeSync(to);
  },
});
await server.listen();
process.stdout.write(`${server.webSocketURL}\n`);
