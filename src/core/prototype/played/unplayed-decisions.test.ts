import { expect, test } from 'vitest';
import { slotPattern, slotsOf } from '#testing/core/model/asked.ts';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith } from '#testing/core/prototype/library.ts';
import { closedExample } from '../../../examples/example.ts';
import type { Product } from '../../product/product.ts';
import { PLAYABILITY } from '../../slots/parts.ts';
import { NAMED_KINDS } from '../../spec/types.ts';
import { openWorkspace } from '../../workspace/workspace.ts';
import { openProduct } from '../open-product.ts';
import { fateOfSlot, unplayedDecisions } from './unplayed-decisions.ts';

const toldOf = (product: Product) => unplayedDecisions(actingAs(null, [], product));
const told = (said: Parameters<typeof libraryWith>[0]) =>
  toldOf(libraryWith(said)).map(({ decided, question }) => `${question}: ${decided}`);

test('words that nobody made exact are told with what they are for', () => {
  expect(told({})).toContain('states.loan.transitions: take back, only if: it is clean');
  expect(told({}).join('\n')).not.toContain('Deposit > 10');
});

test('a part that cannot be read, a figure that cannot be counted and a rule that cannot be checked are told', () => {
  const all = told({
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'House rules | static | - | /rules',
      'Year | report | - | /year',
    ),
    'screens.house-rules.parts': tableText('Part | Kind | Of | Shows', 'Loans | table | the moon | Title'),
    'screens.year.figures': tableText('Figure | Comes from', 'Most wanted | Loans', 'Loans so far | Loans'),
    'validation.loan.rules': tableText(
      'Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong',
      'Fair | Deposit | between | what is fair | | stop | ',
      'Dear | Deposit | between | at least 5 | | stop | ',
    ),
  });
  expect(all).toContain(
    'screens.house-rules.parts: “Loans” shows “the moon”, which cannot be read: Name a thing, its linked records, or “my …”.',
  );
  expect(all).toContain('screens.year.figures: Most wanted, from: Loans');
  expect(all).toContain('validation.loan.rules: Fair: what is fair');
  expect(all.join('\n')).not.toMatch(/Loans so far|Dear/);
});

test('an answer of the table that is not played is told with its thing, and not before it is decided', () => {
  const said = { 'entities.loan.retention': 'archive' };
  expect(toldOf(libraryWith(said))).toContainEqual(
    expect.objectContaining({ question: 'entities.loan.retention', entity: 'loan', screen: null }),
  );
  expect(told({}).join('\n')).not.toContain('retention');
  expect(told({ 'entities.loan.retention': { deferred: 'Kim' } }).join('\n')).not.toContain('retention');
});

test('what waits is told and never done, and what is deleted is gone: both are told as not played', () => {
  const all = told({
    'states.loan.matrix': tableText('Now it is \\ Somebody tries to | hand out', 'Back | queue'),
    'validation.unique': tableText(
      'Thing | The same if these match | Within | Deleted ones count',
      'Loan | Title | | yes',
      'Loan | Deposit | | no',
    ),
  });
  expect(all).toContain('states.loan.matrix: Back, hand out: waits');
  expect(all.filter((one) => one.includes('deleted ones count'))).toEqual([
    'validation.unique: Loan, only once: deleted ones count',
  ]);
});

test('an answer that comes to what happens here anyway is played, and any other is told', () => {
  const upwards = 'states.cascade.upwards';
  const cascade = { 'states.cascade': tableText('The whole becomes \\ Its part | Loan', 'Out | follows') };
  const isTold = (answer: string) =>
    told({ ...cascade, [upwards]: answer })
      .join('\n')
      .includes(upwards);
  expect([isTold('no'), isTold('yes'), isTold('asked')]).toEqual([false, true, true]);
  const past = (kept: string) =>
    told({ 'entities.loan.history': kept }).some((one) => one.startsWith('entities.loan.history'));
  expect([past('none'), past('log'), past('versions')]).toEqual([false, true, true]);
});

test('what is done to many at once is told, as nothing here does it', () => {
  const screens = tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans');
  const all = toldOf(
    libraryWith({
      'screens.inventory': screens,
      'screens.loans.bulk': '- Hand out',
      'errors.bulk': 'per-row',
    }),
  );
  const told = all.filter(({ question }) => question.endsWith('bulk'));
  expect(told.map(({ decided, screen }) => [decided, screen])).toContainEqual(['Hand out', 'loans']);
  expect(new Set(told.map(({ why }) => why))).toEqual(new Set(['Records are changed one by one here.']));
});

test('a message to another system is told where nothing that is done here sends it', () => {
  const all = told({
    'calls.exchanges': tableText(
      'What for | System | When',
      'Pass on the takings | The books | every evening at nine',
      'Ask | The books | somebody opens a loan',
      'Thank | The books | a loan is over: take back',
      'Greet | The books | a loan is created',
      'Remind | The books | a loan is late: falls due',
    ),
  });
  expect(all.filter((one) => one.startsWith('calls.exchanges'))).toEqual([
    'calls.exchanges: Pass on the takings: every evening at nine',
    'calls.exchanges: Ask: somebody opens a loan',
  ]);
});

test('who may see a state or the past is told where the words name no role', () => {
  const readers = (who: string) =>
    told({ 'entities.loan.history': 'log', 'entities.loan.history.readers': `- Clerk\n- ${who}` }).join('\n');
  expect(readers('the tax office')).toContain('What it said before, for: the tax office');
  expect(readers('Member')).not.toContain('What it said before');
});

test('every line of the closed example names a decision, and none is told twice', async () => {
  const product = openProduct(openWorkspace(await closedExample()));
  const lines = toldOf(product);
  for (const { question, decided } of lines) {
    expect(product.workspace.question(question)?.decision).toBeTruthy();
    expect(decided).not.toBe('');
  }
  const keys = lines.map(({ question, decided }) => `${question} ${decided}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('what must come first before something that is no move and deletes nothing is told', () => {
  const all = told({
    'screens.irreversible': tableText(
      'Action | Before it happens',
      'Erase a loan | typing the name',
      'Take back | a question',
      'Close the shed | a question',
      'Paint the shed | nothing',
    ),
  });
  expect(all.filter((one) => one.startsWith('screens.irreversible'))).toEqual([
    'screens.irreversible: Close the shed: a question',
  ]);
  const typed = (words: string) =>
    told({
      'screens.irreversible': tableText('Action | Before it happens', 'Erase a loan | typing the name'),
      'screens.irreversible.erase-a-loan.typed': words,
    }).filter((one) => one.includes('what to type'));
  expect(typed('The borrower of the loan.')).toEqual([]);
  expect(typed('The moon')).toEqual(['screens.irreversible.erase-a-loan.typed: Erase a loan, what to type: The moon']);
});

test('the table tells of every slot of the bank what becomes of its answer, and of no other', () => {
  expect([...PLAYABILITY.keys()].sort()).toEqual(NAMED_KINDS.flatMap(slotsOf).sort());
});

test('why something is not played is one short sentence', () => {
  for (const fate of PLAYABILITY.values()) if (fate.is === 'unplayed') expect(fate.why).toMatch(/^[“A-Z].{10,90}\.$/u);
});

test('an answer that is kept to is one that can be given', async () => {
  const questions = (await closedExample()).facts.filter((fact) => fact.fact === 'question');
  for (const { slot, shape, id } of questions) {
    const fate = slot === null ? undefined : fateOfSlot(slot)?.fate;
    const given = 'options' in shape ? shape.options.map((option) => option.id) : [];
    if (fate?.is === 'unplayed') expect(given, id).toEqual(expect.arrayContaining([...fate.kept]));
  }
});

test('the line of a question is that of its slot, asked of all things or of one', async () => {
  const questions = (await closedExample()).facts.filter((fact) => fact.fact === 'question');
  const others = questions.filter(
    ({ slot }) => slot === null || fateOfSlot(slot)?.slot !== slotPattern(slot.replaceAll('/', '.')),
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});
