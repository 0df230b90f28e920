import { listOf } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import type { Roles } from '../../model/roles/fold-roles.ts';
import type { Permission } from '../../model/roles/permissions.ts';
import type { Visibility } from '../../model/roles/visibility.ts';
import type { Model } from '../../model/types.ts';
import { formatExpression } from '../../slots/answer-types.ts';
import { GRANTS, PERMISSIONS, SCOPE, type Scope, SEPARATION, type Separation } from '../../slots/roles/rights.ts';
import { FOR_ALL_ROLES } from '../../slots/roles/roles.ts';
import { CONTRIBUTED, LOOKED_AFTER, MEETING, PROFILE, TOGETHER } from '../../slots/roles/together.ts';
import {
  type EntityOrRest,
  entitiesAndRest,
  joinBlocks,
  NONE,
  type Passage,
  type Render,
  slotBullets,
  valueBullets,
} from './passage.ts';
import { type Columns, columnsOf, gridOf, itemsTable, sourcedTable } from './table-text.ts';

const SCOPE_COLUMNS: Columns<Scope> = [
  ['Role', ({ role }) => role.label],
  ['Thing', ({ entity }) => entity.label],
  ...columnsOf<Scope>(SCOPE.properties),
];

const SEPARATION_COLUMNS: Columns<Separation> = [
  ['Who does this', ({ one }) => one],
  ['May not do this', ({ other }) => other],
  ...columnsOf<Separation>(SEPARATION.properties),
];

export function rolesText({ roles, entities }: Model): readonly Passage[] {
  const others = groupBy(
    roles.permissions.filter(({ entity }) => entity !== null && entity.id === null),
    ({ entity }) => entity?.label ?? '',
  );
  return [
    itemsTable(GRANTS, roles.roles),
    itemsTable(TOGETHER, roles.together),
    itemsTable(CONTRIBUTED, roles.contributed),
    itemsTable(PROFILE, roles.profile),
    itemsTable(LOOKED_AFTER, roles.lookedAfter),
    itemsTable(MEETING, roles.meeting),
    ...entitiesAndRest(entities, 'everything').map((thing) => (render: Render) => entityText(thing, roles, render)),
    (render) => blanksText(roles, entities, render),
    ...[...others].map(
      ([thing, cells]) =>
        (render: Render) =>
          permissionsText(thing, cells, render),
    ),
    (render) => sourcedTable(SCOPE.head ?? '', roles.scopes, SCOPE_COLUMNS, render),
    (render) => sourcedTable(SEPARATION.head ?? '', roles.separations, SEPARATION_COLUMNS, render),
    (render) => slotBullets(FOR_ALL_ROLES, roles, render),
  ];
}

function entityText({ id, label }: EntityOrRest, roles: Roles, render: Render): string {
  const cells = roles.permissions.filter(({ entity }) => (id === null ? entity === null : entity?.id === id));
  const seen = roles.visibility.filter(({ entity }) => entity === id);
  return joinBlocks(permissionsText(label, cells, render), visibilityText(label, seen, render));
}

/** Entities with the same answer share a line. */
function blanksText({ blanks, blank }: Roles, { entities }: Model['entities'], render: Render): string {
  const labels = new Map(listOf(entities).map(({ id, label }) => [id, label]));
  const alike = groupBy(blanks, ({ blank: own }) => render(own));
  return valueBullets(render, [
    [PERMISSIONS.blank.head ?? '', blank],
    ...[...alike].map(([words, all]) => {
      const things = all.map(({ entity }) => labels.get(entity) ?? entity).join(', ');
      return [`Where nothing is said about ${things}, it is`, words] as const;
    }),
  ]);
}

function permissionsText(thing: string, cells: readonly Permission[], render: Render): string {
  return gridOf(
    cells,
    {
      head: `Who may do what: ${thing}`,
      corner: 'Role',
      rowOf: ({ role }) => role.label,
      columnOf: ({ words }) => words,
      words: mayWords,
    },
    render,
  );
}

function mayWords({ may, condition, theirs }: Permission, render: Render): string {
  const word = render(may);
  if (condition.is === 'known') return `${word}${word === 'if' ? '' : ' and'} ${render(condition, formatExpression)}`;
  return theirs.is === 'known' ? `${word} (${render(theirs)})` : word;
}

function visibilityText(thing: string, cells: readonly Visibility[], render: Render): string {
  return gridOf(
    cells,
    {
      head: `Who sees what: ${thing}`,
      corner: 'Field',
      rowOf: ({ field }) => field.label,
      columnOf: ({ role }) => role.label,
      words: shownWords,
    },
    render,
  );
}

function shownWords({ shown, maskedAs }: Visibility, render: Render): string {
  const masked = render(maskedAs);
  return [render(shown), masked === NONE || maskedAs.is === 'not-applicable' ? '' : masked].filter(Boolean).join(': ');
}
