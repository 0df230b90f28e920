import { type Answers, namedElementOf, slotOfEntity } from '../../answers/answers.ts';
import { type Diagnostic, diagnosticsIn, unknownNameDiagnostic } from '../../answers/diagnostics.ts';
import { isEverybody } from '../../answers/everyday-words.ts';
import { keepPiece } from '../../answers/kept-pieces.ts';
import { finderOf, type NameFinder } from '../../answers/name-finder.ts';
import {
  knownFrom,
  knownValue,
  listOf,
  mapSourced,
  type NamedElement,
  type NameRef,
  type Sourced,
  unknownAt,
} from '../../answers/sourced.ts';
import { withUniqueIds } from '../../answers/unique-rows.ts';
import { fillProperties, itemsIn, readSlots, rowReader } from '../../slots/read-items.ts';
import {
  type FieldNames,
  GRANTS,
  PERMISSIONS,
  type Role,
  SCOPE,
  type Scope,
  SEPARATION,
  type Separation,
} from '../../slots/roles/rights.ts';
import { FOR_ALL_ROLES, ROLES } from '../../slots/roles/roles.ts';
import { CONTRIBUTED, LOOKED_AFTER, MEETING, PROFILE, TOGETHER } from '../../slots/roles/together.ts';
import { type FieldIndex, fieldIndex } from '../field-index.ts';
import { namedRoles } from '../role-names.ts';
import type { Entities, ModelParts, States } from '../types.ts';
import { permissionsIn } from './permissions.ts';
import { visibilityIn } from './visibility.ts';

export type Roles = ReturnType<typeof rolesOf>;

export function rolesOf(answers: Answers, entities: Entities, states: States) {
  const roles = keepPiece('roles', [entities], () => rolesIn(answers, entities));
  const find = keepPiece('roles by name', [roles], () => finderOf(listOf(roles)));
  const fields = fieldIndex(entities);
  const scopes = keepPiece('scopes', [fields, find], () => scopesIn(answers, fields, find));
  const scopeBy = keepPiece('fields that say whose', [scopes], () => scopeFinder(scopes));
  const everyone = readSlots(FOR_ALL_ROLES, answers);
  return {
    /** From the answer on grants, else from the first answer that names them. */
    roles,
    permissions: permissionsIn({ answers, fields, states, find, scopeBy }),
    ...readSlots({ blank: PERMISSIONS.blank }, answers),
    /** Of entities with an answer of their own. */
    blanks: blanksIn(answers, entities),
    scopes,
    visibility: visibilityIn(answers, fields, find),
    separations: separationsIn(answers),
    together: itemsIn(TOGETHER, answers, {}),
    contributed: itemsIn(CONTRIBUTED, answers, {}),
    profile: itemsIn(PROFILE, answers, {}),
    lookedAfter: itemsIn(LOOKED_AFTER, answers, {}),
    meeting: itemsIn(MEETING, answers, {}),
    ...everyone,
    /** The entity whose record is the person who acts; a null role: everybody’s. */
    me: mapSourced(everyone.me, (all) =>
      all.map(({ role, entity }) => ({ role: find(role.label), entity: fields.entityRef(entity.label) })),
    ),
  };
}

/** Reports who is said to be signed in as what is no thing, or by what is no role. */
export function rolesDiagnostics(answers: Answers, { roles }: Pick<ModelParts, 'roles'>): readonly Diagnostic[] {
  return [
    ...diagnosticsIn(answers, ROLES),
    ...listOf(roles.me).flatMap(({ role, entity }) => [
      ...(role.id === null && !isEverybody(role.label) ? stray(roles.me, role, 'no role', 'the roles') : []),
      ...(entity.id === null ? stray(roles.me, entity, 'no thing', 'the list of things') : []),
    ]),
  ];
}

function stray(me: Roles['me'], { label }: NameRef, nothing: string, list: string): readonly Diagnostic[] {
  return me.is === 'unknown' ? [] : [unknownNameDiagnostic(label, nothing, list, me.source)];
}

/** Each role with who grants it; unknown while no answer names one. */
function rolesIn(answers: Answers, entities: Entities): Sourced<readonly Role[]> {
  const grants = answers.rows(GRANTS.slot);
  const named = withEntityRoles(answers, entities, namedRoles(answers));
  const [first] = named;
  if (!first) return mapSourced(grants, () => []);
  const rows = new Map(listOf(grants).map((row) => [row.id, row]));
  const grantOf = rowReader(GRANTS, answers, {});
  const open = fillProperties(GRANTS, grants.is === 'not-applicable' ? grants : unknownAt('roles.grants'));
  const source = grants.is === 'known' ? grants.source : first.source;
  return knownFrom(
    named.map((role) => {
      const row = rows.get(role.id);
      return { ...role, ...(row ? grantOf(row) : open) };
    }),
    source,
  );
}

/** While the list of roles is unanswered, the entities' own permission matrices name roles too. */
function withEntityRoles(
  answers: Answers,
  entities: Entities,
  named: readonly NamedElement[],
): readonly NamedElement[] {
  if (answers.at(GRANTS.slot)?.value !== undefined) return named;
  const find = finderOf(named);
  const more = new Map<string, NamedElement>();
  for (const { id: entity } of listOf(entities.entities)) {
    const slot = slotOfEntity(entity, PERMISSIONS.permissions.slot);
    const answer = answers.at(slot);
    if (answer?.value === undefined) continue;
    for (const { id, label, formerly } of answers.naming(slot).items) {
      if (find(label).id === null && !more.has(id)) more.set(id, { id, label, formerly, source: answer.source });
    }
  }
  return [...named, ...more.values()];
}

function blanksIn(answers: Answers, entities: Entities) {
  return listOf(entities.entities).flatMap(({ id }) => {
    const slot = slotOfEntity(id, PERMISSIONS.blank.slot);
    return answers.at(slot) ? [{ entity: id, blank: answers.choice(slot) }] : [];
  });
}

/** What a blank cell of the permission matrix means for an entity: its own answer, else the general one. */
export function blankOf({ blank, blanks }: Pick<Roles, 'blank' | 'blanks'>, entity: string): Sourced<string> {
  const own = blanks.find((one) => one.entity === entity)?.blank;
  return own && own.is !== 'unknown' ? own : blank;
}

/** Undefined while unanswered, or for other words. */
export function blankMeans(roles: Pick<Roles, 'blank' | 'blanks'>, entity: string): 'yes' | 'no' | undefined {
  const said = knownValue(blankOf(roles, entity));
  return said === 'allowed' ? 'yes' : said === 'forbidden' ? 'no' : undefined;
}

function scopesIn(answers: Answers, fields: FieldIndex, find: NameFinder): Sourced<readonly Scope[]> {
  const scope = rowReader(SCOPE, answers, { field: fieldIn(fields) });
  return mapSourced(answers.rows(SCOPE.slot), (rows) =>
    rows.map((row) => ({
      role: find(row.label),
      entity: fields.entityRef(row.cell('thing')),
      ...scope(row),
    })),
  );
}

function fieldIn(fields: FieldIndex): FieldNames['field'] {
  return (thing, words) => {
    const entity = fields.entity(thing);
    return entity ? fields.fieldRef(entity, words) : { label: words, id: null };
  };
}

function scopeFinder(
  scopes: Sourced<readonly Scope[]>,
): (role: NameRef, entity: NameRef | null) => Sourced<string> | undefined {
  const all = listOf(scopes).filter(({ by }) => by.is === 'known');
  const byKey = new Map([...all].reverse().map(({ role, entity, by }) => [`${role.id}\n${entity.id}`, by]));
  return (role, entity) => {
    if (role.id === null || entity?.id == null) return undefined;
    const by = byKey.get(`${role.id}\n${entity.id}`);
    return by && mapSourced(by, ({ label }) => label);
  };
}

function separationsIn(answers: Answers): Sourced<readonly Separation[]> {
  const separation = rowReader(SEPARATION, answers, {});
  return mapSourced(answers.rows(SEPARATION.slot), (rows) =>
    withUniqueIds(
      rows.map((row) => ({
        ...namedElementOf(row),
        one: row.label,
        other: row.cell('other'),
        ...separation(row),
      })),
    ),
  );
}
