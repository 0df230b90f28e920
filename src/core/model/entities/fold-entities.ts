import { type Answers, namedElementOf, type Row } from '../../answers/answers.ts';
import { isAlways } from '../../answers/cells.ts';
import { type Diagnostic, diagnosticsIn, unknownNameDiagnostic } from '../../answers/diagnostics.ts';
import { keepPiece } from '../../answers/kept-pieces.ts';
import { fieldFinder, finderWithPlurals, type NameFinder, refsIn } from '../../answers/name-finder.ts';
import { type RowsOfEntity, rowsByEntity, rowsOfUnknownEntities } from '../../answers/rows-by-entity.ts';
import { knownFrom, knownValue, listOf, mapSourced, type NameRef, type Sourced } from '../../answers/sourced.ts';
import { uniqueRows } from '../../answers/unique-rows.ts';
import { ENTITIES } from '../../slots/entities/entities.ts';
import { FIELDS } from '../../slots/entities/fields.ts';
import { IDENTITY, IDENTITY_FORMAT, IDENTITY_LINES } from '../../slots/entities/identity.ts';
import {
  FILES,
  HISTORY,
  KEPT_IN_ORDER,
  RECORDS,
  REIMPORT,
  RETENTION,
  recordIn,
  TERMS,
  VOLUME,
  VOLUME_FOLLOW_UPS,
} from '../../slots/entities/records.ts';
import { relationsOf } from '../../slots/entities/relations.ts';
import { itemsIn, NAMED_KEYS, readFirstRow, readSlots, rowReader } from '../../slots/read-items.ts';
import { fieldIndex } from '../field-index.ts';
import { roleFinder } from '../role-names.ts';
import type { Entities, Entity, Field, FileExchange, Identity, ModelParts, Relation } from '../types.ts';
import { isNameLike, namingField } from './naming-field.ts';

interface Context {
  readonly answers: Answers;
  readonly about: RowsOfEntity;
  readonly find: NameFinder;
  readonly role: NameFinder;
  readonly related: ReadonlyMap<string, readonly NameRef[]>;
}

export function entitiesOf(answers: Answers): Entities {
  const records = keepPiece('things', [], () =>
    mapSourced(answers.rows(RECORDS.slot), (rows) => uniqueRows(rows).map(recordIn)),
  );
  const things = listOf(records);
  const find = keepPiece('things by name', [records], () => finderWithPlurals(things));
  const role = keepPiece('roles by name', [], () => roleFinder(answers));
  const relations = relationsOf(answers, things, find);
  const related = keepPiece('related things', [relations], () => endsOf(listOf(relations)));
  const context = { answers, find, related, about: rowsByEntity(answers, find), role };
  return {
    entities: mapSourced(records, (all) =>
      all.map((record) =>
        keepPiece(`thing ${record.id}`, [record, find, role, related.get(record.id)], () => entityOf(record, context)),
      ),
    ),
    relations,
    terms: itemsIn(TERMS, answers, {}),
    keptInOrder: itemsIn(KEPT_IN_ORDER, answers, {}),
  };
}

function entityOf(record: ReturnType<typeof recordIn>, context: Context): Entity {
  const { answers, about } = context;
  const own = answers.forEntity(record.id);
  const fields = fieldsOf(record.id, context);
  const identity = identityOf(record.id, fields, context);
  return {
    ...record,
    display: displayOf(identity, fields),
    identity,
    fields,
    ...readSlots(HISTORY, own),
    volume: {
      ...readFirstRow(VOLUME, about(record.id, VOLUME.slot), answers, {}),
      ...readSlots(VOLUME_FOLLOW_UPS, own),
    },
    retention: readSlots(RETENTION, own),
    files: filesOf(record.id, context),
  };
}

function fieldsOf(entity: string, { answers, about, find, role, related }: Context): Entity['fields'] {
  const placesOf = rowReader(FIELDS, answers, { role }, entity, [...NAMED_KEYS, 'target', 'sensitive']);
  const fieldOf = (row: Row): Field => {
    const places = placesOf(row);
    const type = knownValue(places.type);
    return {
      ...places,
      ...namedElementOf(row),
      target: type === 'link' ? targetOf(row, find, related.get(entity) ?? []) : null,
      sensitive: type === 'person' || places.privacy.is === 'known',
    };
  };
  return mapSourced(about(entity, FIELDS.slot), (rows) =>
    uniqueRows(rows)
      .filter(({ id }) => id !== '')
      .map(fieldOf),
  );
}

function endsOf(relations: readonly Relation[]): ReadonlyMap<string, readonly NameRef[]> {
  const ends = new Map<string, NameRef[]>();
  const add = (from: NameRef, to: NameRef) => {
    if (from.id !== null && to.id !== null) ends.set(from.id, [...(ends.get(from.id) ?? []), to]);
  };
  for (const { from, to } of relations) {
    add(from, to);
    if (from.id !== to.id) add(to, from);
  }
  return ends;
}

/**
 * The entity that a link field points to: the one named in its unit, else the one named in its label (“Member”, “Lent
 * to member”), else the only related entity; null if unclear.
 */
function targetOf(row: Row, find: NameFinder, related: readonly NameRef[]): NameRef | null {
  const unit = row.cell('unit');
  if (unit !== '') return find(unit);
  const whole = find(row.label);
  if (whole.id !== null) return whole;
  const words = row.label.split(' ').map(find);
  return soleRef(words.filter(({ id }) => id !== null)) ?? soleRef(related);
}

function soleRef(refs: readonly NameRef[]): NameRef | null {
  const [first = null] = refs;
  return refs.every(({ id }) => id === first?.id) ? first : null;
}

/** Identity kinds whose number is assigned, so that the record needs no field for it. */
const ASSIGNED_KINDS: ReadonlySet<string> = new Set(['issued', 'foreign']);

function identityOf(entityId: string, fields: Entity['fields'], { answers, about }: Context): Identity {
  const own = answers.forEntity(entityId);
  const places = readSlots(IDENTITY, own);
  const { kind } = places;
  const fieldNames = own.list(IDENTITY_LINES.slot);
  const isGiven = fieldNames.is === 'unknown' && kind.is === 'known' && ASSIGNED_KINDS.has(kind.value);
  return {
    ...places,
    ...readFirstRow(IDENTITY_FORMAT, about(entityId, IDENTITY_FORMAT.slot), answers, {}),
    fields: isGiven
      ? knownFrom([], kind.source)
      : mapSourced(fieldNames, (all) => {
          const find = fieldFinder({ fields });
          return all.flatMap((words) => refsIn(find, words));
        }),
  };
}

function filesOf(entityId: string, { answers, about }: Context): Sourced<readonly FileExchange[]> {
  const again = readSlots({ again: REIMPORT }, answers.forEntity(entityId));
  const placesOf = rowReader(FILES, answers, {});
  return mapSourced(about(entityId, FILES.slot, 'entities/brought-in'), (rows) =>
    rows.map((row) => ({ ...placesOf(row), ...again })),
  );
}

/** Id of the field shown for a record: the name that each has, else the identifying field, else any name. */
function displayOf({ fields: identityFields }: Identity, fields: Sourced<readonly Field[]>): string | null {
  const identityField = knownValue(identityFields)?.find(({ id }) => id !== null);
  const naming = namingField(listOf(fields));
  const isName = naming !== undefined && isNameLike(naming) && isAlways(knownValue(naming.required) ?? 'no');
  return (isName ? naming.id : identityField?.id) ?? naming?.id ?? null;
}

const ENTITY_TABLES = [FIELDS, VOLUME, IDENTITY_FORMAT, FILES];

export function entitiesDiagnostics(answers: Answers, { entities }: ModelParts): readonly Diagnostic[] {
  const find = fieldIndex(entities).entityRef;
  return [
    ...diagnosticsIn(answers, ENTITIES),
    ...ENTITY_TABLES.flatMap(({ slot }) => rowsOfUnknownEntities(answers, slot, find).map(unknownEntityDiagnostic)),
  ];
}

function unknownEntityDiagnostic({ label, source, cell }: Row): Diagnostic {
  const entityName = cell('thing');
  const what = label === '' || label === entityName ? 'Something' : `“${label}”`;
  return unknownNameDiagnostic(entityName, 'no thing', 'the list of things', source, what);
}
