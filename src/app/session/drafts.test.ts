import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** One tab of the browser: the modules of a page of its own. */
async function tab(meanwhile = (): void => undefined) {
  vi.resetModules();
  const { draftStore } = await import('./drafts.ts');
  const { openDrafts } = await import('./draft-storage.ts');
  const opened = openDrafts();
  meanwhile();
  await opened;
  return draftStore<{ words: string; who: string }>('draft', { words: '', who: '' });
}

test('a draft grows with every letter, and begins anew once it is dropped', async () => {
  const drafts = await tab();
  expect(drafts.read('one')).toEqual({ words: '', who: '' });
  drafts.edit('one', { words: 'a' });
  drafts.edit('one', { who: 'Ann' });
  expect(drafts.read('one')).toEqual({ words: 'a', who: 'Ann' });
  expect(drafts.read('one')).toBe(drafts.read('one'));
  drafts.drop('one');
  expect(drafts.read('one')).toEqual({ words: '', who: '' });
});

test('what is typed while a draft is being saved is not gone with it', async () => {
  const drafts = await tab();
  drafts.edit('one', { words: 'a' });
  const sent = drafts.read('one');
  drafts.edit('one', { words: 'a and b' });
  drafts.drop('one', sent);
  expect(drafts.read('one').words).toBe('a and b');
  drafts.drop('one', drafts.read('one'));
  expect(drafts.read('one').words).toBe('');
});

test('two tabs show the same draft, and the newest letter counts', async () => {
  const [one, two] = [await tab(), await tab()];
  one.edit('q', { words: 'first' });
  await expect.poll(() => two.read('q').words).toBe('first');
  two.edit('q', { words: 'first, then' });
  await expect.poll(() => one.read('q').words).toBe('first, then');
  one.drop('q');
  await expect.poll(() => two.read('q').words).toBe('');
});

test('what is typed in one tab while another one opens is there as well', async () => {
  const one = await tab();
  const two = await tab(() => one.edit('q', { words: 'meanwhile' }));
  await expect.poll(() => two.read('q').words).toBe('meanwhile');
});

test('what an earlier version of the page kept is taken over, and stays there where nothing else lasts', async () => {
  const held = new Map([
    ['specwalk.draft.one', '{"words":"kept"}'],
    ['specwalk.speaker', '{"name":"Ann"}'],
  ]);
  vi.stubGlobal('localStorage', {
    ...Object.fromEntries(held),
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => held.delete(key),
  });
  const drafts = await tab();
  expect(drafts.read('one').words).toBe('kept');
  expect([...held.keys()]).toEqual(['specwalk.draft.one', 'specwalk.speaker']);
});

test('what cannot be read as a draft is none', async () => {
  vi.stubGlobal('localStorage', {
    'specwalk.draft.one': '',
    getItem: () => '{"words":',
    removeItem: () => undefined,
  });
  expect((await tab()).read('one')).toEqual({ words: '', who: '' });
});
