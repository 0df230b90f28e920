import { expect, test } from 'vitest';
import { type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import type { SampleRow } from '../sample/types.ts';
import { advanceTime } from './advance-time.ts';
import { arrivalsOf, isPressable } from './automations.ts';
import { worldOf } from './operations.ts';
import { saveRecords } from './save-records.ts';
import { arrive, pressNamed } from './set-off.ts';
import type { World } from './world.ts';

const BASE: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing | Plural', 'Loan | Loans', 'Member | Members', 'Note | Notes'),
  'entities.loan.fields': tableText(
    'Field | Type | Unit',
    'Title | text',
    'Borrower | link | Member',
    'Due | date',
    'Count | number',
  ),
  'entities.member.fields': tableText('Field | Type', 'Name | text'),
  'entities.note.fields': tableText(
    'Field | Type | If left empty',
    'Loan | link | ',
    'Words | text | ',
    'On | date | today',
  ),
  'entities.relations': tableText(
    'From | To | How many To for each From | How many From for each To',
    'Loan | Member | exactly one | any number',
    'Loan | Note | any number | exactly one',
  ),
};

const member: SampleRow = { ...loan('kim', { name: 'Kim' }, ''), entity: 'member', states: new Map(), history: [] };
const ROWS = [loan('1', { title: 'Saw', borrower: 'kim', due: '2026-01-13', count: 1 }, 'out'), member];

function effects(entity: string, ...rows: readonly string[]): Readonly<Record<string, Said>> {
  return { [`states.${entity}.effects`]: tableText('Move | What else happens | For whom', ...rows) };
}

const acting = (said: Readonly<Record<string, Said>>) => actingAs('clerk', ROWS, libraryWith({ ...BASE, ...said }));

function changed(said: Readonly<Record<string, Said>>, values: Readonly<Record<string, unknown>>): World {
  const occasion = { event: 'Change Loan', action: 'edit', entity: 'loan', row: ROWS[0] } as const;
  return saveRecords(acting(said), occasion, [{ entity: 'loan', id: '1', change: { values } }]);
}

const valuesOf = ({ changes }: World) =>
  [...changes].flatMap(({ entity, id, change }) =>
    entity === 'loan' ? [[entity, id, change.fate ?? change.values]] : [],
  );

test('what is made sets, makes and tells, with the values that it has then', () => {
  const actor = acting(
    effects(
      'loan',
      'a loan is created | Count = 7; make a note: words = Title, on = Due | ',
      'created | tell the borrower by e-mail: “{Title} is due on {Due}, count {Count}.” | ',
    ),
  );
  const occasion = { event: 'Create Loan', action: 'create', entity: 'loan', row: undefined } as const;
  const values = { title: 'Drill', borrower: 'kim', due: '2026-02-01' };
  const done = saveRecords(actor, occasion, [{ entity: 'loan', id: '9', change: { fate: 'created', values } }]);
  expect(done.stopped).toBeNull();
  expect(done.actor.records.get('loan', '9')?.cells.get('count')?.value).toBe(7);
  const [note] = done.actor.records.all('note');
  expect([...(note?.cells ?? [])].map(([field, { value }]) => [field, value])).toEqual([
    ['on', '2026-02-01'],
    ['loan', '9'],
    ['words', 'Drill'],
  ]);
  expect([...done.notices]).toMatchObject([
    {
      name: 'Kim',
      record: { id: 'kim' },
      channel: 'e-mail',
      text: 'Drill is due on 1 Feb 2026, count 7.',
      about: { id: '9' },
    },
  ]);
});

test('a change is followed up, where only one field counts only if that was changed', () => {
  const said = effects(
    'loan',
    'the title changes | Count + 1 if Count < 3 | ',
    'changed | tell the Clerk: “Changed.” | ',
  );
  expect(valuesOf(changed(said, { title: 'Axe' }))).toEqual([
    ['loan', '1', { title: 'Axe' }],
    ['loan', '1', { count: 2 }],
  ]);
  const due = changed(said, { due: '2026-03-01' });
  expect(valuesOf(due)).toEqual([['loan', '1', { due: '2026-03-01' }]]);
  expect([...due.notices]).toMatchObject([{ role: 'clerk', text: 'Changed.' }]);
});

test('what is deleted does its last while it is still there', () => {
  const actor = acting(effects('loan', 'deleted | tell the borrower: “{Title} is gone.” | '));
  const occasion = { event: 'Delete Loan', action: 'delete', entity: 'loan', row: ROWS[0] } as const;
  const done = saveRecords(actor, occasion, [{ entity: 'loan', id: '1', change: { fate: 'deleted' } }]);
  expect([...done.notices].map(({ text }) => text)).toEqual(['Saw is gone.']);
  expect(done.actor.records.get('loan', '1')).toBeUndefined();
});

test('a message of each morning tells how the product stood then', () => {
  const said = {
    ...effects('loan', 'every morning | Count + 1; send the message Send a receipt | '),
    'calls.exchanges': tableText('What for | System | When', 'Send a receipt | Mail | at close'),
  };
  const { messages } = advanceTime(acting(said), 3);
  const counts = Array.from(messages, ({ stood, id }) => stood?.records.get('loan', id)?.cells.get('count')?.value);
  expect(counts).toEqual([2, 3, 4]);
});

test('a day comes: by a date of the record, every day, and on Mondays', () => {
  const said = effects(
    'loan',
    '2 days before Due | tell the borrower: “Soon.” | ',
    'every morning | Count + 1 | ',
    'every week | tell the Clerk: “Monday.” | ',
  );
  const done = advanceTime(acting(said), 4);
  expect([...done.notices].map(({ text }) => text)).toEqual(['Soon.', 'Monday.']);
  expect(done.actor.records.get('loan', '1')?.cells.get('count')?.value).toBe(5);
});

test('what sets itself off for ever is stopped, with its ring in one sentence', () => {
  const said = {
    ...effects('loan', 'created | make a note: words = Title | '),
    ...effects('note', 'created | make a loan: title = Words | '),
  };
  const occasion = { event: 'Create Loan', action: 'create', entity: 'loan', row: undefined } as const;
  const change = { fate: 'created', values: { title: 'Drill', borrower: 'kim' } } as const;
  const done = saveRecords(acting(said), occasion, [{ entity: 'loan', id: '9', change }]);
  expect(done.stopped?.text).toBe(
    '“Loan: created” starts “Note: created” starts “Loan: created”, and so on for ever; change what happens at one of these moments.',
  );
});

test('a button of one’s own sets off what was said, on the records that it names', () => {
  const actor = acting(
    effects(
      'loan',
      '“Count on” is pressed | if Count > 0: Count + 1 | ',
      'somebody presses Clean up | delete its notes where Words is "old"; Count of other loans becomes 5 | ',
    ),
  );
  const rows = [
    ...ROWS,
    loan('2', { title: 'Drill', borrower: 'kim', count: 0 }, 'out'),
    { ...member, id: 'n1', entity: 'note', cells: loan('n1', { loan: '1', words: 'old' }, '').cells },
    { ...member, id: 'n2', entity: 'note', cells: loan('n2', { loan: '1', words: 'new' }, '').cells },
  ];
  const standing = actingAs('clerk', rows, actor.product);
  const pressed = (id: string, name: string) => {
    const row = standing.records.get('loan', id);
    const { changes } = row ? pressNamed(standing, row, name) : worldOf(standing);
    return [...changes].flatMap(({ entity, id: of, change }) => {
      const what = change.fate ?? change.values;
      return what ? [[entity, of, what]] : [];
    });
  };
  expect(pressed('1', 'count on')).toEqual([['loan', '1', { count: 2 }]]);
  expect(pressed('2', 'Count on')).toEqual([]);
  expect(pressed('1', 'Clean up')).toEqual([
    ['note', 'n1', 'deleted'],
    ['loan', '2', { count: 5 }],
  ]);
  expect(isPressable(actor.product, 'loan', 'Clean up')).toBe(true);
  expect(isPressable(actor.product, 'loan', 'Mess up')).toBe(false);
});

test('what comes in from outside changes the record that it is about', () => {
  const actor = acting(effects('loan', 'a payment arrives | Count = 0; it becomes Back | '));
  expect(arrivalsOf(actor.product)).toEqual([{ entity: 'loan', name: 'payment', when: 'a payment arrives' }]);
  const row = actor.records.get('loan', '1');
  const { changes } = row ? arrive(actor, row, 'payment') : worldOf(actor);
  expect([...changes].flatMap(({ change }) => change.states ?? change.values ?? [])).toEqual([
    { count: 0 },
    { loan: 'back' },
  ]);
});

test('for each of several records the same is done, and the record that it began with is known', () => {
  const actor = acting(
    effects('member', 'Write is pressed | for each of its loans: make a note: words = Member.Name | '),
  );
  const kim = actor.records.get('member', 'kim');
  const done = kim ? pressNamed(actor, kim, 'Write') : worldOf(actor);
  const [note] = done.actor.records.all('note');
  expect([note?.cells.get('loan')?.value, note?.cells.get('words')?.value]).toEqual(['1', 'Kim']);
});

test('among others of its own kind, the record that it began with is told apart', () => {
  const second = loan('2', { title: 'Drill', borrower: 'kim', count: 5 }, 'out');
  const product = libraryWith({
    ...BASE,
    ...effects(
      'loan',
      'Level is pressed | for each of other loans: Count = that Loan.Count if Count > that Loan.Count | ',
    ),
  });
  const actor = actingAs('clerk', [...ROWS, second], product);
  const done = pressNamed(actor, loan('1', { title: 'Saw', borrower: 'kim', count: 1 }, 'out'), 'Level');
  expect(valuesOf(done)).toEqual([['loan', '2', { count: 1 }]]);
});

test('what sets off the same once more, of another record, is no ring', () => {
  const actor = acting({
    ...effects(
      'note',
      'a note is created | make a loan (Title = Words) if none(all Loans where Title is this.Words) | ',
    ),
    ...effects('loan', 'a loan is created | make a note (Loan = this, Words = Title) | '),
  });
  const occasion = { event: 'Create Note', action: 'create', entity: 'note', row: undefined } as const;
  const change = { fate: 'created', values: { words: 'Awl', loan: '1' } } as const;
  const done = saveRecords(actor, occasion, [{ entity: 'note', id: 'n', change }]);
  expect(done.stopped).toBeNull();
  expect(done.actor.records.all('note').map(({ cells }) => cells.get('words')?.value)).toEqual(['Awl', 'Awl']);
});

test('what each of several records sets off begins with that record', () => {
  const actor = acting({
    ...effects('member', 'Write is pressed | for each of its loans: make a note: words = Member.Name | '),
    ...effects('note', 'a note is created | for each of Loan.Notes: Words = join([Note.Words, "!"], "") | '),
  });
  const kim = actor.records.get('member', 'kim');
  const done = kim ? pressNamed(actor, kim, 'Write') : worldOf(actor);
  expect(done.actor.records.all('note').map(({ cells }) => cells.get('words')?.value)).toEqual(['Kim!']);
});

test('records that are made on one day are not taken for each other', () => {
  const said = effects('loan', 'Note is pressed | make a note: words = "one more" | ');
  const first = acting(said);
  const press = (actor: typeof first) => {
    const row = actor.records.get('loan', '1');
    return row ? pressNamed(actor, row, 'Note').actor : actor;
  };
  const twice = press(press(first));
  const [note] = twice.records.all('note');
  const without = note
    ? saveRecords(twice, { event: 'Delete Note', action: 'delete', entity: 'note', row: note }, [
        { entity: 'note', id: note.id, change: { fate: 'deleted' } },
      ]).actor
    : twice;
  expect([twice, without, press(without)].map(({ records }) => records.all('note').length)).toEqual([2, 1, 2]);
});

test('mail goes to an address that a record has', () => {
  const actor = acting(effects('loan', 'Call is pressed | tell Title by e-mail: “{Title}, {this}, {Borrower}” | '));
  const row = actor.records.get('loan', '1');
  const { notices } = row ? pressNamed(actor, row, 'Call') : worldOf(actor);
  expect([...notices].map(({ name, channel, text }) => [name, channel, text])).toEqual([
    ['Saw', 'e-mail', 'Saw, Saw, Kim'],
  ]);
});

test('what a field said before it was changed is known then', () => {
  const { actor } = changed(effects('loan', 'Title changes | make a note: words = Title before | '), {
    title: 'Drill',
  });
  expect(actor.records.all('note').map(({ cells }) => cells.get('words')?.value)).toEqual(['Saw']);
});

test('a number takes what is worked out in its own unit, and a field of several links takes several records', () => {
  const actor = acting({
    'entities.loan.fields': tableText(
      'Field | Type | Unit',
      'Title | text | ',
      'Borrower | link | Member',
      'From | date and time | ',
      'Until | date and time | ',
      'Took | duration | seconds',
      'Helpers | links | Member',
    ),
    ...effects('loan', 'a loan is created | Took = Until - From; Helpers = all Members where Name is not "Lee" | '),
  });
  const occasion = { event: 'Create Loan', action: 'create', entity: 'loan', row: undefined } as const;
  const values = { title: 'Drill', borrower: 'kim', from: '2026-02-01T10:00:00Z', until: '2026-02-01T10:01:30Z' };
  const done = saveRecords(actor, occasion, [{ entity: 'loan', id: '9', change: { fate: 'created', values } }]);
  const cells = done.actor.records.get('loan', '9')?.cells;
  expect([cells?.get('took')?.value, cells?.get('helpers')?.value]).toEqual([90, ['kim']]);
});
