import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Command,
  checkValue,
  type FactByCommand,
  factFromCommand,
  factPath,
  type Question,
  type ShapeSpec,
} from '#core/index.ts';
import { checkCommand, factFile, readFactFile } from '#core/parsing.ts';
import { howMuch } from '#testing/how-much.ts';
import { memoryStore } from '#testing/server/memory-store.ts';
import { SPEC } from '#testing/server/scratch.ts';
import { unsavedFacts } from '../../app/workspace/overlay.ts';
import type { Viewer } from '../access/viewer.ts';
import { openLiveWorkspace } from '../workspace/live-workspace.ts';

const NOW = Date.parse('2026-03-01T09:30:00Z');
const EARLIER = 'aaaaaaaa-0';
const WALK = '2026-03-01-3fa9c1d2';
const OPTIONS = [
  { id: 'a', label: 'Ah one' },
  { id: 'b', label: 'Bee' },
];
/** A question of every shape. */
const SHAPES: readonly ShapeSpec[] = [
  { shape: 'text' },
  { shape: 'list' },
  { shape: 'choice', options: OPTIONS },
  { shape: 'multi', options: OPTIONS },
  { shape: 'number', units: ['days', 'EUR'] },
  { shape: 'table', columns: [{ id: 'x', label: 'X' }] },
  { shape: 'matrix', rows: 'Who', columns: 'What', cells: ['yes', 'no'] },
  { shape: 'edges', columns: [{ id: 'when', label: 'When' }] },
];

/** What people and pasted texts contain: signs of Markdown and YAML, every kind of line break, combining marks. */
const sign = fc.constantFrom(
  ...['a', 'B', ' ', '  ', '\n', '\r\n', '\r', '\t', '-', '*', '1.', '|', '\\', '`', '#', '---', '<<<<<<< x'],
  ...['\u2028', '\u00a0', '\u200b', 'a\u0308', '😀', ':', '"', "'", 'yes', '1 000', '→', '<!--', '\u0085', '- [x] '],
);
const words = fc.oneof(
  fc.array(sign, { maxLength: 8 }).map((signs) => signs.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const said = words.map((text) => text.trim() || 'x');
const line = said.map((text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() || 'x');

function valueFor(spec: ShapeSpec): fc.Arbitrary<unknown> {
  const rowsOf = (cells: number) => fc.array(fc.array(words, { minLength: cells, maxLength: cells }), { maxLength: 3 });
  switch (spec.shape) {
    case 'text':
      return words;
    case 'choice':
      return fc.oneof(words, fc.constantFrom('Ah one', ' b '));
    case 'multi':
      return fc.array(fc.oneof(words, fc.constantFrom('Ah one', ' b ')), { maxLength: 4 });
    case 'list':
      return fc.array(words, { maxLength: 4 });
    case 'number':
      return fc.record({
        amount: fc.constantFrom('1 200,5', '1’000', '-3', '+4', '.5', '1.', '007'),
        unit: fc.constantFrom('days', 'DAYS', 'eur', 'EUR '),
      });
    case 'table':
      return rowsOf(1);
    case 'edges':
      return rowsOf(3);
    case 'matrix':
      return fc.record({
        rows: fc.tuple(line),
        columns: fc.tuple(line),
        cells: fc.constantFrom([['yes']], [['']], [['no ']]),
      });
  }
}

const reply = (spec: ShapeSpec) =>
  fc.oneof(
    { weight: 3, arbitrary: valueFor(spec).map((value) => ({ says: 'value', value })) },
    valueFor(spec).map((value) => ({ says: 'value', value, read: ['orders.csv: A1', 'api.yaml: paths'] })),
    line.map((who) => ({ says: 'unknown', who })),
    said.map((why) => ({ says: 'not-applicable', why })),
    line.map((owner) => ({ says: 'later', owner, until: '2026-12-01' })),
    fc.constant({ says: 'pass' }),
  );
const outcome = (spec: ShapeSpec) =>
  fc.oneof(
    valueFor(spec).map((value) => ({ outcome: 'decided', value })),
    valueFor(spec).map((value) => ({ outcome: 'assumed', value, revisit: '2027-01-31' })),
    line.map((owner) => ({ outcome: 'deferred', owner, until: '2027-01-31' })),
    said.map((reason) => ({ outcome: 'withdrawn', reason })),
  );

const speaker = fc.record({ name: line.map((name) => `Ann ${name}`.slice(0, 40)), role: line });
const spoken = fc.nat(SHAPES.length - 1).chain((at) => {
  const spec = SHAPES[at] ?? { shape: 'text' };
  const question = `q${at}`;
  const sayings = fc.oneof(
    reply(spec).map((given) => ({ type: 'respond', payload: { question, reply: given } })),
    fc
      .tuple(fc.constantFrom('agree', 'block'), said)
      .map(([stand, reason]) => ({ type: 'stance', payload: { question, on: EARLIER, stand, reason } })),
    fc.tuple(line, line, said).map(([from, place, text]) => ({
      type: 'quote',
      payload: { question, from, place, text },
    })),
    fc
      .tuple(fc.constantFrom('2', '3'), line, said, fc.array(line, { maxLength: 2 }))
      .map(([point, ask, why, who]) => ({ type: 'raise', payload: { point, ask, why, shape: spec, who } })),
  );
  const told = fc.oneof(
    outcome(spec).map((result) => ({
      type: 'decide',
      payload: { question, number: 1, result, restsOn: [], against: [EARLIER], seen: [] },
    })),
    fc.tuple(line, line, line).map(([title, group, goal]) => ({
      type: 'start',
      payload: {
        title,
        minutes: 9,
        groups: [group],
        agenda: [{ point: '2', questions: [], goal, minutes: 9 }],
      },
    })),
    said.map((text) => ({
      type: 'moment',
      payload: { walkthrough: WALK, what: { happened: 'noted', place: '/', text } },
    })),
    said.map((text) => ({ type: 'keep', payload: { name: 'monday.txt', part: 1, parts: 2, text } })),
    said.map((why) => ({ type: 'correct', payload: { point: '2', status: 'partial', of: '0123abcd', why } })),
  );
  return fc.record({ spec: fc.constant(spec), by: speaker, saying: sayings, told });
});

/** A command as it is accepted, with the shape that its fact is written in; null: it is refused. */
function taken(id: string, given: { type: string; payload: object }, by: object, spec: ShapeSpec) {
  const checked = checkCommand({ id, type: given.type, payload: { by, ...given.payload } });
  if ('problem' in checked) return null;
  const { command } = checked;
  const value =
    command.type === 'respond' && command.payload.reply.says === 'value'
      ? command.payload.reply.value
      : command.type === 'decide' && 'value' in command.payload.result
        ? command.payload.result.value
        : undefined;
  return value !== undefined && checkValue(value, spec) !== null ? null : command;
}

function isTelling(command: Command): command is Extract<Command, { type: keyof FactByCommand }> {
  return !['adopt', 'pin', 'unpin'].includes(command.type);
}

test('a fact is written as it is read again: what is read is written as the same bytes', () => {
  fc.assert(
    fc.property(spoken, ({ spec, by, saying, told }) => {
      for (const given of [saying, told]) {
        const command = taken('aaaaaaaa-1', given, by, spec);
        if (!command || !isTelling(command)) continue;
        const fact = factFromCommand(command, { at: '2026-03-01T09:30:00Z', during: undefined, points: () => [] });
        const written = factFile(fact, spec);
        const read = readFactFile(written, () => spec);
        // What looks like merge markers is refused before it is written.
        if (!read || 'quarantined' in read) continue;
        expect(factFile(read.fact, spec)).toEqual(written);
        expect(factPath(read.fact)).toBe(factPath(fact));
      }
    }),
    { numRuns: howMuch(100, 100_000) },
  );
});

const asQuestion = (shape: ShapeSpec, at: number): Question => ({
  fact: 'question',
  id: `q${at}`,
  point: '2',
  kind: 'other',
  slot: null,
  origin: { from: 'point' },
  ask: 'What is it?',
  why: '',
  shape,
  who: [],
  needs: [],
  blocks: [],
  minutes: 3,
  reversal: 2,
});
const head = (at: string) => `---\nby: Olga\nrole: Product\nat: ${at}\n`;
const earlier = SHAPES.map((_, at): [string, string] => [
  `questions/q${at}/responses/${EARLIER}.md`,
  `---\nsays: pass\nby: Olga\nrole: Product\nat: 2026-02-01T09:30:00Z\n---\n`,
]);
const walkthrough: [string, string] = [
  `questions/walkthroughs/${WALK}/walkthrough.md`,
  `${head('2026-02-02T09:30:00Z')}minutes: 45\n---\n\nThe desk\n`,
];

test('what a page shows before it is saved is what the server writes, byte for byte', async () => {
  const isWalking = fc.boolean();
  const known = fc.constantFrom({}, { person: '0a1b2c3d' }, { person: '0a1b2c3d', named: true as const });
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(spoken, isWalking, known, async ({ spec, by, saying }, walks, session) => {
      const command = taken('aaaaaaaa-1', saying, by, spec);
      if (command?.type !== 'respond' && command?.type !== 'stance' && command?.type !== 'raise') return;
      const files = new Map([['SPEC.md', SPEC], ...earlier, ...(walks ? [walkthrough] : [])]);
      for (const { path, text } of SHAPES.map(asQuestion).map((fact) => factFile(fact))) files.set(path, text);
      const before = new Set(files.keys());
      const live = await openLiveWorkspace({
        store: memoryStore(files),
        name: 'demo',
        now: () => new Date(NOW),
      });
      const { spec: reading, facts } = live.snapshot();
      const withIdentity = () => ({ ...command.payload.by, ...session });
      const viewer: Viewer = { as: 'stakeholder', person: '0a1b2c3d', speaker: withIdentity() };
      const { status } = await live.handle(command, viewer);
      if (status !== 201) return await live.close();
      const [path = ''] = [...files.keys()].filter((one) => !before.has(one) && one.startsWith('questions/'));
      const saved = readFactFile({ path, text: files.get(path) ?? '' }, () => spec);
      if (!saved || 'quarantined' in saved) return expect.fail(`${path} cannot be read.`);
      const during = walks ? { during: WALK } : {};
      const entry = { command, workspace: 'demo', at: NOW, state: 'waiting', ...during } as const;
      const [shown] = unsavedFacts([entry], { name: 'demo', spec: reading, facts, withIdentity }, () => false);
      if (!shown) return expect.fail('The page shows nothing.');
      // The two clocks may differ only by milliseconds.
      const [page, server] = [factFile(shown, spec), { path, text: files.get(path) }];
      const timeless = (text = '') => text.replace(/^at: .*$/m, '');
      expect({ ...page, text: timeless(page.text) }).toEqual({ ...server, text: timeless(server.text) });
      compared += 1;
      return await live.close();
    }),
    { numRuns: 100 },
  );
  expect(compared).toBeGreaterThan(30);
});
