import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemId } from '#core/answers/naming.ts';
import { lazily } from '#core/base/memoize.ts';
import { openWorkspace, type Question, type Workspace } from '#core/index.ts';
import { PLAYABILITY } from '#core/slots/parts.ts';
import type { Snapshot } from '#core/workspace/workspace.ts';
import { differ, printsOf } from '#testing/app/prints.ts';
import { slotPattern } from '#testing/core/model/asked.ts';
import { type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { howMuch } from '#testing/how-much.ts';
import { closedExample } from '../../examples/example.ts';

/** The number of slots checked; in the long run all of them, and that decisions listed as not played change nothing. */
const LOOKED_AT = howMuch(2, Number.POSITIVE_INFINITY);
/** Milliseconds, for a busy machine. */
const PATIENCE = 3_000_000;

/** Answers that give an effect to slots which the closed example leaves out or answers without an effect. */
const EVIDENCE: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
  'screens/looking-through': {
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
    'screens.looking-through': tableText('What | Shown as', 'The loans | cards'),
  },
  'screens/charts': {
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Desk | dashboard | - | /'),
    'screens.charts': tableText('Figure or chart | Shown as', 'Loans that are Out | a number'),
  },
  'screens/outputs': {
    'screens.outputs': tableText('What goes out | To whom | When | How', 'A note | Clerk | a loan is deleted | mail'),
  },
  'screens/reports': {
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
    'screens.reports': tableText('Report | What goes into it | Taken out as', 'The year | all loans | a spreadsheet'),
  },
  'screens/shown': {
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
    'screens.shown': tableText('What | What is told', 'The drill of the month | half the fee'),
  },
  'roles/together': {
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loan page | detail | Loan | /loans/:loan'),
    'roles.together': tableText('What others made | Comment', 'Loans | yes'),
  },
  'screens/{item}/related': {
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loan page | detail | Loan | /loans/:loan'),
    'screens.loan-page.related': '- Members',
  },
  'screens/{item}/figures': {
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Desk | dashboard | Loan | /'),
    'screens.desk.figures': tableText('Figure | Comes from', 'Open loans | count of Loans'),
  },
  'entities/history/readers': {
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loan page | detail | Loan | /loans/:loan'),
    'entities.loan.history': 'log',
    'entities.loan.history.readers': '- Clerk',
  },
  'states/list/{item}/responsible': {
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loan page | detail | Loan | /loans/:loan'),
    'states.loan.list.reserved.responsible': 'the clerk',
  },
  'roles/grants/me': {
    'entities.records': tableText('Thing | Example', 'Loan | L-1', 'Member | Kim', 'Colleague | Ann'),
    'entities.member.fields': tableText('Field | Type', 'Name | text'),
    'entities.colleague.fields': tableText('Field | Type', 'Name | text'),
    'entities.loan.fields': tableText('Field | Type | Unit', 'Borrower | link | Member', 'Lender | link | Colleague'),
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Home | page | - | /'),
    'screens.home.parts': tableText('Part | Kind | Of', 'Mine | table | my loans'),
    'roles.grants.me': tableText('Role | Is which record', 'everybody | Colleague'),
  },
  'screens/conditions/{item}/first-step': {
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
    'screens.conditions': tableText('Screen \\ When it is | empty', 'Loans | a message and a button'),
    'screens.conditions.loans.first-step': 'Write the first loan',
  },
  'screens/irreversible/{item}/second': {
    'screens.irreversible': tableText(
      'Action | Before it happens | What a mistake would cost',
      'Delete a loan | a second person agrees | a fine',
    ),
    'roles.loan.permissions': tableText('Role \\ What they may do | delete', 'Clerk | yes', 'Member | no'),
    'screens.irreversible.delete-a-loan.second': 'the board',
  },
  'entities/identity/lines': {
    'entities.loan.identity': 'composite',
    'entities.loan.identity.lines': '- Title\n- Borrower',
  },
  'entities/fields/{item}/files': {
    'entities.loan.fields': tableText('Field | Type', 'Title | text', 'Photo | file'),
    'entities.loan.fields.photo.files': tableText('Kind of file | At most', 'PDF | 2 MB'),
  },
  'entities/fields/{item}/override': {
    'entities.loan.fields': tableText('Field | Type | Unit', 'Deposit | number | EUR', 'Twice | computed | EUR'),
    'entities.loan.fields.twice.formula': 'Deposit * 2',
    'entities.loan.fields.twice.override': 'yes',
  },
  'states/transitions/{item}/system': {
    'states.loan.transitions': tableText(
      'From | To | What happens | Started by | Who or what | Only if',
      'Reserved | Out | hand out | another system | the van | ',
    ),
    [`states.loan.transitions.${itemId('Reserved → Out: hand out')}.system`]: 'the van, by its sensor',
  },
  'states/cascade': {
    'entities.records': tableText(
      'Thing | Example | Another | A third',
      'Loan | L-1 | L-2 | L-3',
      'Part | P-1 | P-2 | P-3',
    ),
    'entities.part.fields': tableText('Field | Type | Unit', 'Loan | link | Loan'),
    'states.part.list': tableText('Answer | It means | Place', 'New | | first', 'Done | | last'),
    'states.loan.transitions': tableText(
      'From | To | What happens | Started by | Who or what | Only if',
      'Reserved | Out | hand out | a person | anybody | ',
    ),
    'states.cascade': tableText('The whole becomes \\ Its part | Part', 'Out | prevents it'),
  },
  'states/idle/{item}/passed-to': {
    'states.loan.idle': tableText(
      'While it is | After how long | Then | Who is told',
      'Reserved | 90 days | pass it on | the clerk',
    ),
    'states.loan.idle.reserved.passed-to': 'the board',
  },
  'states/matrix/{item}/queue': {
    'states.loan.matrix': tableText('Now it is \\ Somebody tries to | hand out', 'Reserved | queue'),
    'states.loan.matrix.reserved.queue': 'the desk opens',
  },
  'states/reversal-time': {
    'states.loan.reversal': tableText(
      'From | To | Which way back | By whom | Only if',
      'Out | Reserved | put back | anybody | ',
    ),
    'states.loan.reversal-time': '0 days',
  },
  'validation/required/{item}/exempt': {
    'validation.loan.required': tableText('Field \\ When it is | always', 'Title | must be filled in'),
    'validation.loan.required.title.exempt': '- Clerk',
  },
  'validation/across': {
    'validation.across': tableText('Fields | How they must agree', 'Deposit, Due | Deposit < 1000'),
  },
  'validation/across/{item}/shown-at': {
    'validation.across': tableText('Fields | How they must agree', 'Deposit, Due | Deposit < 1000'),
    [`validation.across.${itemId('Deposit, Due')}.shown-at`]: 'Due',
  },
  'validation/unique': {
    'validation.unique': tableText(
      'Thing | The same if these match | Within | Deleted ones count',
      'Loan | Title | | no',
    ),
  },
  'validation/severity': {
    'validation.loan.rules': tableText(
      'Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong',
      'Dear | Deposit | between | at least 5 | | | ',
    ),
    'validation.severity': tableText('Rule | Then we', 'Dear | warn'),
  },
  'roles/permissions/blank': { 'roles.permissions.blank': 'forbidden' },
  'roles/scope': {
    'roles.scope': tableText('Role | Thing | Sees | Theirs because of', 'Member | Loan | own | Title'),
  },
  'roles/grants': {},
  'roles/separation': {
    'roles.separation': tableText('Who does this | May not do this | On the same', 'hand out | take back | Loan'),
  },
  'roles/refusal/words': {
    'roles.refusal': 'refused',
    'roles.refusal.words': 'Ask the clerk.',
    'roles.loan.permissions': tableText('Role \\ What they may do | list', 'Member | no', 'Clerk | yes'),
  },
};

const closed = await closedExample();
const asked = closed.facts.filter((fact) => fact.fact === 'question');
const print = lazily(() => [...printsOf(openWorkspace(closed))]);

/** The closed example without the answers of a slot, and with each of its other choices. */
function* changesOf(slot: string): Generator<Snapshot> {
  const questions = new Map(asked.filter(({ id }) => slotPattern(id) === slot).map((one) => [one.id, one]));
  const isAbout = (id: string) => questions.has(id);
  yield {
    ...closed,
    facts: closed.facts.filter(
      (fact) => (fact.fact !== 'decision' && fact.fact !== 'response') || !isAbout(fact.question),
    ),
  };
  const [first] = questions.values();
  for (const option of optionsOf(first))
    yield {
      ...closed,
      facts: closed.facts.map((fact) =>
        fact.fact === 'decision' && isAbout(fact.question) && fact.result.outcome === 'decided'
          ? { ...fact, restsOn: [], against: [], result: { ...fact.result, value: option } }
          : fact,
      ),
    };
}

function optionsOf(question: Question | undefined): readonly (string | readonly string[])[] {
  if (question?.shape.shape === 'choice') return question.shape.options.map(({ id }) => id);
  return question?.shape.shape === 'multi' ? question.shape.options.map(({ id }) => [id]) : [];
}

/** Whether anything shown or obeyed depends on this slot. */
function isFelt(slot: string): boolean {
  const evidence = EVIDENCE[slot];
  if (evidence) {
    const without = Object.fromEntries(
      Object.keys(evidence)
        .filter((id) => slotPattern(id) !== slot)
        .map((id) => [id, evidence[id] ?? '']),
    );
    return differ(printsOf(libraryWith(evidence).workspace), [...printsOf(libraryWithout(slot, without))]);
  }
  for (const change of changesOf(slot)) if (differ(printsOf(openWorkspace(change)), print())) return true;
  return false;
}

function libraryWithout(slot: string, said: Readonly<Record<string, Said>>): Workspace {
  return libraryWith(slot === 'roles/grants' ? { ...said, 'roles.grants': { na: 'not here' } } : said).workspace;
}

/** Listed as not played only for some of their answers; the others are obeyed, or shown as open while there is none. */
const PARTLY = new Set([
  'validation/unique/{item}/found',
  'entities/volume',
  'entities/history',
  'screens/looking-through',
  'screens/reports',
  // Named below the list.
  'screens/{item}/bulk',
]);

const slots = (is: 'played' | 'unplayed') =>
  [...PLAYABILITY].filter(([, fate]) => fate.is === is).map(([slot]) => slot);

if (LOOKED_AT === Number.POSITIVE_INFINITY) {
  test.each(slots('played'))(
    'what is answered to %s shows or is obeyed',
    (slot) => expect(isFelt(slot)).toBe(true),
    PATIENCE,
  );
  test.each(slots('unplayed'))(
    'what is answered to %s is told as not played, and changes nothing',
    (slot) => expect(isFelt(slot)).toBe(PARTLY.has(slot)),
    PATIENCE,
  );
} else
  test(
    'what is answered to any slot shows or is obeyed',
    () => {
      const any = fc.constantFrom(...slots('played'));
      fc.assert(fc.property(any, isFelt), { numRuns: LOOKED_AT, endOnFailure: true });
    },
    PATIENCE,
  );
