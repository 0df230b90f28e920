import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { print } from './figure.ts';
import { type ManyDocuments, manyDocuments } from './many-documents.ts';
import { onAllCores, onOneCore, type Run } from './one-core.ts';
import { installed } from './peers/installed.ts';
import { compare, median } from './ratio.ts';

const SPECWALK = resolve('dist/cli/specwalk.js');
const BARE = resolve('src/bench/bare-parse.js');
const MARKDOWNLINT = 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs';
const RUNS = 3;
/** So few that the slowest peer is done in reasonable time. */
const SOME = 60;
let many: ManyDocuments;

beforeAll(() => {
  many = manyDocuments();
});
afterAll(() => rmSync(many.root, { recursive: true }));

/** The middle one of some runs. */
function middle(script: string, args: readonly string[]): Run {
  const runs = Array.from({ length: RUNS }, () => onOneCore(script, args));
  runs.sort((a, b) => a.seconds - b.seconds);
  return runs[RUNS >> 1] ?? onOneCore(script, args);
}

function seconds({ seconds: taken }: Run): string {
  return `${taken.toFixed(2)} s`;
}

const ownArguments = (...paths: readonly string[]) => ['gaps', '--format', 'json', ...paths];

test('a folder of 657 documents, 20 MB, read as one family', async () => {
  const own: Run[] = [];
  const names = readdirSync(many.folder);
  await compare({
    what: `gaps in ${names.length} documents, ${many.megabytes.toFixed(0)} MB, with the cores there are`,
    unit: 's',
    goal: { ours: 1.5 },
    rounds: RUNS,
    ours: () => {
      const run = onAllCores(SPECWALK, ownArguments(many.folder));
      own.push(run);
      return run.seconds;
    },
    peer: 'a bare parse',
    theirs: () => onAllCores(BARE, [many.folder]).seconds,
  });
  const peak = median(own.map(({ megabytes }) => megabytes));
  const busy = median(own.map((run) => run.busy));
  print({ what: 'memory for that, at its peak', figure: `${peak.toFixed(0)} MB`, goal: '300 MB' });
  print({ what: 'processor time for that, on all threads together', figure: `${busy.toFixed(2)} s`, goal: '–' });
  const some = names.slice(0, SOME).map((name) => join(many.folder, name));
  await compare({
    what: `scan of ${SOME} documents, 1.8 MB, processor time on one core`,
    unit: 's',
    goal: { ratio: 1 },
    rounds: RUNS,
    ours: () => onOneCore(SPECWALK, ownArguments(...some)).busy,
    peer: 'markdownlint-cli2',
    theirs: () => onOneCore(join(installed('markdownlint'), MARKDOWNLINT), some).busy,
  });
});

test('one document of 20 MB', () => {
  const own = middle(SPECWALK, ownArguments(many.one));
  const bare = middle(BARE, [many.one]);
  print({
    what: `gaps in one document of ${many.megabytes.toFixed(1)} MB, one core`,
    figure: seconds(own),
    goal: '3 s',
    peer: `bare parse ${seconds(bare)}`,
  });
});

const HARD: Readonly<Record<string, (bytes: number) => string>> = {
  'nested quotes': (bytes) => '> '.repeat(bytes / 2),
  'nested lists': (bytes) =>
    Array.from({ length: bytes / 400 }, (_, at) => `${' '.repeat((at * 2) % 200)}- x`).join('\n'),
  'one long line': (bytes) => 'word TBD [a '.repeat(bytes / 12),
  'nothing but headings': (bytes) => '# a\n'.repeat(bytes / 4),
  'emphasis that never ends': (bytes) => '*a_ **b '.repeat(bytes / 8),
  'open brackets': (bytes) => '['.repeat(bytes),
  'open comments': (bytes) => 'TBD <!-- '.repeat(bytes / 9),
  'a table of empty cells': (bytes) => `| a | b |\n|---|---|\n${'| x | |\n'.repeat(bytes / 8)}`,
  'a list of open questions': (bytes) => `# Open questions\n${'- why?\n'.repeat(bytes / 7)}`,
};

test.each(Object.entries(HARD))('%s: what a byte costs at 1 MB and at 4 MB', (name, make) => {
  const [small, large] = [1_000_000, 4_000_000].map((bytes) => {
    const path = join(many.root, 'hard.md');
    writeFileSync(path, make(bytes));
    return onOneCore(SPECWALK, ownArguments(path)).seconds / (bytes / 1e6);
  });
  print({
    what: `${name}, seconds for a megabyte at 1 MB and at 4 MB`,
    figure: `${small?.toFixed(2)} → ${large?.toFixed(2)}`,
    goal: 'no more',
  });
});
