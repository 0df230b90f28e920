import { namedElementOf, type Row } from '../../answers/answers.ts';
import { pluralOf } from '../../english/plural.ts';
import { choice, list, number, synonymMap } from '../answer-types.ts';
import { column, followUp, numberColumn, tableSlot, unreadColumn, wordOrOwnColumn } from '../items-slot.ts';
import { NOT_PLAYABLE, slot, unplayed } from '../slot.ts';

const NO_RETENTION_WHY = 'No record is put away or removed by time here.';
const NO_RETENTION = unplayed(NO_RETENTION_WHY);
const NO_FILES = unplayed('No file of records comes in or goes out here.');

export const RECORDS = tableSlot('entities/records', {
  ask: 'What do you keep records of, and what are three real ones of each?',
  why: 'These are the things every screen, list and rule is about. Real examples show at once what a name hides.',
  name: ['thing', 'Thing'],
  noun: 'things',
  properties: {
    example: unreadColumn('Example'),
    another: unreadColumn('Another'),
    third: unreadColumn('A third'),
    plural: unreadColumn('Together they are called'),
  },
  who: ['domain expert', 'end user'],
  needs: ['purpose.last-case'],
  blocks: ['screens', 'states', 'validation', 'roles', 'calls', 'errors'],
  raises: {
    'entities.identity': 'How do you tell one “{item}” from the next?',
    'entities.fields': 'Read us one real “{item}” as you would on the phone, what is written on it?',
    'entities.relations': 'What is “{item}” linked to, and how many of each are there?',
    'states.list': 'When somebody asks “where is it now?” about “{item}”, what answers are there?',
    'roles.permissions': 'Who may see, create, change and delete “{item}”?',
    'entities.volume':
      'How many of “{item}” are there now, how many come each day, and how many will there be in three years?',
    'entities.history': 'Must you be able to see what “{item}” said earlier?',
    'entities.retention': 'When nobody needs “{item}” any more, what becomes of it?',
    'entities.files': {
      slot: 'entities/{item}/brought-in',
      ask: 'Does “{item}” come in from a file, or go out as one, and from or to where?',
    },
  },
  minutes: 8,
  reversal: 3,
  scene: 'record',
  guess: {
    says: 'One kind of thing: Thing no. 1, age 214, lives in Atlantis.',
    rows: ['Thing | Thing no. 1 | Thing no. 1 again | the one in Atlantis | Thingamajigs'],
  },
  head: 'What is kept a record of',
  saying: { item: 'that you keep records of “…”' },
});

export function recordIn(row: Row) {
  const plural = row.cell('plural');
  return {
    ...namedElementOf(row),
    /** In lists and menus: as answered, else as English forms it. */
    plural: plural || pluralOf(row.label),
    isPluralSaid: plural !== '',
    examples: ['example', 'another', 'third'].map(row.cell).filter((example) => example !== ''),
  };
}

export const HISTORY = {
  history: slot('entities/history', {
    answer: choice({
      none: 'No, only what it says now',
      log: 'Who changed what, and when',
      versions: 'Every earlier version as a whole',
      'effective-dated': 'What was in force on any given day',
    }),
    ask: 'When something is changed, must you still be able to see what it said before?',
    why: 'What was not kept cannot be brought back when somebody asks for it.',
    who: ['domain expert', 'legal', 'support'],
    needs: ['entities.records'],
    blocks: ['roles.visibility', 'states.reversal'],
    minutes: 3,
    reversal: 3,
    scene: 'years',
    guess: { says: 'Nobody will ever ask what it said yesterday.', value: 'none' },
    head: 'What it said earlier',
    playability: unplayed('A record’s page tells its moves; what changed in its lines is not told here.', 'none'),
  }),
  historyReaders: slot('entities/history/readers', {
    answer: list,
    when: { is: ['log', 'versions', 'effective-dated'] },
    ask: 'Who may look at what it said before?',
    head: 'Who may look at that',
  }),
  corrections: slot('entities/history/correction', {
    answer: choice({ apart: 'Yes, they are told apart', same: 'No, both count as a change' }),
    when: { is: ['versions', 'effective-dated'] },
    ask: 'Is mending a typing mistake kept apart from a real change?',
    head: 'A slip that is mended',
    playability: unplayed('A mended slip looks like any other change here.', 'same'),
  }),
};

export const VOLUME = tableSlot('entities/volume', {
  ask: 'How many are there now, how many come each day, and what was the most ever?',
  why: 'Ten fit on a page, ten thousand need a search. The worst day counts, not the usual one.',
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
  guess: { says: 'There is one, no more will come, and one is the record.', rows: ['Thing | 1 | 0 | 1 | 1'] },
  saying: { whole: 'how many of “…” there are' },
  playability: unplayed('“The world around it” says how many records there are.'),
});

export const VOLUME_FOLLOW_UPS = {
  putAway: slot('entities/{thing}/volume/put-away', {
    ask: 'When is “{thing}” put away so that the daily lists stay short?',
    head: 'Leaves the daily lists',
  }),
  search: slot('entities/{thing}/volume/search', {
    answer: list,
    ask: 'By what do people look for “{thing}” when there are many?',
    head: 'Looked for by',
    playability: unplayed('The columns of a list say by what it is searched.'),
  }),
};

export const RETENTION = {
  // biome-ignore lint/suspicious/noThenProperty: a place of the model, which nobody awaits
  then: slot('entities/retention', {
    answer: choice({
      keep: 'It is kept for ever',
      archive: 'It is put away, out of the daily lists',
      anonymise: 'Names are removed, the rest stays',
      delete: 'It is deleted',
    }),
    ask: 'When a record is no longer needed, what becomes of it?',
    why: 'Keeping too long can be against the law, and so can deleting too early.',
    who: ['legal', 'domain expert', 'finance'],
    needs: ['entities.records', 'purpose.obligations'],
    blocks: ['entities.retention-time', 'roles.permissions'],
    raises: {
      'entities.retention-time': {
        when: { is: ['archive', 'anonymise', 'delete'] },
        ask: 'How long do you have to keep “{thing}” before that happens?',
      },
    },
    reversal: 3,
    scene: 'years',
    guess: { says: 'Everything is kept for ever, the embarrassing ones in front.', value: 'keep' },
    head: 'When no longer needed',
    playability: unplayed(NO_RETENTION_WHY, 'keep'),
  }),
  after: slot('entities/retention-time', {
    answer: number('days', 'months', 'years'),
    ask: 'How long do you have to keep it before that happens?',
    why: 'The time is usually set by law or contract, and the clean-up runs by it.',
    who: ['legal', 'finance'],
    needs: ['entities.retention'],
    blocks: ['constants.timers'],
    minutes: 2,
    scene: 'years',
    guess: { says: 'Exactly 214 years.', value: '214 years' },
    head: 'Kept for',
    playability: NO_RETENTION,
  }),
  from: slot('entities/retention/from', {
    ask: 'From which day does the time start to count?',
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
    ask: 'What becomes of everything that belongs to it?',
    head: 'What belongs to it',
    playability: NO_RETENTION,
  }),
};

export const TERMS = tableSlot('entities/terms', {
  ask: 'Which words mean one thing to you and something else to your neighbours?',
  why: 'Two teams can agree on a sentence and mean two different products.',
  name: ['word', 'Word'],
  repeats: true,
  properties: {
    meaning: column('It means'),
    team: column('To whom'),
    chosen: followUp({
      ask: 'What shall “{item}” mean on our screens, and what do we call the other thing?',
      head: 'On our screens',
      playability: NOT_PLAYABLE,
    }),
  },
  who: ['domain expert', 'end user', 'sponsor'],
  needs: ['entities.records'],
  blocks: ['entities.fields'],
  scene: 'links',
  guess: {
    says: 'A customer is anybody who smiles, or so Sales tells us.',
    rows: ['Customer | anybody who smiles | Sales'],
  },
  head: 'Words',
  saying: { item: 'that “…” means more than one thing' },
  playability: NOT_PLAYABLE,
});

const FILE_DIRECTIONS = synonymMap({ in: ['import'], out: ['export'] });

export const FILES = tableSlot('entities/files', {
  ask: 'What has to be brought in from files at the start, or taken out as files later?',
  why: 'Old data is dirtier than anybody remembers, and somebody always wants a sheet.',
  name: ['thing', 'Thing'],
  properties: {
    way: wordOrOwnColumn('Which way', FILE_DIRECTIONS, { head: 'Way' }),
    where: column('From or to'),
    form: column('As what'),
    often: column('How often'),
  },
  who: ['operator', 'domain expert', 'finance'],
  needs: ['entities.records', 'purpose.replaces'],
  blocks: ['validation.moment', 'errors.bulk'],
  scene: 'years',
  guess: {
    says: 'A shoebox of sticky notes comes in at every full moon.',
    rows: ['Thing | in | a shoebox | sticky notes | every full moon'],
  },
  playability: NO_FILES,
});

export const REIMPORT = slot('entities/{thing}/brought-in/again', {
  answer: choice({ new: 'It is new', replaces: 'It replaces the first', asks: 'A person decides' }),
  of: FILES.slot,
  when: { column: 'way', is: ['in'] },
  ask: 'When “{thing}” comes in a second time, is it new, or does it replace the first?',
  head: 'If it comes in again',
  playability: NO_FILES,
});
