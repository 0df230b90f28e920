import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut and mended, for all of a browser: its workers too, which cannot be put offline. */
export interface CutLine {
  readonly url: string;
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => void;
}

/** @param to port of the server, which need not be there yet */
export async function openLine(to: number): Promise<CutLine> {
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(to, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
    return undefined;
  });
  const port = await listen(server);
  const cut = () => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    mend: () => {
      whole = true;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}

/** A port that nobody listens at right now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : 0);
    });
  });
}
