import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemId } from '#core/answers/naming.ts';
import { lazily } from '#core/base/memoize.ts';
import { openWorkspace } from '#core/index.ts';
import { openApiOf, openProduct } from '#core/product.ts';
import { judge } from '#core/rules/judge.ts';
import type { ShapeSpec, Value } from '#core/shapes/types.ts';
import { PLAYABILITY } from '#core/slots/parts.ts';
import { NAMED_KINDS, type NamedKind } from '#core/spec/types.ts';
import type { Snapshot } from '#core/workspace/workspace.ts';
import { sceneMarkup } from '#testing/app/stages.tsx';
import { slotPattern } from '#testing/core/model/asked.ts';
import { factsOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { howMuch } from '#testing/how-much.ts';
import { closedExample } from '../../examples/example.ts';
import { STAGES } from './stages.tsx';

/** How many slots are tested; all of them in the long run. */
const LOOKED_AT = howMuch(5, Number.POSITIVE_INFINITY);

/** In milliseconds, for a busy machine. */
const PATIENCE = 3_000_000;

/**
 * Slots that no rule, screen or interface reads, only the text of the specification; each with the reason why it is
 * asked nevertheless.
 */
const ONLY_TOLD: Readonly<Record<string, string>> = {
  'roles/scope/{item}/handover':
    'Who takes the work over when somebody leaves is done by people, by the words of the text.',
};

const OFFERED = tableText('Call | Method | Address', 'List | GET | /loans');

/** Two answers to each slot that the closed example leaves out, with the answers that raise its question. */
const LEFT_OUT: Readonly<
  Record<string, readonly [id: string, one: string, other: string, around?: Readonly<Record<string, Said>>]>
> = {
  'purpose/what/kind': ['purpose.what.kind', '- A shop', '- A library'],
  'screens/own-settings': ['screens.own-settings', '- theme', '- language'],
  'screens/published': [
    'screens.published',
    tableText('What | Sorted into', 'News | months'),
    tableText('What | Sorted into', 'News | towns'),
  ],
  'screens/rounds': [
    'screens.rounds',
    tableText('What | Made of', 'Quiz | questions'),
    tableText('What | Made of', 'Quiz | riddles'),
  ],
  'roles/meeting': [
    'roles.meeting',
    tableText('Way | By what', 'Teams | age'),
    tableText('Way | By what', 'Teams | town'),
  ],
  'screens/devices/next-person': ['screens.devices.next-person', 'nothing', 'the last page'],
  'screens/devices/offline-clash': ['screens.devices.offline-clash', 'first', 'last'],
  'screens/devices/offline-age': ['screens.devices.offline-age', '1 hours', '2 days'],
  'entities/files': [
    'entities.files',
    tableText('Thing | Which way | From or to', 'Loan | in | the bank'),
    tableText('Thing | Which way | From or to', 'Loan | out | the town'),
  ],
  'entities/relations/{item}/fields': [
    `entities.relations.${itemId('Loan → Member')}.fields`,
    '- Since',
    '- Until',
    { 'entities.relations': tableText('From | To', 'Loan | Member') },
  ],
  'screens/languages/{item}/writer': [
    'screens.languages.english.writer',
    'the clerk',
    'the board',
    { 'screens.languages': '- English\n- German' },
  ],
  'entities/identity/changes': ['entities.identity.changes', 'never', 'each year', { 'entities.identity': 'natural' }],
  'entities/history/correction': ['entities.history.correction', 'apart', 'same', { 'entities.history': 'versions' }],
  'states/transitions/exact': [
    'states.transitions.exact',
    tableText('Move | Looks at | Must say', 'hand out | Deposit | paid'),
    tableText('Move | Looks at | Must say', 'hand out | Deposit | known'),
    { 'states.list': tableText('State', 'Ready', 'Out'), 'states.transitions': tableText('From | To', 'Ready | Out') },
  ],
  'states/conflict/release': ['states.conflict.release', '5 minutes', '1 hours'],
  'validation/severity/{item}/who': [
    'validation.severity.dear.who',
    tableText('Who may | Who reads the reason', 'Clerk | Board'),
    tableText('Who may | Who reads the reason', 'Board | Clerk'),
    { 'validation.severity': tableText('Rule | Then we', 'Dear | warn') },
  ],
  'validation/moment/nightly': ['validation.moment.nightly', 'the clerk', 'the board'],
  'validation/existing/mended-by': ['validation.existing.mended-by', 'the clerk', 'the board'],
  'validation/moment/import': ['validation.moment.import', 'all', 'rows'],
  'roles/scope/{item}/handover': [
    `roles.scope.member.handover`,
    'the clerk',
    'the board',
    { 'roles.scope': tableText('Role | Thing | Sees | Theirs because of', 'Member | Loan | own | Title') },
  ],
  'roles/sign-in/outsiders': ['roles.sign-in.outsiders', 'a letter', 'a call'],
  'roles/sign-in/lockout': ['roles.sign-in.lockout', '3 tries', '9 tries'],
  'calls/repeat/noticed': ['calls.repeat.noticed', 'by the bank', 'by nobody'],
  'errors/messages/{item}/languages': [
    'errors.messages.amount-out-of-range.languages',
    tableText('Language | They read | They can', 'Irish | Ró-mhór | Stad'),
    tableText('Language | They read | They can', 'Irish | Ró-mhór | Lean'),
  ],
  'errors/kept-work/how-long': ['errors.kept-work.how-long', '1 days', '2 weeks'],
  'constants/variants': [
    'constants.variants',
    tableText('Number \\ For whom | Clubs', 'Fee | its own'),
    tableText('Number \\ For whom | Clubs', 'Fee | may be changed'),
  ],
  'constants/variants/{item}/bounds': [
    'constants.variants.fee.bounds',
    tableText('At least | At most', '1 | 2'),
    tableText('At least | At most', '1 | 3'),
    { 'constants.variants': tableText('Number \\ For whom | Clubs', 'Fee | may be changed') },
  ],
  'constants/variants/{item}/own': [
    'constants.variants.fee.own',
    tableText('For whom | Value', 'Clubs | 1'),
    tableText('For whom | Value', 'Clubs | 2'),
    { 'constants.variants': tableText('Number \\ For whom | Clubs', 'Fee | its own') },
  ],
  'calls/offers': ['calls.offers', OFFERED, tableText('Call | Method | Address', 'List | GET | /lent')],
  'calls/offers/{item}/takes': [
    'calls.offers.list.takes',
    tableText('Part | Where | Type', 'from | query | date'),
    tableText('Part | Where | Type', 'until | query | date'),
    { 'calls.offers': OFFERED },
  ],
  'calls/offers/{item}/gives': [
    'calls.offers.list.gives',
    tableText('Outcome | Status | Body', 'done | 200 | list of Loan'),
    tableText('Outcome | Status | Body', 'done | 202 | list of Loan'),
    { 'calls.offers': OFFERED },
  ],
  'calls/offers/common': [
    'calls.offers.common',
    tableText('Of | Has', 'every request | X-Key'),
    tableText('Of | Has', 'every request | X-Token'),
    { 'calls.offers': OFFERED },
  ],
  'constants/money/rate': ['constants.money.rate', 'of the bank', 'of the day'],
};

/** Attributes that show only the status of a question or a generated id. */
const STANDING = / (?:data-status|aria-label|id|popover[tT]arget|for|aria-describedby)="[^"]*"/g;

const closed = await closedExample();
const asked = new Map(closed.facts.flatMap((fact) => (fact.fact === 'question' ? [[fact.id, fact]] : [])));

/** What the rules find, the interface text, and the first rendering of the screens of a part. */
function printOf(snapshot: Snapshot, part: NamedKind): string {
  const workspace = openWorkspace(snapshot);
  const product = openProduct(workspace);
  const screens = workspace.points
    .filter(({ point }) => point.kind === part)
    .flatMap((view) => Object.keys(STAGES[part].drawings).map((id) => sceneMarkup(workspace, view, part, id)));
  const findings = JSON.stringify(judge(product).map((judgement) => judgement.findings));
  return [findings, openApiOf(product), ...screens.map((html) => html.replaceAll(STANDING, ''))].join('\n');
}

/** Pairs of workspaces that differ only in the answer to a slot. */
function* changesOf(slot: string): Generator<readonly [Snapshot, Snapshot]> {
  const left = LEFT_OUT[slot];
  if (left) {
    const [id, one, other, around = {}] = left;
    yield [withSaid({ ...around, [id]: one }), withSaid({ ...around, [id]: other })];
    return;
  }
  for (const fact of closed.facts) {
    if (fact.fact !== 'decision' || slotPattern(fact.question) !== slot) continue;
    const question = asked.get(fact.question);
    if (!question || fact.result.outcome !== 'decided') continue;
    for (const value of othersThan(fact.result.value, question.shape)) {
      const decided = { ...fact, result: { ...fact.result, value } };
      yield [closed, { ...closed, facts: closed.facts.map((one) => (one === fact ? decided : one)) }];
    }
  }
}

/** The closed example with these answers added or replaced. */
function withSaid(said: Readonly<Record<string, Said>>): Snapshot {
  const others = closed.facts.filter(
    (fact) => !((fact.fact === 'question' && fact.id in said) || ('question' in fact && `${fact.question}` in said)),
  );
  const more = factsOf(said).map((fact) =>
    fact.fact === 'question' ? { ...fact, point: pointOf(fact.kind) ?? fact.point } : fact,
  );
  return { ...closed, facts: [...others, ...more] };
}

function pointOf(kind: string): string | undefined {
  return closed.spec.points.find((point) => point.kind === kind)?.id;
}

function* othersThan(value: Value, shape: ShapeSpec): Generator<Value> {
  if (shape.shape === 'choice') yield* shape.options.map(({ id }) => id);
  else if (shape.shape === 'multi') yield* shape.options.map(({ id }) => [id]);
  else if (typeof value === 'string') yield `${value} x`;
  else if ('amount' in value) yield { ...value, amount: value.amount + 1 };
  else if ('cells' in value) yield { ...value, cells: value.cells.map(([first = '', ...rest]) => [...rest, first]) };
  else if (value.every((row) => typeof row === 'string')) yield [...value, 'x'];
  else
    for (const column of value[0]?.keys() ?? [])
      yield value.map((row) => row.map((cell, at) => (at === column ? `${cell} x` : cell)));
}

const print = lazily(
  (): ReadonlyMap<string, string> => new Map(NAMED_KINDS.map((part) => [part, printOf(closed, part)])),
);

/** Whether a rule, a screen or the interface depends on what was answered. */
function isRead(slot: string): boolean {
  const part = NAMED_KINDS.find((kind) => slot.startsWith(`${kind}/`)) ?? 'purpose';
  for (const [before, after] of changesOf(slot)) {
    const printed = before === closed ? print().get(part) : printOf(before, part);
    if (printOf(after, part) !== printed) return true;
  }
  return false;
}

/** The prototype reads the slots that are played, as `played.test.tsx` checks. */
const slots = [...PLAYABILITY].filter(([, { is }]) => is !== 'played').map(([slot]) => slot);

if (LOOKED_AT === Number.POSITIVE_INFINITY)
  test.each(slots)(
    '%s is read by a rule, by a screen or by the interface text, or listed as only told',
    (slot) => expect(isRead(slot)).toBe(!(slot in ONLY_TOLD)),
    PATIENCE,
  );
else
  test(
    'any slot is read by a rule, by a screen or by the interface text, or listed as only told',
    () => {
      const any = fc.constantFrom(...slots);
      const isAsListed = (slot: string) => isRead(slot) !== slot in ONLY_TOLD;
      fc.assert(fc.property(any, isAsListed), { numRuns: LOOKED_AT, endOnFailure: true });
    },
    PATIENCE,
  );

test('why a slot is asked that is only told is one short sentence, and each is a slot', () => {
  for (const [slot, why] of Object.entries(ONLY_TOLD)) {
    expect(PLAYABILITY.has(slot)).toBe(true);
    expect(why).toMatch(/^[A-Z].{10,100}\.$/u);
  }
});
