import { namedElementOf, type Row } from '../../answers/answers.ts';
import { pluralOf } from '../../english/plural.ts';
import { choice, list, number, synonymMap } from '../answer-types.ts';
import { column, followUp, numberColumn, tableSlot, unreadColumn, wordOrOwnColumn } from '../items-slot.ts';
import { NOT_PLAYABLE, slot, unplayed } from '../slot.ts';

const NO_RETENTION_WHY = 'No record is archived or deleted after a time here.';
const NO_RETENTION = unplayed(NO_RETENTION_WHY);
const NO_FILES = unplayed('A list is saved as a CSV file where that was said; nothing else goes in or out here.');

/** The columns for records as they are read out loud. */
export const EXAMPLE_COLUMNS = ['example', 'another', 'third'];

export const RECORDS = tableSlot('entities/records', {
  ask: 'What do you keep records of, and what is written on three real ones of each, read out loud?',
  why: 'These are the things every screen, list and rule is about. Real examples show at once what a name hides.',
  name: ['thing', 'Thing'],
  noun: 'things',
  properties: {
    example: unreadColumn('Example'),
    another: unreadColumn('Another'),
    third: unreadColumn('A third'),
    plural: unreadColumn('Plural'),
  },
  who: ['domain expert', 'end user'],
  needs: ['purpose.what'],
  blocks: ['screens', 'states', 'validation', 'roles', 'calls', 'errors'],
  raises: {
    'entities.identity': 'How do you tell one “{item}” from the next?',
    'entities.fields': 'Read us one real “{item}” as you would over the phone: what is written on it?',
    'entities.relations': 'What is “{item}” linked to, and how many of each are there?',
    'states.list': 'When somebody asks “where is it now?” about “{item}”, what answers are there?',
    'states.effects': 'When a “{item}” is made, changed, deleted or moves on, or a day comes, what happens by itself?',
    'roles.permissions': 'Who may see, create, change and delete “{item}”?',
    'entities.volume':
      'How many of “{item}” are there now, how many come in each day, and how many will there be in three years?',
    'entities.history': 'When a “{item}” is changed, do you still need to see what it said before?',
    'entities.retention': 'When nobody needs a “{item}” any more, what happens to it?',
    'entities.files': {
      slot: 'entities/{item}/brought-in',
      ask: 'Is “{item}” imported from a file, or exported to one, and from or to where?',
    },
  },
  minutes: 8,
  reversal: 3,
  scene: 'record',
  guess: {
    says: 'Customers, orders and invoices are all things in one list.',
    rows: ['Thing | Ms Ito | order 4711 | the invoice for it | Things'],
  },
  head: 'What records are kept of',
  saying: { item: 'that you keep records of “…”' },
});

export function recordIn(row: Row) {
  const plural = row.cell('plural');
  return {
    ...namedElementOf(row),
    /** In lists and menus: as answered, else as English forms it. */
    plural: plural || pluralOf(row.label),
    isPluralSaid: plural !== '',
    examples: EXAMPLE_COLUMNS.map(row.cell).filter((example) => example !== ''),
  };
}

export const HISTORY = {
  history: slot('entities/history', {
    answer: choice({
      none: 'No, only what it says now',
      log: 'Who changed what, and when',
      versions: 'Every earlier version in full',
      'effective-dated': 'What was in force on any given day',
    }),
    ask: 'When something is changed, do you still need to see what it said before?',
    why: 'What was not kept cannot be brought back when somebody asks for it.',
    who: ['domain expert', 'legal', 'support'],
    needs: ['entities.records'],
    blocks: ['roles.visibility', 'states.reversal'],
    minutes: 3,
    reversal: 3,
    scene: 'years',
    guess: { says: 'Only what it says now. Last month’s price is gone.', value: 'none' },
    head: 'What it said before',
    playability: unplayed('A record’s page lists its moves, but not what changed in its fields.', 'none'),
  }),
  historyReaders: slot('entities/history/readers', {
    answer: list,
    when: { is: ['log', 'versions', 'effective-dated'] },
    ask: 'Who may look at what it said before?',
    head: 'Who may see that',
  }),
  corrections: slot('entities/history/correction', {
    answer: choice({ apart: 'Yes, they are told apart', same: 'No, both count as a change' }),
    when: { is: ['versions', 'effective-dated'] },
    ask: 'Is fixing a typo kept apart from a real change?',
    head: 'A typo that is fixed',
    playability: unplayed('A fixed typo looks like any other change here.', 'same'),
  }),
};

export const VOLUME = tableSlot('entities/volume', {
  ask: 'How many are there now, how many come in each day, and what was the most ever?',
  why: 'Ten are a list; ten thousand need a search. Plan for the worst day, not the usual one.',
  name: ['thing', 'Thing'],
  properties: {
    now: numberColumn('Now', { head: 'How many now' }),
    daily: numberColumn('New each day'),
    later: numberColumn('In three years'),
    most: numberColumn('The most ever'),
  },
  who: ['operator', 'domain expert'],
  needs: ['entities.records'],
  blocks: ['constants.capacity'],
  reversal: 1,
  scene: 'years',
  guess: { says: 'About 200, as on the test server, all on one page.', rows: ['Thing | 200 | 5 | 300 | 250'] },
  saying: { whole: 'how many of “…” there are' },
  playability: unplayed('“Conditions” sets how many records there are.'),
});

export const VOLUME_FOLLOW_UPS = {
  putAway: slot('entities/{thing}/volume/put-away', {
    ask: 'When does a “{thing}” leave the daily lists, so that they stay short?',
    head: 'Leaves the daily lists',
  }),
  search: slot('entities/{thing}/volume/search', {
    answer: list,
    ask: 'What do people search “{thing}” by when there are many?',
    head: 'Searched by',
    playability: unplayed('A list is searched by the columns chosen for it.'),
  }),
};

export const RETENTION = {
  // biome-ignore lint/suspicious/noThenProperty: a place of the model, which nobody awaits
  then: slot('entities/retention', {
    answer: choice({
      keep: 'It is kept for ever',
      archive: 'It is archived, out of the daily lists',
      anonymise: 'Names are removed, the rest stays',
      delete: 'It is deleted',
    }),
    ask: 'When a record is no longer needed, what happens to it?',
    why: 'Keeping too long can be against the law, and so can deleting too early.',
    who: ['legal', 'domain expert', 'finance'],
    needs: ['entities.records', 'purpose.obligations'],
    blocks: ['entities.retention-time', 'roles.permissions'],
    raises: {
      'entities.retention-time': {
        when: { is: ['archive', 'anonymise', 'delete'] },
        ask: 'How long must you keep a “{thing}” before that happens?',
      },
    },
    reversal: 3,
    scene: 'years',
    guess: { says: 'It is kept for ever, with name, birthday and address.', value: 'keep' },
    head: 'When no longer needed',
    playability: unplayed(NO_RETENTION_WHY, 'keep'),
  }),
  after: slot('entities/retention-time', {
    answer: number('days', 'months', 'years'),
    ask: 'How long must you keep it before that happens?',
    why: 'A law or a contract usually sets the time, and the clean-up follows it.',
    who: ['legal', 'finance'],
    needs: ['entities.retention'],
    blocks: ['constants.timers'],
    minutes: 2,
    scene: 'years',
    guess: { says: 'For 2 years, invoices too.', value: '2 years' },
    head: 'Kept for',
    playability: NO_RETENTION,
  }),
  from: slot('entities/retention/from', {
    ask: 'On which day does the time start to count?',
    head: 'Counted from',
    playability: NO_RETENTION,
  }),
  hold: slot('entities/retention/hold', {
    when: { is: ['anonymise', 'delete'] },
    ask: 'Who can stop it, for example while a case is in court?',
    head: 'Can be stopped by',
    playability: NO_RETENTION,
  }),
  dependents: slot('entities/retention/dependents', {
    answer: choice({ same: 'The same', stays: 'It stays', earlier: 'It goes first' }),
    when: { is: ['archive', 'anonymise', 'delete'] },
    ask: 'What happens to everything that belongs to it?',
    head: 'What belongs to it',
    playability: NO_RETENTION,
  }),
};

/** What goes on over time. */
export const KEPT_IN_ORDER = tableSlot('entities/kept-in-order', {
  ask: 'What has to be planned, counted or kept in order: appointments and tasks, stock, time spent, files, folders?',
  why: 'A list shows what there is; people also want to know when, how much is left and where it belongs.',
  name: ['what', 'What'],
  noun: 'things kept in order',
  properties: {
    planned: column('Planned or counted by'),
    sorted: column('Sorted into'),
    told: column('Told apart by kind'),
  },
  who: ['end user', 'domain expert', 'operator'],
  needs: ['purpose.what'],
  blocks: ['entities.fields'],
  minutes: 4,
  scene: 'links',
  guess: { says: 'On sticky notes, around one screen.', rows: ['Everything | sticky notes | one heap | nothing'] },
  head: 'What is planned, counted or kept in order',
  saying: { item: 'that “…” is kept in order' },
  playability: unplayed('It is played once it is a field, a state or a part of a screen.'),
});

export const TERMS = tableSlot('entities/terms', {
  ask: 'Which words mean one thing to you and something else to the team next door?',
  why: 'Two teams can agree on a sentence and mean two different products.',
  name: ['word', 'Word'],
  repeats: true,
  properties: {
    meaning: column('It means'),
    team: column('To whom'),
    chosen: followUp({
      ask: 'What should “{item}” mean on our screens, and what do we call the other thing?',
      head: 'On our screens',
      playability: NOT_PLAYABLE,
    }),
  },
  who: ['domain expert', 'end user', 'sponsor'],
  needs: ['entities.records'],
  blocks: ['entities.fields'],
  scene: 'links',
  guess: {
    says: 'A customer is whoever paid. To Support, whoever called.',
    rows: ['Customer | whoever has paid | Sales', 'Customer | whoever has called | Support'],
  },
  head: 'Words',
  saying: { item: 'that “…” means more than one thing' },
  playability: NOT_PLAYABLE,
});

const FILE_DIRECTIONS = synonymMap({ in: ['import'], out: ['export'] });

export const FILES = tableSlot('entities/files', {
  ask: 'What has to be imported from files at the start, or exported to files later?',
  why: 'Old data is dirtier than anybody remembers, and somebody always wants a spreadsheet.',
  name: ['thing', 'Thing'],
  properties: {
    way: wordOrOwnColumn('Which way', FILE_DIRECTIONS, { head: 'Way' }),
    where: column('From or to'),
    form: column('Format'),
    often: column('How often'),
  },
  who: ['operator', 'domain expert', 'finance'],
  needs: ['entities.records', 'purpose.replaces'],
  blocks: ['validation.moment', 'errors.bulk'],
  scene: 'years',
  guess: {
    says: 'The intern types in the old 4,000 again, by hand.',
    sober: 'The old 4,000 are typed in again, by hand.',
    rows: ['Thing | in | the old spreadsheet | typed in by hand | once'],
  },
  playability: NO_FILES,
});

export const REIMPORT = slot('entities/{thing}/brought-in/again', {
  answer: choice({ new: 'It is new', replaces: 'It replaces the first', asks: 'A person decides' }),
  of: FILES.slot,
  when: { column: 'way', is: ['in'] },
  ask: 'When the same “{thing}” is imported again, is it new, or does it replace the first?',
  head: 'If it is imported again',
  playability: NO_FILES,
});
