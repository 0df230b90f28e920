import { listOf } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import type { Roles } from '../../model/roles/fold-roles.ts';
import type { Permission } from '../../model/roles/permissions.ts';
import type { Visibility } from '../../model/roles/visibility.ts';
import type { Model } from '../../model/types.ts';
import { exactWords } from '../../slots/answers.ts';
import { GRANTS, SCOPE, type Scope, SEPARATION, type Separation } from '../../slots/roles/rights.ts';
import { EVERYBODY } from '../../slots/roles/roles.ts';
import { blocks, facts, factsOf, NONE, type Passage, type Tell, type TextThing, thingsAnd } from './passage.ts';
import { type Columns, columnsOf, gridOf, heldTable, thingsTable } from './table-text.ts';

const SCOPES: Columns<Scope> = [
  ['Role', ({ role }) => role.label],
  ['Thing', ({ entity }) => entity.label],
  ...columnsOf<Scope>(SCOPE.of),
];

const SEPARATIONS: Columns<Separation> = [
  ['Who does this', ({ one }) => one],
  ['May not do this', ({ other }) => other],
  ...columnsOf<Separation>(SEPARATION.of),
];

export function rolesText({ roles, entities }: Model): readonly Passage[] {
  const others = grouped(
    roles.permissions.filter(({ entity }) => entity !== null && entity.id === null),
    ({ entity }) => entity?.label ?? '',
  );
  return [
    thingsTable(GRANTS, roles.roles),
    ...thingsAnd(entities, 'everything').map((thing) => (tell: Tell) => thingText(thing, roles, tell)),
    (tell) => blanksText(roles, entities, tell),
    ...[...others].map(
      ([thing, cells]) =>
        (tell: Tell) =>
          permissionsText(thing, cells, tell),
    ),
    (tell) => heldTable('Which ones they see', roles.scopes, SCOPES, tell),
    (tell) => heldTable('Never both', roles.separations, SEPARATIONS, tell),
    (tell) => factsOf(EVERYBODY, roles, tell),
  ];
}

function thingText({ id, label }: TextThing, roles: Roles, tell: Tell): string {
  const cells = roles.permissions.filter(({ entity }) => (id === null ? entity === null : entity?.id === id));
  const seen = roles.visibility.filter(({ entity }) => entity === id);
  return blocks(permissionsText(label, cells, tell), visibilityText(label, seen, tell));
}

/** Entities with the same answer share a line. */
function blanksText({ blanks, blank }: Roles, { entities }: Model['entities'], tell: Tell): string {
  const labels = new Map(listOf(entities).map(({ id, label }) => [id, label]));
  const alike = grouped(blanks, ({ blank: own }) => tell(own));
  return facts(tell, [
    ['Where nothing is said, it is', blank],
    ...[...alike].map(([words, all]) => {
      const things = all.map(({ entity }) => labels.get(entity) ?? entity).join(', ');
      return [`Where nothing is said on ${things}, it is`, words] as const;
    }),
  ]);
}

function permissionsText(thing: string, cells: readonly Permission[], tell: Tell): string {
  return gridOf(
    cells,
    {
      head: `Who may do what: ${thing}`,
      corner: 'Role',
      rowOf: ({ role }) => role.label,
      columnOf: ({ words }) => words,
      words: mayWords,
    },
    tell,
  );
}

function mayWords({ may, condition, theirs }: Permission, tell: Tell): string {
  const word = tell(may);
  if (condition.is === 'known') return `${word} ${tell(condition, exactWords)}`;
  return theirs.is === 'known' ? `${word} (${tell(theirs)})` : word;
}

function visibilityText(thing: string, cells: readonly Visibility[], tell: Tell): string {
  return gridOf(
    cells,
    {
      head: `Who sees what: ${thing}`,
      corner: 'Line',
      rowOf: ({ field }) => field.label,
      columnOf: ({ role }) => role.label,
      words: shownWords,
    },
    tell,
  );
}

function shownWords({ shown, maskedAs }: Visibility, tell: Tell): string {
  const masked = tell(maskedAs);
  return [tell(shown), masked === NONE || maskedAs.is === 'not-applicable' ? '' : masked].filter(Boolean).join(': ');
}
