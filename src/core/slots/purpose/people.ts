import type { NameFinder } from '../../answers/name-finder.ts';
import { mapSourced, type NameRef } from '../../answers/sourced.ts';
import { choice, list, number } from '../answer-types.ts';
import type { WITHOUT_RIGHTS } from '../given.ts';
import { column, followUp, type ItemOf, type PropertyInput, tableSlot } from '../items-slot.ts';

export interface RoleNames {
  readonly role: NameFinder;
}

export type UserGroup = ItemOf<typeof GROUPS>;
export type CaseStep = ItemOf<typeof LAST_CASE>;

const WITHOUT_RIGHTS_WORDS: Readonly<Record<(typeof WITHOUT_RIGHTS)[number], string>> = {
  'receives-only': 'only receives things',
  'no-access': 'must be kept out',
};
type GroupRole = NameRef | keyof typeof WITHOUT_RIGHTS_WORDS;

export const GROUPS = tableSlot('purpose/groups', {
  ask: 'Who will use this, how many are they, how often, and on what device?',
  why: 'Roles, first screens and permissions all follow from this. A group forgotten now turns up late, when it costs the most.',
  name: ['who', 'Who'],
  noun: 'groups of people',
  properties: {
    count: column('How many'),
    frequency: column('How often'),
    device: column('On what device', { head: 'Device' }),
    sharedDevice: followUp({
      answer: choice({ own: 'Each has one', shared: 'Several share one', both: 'Some of each' }),
      ask: 'Does each person in “{item}” have a device, or do several share one?',
      head: 'Shared',
    }),
    task: followUp({
      ask: 'What is the one thing that “{item}” must get done here?',
      head: 'Must get done',
    }),
    role: followUp({
      answer: choice({
        own: 'Permissions of its own',
        'receives-only': 'None, it only receives things',
        'no-access': 'None, it must be kept out',
      }),
      as: (held, { row, context }: PropertyInput<RoleNames>) =>
        mapSourced(held, (role): GroupRole => {
          if (role === 'receives-only' || role === 'no-access') return role;
          return context.role(role === 'own' ? row.label : role);
        }),
      ask: 'Does “{item}” need permissions of its own, those of another group, or none at all?',
      head: 'Role',
      words: (role) => (typeof role === 'string' ? WITHOUT_RIGHTS_WORDS[role] : role.label),
    }),
    languages: followUp({
      answer: list,
      ask: 'Which languages does “{item}” read and write?',
      head: 'Languages',
    }),
    hindrances: followUp({
      answer: list,
      ask: 'What makes using a screen hard for “{item}”, such as gloves, noise, bad light or poor eyesight?',
      head: 'Made harder by',
    }),
    spokesperson: followUp({
      ask: 'Who can speak for “{item}” when we have a question?',
      head: 'Speaks for them',
    }),
  },
  who: ['sponsor', 'domain expert'],
  blocks: ['screens', 'roles'],
  minutes: 6,
  reversal: 3,
  scene: 'sentence',
  guess: {
    says: 'Everybody, all day, on a desktop computer.',
    rows: ['Everybody | 10000 | all day | a desktop computer'],
  },
  head: 'Who uses it',
  saying: { item: 'that “…” will be involved' },
});

export const LAST_CASE = tableSlot('purpose/last-case', {
  ask: 'What happened last time, step by step, from what started it until it was done?',
  why: 'One true story shows steps, waits and detours that opinions leave out. Screens, states and calls are checked against it.',
  name: ['step', 'Step'],
  repeats: true,
  properties: {
    actor: column('Who', { id: 'who' }),
    where: followUp({
      ask: 'Where did “{item}” happen: on a screen, on paper, by phone, in the corridor?',
      head: 'Where',
    }),
    change: followUp({
      ask: 'What had changed after “{item}”?',
      head: 'Different afterwards',
    }),
    wait: followUp({
      answer: number('minutes', 'hours', 'days', 'weeks'),
      ask: 'How long did everything wait before “{item}” was done?',
      head: 'Waited for',
    }),
    nearMiss: followUp({ ask: 'At the step “{item}”, what nearly went wrong?', head: 'Nearly went wrong' }),
  },
  who: ['end user', 'domain expert'],
  needs: ['purpose.problem'],
  blocks: ['entities', 'states', 'screens', 'calls'],
  minutes: 10,
  scene: 'monday',
  guess: {
    says: 'A mail came in, somebody answered it, done.',
    rows: ['A mail came in | somebody', 'It was answered | somebody'],
  },
  head: 'The last real case',
  saying: { item: 'that “…” was a step last time' },
});

export const DECIDERS = tableSlot('purpose/deciders', {
  ask: 'When two people disagree, who decides, and who stands in for them?',
  why: 'Two answers that clash stay open until the person named here picks one.',
  name: ['about', 'About what', 'About'],
  noun: 'matters to decide',
  properties: {
    decider: column('Who decides', { head: 'Decides' }),
    deputy: column('Who stands in', { head: 'Stands in' }),
    within: followUp({
      answer: number('days', 'working days', 'weeks'),
      ask: 'When people disagree about “{item}”, how soon is it decided?',
      head: 'Within',
    }),
  },
  who: ['sponsor'],
  needs: ['purpose.groups'],
  blocks: ['roles.grants', 'validation.source', 'constants.provenance'],
  minutes: 3,
  reversal: 1,
  scene: 'contract',
  guess: {
    says: 'Whoever speaks last in the meeting decides.',
    sober: 'Whoever attends the meeting decides.',
    rows: ['Everything | whoever speaks last | nobody'],
  },
  head: 'Who decides',
  saying: { item: 'who decides about “…”' },
});
