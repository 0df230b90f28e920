import { knownValue, listOf } from '../../answers/sourced.ts';
import type { Entity, Field, FileExchange, Model } from '../../model/types.ts';
import { formatRefs } from '../../slots/answer-types.ts';
import { FIELDS } from '../../slots/entities/fields.ts';
import { IDENTITY, IDENTITY_FORMAT } from '../../slots/entities/identity.ts';
import {
  FILES,
  HISTORY,
  KEPT_IN_ORDER,
  RECORDS,
  REIMPORT,
  RETENTION,
  TERMS,
  VOLUME,
  VOLUME_FOLLOW_UPS,
} from '../../slots/entities/records.ts';
import { RELATIONS } from '../../slots/entities/relations.ts';
import { captionedBlocks, type Passage, type Render, slotBullets } from './passage.ts';
import { type Columns, columnsOf, itemsTable, sourcedTable } from './table-text.ts';

const { kind, ...ABOUT_NUMBER } = IDENTITY;
const BULLET_SLOTS = {
  kind,
  fields: { head: 'Told apart by', words: formatRefs },
  ...IDENTITY_FORMAT.properties,
  ...ABOUT_NUMBER,
  ...VOLUME.properties,
  ...VOLUME_FOLLOW_UPS,
  ...HISTORY,
  ...RETENTION,
};

/** A currency that is the unit is not repeated. */
function currencyWords({ currencies, unit }: Field, render: Render): string {
  const words = render(currencies);
  return words === knownValue(unit) ? '' : words;
}

const FIELD_COLUMNS = columnsOf<Field>(FIELDS.properties, {
  type: ({ type, format }, render) => render(format.is === 'known' ? format : type),
  currencies: currencyWords,
});

const FILE_COLUMNS: Columns<FileExchange> = [
  ...columnsOf<FileExchange>(FILES.properties),
  [REIMPORT.head ?? '', ({ way, again }, render) => (knownValue(way) === 'out' ? '' : render(again))],
];

const ENTITY_COLUMNS: Columns<Entity> = [
  ['Plural', ({ plural, isPluralSaid }) => (isPluralSaid ? plural : '')],
  ['For example', ({ examples }) => examples.join('; ')],
];

export function entitiesText({ entities }: Model): readonly Passage[] {
  return [
    itemsTable(RECORDS, entities.entities, ENTITY_COLUMNS),
    ...listOf(entities.entities).map((entity) => (render: Render) => entityText(entity, render)),
    itemsTable(RELATIONS, entities.relations),
    itemsTable(TERMS, entities.terms),
    itemsTable(KEPT_IN_ORDER, entities.keptInOrder),
  ];
}

function entityText(entity: Entity, render: Render): string {
  const { label, identity, volume, retention } = entity;
  return captionedBlocks(
    label,
    itemsTable({ ...FIELDS, head: `${label}: fields` }, entity.fields, FIELD_COLUMNS)(render),
    slotBullets(BULLET_SLOTS, { ...entity, ...identity, ...volume, ...retention }, render),
    sourcedTable(`${label}: import and export`, entity.files, FILE_COLUMNS, render),
  );
}
