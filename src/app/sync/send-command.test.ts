import { expect, onTestFinished, test, vi } from 'vitest';
import type { Command } from '#core/index.ts';
import { sendCommand } from './send-command.ts';

const BY = { name: 'Ann', role: '' };
const POINT = 'entities';

test.each<Command>([
  { id: 'a', type: 'adopt', payload: { by: BY, point: POINT } },
  { id: 'b', type: 'respond', payload: { by: BY, question: 'q', reply: { says: 'unknown', who: '' } } },
])('every command names the workspace it was said in', async (command) => {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(new Request(new URL(path, 'http://127.0.0.1'), init));
    return Response.json({ facts: [] }, { status: 201 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect((await sendCommand(command, 'Küche & Bar')).status).toBe(201);
  expect(asked.map(({ headers }) => headers.get('specwalk-workspace'))).toEqual(['K%C3%BCche%20%26%20Bar']);
});
