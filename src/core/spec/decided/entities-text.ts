import type { ChoiceValue, Entity, Exchange, Field, Relation, Term } from '../../model/entities/types.ts';
import { heldValue } from '../../model/held.ts';
import type { Model } from '../../model/types.ts';
import {
  type Columns,
  exactWords,
  facts,
  heldTable,
  type Passage,
  quantityWords,
  refsWords,
  type Tell,
  under,
} from './passage.ts';

const FIELDS: Columns<Field> = [
  ['Field', ({ label }) => label],
  ['Type', ({ type }, tell) => tell(type)],
  ['Unit', ({ unit }, tell) => tell(unit)],
  ['Must be filled in', ({ required }, tell) => tell(required)],
  ['If nobody types', (field, tell) => tell(field.default)],
  ['Filled in by', ({ writer }, tell) => tell(writer)],
  ['Example', ({ example }, tell) => tell(example)],
  ['Can be', ({ values }, tell) => tell(values, choicesWords)],
  ['Choices kept by', ({ keeper }, tell) => tell(keeper)],
  [
    'From – to',
    ({ range }, tell) => tell(range, ({ least, most }) => `${least?.text ?? '…'} – ${most?.text ?? '…'}`),
  ],
  ['Currency', ({ currencies }, tell) => tell(currencies)],
  ['Places', ({ precision }, tell) => tell(precision, quantityWords)],
  ['Rounded', ({ rounding }, tell) => tell(rounding)],
  ['Day or moment', ({ clock }, tell) => tell(clock)],
  [
    'Files',
    ({ files }, tell) =>
      tell(files, (all) => all.map(({ kind, size }) => `${kind} up to ${size}`).join(', ')),
  ],
  ['Worked out as', ({ formula }, tell) => tell(formula, exactWords)],
  ['May be overwritten', ({ override }, tell) => tell(override)],
  [
    'Who reads it',
    ({ privacy }, tell) =>
      tell(privacy, (all) =>
        all
          .map(({ role, sees, erased }) => `${role.label}: ${sees}${erased && `; erased: ${erased}`}`)
          .join('; '),
      ),
  ],
];

function choicesWords(values: readonly ChoiceValue[]): string {
  return values
    .map(({ label, meaning, retired }) => {
      const means = heldValue(meaning);
      return `${label}${means === undefined ? '' : ` (${means})`}${retired ? ', no longer' : ''}`;
    })
    .join('; ');
}

const RELATIONS: Columns<Relation> = [
  ['From', ({ from }) => from.label],
  ['To', ({ to }) => to.label],
  ['Per first one', ({ forth }, tell) => tell(forth)],
  ['Per second one', ({ back }, tell) => tell(back)],
  ['Can move', ({ moves }, tell) => tell(moves)],
  ['If the first one goes', ({ gone }, tell) => tell(gone)],
  ['Noted on the link', ({ ownFields }, tell) => tell(ownFields)],
];

const EXCHANGES: Columns<Exchange> = [
  ['Way', ({ way }, tell) => tell(way)],
  ['From or to', ({ where }, tell) => tell(where)],
  ['As what', ({ form }, tell) => tell(form)],
  ['How often', ({ often }, tell) => tell(often)],
];

const TERMS: Columns<Term> = [
  ['Word', ({ label }) => label],
  ['It means', ({ meaning }, tell) => tell(meaning)],
  ['To whom', ({ team }, tell) => tell(team)],
  ['On our screens', ({ chosen }, tell) => tell(chosen)],
];

const THINGS: Columns<Entity> = [
  ['Thing', ({ label }) => label],
  ['Together', ({ plural }) => plural],
  ['For instance', ({ examples }) => examples.join(', ')],
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
  const { identity, volume, retention } = entity;
  return under(
    entity.label,
    heldTable('Fields', entity.fields, FIELDS, tell),
    facts(tell, [
      ['Told apart', identity.kind],
      ['Told apart by', tell(identity.fields, refsWords)],
      ['Looks like', identity.looks],
      ['Counts as the same', identity.same],
      ['Unique within', identity.within],
      ['How many now', tell(volume.now, quantityWords)],
      ['New each day', tell(volume.daily, quantityWords)],
      ['In three years', tell(volume.later, quantityWords)],
      ['The most ever', tell(volume.most, quantityWords)],
      ['What it said earlier', entity.history],
      ['When no longer needed', retention.then],
      ['Kept for', tell(retention.after, quantityWords)],
      ['Counted from', retention.from],
      ['Can be stopped by', retention.hold],
      ['What belongs to it', retention.dependents],
    ]),
    heldTable('In and out as files', entity.files, EXCHANGES, tell),
  );
}
