import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';

/** What the server said to a command; status 0: nothing. */
interface Heard {
  readonly status: number;
  readonly text: string;
}

/** The built program in a process of its own. */
export interface KillableServer {
  /** Resolves to whether it takes requests; false: it was killed before. */
  readonly begun: Promise<boolean>;
  readonly post: (command: object, workspace: string) => Promise<Heard>;
  readonly kill: () => void;
  readonly ends: () => Promise<void>;
  readonly gone: Promise<unknown>;
}

export function startServer(root: string, state: string, sockets: number): KillableServer {
  const child = spawn(process.execPath, ['dist/cli/specwalk.js', root, '--port', '0'], {
    env: { ...process.env, XDG_STATE_HOME: state },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  let url = '';
  let said = '';
  const begun = new Promise<boolean>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      [url = ''] = /http:\/\/[\d.:]+/.exec(said) ?? [];
      if (url !== '') resolve(true);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code, signal) =>
      signal === 'SIGKILL' ? resolve(false) : reject(new Error(`The server ended with ${code}: ${said}`)),
    );
  });
  void gone.then(() => agent.destroy());
  return {
    begun,
    gone,
    post: (command, workspace) => post(agent, url, command, workspace),
    kill: () => child.kill('SIGKILL'),
    ends: () => endsBySigterm(child, gone),
  };
}

async function endsBySigterm(child: ChildProcess, gone: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  await gone;
}

function post(agent: Agent, url: string, command: object, workspace: string): Promise<Heard> {
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, text: '' });
    const headers = { 'content-type': 'application/json', 'specwalk-workspace': encodeURIComponent(workspace) };
    const asked = request(`${url}/api/commands`, { method: 'POST', agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      answer.on('error', nothing);
      answer.on('aborted', nothing);
    });
    asked.on('error', nothing);
    asked.end(JSON.stringify(command));
  });
}
