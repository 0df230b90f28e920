import { expect, test } from 'vitest';
import { type Fact, factPath } from '#core/index.ts';
import { factFile, unfillSpec } from '#core/parsing.ts';
import { type Chance, chanceOf, seedOfRun } from '#testing/chance.ts';
import { howMuch } from '#testing/how-much.ts';
import { FAULTS, type Fault, type FaultyDisk, faultyDisk } from '#testing/server/faulty-disk.ts';
import { QUESTION, type Scratch, SPEC, scratch } from '#testing/server/scratch.ts';
import { type Disk, nodeDisk } from '../disk/disk.ts';
import { openFolder } from '../disk/folder-store.ts';
import { type LiveWorkspace, openLiveWorkspace } from './live-workspace.ts';

const CASES = howMuch(8, 1_000);
const COMMANDS = 14;
const TOGETHER = 5;

interface Command {
  readonly id: string;
  readonly type: string;
  readonly payload: object;
}

/** What was acknowledged: the bytes of each file, by its path. */
type Acknowledged = Map<string, string>;

const FILES = {
  'SPEC.md': SPEC,
  'questions/naming/question.md': QUESTION,
  'questions/paying/question.md': QUESTION.replace('named', 'paid'),
};

async function open(root: string, disk: Disk): Promise<LiveWorkspace> {
  let at = Date.UTC(2026, 2, 1);
  return openLiveWorkspace({
    store: openFolder(root, disk, true),
    name: 'demo',
    now: () => {
      at += 1_000;
      return new Date(at);
    },
    onError: (error) => {
      throw error;
    },
  });
}

function commands(chance: Chance): readonly Command[] {
  const by = { name: 'Ada', role: '' };
  let decisions = 0;
  return Array.from({ length: COMMANDS }, (_, at) => {
    const id = `command-${String(at).padStart(8, '0')}`;
    const value = `Said at ${at}. `.repeat(1 + chance.below(300)).trim();
    if (chance.happens(0.25)) {
      decisions += 1;
      const result = { outcome: 'decided', value };
      const payload = { by, question: 'paying', number: decisions, result, restsOn: [], against: [], seen: [] };
      return { id, type: 'decide', payload };
    }
    if (chance.happens(0.25)) {
      const payload = { by, point: '2', ask: `What of ${at}?`, why: 'It matters.', who: [], shape: { shape: 'text' } };
      return { id, type: 'raise', payload };
    }
    return { id, type: 'respond', payload: { by, question: 'naming', reply: { says: 'value', value } } };
  });
}

/** Sends what is not acknowledged, some at once, and notes what is. A power cut leaves requests without an answer. */
async function send(live: LiveWorkspace, all: readonly Command[], kept: Acknowledged, cut: Promise<unknown>) {
  const waiting: Command[] = [];
  for (let at = 0; at < all.length; at += TOGETHER) {
    const batch = all.slice(at, at + TOGETHER).map(async (command) => {
      const result = await live.handle(command);
      if (result.status === 200 || result.status === 201) note(kept, result.facts ?? []);
      else {
        // A decision may come before the one that it follows.
        const isEarly = 'problem' in result && result.problem?.startsWith('The next decision of') === true;
        expect(isEarly || result.status === 503, JSON.stringify(result)).toBe(true);
        waiting.push(command);
      }
    });
    const isOver = await Promise.race([Promise.all(batch).then(() => false), cut.then(() => true)]);
    if (isOver) return all;
  }
  return waiting;
}

function note(kept: Acknowledged, facts: readonly Fact[]): void {
  for (const fact of facts) kept.set(factPath(fact), factFile(fact).text);
}

function compare(disk: Scratch, kept: Acknowledged): void {
  for (const [path, text] of kept) expect(disk.text(path), path).toBe(text);
  expect(unfillSpec(disk.text('SPEC.md'))).toBe(SPEC);
}

/** On a sound disk all of it is there whole, and what was not acknowledged can be said again as if for the first time. */
async function isSoundAgain(disk: Scratch, all: readonly Command[], kept: Acknowledged): Promise<void> {
  const live = await open(disk.root, nodeDisk);
  // Without hard links a name is claimed by an empty file, which is told, and is as good as none.
  expect(live.snapshot().quarantined.filter(({ path }) => disk.text(path) !== '')).toEqual([]);
  compare(disk, kept);
  const never = new Promise(() => undefined);
  // What was decided goes by number, so one at a time.
  for (const command of all) expect(await send(live, [command], kept, never), JSON.stringify(command)).toEqual([]);
  expect(live.snapshot().quarantined).toEqual([]);
  await live.close();
  compare(disk, kept);
  expect(live.trouble()).toBeNull();
}

interface Case {
  readonly disk: Scratch;
  readonly faulty: FaultyDisk;
  readonly chance: Chance;
  readonly all: readonly Command[];
  readonly kept: Acknowledged;
}

function caseOf(seed: number): Case {
  const chance = chanceOf(seed);
  const disk = scratch(FILES);
  return { disk, chance, faulty: faultyDisk(disk.root, chance), all: commands(chance), kept: new Map() };
}

/** Turns faults on and off while it goes on. */
function storm(faulty: FaultyDisk, chance: Chance, fault: Fault): () => void {
  const timer = setInterval(() => faulty.turns(chance.happens(0.5) ? fault : 'none'), 1);
  return () => {
    clearInterval(timer);
    faulty.turns('none');
  };
}

test(`${CASES} disks that are full, slow, read-only, or write half of it: what was acknowledged is there, what was not can be said again`, async () => {
  const seed = seedOfRun('bad disk');
  let failed = 0;
  let acknowledged = 0;
  for (let at = 0; at < CASES; at += 1) {
    const { disk, faulty, chance, all, kept } = caseOf(seed + at);
    const live = await open(disk.root, faulty.disk);
    const calm = storm(faulty, chance, FAULTS[at % FAULTS.length] ?? 'none');
    await send(live, all, kept, new Promise(() => undefined));
    calm();
    await live.close();
    if (faulty.hasFailed()) failed += 1;
    acknowledged += kept.size;
    await isSoundAgain(disk, all, kept);
  }
  process.stdout.write(`bad disk: ${failed} of ${CASES} failed, ${acknowledged} files acknowledged meanwhile\n`);
  expect(failed).toBeGreaterThan(CASES / 4);
});

test(`the power is cut ${CASES} times, and only what was synced is left: what was acknowledged is`, async () => {
  const seed = seedOfRun('power cut');
  let acknowledged = 0;
  for (let at = 0; at < CASES; at += 1) {
    const { disk, faulty, chance, all, kept } = caseOf(seed + at);
    const image = scratch();
    const live = await open(disk.root, faulty.disk);
    faulty.turns(chance.happens(0.3) ? 'no links' : 'slow');
    const cut = new Promise<void>((resolve) => {
      setTimeout(() => {
        faulty.cutPower(image.root);
        resolve();
      }, chance.below(120));
    });
    await send(live, all, kept, cut);
    await cut;
    acknowledged += kept.size;
    await isSoundAgain(image, all, kept);
  }
  process.stdout.write(`power cut: ${acknowledged} files acknowledged before ${CASES} cuts\n`);
});
