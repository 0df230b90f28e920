import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { freePort } from '../journeys/cut-line.ts';
import { AWAITED } from '../journeys/patience.ts';
import { ownFolder, WEBKIT_DRIVER, XVFB } from './programs.ts';
import { keyActions, type Remote, SIZE } from './remote.ts';

/** WebKit over WebDriver, on a screen that nobody sees: https://w3c.github.io/webdriver/ */
export async function openWebKit(program: string): Promise<Remote> {
  const { folder, remove } = ownFolder();
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] ?? screen, 'data');
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    // With the programs that it starts.
    detached: true,
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      HOME: folder,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
    },
  });
  const call = (method: 'GET' | 'POST', path: string, body?: object) => answered(port, method, path, body);
  await vi.waitFor(() => call('GET', '/status'), { timeout: AWAITED, interval: 50 });
  const options = { binary: program, args: ['--automation'] };
  const opened = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const { sessionId } = opened as { readonly sessionId: string };
  const session = (path: string, body?: object) => call(body ? 'POST' : 'GET', `/session/${sessionId}${path}`, body);
  await session('/window/rect', SIZE);
  const evaluate = (expression: string) =>
    session('/execute/sync', { script: `return (${expression}) ?? null`, args: [] });
  return {
    evaluate,
    goTo: (url) => session('/url', { url }),
    type: (keys) => session('/actions', { actions: keyActions(keys) }),
    // What still moves cannot be pressed.
    press: (expression) =>
      vi.waitFor(
        async () => {
          const found = `((one) => (one.scrollIntoView({ block: 'center', behavior: 'instant' }), one))(${expression})`;
          const [element = ''] = Object.values((await evaluate(found)) as Readonly<Record<string, string>>);
          await session(`/element/${element}/click`, {});
        },
        { timeout: AWAITED, interval: 100 },
      ),
    picture: async () => Buffer.from(String(await session('/screenshot')), 'base64'),
    close: async () => {
      endsAll(driver);
      screen.kill('SIGKILL');
      remove();
    },
  };
}

function endsAll({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGKILL');
}

async function answered(port: number, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}
