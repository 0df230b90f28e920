import { grouped } from '../../grouped.ts';
import { heldValue } from '../../model/held.ts';
import type { Permission, Role, Scope, Separation, Visibility } from '../../model/roles/types.ts';
import type { Model } from '../../model/types.ts';
import {
  type Columns,
  facts,
  heldTable,
  type Passage,
  quantityWords,
  refWords,
  type Tell,
  tableOf,
} from './passage.ts';

const ROLES: Columns<Role> = [
  ['Role', ({ label }) => label],
  ['Given by', ({ given }, tell) => tell(given)],
  ['First one', ({ first }, tell) => tell(first)],
  ['When the last one leaves', ({ leaver }, tell) => tell(leaver)],
];

const SCOPES: Columns<Scope> = [
  ['Role', ({ role }) => role.label],
  ['Thing', ({ entity }) => entity.label],
  ['Sees', ({ which }, tell) => tell(which)],
  ['Theirs because of', ({ by }, tell) => tell(by, refWords)],
];

const VISIBILITY: Columns<Visibility> = [
  ['Line', ({ field }) => field.label],
  ['For', ({ role }) => role.label],
  ['Is', ({ shown }, tell) => tell(shown)],
  ['Blurred to', ({ maskedAs }, tell) => tell(maskedAs)],
];

const SEPARATIONS: Columns<Separation> = [
  ['Who does this', ({ one }) => one],
  ['May not do this', ({ other }) => other],
  ['On the same', ({ same }, tell) => tell(same)],
  ['With only one person', ({ smallTeam }, tell) => tell(smallTeam)],
];

/** Who may do what, one table a thing, and what holds for signing in and being refused. */
export function rolesText({ roles }: Model): readonly Passage[] {
  const things = grouped(roles.permissions, ({ entity }) => entity?.label ?? 'Everything');
  return [
    (tell) => heldTable('Roles', roles.roles, ROLES, tell),
    ...[...things].map(
      ([thing, cells]) =>
        (tell: Tell) =>
          permissionTable(thing, cells, tell),
    ),
    (tell) => heldTable('Which ones they see', roles.scopes, SCOPES, tell),
    (tell) => tableOf('Lines that not everybody sees', roles.visibility, VISIBILITY, tell),
    (tell) => heldTable('Never both', roles.separations, SEPARATIONS, tell),
    (tell) =>
      facts(tell, [
        ['Where nothing is said', roles.blank],
        ['Prints and files show', roles.exportsShow],
        ['Several roles', roles.several],
        ['When somebody is away', roles.absence],
        ['Standing in ends after', tell(roles.absenceEnds, quantityWords)],
        ['In an emergency', roles.emergency],
        ['Signing in', roles.signIn],
        ['Locked out after', tell(roles.lockout, quantityWords)],
        ['Signed out after', tell(roles.signOut, quantityWords)],
        ['Without saying who one is', roles.anonymous],
        ['Who may not', roles.refusal],
        ['They read', roles.refusalWords],
      ]),
  ];
}

/** Roles down, actions across. */
function permissionTable(thing: string, cells: readonly Permission[], tell: Tell): string {
  const roles = [...new Set(cells.map(({ role }) => role.label))];
  const actions = [...new Set(cells.map(({ words }) => words))];
  const at = new Map(cells.map((cell) => [`${cell.role.label}\n${cell.words}`, cell]));
  const columns = actions.map(
    (action) => [action, (role: string) => mayWords(at.get(`${role}\n${action}`), tell)] as const,
  );
  return tableOf(`Who may do what: ${thing}`, roles, [['Role', (role) => role], ...columns], tell);
}

function mayWords(cell: Permission | undefined, tell: Tell): string {
  if (!cell) return '(open)';
  const may = tell(cell.may);
  const condition = heldValue(cell.condition)?.text;
  const theirs = heldValue(cell.theirs);
  if (condition !== undefined) return `${may} ${tell(cell.condition, () => condition)}`;
  return theirs === undefined ? may : `${may} (${tell(cell.theirs)})`;
}
