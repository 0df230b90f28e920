import { mapSourced, type NamedElement, type NameRef } from '../../answers/sourced.ts';
import { choice, formatRef, matrix, number, synonymMap, table } from '../answer-types.ts';
import {
  column,
  columnAs,
  followUp,
  type ItemOf,
  type PropertyInput,
  type RowOf,
  tableSlot,
  unreadColumn,
  wordOrOwnColumn,
} from '../items-slot.ts';
import { NOT_PLAYABLE, slot, unplayed } from '../slot.ts';

const NO_STAFF_CHANGES = unplayed('Nobody is given a role or loses one here.');

export const PERMISSION_VALUES = ['yes', 'no', 'own', 'team', 'if'] as const;

export const PERMISSIONS = {
  permissions: slot('roles/permissions', {
    answer: matrix('Role', 'What they may do', ...PERMISSION_VALUES),
    ask: 'Who may list, open, create, change, delete, approve and export each thing?',
    why: 'Every button asks this before it appears.',
    who: ['domain expert', 'security', 'sponsor'],
    needs: ['entities.records', 'screens.inventory'],
    blocks: ['roles.scope', 'roles.visibility', 'errors.disclosure'],
    minutes: 10,
    scene: 'permissions',
    guess: { says: 'The intern may delete all invoices.', rows: ['delete all invoices', 'The intern | yes'] },
  }),
  blank: slot('roles/permissions/blank', {
    answer: choice({ forbidden: 'Forbidden', allowed: 'Allowed' }),
    ask: 'Where nothing is said, is it allowed or forbidden?',
    head: 'Where nothing is said, it is',
  }),
  conditions: slot('roles/permissions/{item}/conditions', {
    answer: table({ action: 'What they may do', condition: 'Only if' }),
    when: { is: ['if'] },
    ask: 'For “{item}”, what exactly does each “if” mean?',
  }),
  theirs: slot('roles/permissions/{item}/theirs', {
    when: { is: ['own', 'team'] },
    ask: 'How can we tell that something belongs to “{item}”?',
  }),
};

export interface FieldNames {
  readonly field: (thing: string, words: string) => NameRef;
}

const SCOPE_WORDS = synonymMap({ all: [], own: ['their own'], 'of the team': ['team'], none: [] });

export type Scope = RowOf<typeof SCOPE> & { readonly role: NameRef; readonly entity: NameRef };

export const SCOPE = tableSlot('roles/scope', {
  ask: 'Does each role see all the records or only some, and what makes a record theirs?',
  why: 'The lists depend on it. Seeing too much is a leak; seeing too little stops the work.',
  name: ['role', 'Role'],
  properties: {
    thing: unreadColumn('Thing'),
    which: wordOrOwnColumn('Sees', SCOPE_WORDS),
    /** The field that makes a record somebody's own. */
    by: columnAs(
      'Theirs because of',
      (held, { row, context }: PropertyInput<FieldNames>) =>
        mapSourced(held, (words) => context.field(row.cell('thing'), words)),
      { words: formatRef },
    ),
    handover: followUp({
      when: { column: 'which', is: ['own', 'of the team'] },
      ask: 'When somebody moves on, who takes over the records of “{item}”, and who still sees the old ones?',
      head: 'Handed over',
      playability: NO_STAFF_CHANGES,
    }),
  },
  who: ['domain expert', 'security'],
  needs: ['roles.permissions'],
  blocks: ['screens.conditions'],
  scene: 'permissions',
  guess: {
    says: 'A temp sees every salary, because nobody said which.',
    sober: 'Temporary staff see every salary.',
    rows: ['Temp | Salary | all | nobody said which'],
  },
  head: 'Which ones they see',
});

export const VISIBILITY_WORDS = synonymMap({
  shown: [],
  masked: ['blurred'],
  'read-only': ['only to be read'],
  hidden: [],
});

export const VISIBILITY = {
  visibility: slot('roles/visibility', {
    answer: matrix('Field', 'Role', ...new Set(VISIBILITY_WORDS.values())),
    ask: 'Which fields of a record are hidden, masked or read-only, and for whom?',
    why: 'Many people see the same page. Not all of them may read all of it.',
    who: ['security', 'legal', 'domain expert'],
    needs: ['roles.permissions', 'entities.fields'],
    blocks: ['calls.stays-inside'],
    minutes: 6,
    scene: 'permissions',
    guess: {
      says: 'Everybody can read everybody’s home address.',
      rows: ['everybody', 'Home address | shown'],
    },
  }),
  maskedAs: slot('roles/visibility/{item}/masked-as', {
    when: { is: ['masked'] },
    ask: 'What can still be seen of “{item}” when it is masked?',
  }),
};

export type Role = ItemOf<typeof GRANTS>;

export const GRANTS = tableSlot('roles/grants', {
  ask: 'Which roles are there, who assigns them, and who is the first to have each one?',
  why: 'On the first day, somebody must be able to let the others in.',
  name: ['role', 'Role'],
  noun: 'roles',
  properties: {
    given: column('Assigned by'),
    first: column('Who has it first', { head: 'First one' }),
    leaver: followUp({
      ask: 'When the last person with the role “{item}” leaves, what happens to their open work?',
      head: 'When the last one leaves',
      playability: NO_STAFF_CHANGES,
    }),
    review: followUp({
      answer: number('months', 'years'),
      ask: 'How often does somebody check who still has the role “{item}”?',
      head: 'Reviewed every',
      playability: NOT_PLAYABLE,
    }),
  },
  who: ['sponsor', 'security', 'operator'],
  needs: ['purpose.groups'],
  blocks: ['roles.permissions', 'states.transitions'],
  scene: 'people',
  guess: {
    says: 'Whoever signs up first is administrator, and makes the others one too.',
    rows: ['Administrator | any administrator | whoever signs up first'],
  },
  head: 'Roles',
  saying: { item: 'that there is a role “…”' },
});

/** What one person may never do both of. */
export type Separation = NamedElement & RowOf<typeof SEPARATION> & { readonly one: string; readonly other: string };

/** The same action may be in several pairs. */
export const SEPARATION = tableSlot('roles/separation', {
  ask: 'Which two things may never be done by the same person?',
  why: 'Where money or safety is at stake, it often takes two people.',
  name: ['one', 'Who does this'],
  properties: {
    other: unreadColumn('May not do this'),
    same: column('On the same'),
    smallTeam: followUp({
      answer: choice({
        waits: 'It waits',
        logged: 'They may, and it is logged',
        other: 'Another team does it',
      }),
      ask: 'If only one person is there to do “{item}”, what then?',
      head: 'With only one person',
      playability: NO_STAFF_CHANGES,
    }),
  },
  who: ['finance', 'legal', 'security'],
  needs: ['states.transitions', 'roles.grants'],
  blocks: ['roles.permissions'],
  minutes: 3,
  scene: 'people',
  guess: {
    says: 'Nothing. I order it, receive it and approve the bill.',
    sober: 'Nothing. One person orders it, receives it and approves the bill.',
    rows: ['Orders | nothing else is forbidden | ever'],
  },
  head: 'Never both',
  saying: { item: 'what whoever does “…” may not do' },
});
