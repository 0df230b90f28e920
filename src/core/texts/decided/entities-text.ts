import { knownValue, listOf } from '../../answers/sourced.ts';
import type { Entity, Exchange, Field, Model } from '../../model/types.ts';
import { refsWords } from '../../slots/answers.ts';
import { FIELDS } from '../../slots/entities/fields.ts';
import { IDENTITY, IDENTITY_FORMAT } from '../../slots/entities/identity.ts';
import { AGAIN, AT_HAND, FILES, HISTORY, RECORDS, RETENTION, TERMS, VOLUME } from '../../slots/entities/records.ts';
import { RELATIONS } from '../../slots/entities/relations.ts';
import { factsOf, type Passage, type Tell, under } from './passage.ts';
import { type Columns, columnsOf, heldTable, thingsTable } from './table-text.ts';

const { kind, ...ABOUT_NUMBER } = IDENTITY;
const FACTS = {
  kind,
  fields: { head: 'Told apart by', words: refsWords },
  ...IDENTITY_FORMAT.of,
  ...ABOUT_NUMBER,
  ...VOLUME.of,
  ...AT_HAND,
  ...HISTORY,
  ...RETENTION,
};

/** A currency that is the unit is not repeated. */
function currencyWords({ currencies, unit }: Field, tell: Tell): string {
  const words = tell(currencies);
  return words === knownValue(unit) ? '' : words;
}

const LINES = columnsOf<Field>(FIELDS.of, { currencies: currencyWords });

const EXCHANGES: Columns<Exchange> = [
  ...columnsOf<Exchange>(FILES.of),
  [AGAIN.head ?? '', ({ way, again }, tell) => (knownValue(way) === 'out' ? '' : tell(again))],
];

const THINGS: Columns<Entity> = [
  ['Together', ({ plural, isPluralSaid }) => (isPluralSaid ? plural : '')],
  ['For instance', ({ examples }) => examples.join('; ')],
];

export function entitiesText({ entities }: Model): readonly Passage[] {
  return [
    thingsTable(RECORDS, entities.entities, THINGS),
    ...listOf(entities.entities).map((entity) => (tell: Tell) => entityText(entity, tell)),
    thingsTable(RELATIONS, entities.relations),
    thingsTable(TERMS, entities.terms),
  ];
}

function entityText(entity: Entity, tell: Tell): string {
  const { label, identity, volume, retention } = entity;
  return under(
    label,
    thingsTable({ ...FIELDS, head: `${label}: fields` }, entity.fields, LINES)(tell),
    factsOf(FACTS, { ...entity, ...identity, ...volume, ...retention }, tell),
    heldTable(`${label}: in and out as files`, entity.files, EXCHANGES, tell),
  );
}
