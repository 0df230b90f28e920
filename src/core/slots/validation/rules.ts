import type { Row } from '../../answers/answers.ts';
import { asBoolean, asConditionText, asWord } from '../../answers/cells.ts';
import { type ConditionText, mapSourced, type Sourced } from '../../answers/sourced.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { choice, table, wordMap } from '../answer-types.ts';
import { column, columnAs, followUp, type PropertyInput, tableSlot, unreadColumn, wordColumn } from '../items-slot.ts';
import { NOT_PLAYABLE, unplayed } from '../slot.ts';
import { holdsAlways } from './not-applicable.ts';

/** In the words in which people choose them. */
export const RULE_KIND_LABELS = {
  required: 'must be filled in',
  type: 'is of its type',
  range: 'between',
  length: 'this long',
  pattern: 'looks like',
  unique: 'only once',
  reference: 'exists already',
  across: 'fits together',
  conditional: 'only sometimes',
};
export type RuleKind = keyof typeof RULE_KIND_LABELS;

const KINDS: ReadonlyMap<string, RuleKind> = new Map(
  Object.entries(RULE_KIND_LABELS).map(([kind, words]) => [words, kind as RuleKind]),
);
const LIMIT_WORDS = new Map([
  ['is still fine', 'fine'],
  ['is too much', 'too much'],
]);
const SEVERITIES = wordMap('stop', 'warn', 'allow with a reason');

/** Asked only of rules that let people go on with a reason. */
const OVERRIDE_TABLE = table({ who: 'Who may', reads: 'Who reads the reason' });
const IF_OVERRIDABLE = { column: 'we', is: ['allow with a reason'] };
const ANYONE_MAY_OVERRIDE = unplayed('Anyone who fills in the form may override it with a reason here.');

export const RULES = tableSlot('validation/rules', {
  ask: 'Which rules must be met before we accept what somebody submits, and what if one is not?',
  why: 'Every form, file and message is checked against these rules. Whatever no rule stops gets in.',
  name: ['rule', 'Rule'],
  noun: 'rules',
  within: ['thing'],
  properties: {
    thing: unreadColumn('Thing'),
    fields: unreadColumn('Fields'),
    kind: wordColumn(['What kind', ...KINDS.keys()], KINDS, { words: (kind) => RULE_KIND_LABELS[kind] }),
    /**
     * A literal or the name of a constant ("18", "8 to 64", "Longest loan"), a pattern, or a condition; for a
     * required field the condition under which it is required, or `none`: always.
     */
    limit: columnAs('Limit', limitIn),
    /** Whether the limit itself is still accepted. */
    inclusive: columnAs(
      ['The limit itself', ...LIMIT_WORDS.keys()],
      (held) => mapSourced(asWord(held, LIMIT_WORDS), (edge) => edge === 'fine'),
      { id: 'edge', cellType: LIMIT_WORDS },
    ),
    severity: wordColumn('Then we', SEVERITIES, { id: 'we' }),
    error: column('What goes wrong'),
    who: followUp({
      answer: OVERRIDE_TABLE,
      when: IF_OVERRIDABLE,
      ask: 'Who may override the rule “{item}”, and who reads the reason afterwards?',
      playability: ANYONE_MAY_OVERRIDE,
    }),
  },
  who: ['domain expert', 'end user'],
  needs: ['entities.fields', 'validation.examples'],
  blocks: ['validation.severity', 'errors.messages'],
  minutes: 8,
  scene: 'rules',
  guess: {
    says: 'A phone number has 8 digits. Other countries must shorten theirs.',
    rows: ['Phone has 8 digits | Customer | Phone | length | 8 | is still fine | stop | Invalid input'],
  },
});

/** A required field without a limit is always required. */
function limitIn(held: Sourced<string>, { row }: PropertyInput<unknown>): Sourced<ConditionText> {
  const isRequired = held.is === 'unknown' && KINDS.get(foldCase(row.cell('kind'))) === 'required';
  return isRequired ? holdsAlways(row.source) : asConditionText(held);
}

export const SEVERITY = tableSlot('validation/severity', {
  ask: 'For each rule, do we stop people, warn them, or let them continue with a reason?',
  why: 'A rule that stops too much makes people type something false to get past it.',
  name: ['rule', 'Rule'],
  noun: 'rules',
  properties: {
    severity: wordColumn('Then we', SEVERITIES, { id: 'we' }),
    who: followUp({
      answer: OVERRIDE_TABLE,
      when: IF_OVERRIDABLE,
      ask: 'Who may override “{item}”, and who reads the reason afterwards?',
      playability: ANYONE_MAY_OVERRIDE,
    }),
  },
  who: ['domain expert', 'end user', 'legal'],
  needs: ['validation.examples'],
  blocks: ['validation.existing', 'errors.classes'],
  minutes: 5,
  reversal: 1,
  scene: 'rules',
  guess: {
    says: 'A quantity of -3 gets a warning nobody reads.',
    sober: 'A quantity of -3 gets a warning and is saved.',
    rows: ['Quantity is above zero | warn'],
  },
  shown: 'Stop, warn or let them pass',
});

const RARELY = ['never', 'every few years'];
const OFTEN = ['every year', 'every month'];

export const RULE_SOURCES = tableSlot('validation/source', {
  ask: 'Where does each rule come from, who may change it, and how often does that happen?',
  why: 'A rule that changes often belongs in the settings; one that comes from the law is not ours to change.',
  name: ['rule', 'Rule'],
  noun: 'rules',
  properties: {
    comesFrom: column('Comes from', { id: 'source', beside: true }),
    changer: column('Who may change it', { head: 'Changed by', beside: true }),
    often: column(['How often', ...RARELY, ...OFTEN], { beside: true }),
    setting: followUp({
      answer: table({ who: 'Who', from: 'Applies from' }),
      as: settingIn,
      when: { column: 'often', is: OFTEN },
      ask: 'Who can change “{item}” in the settings, and from which day does a change apply?',
      head: 'In the settings',
      beside: true,
      words: (all) => all.map(({ who, from }) => `${who}${from && `, from ${from}`}`).join(', '),
      playability: NOT_PLAYABLE,
    }),
  },
  who: ['domain expert', 'legal', 'finance'],
  needs: ['validation.examples'],
  blocks: ['constants.values'],
  reversal: 1,
  scene: 'rules',
  guess: {
    says: 'Nobody knows; it has always been so. The developers may change it.',
    sober: 'The reason is not known. The developers may change it.',
    rows: ['Phone has 8 digits | always been so | the developers | every month'],
  },
  shown: 'Says who?',
  playability: NOT_PLAYABLE,
});

interface Setting {
  readonly who: string;
  readonly from: string;
}

/** A rule that often changes has its own screen for that. */
function settingIn(held: Sourced<readonly Row[]>, { row }: PropertyInput<unknown>): Sourced<readonly Setting[]> {
  if (RARELY.includes(foldCase(row.cell('often'))))
    return { is: 'not-applicable', reason: 'It hardly ever changes.', source: row.source };
  return mapSourced(held, (rows) => rows.map(({ cell }) => ({ who: cell('who'), from: cell('from') })));
}

export const EXAMPLES = tableSlot('validation/examples', {
  ask: 'For each field people fill in, what would you accept, what not, and what is just on the edge?',
  why: 'Three examples say more than a rule, and they become the checks on the form.',
  name: ['field', 'Field'],
  properties: {
    accepted: unreadColumn('Accepted'),
    rejected: unreadColumn('Not accepted'),
    borderline: unreadColumn('Just on the edge'),
    edgeAccepted: followUp({
      answer: choice({ yes: 'Yes, it is the last one that passes', no: 'No, it is the first one that fails' }),
      as: asBoolean,
      id: 'edge',
      ask: 'Is the value just on the edge for “{item}” still accepted?',
      head: 'The edge',
      words: (fine) => (fine ? 'accepted' : 'not accepted'),
    }),
    words: followUp({ ask: 'What do people read when “{item}” is not accepted?', head: 'They read' }),
  },
  who: ['domain expert', 'end user'],
  needs: ['entities.fields', 'screens.inventory'],
  blocks: ['validation.severity', 'errors.messages'],
  minutes: 8,
  reversal: 1,
  scene: 'form',
  guess: {
    says: 'Born in 2091 is fine, and so is 31 February.',
    sober: 'A birthday in 2091 is accepted, and so is 31 February.',
    rows: ['Date of birth | 2091 | nothing | 31 February'],
  },
  saying: { item: 'what you would accept for “…”' },
  shown: 'Good, bad, just on the edge',
});

export const CROSS_FIELD_RULES = tableSlot('validation/across', {
  ask: 'Which fields have to agree with each other, such as a start that comes before its end?',
  why: 'Every field can be right on its own while the record is nonsense.',
  name: ['fields', 'Fields'],
  properties: {
    limit: columnAs('How they must agree', asConditionText, { id: 'condition' }),
    shownAt: followUp({ ask: 'When “{item}” do not agree, next to which of them do people read it?' }),
  },
  who: ['domain expert', 'finance'],
  needs: ['validation.examples'],
  blocks: ['validation.severity'],
  reversal: 1,
  scene: 'form',
  guess: { says: 'A booking may end the day before it starts.', rows: ['Start, end | the end may come first'] },
  saying: { item: 'that “…” have to agree' },
  shown: 'What has to agree',
});

export const UNIQUE = tableSlot('validation/unique', {
  ask: 'What may exist only once, within what, and do deleted ones count?',
  why: 'Two records of the same thing split its history, and merging them is hard work.',
  name: ['thing', 'Thing'],
  properties: {
    by: unreadColumn('The same if these match'),
    within: column('Within'),
    deletedCount: columnAs(['Deleted ones count', 'yes', 'no'], asBoolean, { id: 'deleted' }),
    found: followUp({
      answer: choice({
        stop: 'They are stopped',
        open: 'They are taken to the one that exists',
        merge: 'They can merge the two',
        warn: 'They are warned and may continue',
      }),
      ask: 'When somebody enters a “{item}” that exists already, what should happen?',
      head: 'If it exists already',
      playability: unplayed('People are told of a duplicate here, but not taken to it.', 'stop', 'warn'),
    }),
  },
  who: ['domain expert', 'operator'],
  needs: ['entities.identity', 'entities.fields'],
  blocks: ['errors.messages'],
  scene: 'form',
  guess: {
    says: 'Two customers may share one number, if one was deleted.',
    rows: ['Customer | customer number | the whole company | no'],
  },
  head: 'What may exist only once',
  saying: { item: 'that “…” may exist only once' },
  shown: 'What may exist only once',
});
