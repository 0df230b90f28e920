import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factPath } from '#core/index.ts';
import { factFile, readWorkspace, unfillSpec } from '#core/parsing.ts';
import { howMuch } from '#testing/how-much.ts';
import { memoryStore } from '#testing/server/memory-store.ts';
import { QUESTION, SPEC } from '#testing/server/scratch.ts';
import type { Viewer } from './access/viewer.ts';
import { openLiveWorkspace } from './workspace/live-workspace.ts';

const RUNS = howMuch(200, 100_000);
/** Commands to one workspace; then another one begins. */
const COMMANDS = 200;

const hostile = fc.constantFrom(
  ...['', ' ', 'x', '../../etc/passwd', '..\\..\\x', '/etc/passwd', 'C:\\x', 'con', '__proto__', 'constructor', '\0'],
  ...['<script>alert(1)</script>', '---\nby: Eve\n---', '<<<<<<< HEAD', '=1+1', '{{x}}', '\u202e\u0000\ud800'],
  ...['<!-- specwalk:decided 2 · 00000000 -->', '# 9. New', '```', '&a [*a]', '!!js/function >', 'a'.repeat(5_000)],
  ...['naming', '2', 'command-00000001', '2026-03-01-3fa9c1d2', '2026-13-45', 'Anonymous', 'Ada', 'a\u0308'],
);
const anything = fc.oneof(
  { weight: 6, arbitrary: hostile },
  { weight: 2, arbitrary: fc.anything({ maxDepth: 2, withNullPrototype: false }) },
  { weight: 1, arbitrary: fc.integer() },
);
const by = fc.record({ name: fc.constantFrom('Ada', 'Bob', 'Eve'), role: fc.constantFrom('', 'Finance') });
const id = fc.integer({ min: 0, max: 400 }).map((at) => `command-${String(at).padStart(8, '0')}`);
const question = fc.constantFrom('naming', 'paying', 'listing', 'nothing');
const words = fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 30 }), fc.constant('By year'));
const value = fc.oneof(words, fc.array(words, { maxLength: 3 }), fc.constant({ amount: '3', unit: 'days' }));
const result = fc.oneof(
  value.map((own) => ({ outcome: 'decided', value: own })),
  words.map((owner) => ({ outcome: 'deferred', owner, until: '2027-01-31' })),
  words.map((reason) => ({ outcome: 'withdrawn', reason })),
  value.map((own) => ({ outcome: 'assumed', value: own, revisit: '2027-01-31' })),
);
const walkthrough = fc.constant('2026-03-01-3fa9c1d2');
const what = fc.oneof(
  fc.record({
    happened: fc.constant('put'),
    question,
    hidden: fc.boolean(),
    names: fc.constantFrom('signed', 'free', 'unsigned'),
  }),
  fc.record({ happened: fc.constant('revealed'), question }),
  fc.record({ happened: fc.constant('ended') }),
  words.map((text) => ({ happened: 'noted', place: '/', text })),
);
const shape = fc.constantFrom({ shape: 'text' }, { shape: 'list' }, { shape: 'table', columns: [] });
const point = fc.constantFrom('1', '2', '3', '9');
const reply = fc.oneof(
  value.map((own) => ({ says: 'value', value: own })),
  words.map((who) => ({ says: 'unknown', who })),
  fc.constant({ says: 'pass' }),
);

/** A payload of each type that makes sense, mostly. */
const PAYLOADS: Readonly<Record<string, fc.Arbitrary<object>>> = {
  respond: fc.record({ by, question, reply, supersedes: id }, { requiredKeys: ['by', 'question', 'reply'] }),
  decide: fc.record({
    by,
    question,
    number: fc.integer({ min: 1, max: 4 }),
    result,
    restsOn: fc.array(id, { maxLength: 1 }),
    against: fc.constant([]),
    seen: fc.array(id, { maxLength: 3 }),
  }),
  resolve: fc.record({ by, question, number: fc.constantFrom(1, 2), keep: id }),
  stance: fc.record({ by, question, on: id, stand: fc.constantFrom('agree', 'block', 'disagree'), reason: words }),
  quote: fc.record({ by, question, text: words, from: words, place: words }),
  keep: fc.record({ by, name: words, part: fc.constant(1), parts: fc.constant(1), text: words }),
  raise: fc.record({ by, point, ask: words, why: words, shape, who: fc.array(words, { maxLength: 2 }) }),
  start: fc.record({ by, title: words, minutes: fc.constant(30), groups: fc.constant([]), agenda: fc.constant([]) }),
  moment: fc.record({ by, walkthrough, what }),
  adopt: fc.record({ by, point }),
  correct: fc.record({
    by,
    point,
    kind: fc.constantFrom('entities', 'roles'),
    of: fc.constant('0123abcd'),
    why: words,
  }),
  set: fc.record({ by, tone: fc.constantFrom('sober', 'playful') }),
  pin: fc.record({ by, entity: fc.constantFrom('loan', 'con'), record: fc.record({ id: words, of: anything }) }),
  unpin: fc.record({ by, entity: fc.constantFrom('loan', 'nul'), record: words }),
};

interface Sent {
  readonly id: unknown;
  readonly type: unknown;
  readonly payload: unknown;
}

/** A command, of which often something is missing, more, or something else altogether. */
const command: fc.Arbitrary<Sent> = fc
  .constantFrom(...Object.keys(PAYLOADS))
  .chain((type) =>
    fc.tuple(
      fc.record({
        id: fc.oneof(id, type === 'start' ? walkthrough : id),
        type: fc.constant(type),
        payload: PAYLOADS[type] ?? fc.object(),
      }),
      fc.option(fc.tuple(fc.nat(), fc.oneof(fc.constant(undefined), anything)), { freq: 2, nil: null }),
    ),
  )
  .map(([given, change]) => (change ? changed(given, ...change) : given));

function changed(given: Sent & { readonly payload: object }, lot: number, by: unknown): Sent {
  const keys = Object.keys(given.payload);
  const key = keys[lot % keys.length] ?? '';
  if (lot % 11 === 0) return { ...given, id: by };
  if (lot % 13 === 0) return { ...given, type: by };
  if (lot % 17 === 0) return { ...given, payload: by };
  return { ...given, payload: { ...given.payload, [lot % 5 === 0 ? 'more' : key]: by } };
}

const viewer = fc.constantFrom<Viewer>(
  { as: 'facilitator', person: '', speaker: null },
  { as: 'facilitator', person: '0a0a0a0a', speaker: { name: 'Olga', role: '', person: '0a0a0a0a' } },
  { as: 'stakeholder', person: '0b0b0b0b', speaker: { name: 'Ada', role: '', person: '0b0b0b0b' } },
  { as: 'viewer', person: '0c0c0c0c', speaker: { name: 'Vi', role: '', person: '0c0c0c0c' } },
);

async function openWorkspace() {
  const files = new Map([
    ['SPEC.md', SPEC],
    ['questions/naming/question.md', QUESTION],
    ['questions/paying/question.md', QUESTION.replace('named', 'paid')],
    ['questions/listing/question.md', QUESTION.replace('point: "2"', 'point: "2"\nshape: list')],
  ]);
  const live = await openLiveWorkspace({
    store: memoryStore(files),
    name: 'demo',
    now: () => new Date(),
    onError: (error) => {
      throw error;
    },
  });
  return { files, live };
}

const STATUSES = [200, 201, 400, 403, 404, 409, 412, 422, 503];

test(`${RUNS} commands of any kind: each is kept as it was said, or refused in a sentence`, async () => {
  let opened = await openWorkspace();
  let run = 0;
  let taken = 0;
  const looksSound = async () => {
    await opened.live.close();
    const files = [...opened.files].map(([path, text]) => ({ path, text }));
    expect(readWorkspace(files, 'demo').quarantined).toEqual([]);
    expect(unfillSpec(opened.files.get('SPEC.md') ?? '')).toBe(SPEC);
    expect(files.filter(({ path }) => !/^(SPEC|SPEC_GAPS|questions|fixtures)[\w./-]*$/.test(path))).toEqual([]);
  };
  await fc.assert(
    fc.asyncProperty(command, viewer, async (sent, sender) => {
      run += 1;
      if (run % COMMANDS === 0) {
        await looksSound();
        opened = await openWorkspace();
      }
      const { live, files } = opened;
      const before = new Map(files);
      const outcome = await live.handle(sent, sender);
      expect(STATUSES).toContain(outcome.status);
      if (outcome.status !== 200 && outcome.status !== 201) {
        expect('problem' in outcome && outcome.problem).toMatch(/^\S.*[.?)”]$/s);
        return;
      }
      taken += 1;
      // What was there stays, byte for byte, but for the texts that follow from it and the records of the prototype.
      for (const [path, text] of before)
        if (path.startsWith('questions/') && !path.endsWith('/minutes.md')) expect(files.get(path), path).toBe(text);
      for (const fact of outcome.facts) {
        const shapeOf = 'question' in fact ? live.workspace().question(fact.question)?.question.shape : undefined;
        expect(files.get(factPath(fact))).toBe(factFile(fact, shapeOf).text);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  await looksSound();
  process.stdout.write(`any command: ${taken} of ${RUNS} were taken\n`);
  expect(taken).toBeGreaterThan(RUNS / 20);
});
