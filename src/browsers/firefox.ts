import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { ownFolder } from './programs.ts';
import { keyActions, pressAt, type Remote, SIZE } from './remote.ts';

/** Firefox over WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export async function openFirefox(program: string): Promise<Remote> {
  const { folder, remove } = ownFolder();
  const child = spawn(program, ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  });
  const close = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    remove();
  };
  const line = new WebSocket(`${await listening(child.stderr)}/session`);
  await once(line, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  line.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data));
    waiting.get(answer.id ?? 0)?.(answer);
  });
  let sent = 0;
  const send = async (method: string, params: object): Promise<Answer['result']> => {
    sent += 1;
    const answered = new Promise<Answer>((resolve) => waiting.set(sent, resolve));
    line.send(JSON.stringify({ id: sent, method, params }));
    const answer = await answered;
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  };
  await send('session.new', { capabilities: {} });
  const tree = await send('browsingContext.getTree', {});
  const context = tree.contexts?.[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: SIZE });
  const evaluate = async (expression: string) => {
    const wrapped = `JSON.stringify(${expression} ?? null)`;
    const { result, exceptionDetails } = await send('script.evaluate', {
      expression: wrapped,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`);
    return JSON.parse(String(result?.value));
  };
  const act = (actions: readonly object[]) => send('input.performActions', { context, actions });
  return {
    evaluate,
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    type: (keys) => act(keyActions(keys)),
    press: (element) => pressAt(element, { evaluate, act }),
    picture: async () =>
      Buffer.from((await send('browsingContext.captureScreenshot', { context })).data ?? '', 'base64'),
    close,
  };
}

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly message?: string;
  readonly result: {
    readonly contexts?: readonly { readonly context: string }[];
    readonly result?: { readonly value?: unknown };
    readonly exceptionDetails?: { readonly text: string };
    readonly data?: string;
  };
}

/** The address at which it listens, as it says itself. */
async function listening(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(stderr)) {
    const found = /ws:\/\/\S+/.exec(line);
    if (!found) continue;
    stderr.resume();
    return found[0];
  }
  throw new Error('Firefox ended before it listened.');
}
