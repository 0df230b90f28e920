import { columnsIn } from '../shapes/columns.ts';
import type { ShapeSpec } from '../shapes/types.ts';

/** What has names that other answers use. */
export type NameKind =
  | 'things'
  | 'fields'
  | 'states'
  | 'moves'
  | 'actions'
  | 'roles'
  | 'groups'
  | 'screens'
  | 'systems'
  | 'errors'
  | 'constants'
  | 'rules'
  | 'moments';

/**
 * What cells name: by the part and the last segment of the slot and the column, else by part and column, else by the
 * column alone. Both ends of an edge are its `edge`; an answer without columns is found by its slot.
 */
const NAMED_IN: ReadonlyMap<string, NameKind> = new Map(
  Object.entries({
    things:
      'thing screens.about roles.same entities.edge roles.me.record screens.finding.what screens.looking-through.what roles.together.what entities.kept-in-order.what',
    fields:
      'field validation.fields validation.by calls.ours roles.scope.by states.exact.looks states.editable entities.lines entities.search calls.stays-inside calls.authority.what',
    states: 'state states.edge',
    moves: 'states.step',
    actions: 'action roles.one roles.other screens.bulk',
    roles:
      'role screens.to entities.writer states.who states.for roles.given validation.who validation.changer purpose.decider purpose.deputy errors.audience constants.who calls.offers.who screens.reports.who screens.looking-back.who roles.who roles.contributed.by roles.seen states.responsible states.visible-to states.passed-to entities.readers entities.keeper validation.nightly validation.mended-by roles.handover roles.emergency errors.at-night',
    groups: 'purpose.last-case.who roles.grants.role',
    screens: 'page screen screens.first screens.target screens.edge screens.opens screens.dead-ends',
    systems: 'system calls.inbound.source',
    errors: 'code validation.error',
    constants: 'number constants.limit',
    rules: 'rule',
  } satisfies Partial<Record<NameKind, string>>).flatMap(([kind, places]) =>
    places.split(' ').map((place) => [place, kind as NameKind] as const),
  ),
);

/** What the rows and the columns of a matrix name, by the last segment of its slot. */
const NAMED_IN_MATRIX: ReadonlyMap<string, readonly NameKind[]> = new Map([
  ['permissions', ['roles', 'actions']],
  ['visibility', ['fields', 'roles']],
  ['conditions', ['screens', 'moments']],
  ['matrix', ['states', 'actions']],
  ['cascade', ['states', 'things']],
  ['required', ['fields', 'states']],
  ['variants', ['constants']],
]);

/** Tables and lists whose first column gives names of their own, instead of using those of others. */
const GIVES_NAMES: ReadonlyMap<string, NameKind> = new Map([
  ['records', 'things'],
  ['fields', 'fields'],
  ['list', 'states'],
  ['rules', 'rules'],
  ['messages', 'errors'],
  ['inventory', 'screens'],
  ['systems', 'systems'],
  ['grants', 'roles'],
  ['groups', 'groups'],
  ['values', 'constants'],
]);

/** What an answer names. */
export interface NamesAt {
  /** By column, in its order; of a matrix its rows, then its columns; of any other answer the answer itself. */
  readonly uses: readonly (NameKind | undefined)[];
  /** What its first column gives names to. */
  readonly gives: NameKind | undefined;
}

export function namesAt(slot: string, shape: ShapeSpec): NamesAt {
  const [part = '', ...rest] = slot.split('/');
  const last = rest.at(-1) ?? '';
  // Choices of a field lie below it, and name nothing that others use.
  const gives = part === 'entities' && last === 'values' ? undefined : GIVES_NAMES.get(last);
  const used = (column: string) =>
    NAMED_IN.get(`${part}.${last}.${column}`) ?? NAMED_IN.get(`${part}.${column}`) ?? NAMED_IN.get(column);
  if (shape.shape === 'matrix') return { uses: NAMED_IN_MATRIX.get(last) ?? [], gives: undefined };
  if (shape.shape === 'text' || shape.shape === 'list') return { uses: [NAMED_IN.get(`${part}.${last}`)], gives };
  const uses = columnsIn(shape).map(({ id, options }, at) => {
    if (options) return undefined;
    if (shape.shape === 'edges' && at < 2) return used('edge');
    return at === 0 && gives !== undefined ? NAMED_IN.get(`${part}.${last}.${id}`) : used(id);
  });
  return { uses, gives };
}

/** Tables that want a row for each name in their first column, by the last segment of their slot. */
const ROW_FOR_EACH = new Set(
  'landing scope effects idle examples severity source classes alerts provenance quota volume identity-format shared-links'.split(
    ' ',
  ),
);

/** Whether an answer begins with a row for each name that its first column can use. */
export function hasRowForEach(slot: string, { shape }: ShapeSpec): boolean {
  return shape === 'matrix' || (shape === 'table' && ROW_FOR_EACH.has(slot.slice(slot.lastIndexOf('/') + 1)));
}
