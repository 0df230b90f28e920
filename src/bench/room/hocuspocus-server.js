import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { Server } from '@hocuspocus/server';
import { encodeStateAsUpdate } from 'yjs';

/** One shared document, stored as its makers advise: some time after the last change, here with a sync. */
const [, , file = ''] = process.argv;
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
