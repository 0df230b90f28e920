import { test } from 'vitest';
import { print } from './figure.ts';
import { keep, median } from './ratio.ts';
import { openHocuspocus } from './room/hocuspocus-room.ts';
import type { OpenPeer, PeerRoom } from './room/peer.ts';
import { openSpecwalk } from './room/specwalk-room.ts';
import { type Tally, tally } from './room/tally.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Milliseconds in which what is on its way arrives. */
const SETTLING = 3 * SECOND;

/** Whoever needs longer than this many times the time planned is not waited for. */
const LATEST = 2;

const asleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Run {
  readonly acknowledged: Tally;
  readonly room: PeerRoom;
  readonly said: number;
  /** Megabytes of the server, taken twenty times over the run. */
  readonly memory: readonly number[];
  /** Processor time of the server for each thing said, in milliseconds. */
  readonly busy: number;
}

const p99 = (of: Tally) => `${of.percentile(99).toFixed(1)} ms`;

/** People who say something at a steady rate for some time, whoever is slow. */
async function steady(open: OpenPeer, people: number, perSecond: number, time: number): Promise<Run> {
  const room = await open(people);
  const acknowledged = tally();
  const memory: number[] = [];
  const pending: Promise<void>[] = [];
  const before = room.busy();
  const begun = performance.now();
  const total = Math.round((perSecond * time) / SECOND);
  let said = 0;
  for (; said < total && performance.now() < begun + LATEST * time; said += 1) {
    const due = begun + (said * SECOND) / perSecond;
    const early = due - performance.now();
    if (early > 0) await asleep(early);
    if (said % Math.ceil(total / 20) === 0) memory.push(room.memory());
    const sent = performance.now();
    pending.push(
      room.say(said % people, Math.floor(said / people)).then(() => acknowledged.add(performance.now() - sent)),
    );
  }
  await Promise.race([Promise.all(pending), asleep(begun + LATEST * time - performance.now())]);
  await asleep(SETTLING);
  memory.push(room.memory());
  const busy = (room.busy() - before) / said;
  await room.close();
  return { acknowledged, room, said, memory, busy };
}

interface Burst {
  readonly acknowledged: Tally;
  /** How many answers had been acknowledged when it was looked for them on disk, and how many were there. */
  readonly said: number;
  readonly onDisk: number;
}

/** Everybody at the same moment, several times over; before that each has spoken once, as they do in a room. */
async function atOnce(open: OpenPeer, people: number, times: number): Promise<Burst> {
  const room = await open(people);
  const acknowledged = tally();
  let onDisk = 0;
  for (let person = 0; person < people; person += 1) await room.say(person, times);
  for (let time = 0; time < times; time += 1) {
    await Promise.all(
      Array.from({ length: people }, async (_, person) => {
        const sent = performance.now();
        await room.say(person, time);
        acknowledged.add(performance.now() - sent);
      }),
    );
    onDisk = room.onDisk();
    await asleep(SECOND);
  }
  await room.close();
  return { acknowledged, said: people * (times + 1), onDisk };
}

const delivered = ({ room, said }: Run, people: number) => `${room.seen.count()} of ${said * people} deliveries`;

/** Runs ours and the peer in turn. */
async function inTurn<T>(rounds: number, run: (open: OpenPeer) => Promise<T>) {
  const runs: { readonly ours: T; readonly theirs: T }[] = [];
  for (let round = 0; round < rounds; round += 1)
    runs.push({ ours: await run(openSpecwalk), theirs: await run(openHocuspocus) });
  return {
    runs,
    middle: (of: (run: T) => number) => ({
      ours: median(runs.map(({ ours }) => of(ours))),
      theirs: median(runs.map(({ theirs }) => of(theirs))),
    }),
  };
}

const ROUNDS = 3;
/** Ours syncs an answer before it acknowledges it; Hocuspocus stores the document some time after. */
const BESIDE = { peer: 'Hocuspocus', unit: 'ms', goal: { ratio: 1 } } as const;

const STEADY: Readonly<Record<string, (run: Run) => number>> = {
  'acknowledged, p50': ({ acknowledged }) => acknowledged.percentile(50),
  'acknowledged, p99': ({ acknowledged }) => acknowledged.percentile(99),
  'seen by all, p99': ({ room }) => room.seen.percentile(99),
  'processor time of the server for each': ({ busy }) => busy,
};

test('50 people, 96 answers a second', { timeout: 10 * MINUTE }, async () => {
  const { runs, middle } = await inTurn(ROUNDS, (open) => steady(open, 50, 96, 10 * SECOND));
  for (const [what, of] of Object.entries(STEADY))
    keep({ ...BESIDE, what: `50 people, 96 answers a second: ${what}`, ...middle(of) });
  for (const { ours, theirs } of runs)
    print({ what: 'of that', figure: delivered(ours, 50), peer: `Hocuspocus ${delivered(theirs, 50)}` });
});

test('50 people at the same moment', { timeout: 10 * MINUTE }, async () => {
  const { middle } = await inTurn(ROUNDS, (open) => atOnce(open, 50, 10));
  const what = '50 answers at the same moment: acknowledged';
  keep({ ...BESIDE, what: `${what}, p99`, ...middle((run) => run.acknowledged.percentile(99)) });
  const missing = middle(({ said, onDisk }) => said - onDisk);
  keep({ ...BESIDE, ...missing, what: `${what}, and not on disk then (of 550)`, unit: '', goal: { ours: 0 } });
});

test('1,000 people, 48 answers a second', { timeout: 30 * MINUTE }, async () => {
  const minutes = Number(process.env.SPECWALK_BENCH_MINUTES ?? 10);
  const ours = await steady(openSpecwalk, 1_000, 48, minutes * MINUTE);
  print({
    what: `1,000 people, 48 a second, ${minutes} minutes: seen, p99`,
    figure: p99(ours.room.seen),
    goal: '250 ms',
    peer: `acknowledged ${p99(ours.acknowledged)}`,
  });
  print({
    what: '1,000 people: deliveries lost',
    figure: String(ours.said * 1_000 - ours.room.seen.count()),
    goal: '0',
    peer: delivered(ours, 1_000),
  });
  print({
    what: '1,000 people: memory of the server, from the first tenth to the end',
    figure: inMegabytes(ours.memory),
    goal: 'flat',
    peer: `${ours.said} answers kept`,
  });
  const peer = await steady(openHocuspocus, 1_000, 48, Math.min(minutes, 1) * MINUTE);
  print({
    what: 'Hocuspocus, 1,000 people, 48 a second, 1 minute: seen, p99',
    figure: p99(peer.room.seen),
    peer: `${delivered(peer, 1_000)} in twice the time; ${peer.said} said; ${inMegabytes(peer.memory)}`,
  });
});

const inMegabytes = (memory: readonly number[]) =>
  `${(memory[2] ?? 0).toFixed(0)} → ${(memory.at(-1) ?? 0).toFixed(0)} MB`;
