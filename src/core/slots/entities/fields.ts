import type { Row } from '../../answers/answers.ts';
import { asConditionText, asWord, noneAsNotApplicable, readQuantity, YES_NO_WORDS } from '../../answers/cells.ts';
import { knownFrom, knownValue, mapSourced, type Quantity, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { uniqueRows } from '../../answers/unique-rows.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import {
  choice,
  expression,
  formatExpression,
  list,
  namedRows,
  number,
  synonymMap,
  table,
  transform,
} from '../answer-types.ts';
import {
  column,
  columnAs,
  derived,
  followUp,
  type ItemOf,
  type PropertyInput,
  tableSlot,
  unreadColumn,
  wordColumn,
} from '../items-slot.ts';
import type { RoleNames } from '../purpose/people.ts';
import { NOT_PLAYABLE, unplayed } from '../slot.ts';
import {
  DATE_FORMATS,
  FIELD_FORMATS,
  FILE_FORMATS,
  type FieldFormat,
  LINK_FORMATS,
  NUMBER_FORMATS,
  TEXT_FORMATS,
} from './field-formats.ts';

const TYPES = synonymMap({
  text: ['words', 'string', 'free text', 'note', 'letters', ...TEXT_FORMATS.keys()],
  number: ['decimal', ...NUMBER_FORMATS.keys()],
  money: ['amount of money', 'price', 'currency'],
  date: ['day', 'time', ...DATE_FORMATS.keys()],
  choice: ['selection', 'option', 'options', 'one of', 'enum', 'dropdown', 'drop-down'],
  'yes or no': ['yes/no', 'yes-no', 'boolean', 'checkbox', 'tick', 'flag'],
  file: ['document', 'attachment', 'scan', ...FILE_FORMATS.keys()],
  person: ['people', 'somebody', 'user'],
  link: ['reference', 'another thing', ...LINK_FORMATS.keys()],
  computed: ['calculated', 'worked out', 'formula', 'sum'],
});
export type FieldType = typeof TYPES extends ReadonlyMap<string, infer W> ? W : never;

const ofType = (...is: readonly (FieldType | FieldFormat)[]) => ({ column: 'type', is });

export const FIELDS = tableSlot('entities/fields', {
  ask: 'What do you write down about each of them, field by field, and who fills it in?',
  why: 'Forms, lists and sample records are made of these fields.',
  name: ['field', 'Field'],
  noun: 'fields of one record',
  within: ['thing'],
  properties: {
    thing: unreadColumn('Thing'),
    type: wordColumn(['Type', ...new Set([...TYPES.values(), ...FIELD_FORMATS.values()])], TYPES),
    format: derived(({ row }) => asWord(row.sourced('type'), FIELD_FORMATS)),
    unit: columnAs('Unit', unitIn),
    /** "always", "never", or when: a state, a role, a condition, in the words used. */
    required: columnAs('Required when', noneAsNotApplicable, { head: 'Required' }),
    default: columnAs('If left empty', noneAsNotApplicable),
    writer: column('Filled in by'),
    example: column('Example'),
    /** "always", "never", "once", who may, or a condition, in the words used. */
    changed: columnAs('May be changed', asConditionText, { words: formatExpression, beside: true }),
    keptAs: column('Kept as', { id: 'kept', beside: true }),
    values: followUp({
      answer: transform(
        namedRows(
          table(
            { value: 'Value', means: 'It means', retired: ['Still in use', 'yes', 'no'] },
            { noun: 'choices', holds: { retired: YES_NO_WORDS } },
          ),
        ),
        (rows) => uniqueRows(rows).map(choiceIn),
      ),
      when: ofType('choice', 'several choices'),
      ask: 'What can be chosen for “{item}”, and which of these are no longer in use?',
      head: 'Can be',
      beside: true,
      words: (values) => values.map(choiceWords).join(', '),
    }),
    keeper: followUp({
      when: ofType('choice'),
      ask: 'Who may add to the choices for “{item}”?',
      head: 'Choices managed by',
      beside: true,
      playability: NOT_PLAYABLE,
    }),
    range: followUp({
      answer: table(
        { least: 'Smallest', most: 'Largest', unit: 'Unit' },
        { holds: { least: 'number', most: 'number' } },
      ),
      as: rangeIn,
      when: ofType('number'),
      ask: 'What are the smallest and the largest “{item}” that make sense?',
      head: 'From – to',
      beside: true,
      words: ({ least, most }) => `${least?.text ?? '…'} – ${most?.text ?? '…'}`,
    }),
    currencies: followUp({
      answer: list,
      id: 'currency',
      when: ofType('money'),
      ask: 'Which currency is “{item}” in, and can there be more than one?',
      head: 'Currency',
      beside: true,
    }),
    precision: followUp({
      answer: number('places'),
      when: ofType('money'),
      ask: 'How many decimal places does “{item}” have?',
      head: 'Precision',
      beside: true,
    }),
    rounding: followUp({
      answer: choice({
        'half-up': 'Half a cent goes up',
        'half-even': 'Half a cent goes to the nearest even cent',
        down: 'Always down',
        up: 'Always up',
      }),
      when: ofType('money'),
      ask: 'When “{item}” does not come out exactly, how is it rounded, and at which step?',
      head: 'Rounded',
      beside: true,
    }),
    clock: followUp({
      answer: choice({
        day: 'A day',
        here: 'A day and time, in the time zone of the place',
        one: 'A day and time, in one time zone for everybody',
      }),
      as: (held, { row }) =>
        held.is === 'unknown' && DATE_FORMATS.has(foldCase(row.cell('type')))
          ? knownFrom('one' as const, row.source)
          : held,
      when: ofType('date'),
      ask: 'Is “{item}” just a day, or a day and a time, and by whose clock?',
      head: 'Day or time',
      beside: true,
    }),
    files: followUp({
      answer: transform(table({ kind: 'Kind of file', size: 'At most' }), (rows) =>
        rows.map(({ cell }) => ({ kind: cell('kind'), size: cell('size') })),
      ),
      when: ofType('file'),
      ask: 'Which kinds of file are allowed for “{item}”, and how large may one be?',
      head: 'Files',
      beside: true,
      words: (all) => all.map(({ kind, size }) => `${kind}${size && ` up to ${size}`}`).join(', '),
    }),
    formula: followUp({
      answer: expression,
      when: ofType('computed'),
      ask: 'How is “{item}” worked out, and from what?',
      head: 'Worked out as',
      beside: true,
    }),
    override: followUp({
      answer: choice({ no: 'No', reason: 'Yes, with a reason', yes: 'Yes' }),
      when: ofType('computed'),
      ask: 'May somebody overwrite the computed “{item}”?',
      head: 'May be overwritten',
      beside: true,
    }),
    privacy: followUp({
      answer: table({
        role: 'Role',
        sees: ['Sees', 'all of it', 'part of it', 'nothing'],
        erased: 'After erasing',
      }),
      as: (held, { context }: PropertyInput<RoleNames>) =>
        mapSourced(held, (rows) =>
          rows.map(({ cell }) => ({
            role: context.role(cell('role')),
            sees: cell('sees'),
            erased: cell('erased'),
          })),
        ),
      when: ofType('person'),
      ask: 'Who may read “{item}” in full, and what is left of it once the person’s data is erased?',
      head: 'Who reads it',
      beside: true,
      words: (all) =>
        all.map(({ role, sees, erased }) => `${role.label}: ${sees}${erased && ` (erased: ${erased})`}`).join(', '),
      playability: unplayed('Who sees a field follows from the answer on what each role sees.'),
    }),
  },
  who: ['domain expert', 'end user'],
  needs: ['entities.records'],
  blocks: ['screens.inventory', 'validation'],
  raises: {
    'validation.rules': 'Which rules must “{thing}” meet before we accept it, and what if it does not?',
    'validation.examples':
      'For each field of “{thing}”, what would you accept, what not, and what is just on the edge?',
    'validation.required': 'Which fields of “{thing}” must be filled in, and from when on?',
    'validation.unique': 'Which details of “{thing}” may exist only once, within what, and do deleted ones count?',
    'roles.visibility': 'Which fields of “{thing}” are hidden, masked or read-only, and for whom?',
  },
  minutes: 10,
  scene: 'record',
  guess: {
    says: 'A name and a note. Everything else goes into the note.',
    rows: [
      'Name | Thing | text |  | always |  | whoever is there | Ms Ito',
      'Note | Thing | text |  | never |  | whoever is there | three chairs for Tuesday, not paid yet',
    ],
  },
  saying: {
    item: 'that “…” is {word}',
    whole: 'what is written down about “…”',
    words: {
      choice: 'a choice',
      number: 'a number',
      date: 'a date',
      file: 'a file',
      person: 'a person',
      computed: 'worked out',
    },
  },
});

export type FieldPlaces = ItemOf<typeof FIELDS>;
export type ChoiceValue = ReturnType<typeof choiceIn>;

function choiceIn(row: Row) {
  const { id, label } = row;
  const used = YES_NO_WORDS.get(foldCase(row.cell('retired')));
  return { id, label, meaning: row.sourced('means'), retired: used === 'no' };
}

function choiceWords({ label, meaning, retired }: ChoiceValue): string {
  const notes = [knownValue(meaning), retired ? 'no longer' : undefined].filter((note) => note !== undefined);
  return `${label}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
}

/** A percentage needs no unit. */
function unitIn(held: Sourced<string>, { row }: PropertyInput<unknown>): Sourced<string> {
  const isShare = FIELD_FORMATS.get(foldCase(row.cell('type'))) === 'percentage';
  return held.is === 'unknown' && isShare ? knownFrom('%', row.source) : noneAsNotApplicable(held);
}

interface NumberRange {
  readonly least: Quantity | null;
  readonly most: Quantity | null;
}

function rangeIn(rows: Sourced<readonly Row[]>): Sourced<NumberRange> {
  if (rows.is !== 'known') return rows;
  const [row] = rows.value;
  const least = row ? quantityIn(row, 'least') : null;
  const most = row ? quantityIn(row, 'most') : null;
  return least || most ? knownFrom({ least, most }, rows.source) : unknownAt(rows.source.question);
}

/** A number whose unit follows it or is in its own cell. */
function quantityIn(row: Row, at: string): Quantity | null {
  const quantity = readQuantity(row.cell(at));
  const unit = row.cell('unit');
  if (quantity?.unit !== '' || unit === '') return quantity ?? null;
  return { ...quantity, unit, text: `${quantity.text} ${unit}` };
}
