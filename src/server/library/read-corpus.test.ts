import { expect, test } from 'vitest';
import { readCorpus } from './read-corpus.ts';

const documentOf = (path: string) => ({
  path,
  read: () => ({ ok: true as const, text: `# ${path}\n\nTBD\n` }),
});

test('a document that is too much to read is named, and takes no other with it', async () => {
  const documents = ['a.md', 'deep.md', 'z.md'].map(documentOf);
  const { taken, troubles: diagnostics } = await readCorpus(documents, {
    templates: [],
    take: ({ path }, spec) => {
      // As a regular expression fails that is out of memory.
      if (path === 'deep.md') throw new RangeError('Maximum call stack size exceeded');
      return spec.points.length;
    },
  });
  expect([...taken].map(([{ path }, points]) => [path, points])).toEqual([
    ['a.md', 1],
    ['z.md', 1],
  ]);
  expect([...diagnostics.values()]).toEqual([
    'deep.md cannot be read: one of its lines is too long or too deeply nested; break it into shorter ones.',
  ]);
});

test('any other fault is not hidden', async () => {
  const take = () => {
    throw new TypeError('a fault');
  };
  await expect(readCorpus([documentOf('a.md')], { templates: [], take })).rejects.toThrow('a fault');
});
