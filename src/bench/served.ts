import { type ChildProcess, spawn } from 'node:child_process';

export interface Served {
  readonly url: string;
  readonly pid: number | undefined;
  /** Milliseconds from starting the process to the whole workspace in the hands of a client. */
  readonly coldStart: number;
  readonly close: () => Promise<void>;
}

/** Starts the built program on a workspace and waits until it has answered with all of it. */
export async function served(root: string): Promise<Served> {
  const start = performance.now();
  const child = spawn(process.execPath, ['dist/cli/specwalk.js', root, '--port', '0'], {
    env: { ...process.env, XDG_STATE_HOME: `${root}-state` },
  });
  const url = await addressOf(child);
  await (await fetch(`${url}/api/workspace`)).json();
  return {
    url,
    pid: child.pid,
    coldStart: performance.now() - start,
    close: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const found = /http:\/\/[\d.:]+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}
