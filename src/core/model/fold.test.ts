import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedBy } from '#testing/core/model/asked.ts';
import { DESK } from '#testing/core/model/desk.ts';
import { walk } from '#testing/core/model/walk.ts';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { howMuch } from '#testing/how-much.ts';
import { knownValue } from '../answers/sourced.ts';
import { parseValue } from '../shapes/index.ts';
import { foldCase } from '../shapes/normalize-text.ts';

const things = (...names: readonly string[]) => tableText('Thing', ...names);
const labels = (said: Readonly<Record<string, Said>>) =>
  knownValue(modelOf(said).entities.entities)?.map(({ id, label }) => `${id}: ${label}`);

describe('nothing said', () => {
  test('is a model of holes, each with the question that asks for it', () => {
    const model = modelOf({});
    expect(model.entities.entities).toEqual({ is: 'unknown', question: 'entities.records' });
    expect(model.states.cycles).toEqual([]);
    expect([model.orphans, model.diagnostics]).toEqual([[], []]);
  });
});

describe('how firm it is', () => {
  const place = 'entities.entities loan fields due type';
  const fields = tableText('Field | Type', 'Due | date');
  const found = (said: Said) => walk(modelOf({ ...DESK, 'entities.loan.fields': said }), place);

  test.each<[string, Said, object]>([
    ['decided', fields, { value: 'date', source: { firmness: 'decided', by: { name: 'Kim' } } }],
    ['assumed', { assumed: fields }, { value: 'date', source: { firmness: 'assumed' } }],
    ['somebody has changed their mind', { stale: fields }, { value: 'date', source: { firmness: 'stale' } }],
    ['decided again', { history: ['Old | text', fields] }, { value: 'date', source: { decision: 2 } }],
    ['put off', { deferred: 'Lee' }, { is: 'unknown', question: 'entities.loan.fields' }],
    ['none', { na: 'no lines' }, { is: 'not-applicable', reason: 'no lines' }],
  ])('%s', (_, said, expected) => expect(found(said)).toMatchObject(expected));
});

describe('a new name', () => {
  const renamed: Readonly<Record<string, Said>> = {
    'entities.records': {
      history: [things('Loan', 'Member'), things('Rental', 'Member')],
      renamed: [{ from: 'Loan', to: 'Rental' }],
    },
    'entities.loan.fields': tableText('Field', 'Due'),
    'screens.inventory': tableText('Screen | About what', 'Rentals | loans'),
    'states.loan.list': tableText('Answer', 'Out'),
  };

  test('keeps the id, the answers about it, and the name it had', () => {
    const model = modelOf(renamed);
    expect(walk(model, 'entities.entities loan')).toMatchObject({
      value: { id: 'loan', label: 'Rental', formerly: ['Loan'], fields: { value: [{ id: 'due' }] } },
    });
    expect(model.states.cycles).toMatchObject([{ id: 'loan', label: 'Rental', entity: 'loan' }]);
    expect(model.orphans).toEqual([]);
  });

  test('is what others show who still use the old one', () => {
    expect(walk(modelOf(renamed), 'screens.screens rentals about')).toMatchObject({
      value: { label: 'Rental', id: 'loan' },
    });
  });

  test('that nobody has said to be the same is another thing', () => {
    const other = { ...renamed, 'entities.records': { history: [things('Loan'), things('Rental')] } };
    expect(labels(other)).toEqual(['rental: Rental']);
    expect(modelOf(other).orphans.map(({ question }) => question)).toEqual([
      'entities.loan.fields',
      'states.loan.list',
    ]);
  });
});

describe('what was decided about things that are gone', () => {
  const dropped: Readonly<Record<string, Said>> = {
    'entities.records': { history: [things('Loan', 'Member'), things('Member')] },
    'entities.loan.fields': tableText('Field | Type', 'Due | date'),
    'entities.loan.fields.due.clock': 'here',
    'entities.loan.history': { na: 'never' },
    'entities.member.fields': { history: [tableText('Field', 'Born'), tableText('Field', 'Name')] },
    'entities.member.fields.born.clock': 'day',
    'entities.loan.volume': tableText('Now', '3'),
    'entities.loan.volume.put-away': 'in May',
    'purpose.groups': tableText('Who', 'Clerks'),
    'purpose.groups.clerks.task': 'Lend',
    'screens.inventory': tableText('Screen | About what', 'All | Loan'),
  };

  test('is kept apart, with what is missed and whose it is', () => {
    const { orphans } = modelOf(dropped);
    expect(orphans.map(({ slot, subject }) => `${slot}: ${subject}`)).toEqual([
      'entities/loan/fields: Loan',
      'entities/loan/fields/due/clock: Loan',
      'entities/loan/history: Loan',
      'entities/member/fields/born/clock: Born',
      'entities/loan/volume: Loan',
      'entities/loan/volume/put-away: Loan',
    ]);
    expect(orphans[0]?.source).toMatchObject({ question: 'entities.loan.fields', by: { name: 'Kim' } });
  });

  test('shows nowhere else: their name is the name of nothing', () => {
    const model = modelOf(dropped);
    expect(knownValue(model.entities.entities)?.map(({ id }) => id)).toEqual(['member']);
    expect(walk(model, 'screens.screens all about')).toMatchObject({ value: { label: 'Loan', id: null } });
  });

  test('comes back with them, under the same id', () => {
    const back = {
      ...dropped,
      'entities.records': { history: [things('Loan'), things('A'), things('loan')] },
    };
    expect(labels(back)).toEqual(['loan: loan']);
    expect(walk(modelOf(back), 'entities.entities loan fields due clock')).toMatchObject({ value: 'here' });
  });
});

describe('names that trip others up', () => {
  test.each([
    ['constructor'],
    ['__proto__'],
    ['toString'],
    ['ملف العميل'],
    ['顧客'],
    ['Größe & Maß'],
    ['a/b|c\\d'],
    ['<img src=x>'],
    ['.'],
    ['👩‍👩‍👧'],
  ])('%s is a thing with a field, a state and a screen like any other', (name) => {
    const records = { 'entities.records': tableText(['Thing'], [name]) };
    const [entity] = knownValue(modelOf(records).entities.entities) ?? [];
    const model = modelOf({
      ...records,
      [`entities.${entity?.id}.fields`]: tableText(['Field', 'Type'], [name, 'text']),
      [`states.${entity?.id}.list`]: tableText(['Answer'], [name]),
      'screens.inventory': tableText(['Screen', 'About what'], [name, `  ${name} `]),
    });
    expect(walk(model, 'entities.entities 0')).toMatchObject({ value: { label: name, display: entity?.id } });
    expect(walk(model, 'states.cycles 0 states 0')).toMatchObject({ value: { label: name } });
    expect(walk(model, 'screens.screens 0 about')).toMatchObject({ value: { id: entity?.id } });
    expect(model.orphans).toEqual([]);
  });

  test('three hundred lines keep their order', () => {
    const fields = Array.from({ length: 300 }, (_, at) => `Line ${300 - at} | text`);
    const model = modelOf({
      'entities.records': things('Loan'),
      'entities.loan.fields': tableText('Field | Type', ...fields),
    });
    const [loan] = knownValue(model.entities.entities) ?? [];
    const found = loan && knownValue(loan.fields)?.map(({ label }) => `${label} | text`);
    expect(found).toEqual(fields);
  });
});

describe('what cannot be taken as it stands', () => {
  test.each<[string, Said, string]>([
    [
      'entities.loan.fields',
      tableText('Field | Type', 'Due | date', 'due | text'),
      'Two fields of one record are called “due”; only the first one counts, so give the other one its own name.',
    ],
    [
      'entities.loan.fields',
      tableText('Field | Type', 'Due | someday'),
      '“someday” under “Type” of “Due” is not one of the words known there: text, number, money, date, choice, yes or no, file, person, link, computed; use one of them.',
    ],
    [
      'entities.loan.fields',
      tableText('Field | Type', 'Due | date', ' | text'),
      'A row in the answer on fields of one record has no name; fill in the first column.',
    ],
    [
      'entities.loan.volume',
      tableText('Now | New each day', '| heaps'),
      '“heaps” under “New each day” is not a number; write it in digits, with its unit.',
    ],
    [
      'states.loan.idle',
      tableText('While it is | After how long', 'New | soon'),
      '“soon” under “After how long” of “New” is not a number; write it in digits, with its unit.',
    ],
    [
      'screens.inventory',
      tableText('Screen | Kind', 'A | list', 'a | form'),
      'Two screens are called “a”; only the first one counts, so give the other one its own name.',
    ],
  ])('%s: %s', (question, answer, sentence) => {
    const { diagnostics } = modelOf({ ...DESK, [question]: answer });
    expect(diagnostics).toContainEqual(expect.objectContaining({ sentence, question }));
  });

  test('is nothing in a desk that was thought through', () => expect(modelOf(DESK).diagnostics).toEqual([]));
});

/** Names that are equal in another spelling, and a few that nothing can be called. */
const name = fc.oneof(
  fc.constantFrom('Loan', 'loans', 'LOAN ', 'Member', 'constructor', '__proto__', '-', 'a → b', ''),
  fc.string({ maxLength: 12 }),
);
const rows = (width: number) =>
  fc
    .array(fc.array(name, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 })
    .filter((all) => all.some((row) => row.some((cell) => cell.trim() !== '')));
const table = (...head: readonly string[]) => rows(head.length).map((all) => tableText(head, ...all));
const edges = (...head: readonly string[]) =>
  rows(head.length).map((all) =>
    tableText(head, ...all.map(([from, to, ...more]) => [from || 'A', to || 'B', ...more])),
  );

const anything = fc.record({
  'entities.records': table('Thing', 'Example', 'Plural'),
  'entities.fields': table('Field', 'Thing', 'Type', 'Unit'),
  'entities.relations': edges('From', 'To', 'Can it move'),
  'entities.terms': table('Word', 'It means'),
  'states.list': table('Answer', 'Place', 'If it has several lives, which'),
  'states.transitions': edges('From', 'To', 'What happens', 'Started by', 'Who or what'),
  'states.reversal': edges('From', 'To', 'Which way back'),
  'states.effects': table('Move', 'What else happens'),
  'states.idle': table('While it is', 'After how long'),
  'screens.inventory': table('Screen', 'Kind', 'About what', 'Address'),
  'screens.links': edges('From', 'To'),
  'screens.outputs': table('What goes out', 'When'),
  'purpose.last-case': table('Step', 'Who'),
  'roles.grants': table('Role', 'Given by'),
});

describe('whatever tables say', () => {
  test('they fold, and every id is given once in its list', () => {
    fc.assert(
      fc.property(anything, (said) => {
        for (const list of listsIn(modelOf(readable(said)))) {
          const ids = list.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
      { numRuns: howMuch(50, 100) },
    );
  });

  test('things come in the order in which they were first named', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), (names) => {
        const said = readable({ 'entities.records': tableText(['Thing'], ...names.map((label) => [label])) });
        const found = knownValue(modelOf(said).entities.entities)?.map(({ label }) => foldCase(label));
        const typed = names.map(foldCase).filter((label) => label !== '');
        expect(found ?? []).toEqual(said['entities.records'] ? [...new Set(typed)] : []);
      }),
    );
  });
});

/** Without the answers that the form of their shape cannot take, such as a loose surrogate. */
function readable(said: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(said).filter(([id, text]) => isReadable(id, text)));
}

function isReadable(id: string, text: string): boolean {
  const shape = askedBy(id)?.shape;
  return shape !== undefined && parseValue(text, shape).ok;
}

/** All lists of named things anywhere in a model. */
function listsIn(value: unknown): readonly (readonly { readonly id: unknown }[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(listsIn);
  const isNamed = Array.isArray(value) && value.length > 0 && value.every((item) => isNamedThing(item));
  return isNamed ? [value, ...below] : below;
}

function isNamedThing(item: unknown): item is { readonly id: unknown } {
  return typeof item === 'object' && item !== null && 'id' in item && 'formerly' in item;
}
