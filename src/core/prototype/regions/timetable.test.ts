import { describe, expect, test } from 'vitest';
import { type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { saveRecords } from '../consequences/save-records.ts';
import type { SampleRow } from '../sample/types.ts';
import { screensOf } from '../screens-of.ts';
import { openPlace, placeRecord, placeWithin, valuesAt } from './placing.ts';
import { regionRows } from './region-rows.ts';
import { regionsOf } from './regions-of.ts';
import { screenScope } from './screen-scope.ts';
import { timetableOf } from './timetable-days.ts';

const SAID: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing | Plural', 'Talk | Talks', 'Room | Rooms', 'Loan | Loans'),
  'entities.talk.fields': tableText(
    'Field | Type | Unit | May be changed',
    'Title | text | | ',
    'Room | link | Room | ',
    'Helpers | links | Room | ',
    'Level | choice | | ',
    'Start | date and time | | if Fixed is not yes',
    'End | date and time | | ',
    'Length | number | minutes | ',
    'On | date | | ',
    'Until | date | | ',
    'Bell | time of day | | ',
    'Fixed | yes or no | | ',
  ),
  'entities.talk.fields.level.values': tableText(
    'Value | It means | Still in use',
    'Easy | | yes',
    'Hard | | yes',
    'Odd | | no',
  ),
  'entities.room.fields': tableText('Field | Type', 'Name | text', 'Seats | number'),
  'roles.grants': tableText('Role | Who has it first', 'Clerk | Kim', 'Guest | Lee'),
  'roles.talk.permissions': tableText(
    'Role \\ What they may do | list | open | change',
    'Clerk | yes | yes | yes',
    'Guest | yes | yes | no',
  ),
  'validation.talk.rules': tableText(
    'Rule | Fields | What kind | Limit',
    'Not on Sunday | On | fits together | On < 2026-03-08',
  ),
  'states.talk.effects': tableText('Move | What else happens', 'Start changes | Length = 45'),
  'screens.inventory': tableText('Screen | Kind | About what | Address', 'Home | page | - | /'),
};

function record(entity: string, id: string, values: Readonly<Record<string, unknown>>): SampleRow {
  return { ...loan(id, values, ''), entity, states: new Map(), history: [] };
}
const ROWS = [
  record('room', 'a', { name: 'Attic', seats: 9 }),
  record('room', 'b', { name: 'Barn', seats: 40 }),
  record('room', 'c', { name: 'Cellar', seats: 20 }),
  record('talk', '1', {
    title: 'One',
    room: 'a',
    level: 'Easy',
    start: '2026-03-02T10:00:00Z',
    end: '2026-03-02T11:00:00Z',
    length: 90,
    on: '2026-03-02',
    until: '2026-03-03',
    bell: '08:15',
    helpers: ['a', 'b'],
    fixed: false,
  }),
  record('talk', '2', {
    title: 'Two',
    room: 'a',
    level: 'Odd',
    start: '2026-03-02T10:30:00Z',
    end: '2026-03-02T11:30:00Z',
    length: 30,
    on: '2026-03-04',
    bell: '09:00',
    fixed: true,
  }),
  record('talk', '3', {
    title: 'Three',
    room: 'b',
    start: '2026-03-03T22:00:00Z',
    end: '2026-03-04T01:00:00Z',
    length: 60,
  }),
  record('talk', '4', { title: 'Four', room: 'b' }),
  record('talk', '5', { title: 'Five', start: '2026-03-03T10:00:00Z', end: '2026-03-03T11:00:00Z' }),
];

function drawn(shows: string, { role = 'clerk', on = '', rows = ROWS, press = 'Move' } = {}) {
  const product = libraryWith({
    ...SAID,
    'screens.home.parts': tableText(
      'Part | Kind | Of | Only those | Shows | Can be pressed',
      `A | timetable | all talks | | ${shows} | ${press}`,
    ),
  });
  const actor = actingAs(role, rows, product);
  const screen = screensOf(product).find(({ id }) => id === 'home');
  const [view] = (screen && regionsOf(product)(screen)) ?? [];
  const read = view?.timetable;
  if (!screen || !view) throw new Error('There is no such screen.');
  const scope = screenScope(actor, screen, undefined, new Map());
  const timetable = read && timetableOf(actor, 'talk', read, regionRows(actor, view, scope), on);
  return { actor, view, read, timetable, problems: view.problems };
}

/** For each day and column, its lanes: what stands there from which line on. */
function told(shows: string, options: Parameters<typeof drawn>[1] = {}) {
  const { timetable } = drawn(shows, options);
  return timetable?.days.map(({ day, lines, lanes }) => [
    day,
    ...lanes.map((column, at) => [
      timetable.columns[at]?.label,
      ...column.map((lane) =>
        lane
          .flatMap(({ entry, line, span }) => (entry ? [`${entry.row.id} ${lines[line]?.label} ${span}`] : []))
          .join(', '),
      ),
    ]),
  ]);
}

const BY_ROOM = [
  ['2026-03-02', ['Attic', '1 10:00 2', '2 10:30 2'], ['Barn', ''], ['Cellar', '']],
  ['2026-03-03', ['Attic', ''], ['Barn', '3 22:00 4'], ['Cellar', '']],
  ['2026-03-04', ['Attic', ''], ['Barn', '3 00:00 2'], ['Cellar', '']],
];

describe('the axes, in the words of people', () => {
  test.each([
    'columns are rooms, rows are times from start to end',
    'title; by room across, start to end down',
    'by start until end down; rooms in columns; title',
    'title, one column per room, one row for each start to end',
    'rooms side by side; from start to end as rows',
  ])('%s', (shows) => {
    expect(drawn(shows).problems).toEqual([]);
    expect(told(shows)).toEqual(BY_ROOM);
  });

  test('how long it lasts instead of an end, lines of a said length, and the hours of a day', () => {
    expect(told('columns are rooms, rows are start for length; every 15 minutes; 10:00 to 12:00')?.[0]).toEqual([
      '2026-03-02',
      ['Attic', '1 10:00 6', '2 10:30 2'],
      ['Barn', ''],
      ['Cellar', ''],
    ]);
  });

  test('only some columns, in an order; what is used is never left out', () => {
    const { timetable } = drawn('columns are rooms where Seats > 10 by seats, rows are start to end');
    expect(timetable?.columns.map(({ label }) => label)).toEqual(['Cellar', 'Barn', 'Attic']);
  });

  test('the values of a choice, several links, and what is worked out', () => {
    const labels = (shows: string) => drawn(shows).timetable?.columns.map(({ label }) => label);
    expect(labels('level across, start down')).toEqual(['Easy', 'Hard', 'Odd']);
    expect(labels('columns are room.seats, rows are start to end')).toEqual(['9', '40']);
    const [monday] = told('helpers across, start down') ?? [];
    expect(monday).toEqual(['2026-03-02', ['Attic', '1 10:00 1'], ['Barn', '1 10:00 1'], ['Cellar', '']]);
  });

  test('days as lines, a week at a time, the last day included; rooms down and days across', () => {
    const shows = 'columns are rooms, rows are days from on to until';
    expect(told(shows)).toEqual([
      ['', ['Attic', '1 Mon, 2 Mar 2026 2, 2 Wed, 4 Mar 2026 1'], ['Barn', ''], ['Cellar', '']],
    ]);
    expect(told(shows, { on: '2026-03-09' })).toEqual([['', ['Attic', ''], ['Barn', ''], ['Cellar', '']]]);
    expect(drawn('on to until across, rooms down').read?.across).toBe('time');
  });

  test('times of any day', () => {
    expect(told('by level across, bell down')).toEqual([
      ['', ['Easy', '1 08:15 2'], ['Hard', ''], ['Odd', '2 09:00 2']],
    ]);
  });
});

test('what has no column or no time stands below', () => {
  expect(drawn('columns are rooms, rows are start to end').timetable?.unplaced.map(({ id }) => id)).toEqual(['4', '5']);
});

test.each([
  ['title', '“A”: say what its columns and rows are, as in “columns are rooms, rows are times from start to end”.'],
  [
    'columns are moons, rows are start',
    '“A”: across: “moons” is no field of “Talk”, and nothing that can be worked out.',
  ],
  [
    'columns are rooms, rows are start to moon',
    '“A”: “moon” is no field of “Talk”, and nothing that can be worked out.',
  ],
  ['columns are rooms where shiny, rows are start', '“A”: across are only those where “shiny”, which is not exact.'],
  ['columns are rooms, rows are start, every so often', '“A”: “so often” is not how long a line lasts.'],
  [
    'columns are room.seats, rows are start + 1 hour',
    '“Move” on “A” changes nothing: its columns and its times are worked out.',
  ],
])('what cannot be read is told in a sentence: %s', (shows, problem) => {
  expect(drawn(shows).problems).toEqual([problem]);
});

describe('another place', () => {
  const SHOWS = 'columns are rooms, rows are times from start to end';
  const place = { column: 'b', at: Date.parse('2026-03-05T09:00:00Z') / 6e4 };
  const rowOf = (id: string) => ROWS.find((row) => row.entity === 'talk' && row.id === id) ?? record('talk', '', {});

  function placed(id: string, shows = SHOWS, from: string | null = 'a', to = place) {
    const { actor, read } = drawn(shows);
    return read && placeRecord(actor, read, rowOf(id), to, from);
  }
  const valuesOf = (result: ReturnType<typeof placed>) => result?.changes[0]?.change.values;

  test('changes the column and the time, and it lasts as long as before', () => {
    expect(valuesOf(placed('1'))).toEqual({ room: 'b', start: '2026-03-05T09:00:00Z', end: '2026-03-05T10:00:00Z' });
    expect(valuesOf(placed('4', SHOWS, null))).toEqual({ start: '2026-03-05T09:00:00Z' });
    expect(valuesOf(placed('1', 'columns are rooms, rows are days from on to until'))).toEqual({
      room: 'b',
      on: '2026-03-05',
      until: '2026-03-06',
    });
  });

  test('stays in the other columns that it stands in', () => {
    const to = { ...place, column: 'c' };
    expect(valuesOf(placed('1', 'helpers across, start down', 'a', to))).toMatchObject({ helpers: ['b', 'c'] });
  });

  test('obeys the rules and what happens by itself', () => {
    const sunday = { column: 'b', at: Date.parse('2026-03-08T00:00:00Z') / 6e4 };
    expect(placed('1', 'columns are rooms, rows are on', 'a', sunday)?.problems).toHaveLength(1);
    const { actor } = drawn(SHOWS);
    const world = saveRecords(
      actor,
      { event: 'Change talk', action: 'edit', entity: 'talk', row: rowOf('1') },
      placed('1')?.changes ?? [],
    );
    expect(world.actor.records.get('talk', '1')?.cells.get('length')?.value).toBe(45);
  });

  test.each([
    ['1', 'clerk', 'Move', SHOWS, { column: true, time: true }],
    ['1', 'guest', 'Move', SHOWS, { column: false, time: false }],
    ['2', 'clerk', 'Move', SHOWS, { column: true, time: false }],
    ['1', 'clerk', 'Place (if Level is Hard)', SHOWS, { column: false, time: false }],
    ['1', 'clerk', 'Move', 'columns are room.seats, rows are start to end', { column: false, time: true }],
  ])('talk %s may be moved by a %s with “%s” in “%s”: %j', (id, role, press, shows, may) => {
    const { actor, read, view } = drawn(shows, { role, press });
    const [action] = view.actions;
    expect(view.problems).toEqual([]);
    expect(read && action && openPlace(actor, read, action, rowOf(id))).toEqual(may);
  });

  test('where only one of both may change, the other stays', () => {
    const was = { column: 'a', at: place.at + 10 };
    const there = (open: Parameters<typeof placeWithin>[0], column: string, at: number) =>
      placeWithin(open, { column, at }, was, 30);
    expect(there({ column: true, time: false }, 'b', place.at)).toEqual({ column: 'b', at: was.at });
    expect(there({ column: true, time: false }, 'b', place.at + 30)).toBeNull();
    expect(there({ column: false, time: true }, 'a', place.at + 30)).toEqual({ column: 'a', at: place.at + 30 });
    expect(there({ column: false, time: true }, 'b', place.at)).toBeNull();
  });

  test('a new one begins there', () => {
    const { read } = drawn(SHOWS);
    expect(read && valuesAt(read, place)).toEqual({ room: 'b', start: '2026-03-05T09:00:00Z' });
  });
});
