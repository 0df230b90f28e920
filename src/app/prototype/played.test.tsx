import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemId } from '#core/answers/naming.ts';
import { lazily } from '#core/base/memoize.ts';
import { openWorkspace, type Question, type Workspace } from '#core/index.ts';
import {
  type ActorContext,
  advanceTime,
  answerCall,
  buttonsFor,
  curlLine,
  isCheckedEarly,
  knownValue,
  offeredCalls,
  playCall,
  pressButton,
  sampleRequest,
  saveRecords,
  type TriggerAction,
  type World,
} from '#core/product.ts';
import { callsTriggeredBy } from '#core/prototype/simulated-calls.ts';
import { PLAYABILITY } from '#core/slots/parts.ts';
import type { Snapshot } from '#core/workspace/workspace.ts';
import { actingIn, type Played, pagesOf, played, problemsWith } from '#testing/app/rendered.tsx';
import { slotPattern } from '#testing/core/model/asked.ts';
import { type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { howMuch } from '#testing/how-much.ts';
import { closedExample } from '../../examples/closed-example.ts';

/** The number of slots checked; in the long run all of them, and that decisions listed as not played change nothing. */
const LOOKED_AT = howMuch(2, Number.POSITIVE_INFINITY);
/** Milliseconds, for a busy machine. */
const PATIENCE = 3_000_000;

/** Attributes that depend only on the status of questions or the order of rendering. */
const BESIDES = / (?:data-status|aria-label|id|popover[tT]arget|for|aria-describedby)="[^"]*"/g;

/** Everything that the running product shows and obeys, piece by piece. */
function* printsOf(workspace: Workspace): Generator<string> {
  const playing = played(workspace);
  const roles = [null, ...playing.product.index.roles.all.map(({ id }) => id)];
  for (const { at, html } of pagesOf(playing, roles)) yield `${at} ${html.replaceAll(BESIDES, '')}`;
  yield told(advanceTime(actingIn(playing, null), 100));
  yield String(isCheckedEarly(playing.product.model));
  for (const { id } of playing.product.index.entities.all) {
    for (const role of roles) yield JSON.stringify(problemsWith(actingIn(playing, role), id));
    yield* happenings(playing, id);
  }
  for (const role of roles) yield* answers(actingIn(playing, role));
}

/** What each offered call is answered with: as it would be sent, about nothing, and when it makes no sense. */
function* answers(actor: ActorContext): Generator<string> {
  for (const call of offeredCalls(actor.product)) {
    const sample = sampleRequest(actor, call);
    const { address, query } = sample;
    const requests = [sample, { ...sample, query: { ...query, page: 'two' } }, { ...sample, body: '{"x": 1}' }];
    const lost = { ...sample, address: Object.fromEntries(Object.keys(address).map((name) => [name, 'nowhere'])) };
    for (const request of [...requests, lost]) {
      const { world, ...answer } = answerCall(actor, call, request, { freshId: 'new' });
      yield JSON.stringify([answer, curlLine(actor, call, request), world && told(world)]);
    }
  }
}

function told({ changes, messages, notes, stopped }: World, ...more: readonly unknown[]): string {
  return JSON.stringify([
    changes,
    messages.map(({ call, id }) => [call, id]),
    notes,
    stopped?.text,
    stopped?.action,
    more,
  ]);
}

/** The outcome of each button, and the calls to other systems with their answers. */
function* happenings(playing: Played, entity: string): Generator<string> {
  const actor = actingIn(playing, null);
  const { index } = playing.product;
  for (const row of actor.records.all(entity))
    for (const button of buttonsFor(actor, row))
      yield told(pressButton(actor, row, button, { values: {}, why: '' }), button.types, button.needsReason);
  const [row] = actor.records.all(entity);
  const gone = row && { entity, id: row.id, change: { fate: 'deleted' as const } };
  if (gone) yield told(saveRecords(actor, { event: 'Delete', action: 'delete', entity, row }, [gone]));
  const label = index.entities.get(entity)?.label ?? '';
  const events = index
    .cycles(entity)
    .flatMap((cycle) => index.transitions(cycle).map(({ event }) => knownValue(event) ?? ''));
  const occasions: readonly TriggerAction[] = [
    { event: `Create ${label}`, action: 'create', entity, row },
    { event: `Delete ${label}`, action: 'delete', entity, row },
    ...events.map((event): TriggerAction => ({ event, action: 'move', entity, row })),
  ];
  for (const occasion of occasions)
    for (const call of callsTriggeredBy(playing.product, occasion))
      for (const failure of [null, 'unreachable', 'timeout', 'refused', 'conflict', 'duplicate'] as const) {
        const knobs = { latency: 0, failure, inject: null, condition: null, times: 1, finish: 'product' } as const;
        const { entry, failure: shown, goesOn } = playCall(actor, call, occasion, knobs, 'x');
        yield JSON.stringify([entry, shown?.text, shown?.action, goesOn]);
      }
}

/** Answers that give an effect to slots which the closed example leaves out or answers without an effect. */
const EVIDENCE: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
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

const closed = closedExample();
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

function differ(now: Iterable<string>, before: readonly string[]): boolean {
  let at = 0;
  for (const one of now) {
    if (one !== before[at]) return true;
    at += 1;
  }
  return at !== before.length;
}

/** Listed as not played only for some of their answers; the others are obeyed, or shown as open while there is none. */
const PARTLY = new Set([
  'validation/unique/{item}/found',
  'entities/volume',
  'entities/history',
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
