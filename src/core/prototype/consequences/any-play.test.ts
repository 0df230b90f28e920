import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { sampleOf } from '#testing/core/prototype/library.ts';
import { howMuch } from '#testing/how-much.ts';
import { knownValue } from '../../answers/sourced.ts';
import type { Product } from '../../product/product.ts';
import { type ActorContext, scopeOf } from '../actor-context.ts';
import { buttonsFor } from '../buttons.ts';
import { playedRecords } from '../computed-fields.ts';
import { NO_EDITS } from '../edits.ts';
import { openProduct } from '../open-product.ts';
import { NEW_SESSION, type PrototypeSession, reduceSession } from '../prototype-session.ts';
import type { SampleRow } from '../sample/types.ts';
import { advanceTime } from './advance-time.ts';
import { pressButton } from './pressing.ts';
import { saveRecords } from './save-records.ts';
import type { World } from './world.ts';

const THINGS = ['Box', 'Lid'] as const;
const STATES = ['New', 'Busy', 'Held', 'Done'] as const;
const EVENTS = ['go', 'wait', 'stop', 'tick'] as const;
const GUARDS = ['', 'Count < 3', 'Count > 100', 'When is empty', 'Count < 3 and When is empty', 'the moon is full'];
const CLAUSES = [
  ...['Count + 1', 'When = today', 'clear When', 'Count = Count * 2 if Count > 0', 'a band plays', 'Sum = 4'],
  ...['the lid is Busy', 'lid: go', 'Lid.Count = Count', 'its boxes become Done', 'stop its boxes', 'delete its boxes'],
];
const BEGINS = '2026-03-02';

const anything = fc.record({
  moves: fc.array(
    fc.record({
      thing: fc.constantFrom(...THINGS),
      from: fc.constantFrom(...STATES),
      to: fc.constantFrom(...STATES),
      event: fc.constantFrom(...EVENTS),
      by: fc.constantFrom('a person', 'a person', 'the clock', 'another system'),
      guard: fc.constantFrom(...GUARDS),
      clauses: fc.array(fc.constantFrom(...CLAUSES), { maxLength: 3 }),
    }),
    { minLength: 4, maxLength: 12 },
  ),
  cells: fc.array(
    fc.tuple(
      fc.constantFrom(...THINGS),
      fc.constantFrom(...STATES),
      fc.constantFrom(...EVENTS),
      fc.constantFrom('allow', 'refuse', 'ignore', 'queue'),
    ),
    { maxLength: 6 },
  ),
  cascade: fc.uniqueArray(
    fc.tuple(fc.constantFrom(...STATES), fc.constantFrom('follows', 'prevents it', 'stays as it is')),
    { maxLength: 2, selector: ([state]) => state },
  ),
  gone: fc.constantFrom('goes too', 'not allowed', 'stays alone'),
  steps: fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(9)), { minLength: 1, maxLength: 12 }),
});

type Anything = typeof anything extends fc.Arbitrary<infer T> ? T : never;

function productOf({ moves, cells, cascade, gone }: Anything): Product {
  const slots = THINGS.flatMap((thing): readonly (readonly [string, string])[] => {
    const id = thing.toLowerCase();
    const own = moves.filter((move) => move.thing === thing);
    const mine = cells.filter(([of]) => of === thing);
    const rows = STATES.map((state) =>
      [state, ...EVENTS.map((event) => mine.find((one) => one[1] === state && one[2] === event)?.[3] ?? '')].join(
        ' | ',
      ),
    );
    return [
      [
        `entities.${id}.fields`,
        tableText(
          'Field | Type | Unit',
          'Name | text | ',
          'Count | number | ',
          'When | date | ',
          'Sum | computed | ',
          ...(thing === 'Box' ? ['Lid | link | Lid'] : []),
        ),
      ],
      [`entities.${id}.fields.sum.formula`, 'Count + 1'],
      [
        `states.${id}.list`,
        tableText(
          'Answer | It means | Place',
          'New | | first',
          'Busy | | on the way',
          'Held | | on the way',
          'Done | | last',
        ),
      ],
      [
        `states.${id}.transitions`,
        tableText(
          'From | To | What happens | Started by | Who or what | Only if',
          ...own.map(
            ({ from, to, event, by, guard }) =>
              `${from} | ${to} | ${event} | ${by} | ${by === 'a person' ? 'Clerk' : 'Pause'} | ${guard}`,
          ),
        ),
      ],
      [
        `states.${id}.effects`,
        tableText(
          'Move | What else happens | For whom',
          ...own
            .filter(({ clauses }) => clauses.length > 0)
            .map(({ event, clauses }) => `${event} | ${clauses.join('; ')} | Clerk`),
        ),
      ],
      [`states.${id}.matrix`, tableText(`Now it is \\ Somebody tries to | ${EVENTS.join(' | ')}`, ...rows)],
    ];
  });
  const said: Readonly<Record<string, string>> = {
    'entities.records': tableText(
      'Thing | Example | Another | A third | Plural',
      'Box | a | b | c | Boxes',
      'Lid | d | e | f | Lids',
    ),
    'entities.lid.relations': tableText(
      'From | To | Per first one, how many | Per second one, how many | Can it move | If the first one goes',
      `Lid | Box | any number | exactly one | no | ${gone}`,
    ),
    'roles.grants': tableText('Role | Assigned by | Who has it first', 'Clerk | us | Kim'),
    'constants.values': tableText('Number | Value | Unit | For whom', 'Pause | 2 | days | all'),
    'states.cascade': tableText(
      'The whole becomes \\ Its part | Box',
      ...cascade.map(([state, does]) => `${state} | ${does}`),
    ),
    ...Object.fromEntries(slots),
  };
  const isTold = ([slot, text]: readonly [string, string]) =>
    !/(?:transitions|effects|cascade)$/.test(slot) || text.trim().split('\n').length > 2;
  return openProduct(workspaceOf(Object.fromEntries(Object.entries(said).filter(isTold))));
}

function rowOf(entity: string, id: string, state: string, values: Readonly<Record<string, unknown>>): SampleRow {
  const cells = Object.entries({ name: id, count: 1, when: null, ...values });
  return {
    ...{ id, entity, row: 0 },
    cells: new Map(cells.map(([field, value]) => [field, { value, reason: 'pinned', says: '' }])),
    states: new Map([[entity, state]]),
    history: [{ cycle: entity, from: null, to: state, at: `${BEGINS}T09:00:00Z`, by: '' }],
    links: new Map(),
  };
}

const sample = sampleOf([
  rowOf('lid', 'd', 'new', {}),
  rowOf('lid', 'e', 'busy', { count: 2 }),
  rowOf('box', 'a', 'new', { lid: 'd' }),
  rowOf('box', 'b', 'held', { lid: 'd', count: 0 }),
  rowOf('box', 'c', 'done', { lid: 'e' }),
]);

function actingIn(product: Product, { edits, days }: PrototypeSession): ActorContext {
  const today = `2026-03-${String(2 + days).padStart(2, '0')}`;
  const records = playedRecords(product, sample, edits, { begins: BEGINS, today });
  return { product, role: 'clerk', records, today };
}

/** The parts of a lid that prevent it from coming to a state, by the cascade table. */
function preventing(actor: ActorContext, lid: SampleRow, to: string, { cascade }: Anything): readonly SampleRow[] {
  const label = STATES.find((state) => state.toLowerCase() === to);
  const last = cascade.findLast(([state]) => state === label);
  if (lid.entity !== 'lid' || last?.[1] !== 'prevents it') return [];
  return actor.records
    .all('box')
    .filter((box) => box.cells.get('lid')?.value === lid.id && box.states.get('box') !== 'done');
}

/** Plays one step, and checks that it follows the decisions. */
function playedStep(
  product: Product,
  said: Anything,
  session: PrototypeSession,
  [who, what, days]: readonly [number, number, number],
): PrototypeSession {
  const actor = actingIn(product, session);
  const rows = [...actor.records.all('box'), ...actor.records.all('lid')];
  const row = rows[who % Math.max(1, rows.length)];
  if (what % 5 === 0 || !row) {
    const steps = session.days < 20 ? days % 4 : 0;
    return applied(session, advanceTime(actor, steps), session.days + steps);
  }
  if (what % 11 === 0) {
    const occasion = { event: 'Delete', action: 'delete', entity: row.entity, row } as const;
    return applied(
      session,
      saveRecords(actor, occasion, [{ entity: row.entity, id: row.id, change: { fate: 'deleted' } }]),
    );
  }
  const buttons = buttonsFor(actor, row).filter(({ by }) => by !== 'clock');
  const button = buttons[what % Math.max(1, buttons.length)];
  if (!button) return session;
  const world = pressButton(actor, row, button, { values: {}, why: '' });
  const does = button.cell?.does;
  if (does === 'refuse') expect(world.stopped).not.toBeNull();
  if (does === 'ignore' || does === 'queue') expect([...world.changes]).toEqual([]);
  if (!world.stopped && world.changes.length > 0) keptItsWord(actor, row, button.label, world, said);
  return applied(session, world);
}

function keptItsWord(actor: ActorContext, row: SampleRow, event: string, world: World, said: Anything): void {
  const mine = [...world.changes].filter(
    ({ entity, id, change }) => entity === row.entity && id === row.id && change.history,
  );
  const [visit] = mine[0]?.change.history ?? [];
  const { index } = actor.product;
  const [cycle] = index.cycles(row.entity);
  const ways = cycle
    ? index
        .transitions(cycle)
        .filter((move) => knownValue(move.event) === event && move.from.id === visit?.from && move.to.id === visit?.to)
    : [];
  const open = ways.filter(({ guard }) => {
    const words = knownValue(guard);
    const condition = words && actor.product.condition(words, row.entity);
    const outcome = condition?.form === 'exact' ? condition.run(scopeOf(actor, row)) : undefined;
    return outcome === undefined || (outcome.ok && outcome.value === true);
  });
  expect(open.length).toBeGreaterThan(0);
  expect(preventing(actor, row, visit?.to ?? '', said)).toEqual([]);
}

/** A stopped action changes nothing, and undo restores exactly what was before. */
function applied(session: PrototypeSession, world: World, days = session.days): PrototypeSession {
  if (world.stopped) {
    expect(world.stopped.text ?? world.stopped.question).not.toBe('');
    return session;
  }
  const done = reduceSession(session, { act: 'edit', says: 'a step', changes: [...world.changes], days });
  const undone = reduceSession(done, { act: 'undo' });
  expect([undone.edits, undone.days]).toEqual([session.edits, session.days]);
  expect(reduceSession(undone, { act: 'redo' }).edits).toEqual(done.edits);
  return done;
}

test('whatever is decided and whatever is tried: nothing breaks, and what was refused does not happen', () => {
  fc.assert(
    fc.property(anything, (said) => {
      const product = productOf(said);
      said.steps.reduce((session, step) => playedStep(product, said, session, step), NEW_SESSION);
    }),
    { numRuns: howMuch(16, 40) },
  );
});

test('moves that set each other off for ever stop with one sentence that names them', () => {
  const move = (thing: 'Box' | 'Lid', clause: string) =>
    ({ thing, from: 'New', to: 'New', event: 'go', by: 'a person', guard: '', clauses: [clause] }) as const;
  const said = {
    moves: [move('Box', 'lid: go'), move('Lid', 'go its boxes')],
    cells: [],
    cascade: [],
    gone: 'goes too',
    steps: [],
  };
  const product = productOf(said as never);
  const actor = actingIn(product, { ...NEW_SESSION, edits: NO_EDITS });
  const row = actor.records.get('box', 'a') as SampleRow;
  const [button] = buttonsFor(actor, row);
  expect(button && pressButton(actor, row, button, { values: {}, why: '' }).stopped?.text).toBe(
    '“a: go” starts “d: go” starts “a: go”, and so on for ever; change what happens at one of these moments.',
  );
});
