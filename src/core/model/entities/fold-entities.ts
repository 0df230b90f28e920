import { type Answers, type Row, thingOf } from '../../answers/answers.ts';
import { type Diagnostic, diagnosticsIn, noName } from '../../answers/diagnostics.ts';
import { type Find, fieldFinder, finderOf, refsIn } from '../../answers/find.ts';
import { onlyOnce } from '../../answers/named-once.ts';
import { type RowsAbout, rowsByThing, strayRows } from '../../answers/rows-by-thing.ts';
import { knownFrom, knownValue, listOf, mapSourced, type Ref, type Sourced } from '../../answers/sourced.ts';
import { ENTITIES } from '../../slots/entities/entities.ts';
import { FIELDS } from '../../slots/entities/fields.ts';
import { IDENTITY, IDENTITY_FORMAT, IDENTITY_LINES } from '../../slots/entities/identity.ts';
import {
  AGAIN,
  AT_HAND,
  FILES,
  HISTORY,
  RECORDS,
  RETENTION,
  recordIn,
  TERMS,
  VOLUME,
} from '../../slots/entities/records.ts';
import { relationsOf } from '../../slots/entities/relations.ts';
import { firstRowIn, NAMED, placesIn, rowReader, thingsIn } from '../../slots/read-things.ts';
import { fieldIndex } from '../field-index.ts';
import { roleFinder } from '../role-names.ts';
import type { Entities, Entity, Exchange, Field, Identity, Parts, Relation } from '../types.ts';
import { namingLine } from './naming-line.ts';

interface Context {
  readonly answers: Answers;
  readonly about: RowsAbout;
  readonly find: Find;
  readonly role: Find;
  readonly related: ReadonlyMap<string, readonly Ref[]>;
}

export function entitiesOf(answers: Answers): Entities {
  const records = mapSourced(answers.rows(RECORDS.slot), (rows) => onlyOnce(rows).map(recordIn));
  const things = listOf(records);
  const find = finderOf(things.map((thing) => ({ ...thing, also: [thing.plural] })));
  const relations = relationsOf(answers, things, find);
  const related = endsOf(listOf(relations));
  const context = { answers, find, related, about: rowsByThing(answers, find), role: roleFinder(answers) };
  return {
    entities: mapSourced(records, (all) => all.map((thing) => entityOf(thing, context))),
    relations,
    terms: thingsIn(TERMS, answers, {}),
  };
}

function entityOf(thing: ReturnType<typeof recordIn>, context: Context): Entity {
  const { answers, about } = context;
  const own = answers.of(thing.id);
  const fields = fieldsOf(thing.id, context);
  const identity = identityOf(thing.id, fields, context);
  return {
    ...thing,
    display: displayOf(identity, fields),
    identity,
    fields,
    ...placesIn(HISTORY, own),
    volume: {
      ...firstRowIn(VOLUME, about(thing.id, VOLUME.slot), answers, {}),
      ...placesIn(AT_HAND, own),
    },
    retention: placesIn(RETENTION, own),
    files: filesOf(thing.id, context),
  };
}

function fieldsOf(entity: string, { answers, about, find, role, related }: Context): Entity['fields'] {
  const placesOf = rowReader(FIELDS, answers, { role }, entity, [...NAMED, 'target', 'sensitive']);
  const fieldOf = (row: Row): Field => {
    const places = placesOf(row);
    const type = knownValue(places.type);
    return {
      ...places,
      ...thingOf(row),
      target: type === 'link' ? targetOf(row, find, related.get(entity) ?? []) : null,
      sensitive: type === 'person' || places.privacy.is === 'known',
    };
  };
  return mapSourced(about(entity, FIELDS.slot), (rows) =>
    onlyOnce(rows)
      .filter(({ id }) => id !== '')
      .map(fieldOf),
  );
}

function endsOf(relations: readonly Relation[]): ReadonlyMap<string, readonly Ref[]> {
  const ends = new Map<string, Ref[]>();
  const add = (from: Ref, to: Ref) => {
    if (from.id !== null && to.id !== null) ends.set(from.id, [...(ends.get(from.id) ?? []), to]);
  };
  for (const { from, to } of relations) {
    add(from, to);
    if (from.id !== to.id) add(to, from);
  }
  return ends;
}

/**
 * The entity that a link leads to: the one its unit names, else the one that has its name (“Member”, “Lent to
 * member”), else the only one that the entity is related to. Null where nobody has said so.
 */
function targetOf(row: Row, find: Find, related: readonly Ref[]): Ref | null {
  const unit = row.cell('unit');
  if (unit !== '') return find(unit);
  const whole = find(row.label);
  if (whole.id !== null) return whole;
  const words = row.label.split(' ').map(find);
  return only(words.filter(({ id }) => id !== null)) ?? only(related);
}

function only(refs: readonly Ref[]): Ref | null {
  const [first = null] = refs;
  return refs.every(({ id }) => id === first?.id) ? first : null;
}

/** Kinds of number that are given to a record and need no field. */
const GIVEN: ReadonlySet<string> = new Set(['issued', 'foreign']);

function identityOf(thing: string, fields: Entity['fields'], { answers, about }: Context): Identity {
  const own = answers.of(thing);
  const places = placesIn(IDENTITY, own);
  const { kind } = places;
  const lines = own.list(IDENTITY_LINES.slot);
  const isGiven = lines.is === 'unknown' && kind.is === 'known' && GIVEN.has(kind.value);
  return {
    ...places,
    ...firstRowIn(IDENTITY_FORMAT, about(thing, IDENTITY_FORMAT.slot), answers, {}),
    fields: isGiven
      ? knownFrom([], kind.source)
      : mapSourced(lines, (all) => {
          const find = fieldFinder({ fields });
          return all.flatMap((words) => refsIn(find, words));
        }),
  };
}

function filesOf(thing: string, { answers, about }: Context): Sourced<readonly Exchange[]> {
  const again = placesIn({ again: AGAIN }, answers.of(thing));
  const placesOf = rowReader(FILES, answers, {});
  return mapSourced(about(thing, FILES.slot, 'entities/brought-in'), (rows) =>
    rows.map((row) => ({ ...placesOf(row), ...again })),
  );
}

/** The field that identifies a record, else the one by which people call it. */
function displayOf({ fields: lines }: Identity, fields: Sourced<readonly Field[]>): string | null {
  const line = knownValue(lines)?.find(({ id }) => id !== null);
  return line?.id ?? namingLine(listOf(fields))?.id ?? null;
}

const WITH_THINGS = [FIELDS, VOLUME, IDENTITY_FORMAT, FILES];

export function entitiesDiagnostics(answers: Answers, { entities }: Parts): readonly Diagnostic[] {
  const find = fieldIndex(entities).entityRef;
  return [
    ...diagnosticsIn(answers, ENTITIES),
    ...WITH_THINGS.flatMap(({ slot }) => strayRows(answers, slot, find).map(strayThing)),
  ];
}

function strayThing({ label, source, cell }: Row): Diagnostic {
  const thing = cell('thing');
  const what = label === '' || label === thing ? 'Something' : `“${label}”`;
  return noName(thing, 'no thing', 'the list of things', source, what);
}
