import type { ChoiceValue, Entity, Exchange, Field, Relation, Term } from '../../model/entities/types.ts';
import { heldValue } from '../../model/held.ts';
import type { Quantity, Ref } from '../../model/things.ts';
import type { Model } from '../../model/types.ts';
import { exactWords, quantityWords, refsWords } from '../../slots/answers.ts';
import { facts, type Passage, type Tell, under } from './passage.ts';
import { type Columns, heldTable } from './table-text.ts';

const FIELDS: Columns<Field> = [
  ['Field', ({ label }) => label],
  ['Type', ({ type }, tell) => tell(type)],
  ['Unit', ({ unit }, tell) => tell(unit)],
  ['Must be filled in', ({ required }, tell) => tell(required)],
  ['If nobody types', (field, tell) => tell(field.default)],
  ['Filled in by', ({ writer }, tell) => tell(writer)],
  ['Example', ({ example }, tell) => tell(example)],
  ['Can be', ({ values }, tell) => tell(values, choicesWords), 'beside'],
  ['Choices kept by', ({ keeper }, tell) => tell(keeper), 'beside'],
  ['From – to', ({ range }, tell) => tell(range, rangeWords), 'beside'],
  ['Currency', currencyWords, 'beside'],
  ['Precision', ({ precision }, tell) => tell(precision, quantityWords), 'beside'],
  ['Rounded', ({ rounding }, tell) => tell(rounding), 'beside'],
  ['Day or moment', ({ clock }, tell) => tell(clock), 'beside'],
  ['Files', ({ files }, tell) => tell(files, filesWords), 'beside'],
  ['Worked out as', ({ formula }, tell) => tell(formula, exactWords), 'beside'],
  ['May be overwritten', ({ override }, tell) => tell(override), 'beside'],
  ['Who reads it', ({ privacy }, tell) => tell(privacy, privacyWords), 'beside'],
];

type Range = { readonly least: Quantity | null; readonly most: Quantity | null };

function rangeWords({ least, most }: Range): string {
  return `${least?.text ?? '…'} – ${most?.text ?? '…'}`;
}

/** A currency that stands as the unit need not stand twice. */
function currencyWords({ currencies, unit }: Field, tell: Tell): string {
  const words = tell(currencies);
  return words === heldValue(unit) ? '' : words;
}

function filesWords(all: readonly { readonly kind: string; readonly size: string }[]): string {
  return all.map(({ kind, size }) => `${kind}${size && ` up to ${size}`}`).join(', ');
}

interface Reader {
  readonly role: Ref;
  readonly sees: string;
  readonly erased: string;
}

function privacyWords(all: readonly Reader[]): string {
  return all
    .map(({ role, sees, erased }) => `${role.label}: ${sees}${erased && ` (erased: ${erased})`}`)
    .join(', ');
}

function choicesWords(values: readonly ChoiceValue[]): string {
  return values
    .map(({ label, meaning, retired }) => {
      const means = heldValue(meaning);
      const notes = [...(means === undefined ? [] : [means]), ...(retired ? ['no longer'] : [])];
      return `${label}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
    })
    .join(', ');
}

const RELATIONS: Columns<Relation> = [
  ['From', ({ from }) => from.label],
  ['To', ({ to }) => to.label],
  ['How many To for each From', ({ forth }, tell) => tell(forth)],
  ['How many From for each To', ({ back }, tell) => tell(back)],
  ['Can move', ({ moves }, tell) => tell(moves)],
  ['If From is deleted', ({ gone }, tell) => tell(gone)],
  ['Noted on the link', ({ ownFields }, tell) => tell(ownFields), 'beside'],
  ['First', ({ first }, tell) => tell(first), 'beside'],
  ['What is left behind', ({ leftBehind }, tell) => tell(leftBehind), 'beside'],
];

const EXCHANGES: Columns<Exchange> = [
  ['Way', ({ way }, tell) => tell(way)],
  ['From or to', ({ where }, tell) => tell(where)],
  ['As what', ({ form }, tell) => tell(form)],
  ['How often', ({ often }, tell) => tell(often)],
  ['If it comes in again', ({ way, again }, tell) => (heldValue(way) === 'out' ? '' : tell(again))],
];

const TERMS: Columns<Term> = [
  ['Word', ({ label }) => label],
  ['It means', ({ meaning }, tell) => tell(meaning)],
  ['To whom', ({ team }, tell) => tell(team)],
  ['On our screens', ({ chosen }, tell) => tell(chosen)],
];

const THINGS: Columns<Entity> = [
  ['Thing', ({ label }) => label],
  ['Together', ({ plural, isPluralSaid }) => (isPluralSaid ? plural : '')],
  ['For instance', ({ examples }) => examples.join('; ')],
];

/** What is kept a record of: each thing with its fields, then how they belong together. */
export function entitiesText({ entities }: Model): readonly Passage[] {
  return [
    (tell) => heldTable('What is kept a record of', entities.entities, THINGS, tell),
    ...(heldValue(entities.entities) ?? []).map((entity) => (tell: Tell) => entityText(entity, tell)),
    (tell) => heldTable('What belongs together', entities.relations, RELATIONS, tell),
    (tell) => heldTable('Words', entities.terms, TERMS, tell),
  ];
}

function entityText(entity: Entity, tell: Tell): string {
  const { label, identity, volume, retention } = entity;
  return under(
    label,
    heldTable(`${label}: fields`, entity.fields, FIELDS, tell),
    facts(tell, [
      ['Told apart', identity.kind],
      ['Told apart by', tell(identity.fields, refsWords)],
      ['Looks like', identity.looks],
      ['Counts as the same', identity.same],
      ['Unique within', identity.within],
      ['Given out by', identity.issuedBy],
      ['Given out again', identity.reuse],
      ['When it changes', identity.changes],
      ['How many now', tell(volume.now, quantityWords)],
      ['New each day', tell(volume.daily, quantityWords)],
      ['In three years', tell(volume.later, quantityWords)],
      ['The most ever', tell(volume.most, quantityWords)],
      ['Leaves the daily lists', volume.putAway],
      ['Looked for by', volume.search],
      ['What it said earlier', entity.history],
      ['Who may look at that', entity.historyReaders],
      ['A slip that is mended', entity.corrections],
      ['When no longer needed', retention.then],
      ['Kept for', tell(retention.after, quantityWords)],
      ['Counted from', retention.from],
      ['Can be stopped by', retention.hold],
      ['What belongs to it', retention.dependents],
    ]),
    heldTable(`${label}: in and out as files`, entity.files, EXCHANGES, tell),
  );
}
