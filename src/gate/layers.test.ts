import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LAYERS } from './layers.ts';

type Source = readonly [file: string, text: string];

const IMPORT = /\b(?:from|import)\s*\(?\s*'(?<path>[.#][^']+)'/gu;
const NOT_THE_PRODUCT = /\.(?:test|bench)\.tsx?$/u;
/** Folders that another test of the gate plants for a moment. */
const PLANTED = /(?:^|[\\/])wrong-/u;

describe.each(Object.keys(LAYERS))('the folders of %s', (root) => {
  test('import only what stands below them', () => {
    expect(upwardIn(root, sourcesOf(root))).toEqual([]);
  });

  test('are listed, each with a reason', () => {
    const there = new Set(sourcesOf(root).map(([file]) => folderOf(root, file)));
    there.delete('');
    expect((LAYERS[root] ?? []).map(([folder]) => folder).sort()).toEqual([...there].sort());
    expect((LAYERS[root] ?? []).filter(([, why]) => why === '')).toEqual([]);
  });
});

describe('an import that leads upward is caught', () => {
  test.each<Source>([
    ['src/server/disk/wrong.ts', "import { handleCommand } from '../commands/handle.ts';"],
    ['src/server/access/wrong.ts', "import type { Events } from '../audience/events.ts';"],
    ['src/server/cache/wrong.ts', "export * from '#server/workspace/live-workspace.ts';"],
    ['src/server/http/wrong.ts', "const app = await import('../app.ts');"],
    ['src/cli/base/wrong.ts', "import '../documents/document.ts';"],
    ['src/core/wrong.ts', "import '../server/index.ts';"],
  ])('%s: %s', (file, text) => {
    expect(Object.keys(LAYERS).flatMap((root) => upwardIn(root, [[file, text]]))).toHaveLength(1);
  });

  test('and one that leads downward is not', () => {
    const text = "import type { Store } from '../disk/store.ts'; import '#core/index.ts'; import './context.ts';";
    const sources: readonly Source[] = [['src/server/commands/right.ts', text]];
    expect(Object.keys(LAYERS).flatMap((root) => upwardIn(root, sources))).toEqual([]);
  });
});

function sourcesOf(root: string): readonly Source[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !NOT_THE_PRODUCT.test(name) && !PLANTED.test(name))
    .map((name) => [join(root, name), readFileSync(join(root, name), 'utf8')]);
}

/** The imports that lead from one folder of a root to a higher one, or to a door. */
function upwardIn(root: string, sources: readonly Source[]): readonly string[] {
  const layers = (LAYERS[root] ?? []).map(([folder]) => folder);
  const heightOf = (folder: string) => (layers.includes(folder) ? layers.indexOf(folder) : layers.length);
  return sources.flatMap(([file, text]) =>
    [...text.matchAll(IMPORT)].flatMap(({ groups: { path = '' } = {} }) => {
      const target = path.startsWith('#') ? normalize(`src/${path.slice(1)}`) : join(dirname(file), path);
      if ([file, target].some((one) => relative(root, one).startsWith('..'))) return [];
      const isUpward = heightOf(folderOf(root, file)) < heightOf(folderOf(root, target));
      return isUpward ? [`${file} imports ${target}`] : [];
    }),
  );
}

/** The folder below a root that a file lies in; empty for what lies in the root itself. */
function folderOf(root: string, file: string): string {
  const [first = '', ...rest] = relative(root, file).split(sep);
  return rest.length === 0 ? '' : first;
}
