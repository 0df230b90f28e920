import { rmSync } from 'node:fs';
import { test } from 'vitest';
import { answerOnce } from './answer-once.ts';
import { largeWorkspace } from './large-workspace.ts';
import { keep, median } from './ratio.ts';
import { resident } from './room/resident.ts';
import { type Served, served } from './served.ts';

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 5;
const ANSWERS = 60;

/** Where a workspace is kept, and how one of so many questions is laid out there; another store is another line. */
const STORES = [{ store: 'a folder', lay: largeWorkspace }];

/** What may grow, and by how much at most when there are a hundred times as many questions. */
const GROWTHS: readonly {
  readonly what: string;
  readonly unit: string;
  readonly ratio: number;
  readonly of: (server: Served) => Promise<number>;
}[] = [
  { what: 'start, until a client has all', unit: 'ms', ratio: MANY / FEW, of: async ({ coldStart }) => coldStart },
  { what: 'save an answer', unit: 'ms', ratio: 2, of: savedIn },
  { what: 'list of all, fetched', unit: 'ms', ratio: MANY / FEW, of: listedIn },
  { what: 'memory of the server', unit: 'MB', ratio: 10, of: async ({ pid }) => resident(pid) },
];

test.each(STORES)(
  'from $store',
  async ({ store, lay }) => {
    const roots = [lay(MANY), lay(FEW)];
    // The first start writes the ledger; the figures are of what is opened every day.
    for (const root of roots) await (await served(root)).close();
    const taken = GROWTHS.map((): [number[], number[]] => [[], []]);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [which, root] of roots.entries()) {
        const server = await served(root);
        for (const [at, { of }] of GROWTHS.entries()) taken[at]?.[which]?.push(await of(server));
        await server.close();
      }
    for (const [at, { what, unit, ratio }] of GROWTHS.entries()) {
      const [many = [], few = []] = taken[at] ?? [];
      const row = { what: `${MANY.toLocaleString('en')} questions in ${store}: ${what}`, unit, goal: { ratio } };
      keep({ ...row, ours: median(many), peer: `with ${FEW}`, theirs: median(few) });
    }
    for (const root of roots) rmSync(root, { recursive: true });
  },
  600_000,
);

let said = 0;
async function savedIn({ url }: Served): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < ANSWERS; at += 1) {
    said += 1;
    taken.push(await answerOnce(url, at, said));
  }
  return median(taken);
}

async function listedIn({ url }: Served): Promise<number> {
  const start = performance.now();
  await (await fetch(`${url}/api/workspace`)).json();
  return performance.now() - start;
}
