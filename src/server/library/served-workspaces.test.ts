import { expect, test } from 'vitest';
import type { NotServing } from '../http/listening.ts';
import type { Serving } from '../serve.ts';
import { openServedWorkspaces } from './served-workspaces.ts';

function serving(close: () => Promise<void>): Serving {
  return { url: 'http://127.0.0.1:9', title: '', links: null, isReachable: false, close };
}

/** An opening that lasts until the test ends it. */
function underWay() {
  let done: (serving: Serving | NotServing) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<Serving | NotServing>((resolve, reject) => {
    done = resolve;
    fail = reject;
  });
  return { promise, done: (serving: Serving) => done(serving), fail: (error: Error) => fail(error) };
}

test('a workspace that failed to open is tried again when it is asked for again', async () => {
  const answers = [Promise.reject(new Error('no disk')), Promise.resolve(serving(async () => undefined))];
  const opened = openServedWorkspaces(() => answers.shift() ?? Promise.reject(new Error('asked once more')));
  await expect(opened.open('a')).rejects.toThrow('no disk');
  expect(opened.url('a')).toBeNull();
  expect(await opened.open('a')).toEqual({ url: 'http://127.0.0.1:9' });
  expect(await opened.open('a')).toEqual({ url: 'http://127.0.0.1:9' });
});

test('the end comes to all, to one just being opened too, whatever fails; then none is opened', async () => {
  const ended: string[] = [];
  const ends = (root: string) => async () => {
    if (root === 'broken') throw new Error('not written');
    ended.push(root);
  };
  const slow = underWay();
  const opened = openServedWorkspaces(async (root) => (root === 'slow' ? slow.promise : serving(ends(root))));
  for (const root of ['broken', 'good']) await opened.open(root);
  const opening = opened.open('slow');
  const closing = opened.close();
  expect(await opened.open('late')).toEqual({ problem: expect.stringContaining('stopping') });
  setTimeout(() => slow.done(serving(ends('slow'))), 20);
  await expect(closing).rejects.toThrow('not written');
  expect(ended).toEqual(['good', 'slow']);
  await opening;
});

test('an opening that fails while all are ended leaves the others no harm', async () => {
  const ended: string[] = [];
  const failing = underWay();
  const good = serving(async () => void ended.push('good'));
  const opened = openServedWorkspaces((root) => (root === 'good' ? Promise.resolve(good) : failing.promise));
  await opened.open('good');
  const opening = expect(opened.open('bad')).rejects.toThrow('no disk');
  const closing = opened.close();
  failing.fail(new Error('no disk'));
  await Promise.all([opening, closing]);
  expect(ended).toEqual(['good']);
});
