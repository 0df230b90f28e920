import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { Agent, type IncomingMessage, request } from 'node:http';
import { promisify } from 'node:util';
import type { Fact } from '#core/index.ts';

/** One of the servers of a database, as the built program. */
export interface OneServer {
  readonly port: number;
  readonly child: ChildProcess;
}

export const PROGRAM = 'dist/cli/specwalk.js';

/** Runs a command of the program for a database. Returns what it said. */
export async function databaseCommand(url: string, ...args: readonly string[]): Promise<string> {
  const run = promisify(execFile);
  return (await run(process.execPath, [PROGRAM, 'database', ...args, '--database', url])).stdout;
}

/** Starts a server of a database; resolves once it serves. */
export function startServer(database: string, port: number, more: readonly string[] = []): Promise<OneServer> {
  const args = [PROGRAM, '--database', database, '--port', String(port), ...more];
  const child = spawn(process.execPath, args);
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Ctrl C')) resolve({ port, child });
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}

export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
}

interface Asked {
  readonly host: string;
  readonly body?: object;
  readonly cookie?: string;
  /** Milliseconds after which one gives up; a stopped server never answers. */
  readonly patience?: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Asks the server at a port as a page at `host` would. Status 0: no answer. */
export function ask(port: number, path: string, { host, body, cookie = '', patience }: Asked): Promise<Answered> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, body: '', cookies: [] });
    const headers = {
      host,
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie !== '' && { cookie }),
    };
    const method = body ? 'POST' : 'GET';
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: text, cookies: answer.headers['set-cookie'] ?? [] }),
      );
      answer.on('error', none);
    });
    if (patience !== undefined) asked.setTimeout(patience, () => asked.destroy());
    asked.on('error', none);
    asked.end(body && JSON.stringify(body));
  });
}

/** A page that listens, and reads everything again where the server says so: the ids of the facts that it knows. */
export function openListener(port: () => number, host: string, cookie = '') {
  const known = new Set<string>();
  let place = '';
  let isClosed = false;
  let current: IncomingMessage | undefined;
  const room: { last: string } = { last: '' };

  const learn = (facts: readonly Fact[]) => {
    for (const fact of facts) if ('id' in fact) known.add(fact.id);
  };
  /** As a page does: for as long as it takes. */
  const readAll = async (): Promise<void> => {
    const { status, body } = await ask(port(), '/api/workspace', { host, cookie });
    if (isClosed) return;
    if (status !== 200) return void setTimeout(readAll, 50);
    const { epoch, seq, facts } = JSON.parse(body);
    if (place === '') place = `${epoch}-${seq}`;
    learn(facts);
  };
  const onEvent = (text: string) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
    place = field('id') || place;
    if (field('event') === 'facts') learn(JSON.parse(field('data')).added);
    if (field('event') === 'snapshot') void readAll();
    if (field('event') === 'room') room.last = field('data');
  };
  const listen = () => {
    if (isClosed) return;
    const path = `/api/events?since=${place}`;
    const asked = request({ host: '127.0.0.1', port: port(), path, headers: { host, cookie } }, (answer) => {
      current = answer;
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) onEvent(event);
      });
      answer.on('error', () => undefined);
    });
    asked.on('error', () => undefined);
    asked.on('close', () => {
      if (!isClosed) setTimeout(listen, 50);
    });
    asked.end();
  };
  return {
    known,
    /** The last state of the room that came. */
    room: () => JSON.parse(room.last || '{}'),
    open: async () => {
      await readAll();
      listen();
    },
    close: () => {
      isClosed = true;
      current?.destroy();
    },
  };
}
