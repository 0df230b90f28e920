import { itemId } from '#core/answers/naming.ts';
import { groupBy } from '#core/base/group-by.ts';
import type { Product } from '#core/product/product.ts';
import type { ActorContext } from '#core/prototype/actor-context.ts';
import { NO_EDITS, type Records, recordsOf } from '#core/prototype/edits.ts';
import { openProduct } from '#core/prototype/open-product.ts';
import type { SampleRow, SampleSet } from '#core/prototype/sample/types.ts';
import { tableText, workspaceOf } from '../model/workspace-of.ts';

type SaidById = Parameters<typeof workspaceOf>[0];

/** A lending desk, small enough to know by heart: loans of tools to members, with a clerk and a member. */
const LIBRARY: SaidById = {
  'entities.records': tableText(
    'Thing | Example | Another | A third',
    'Loan | L-1 | L-2 | L-3',
    'Member | Kim | Lee | Ann',
  ),
  'entities.loan.fields': tableText(
    'Field | Type | Unit | Required when | If left empty | Filled in by | Example',
    'Title | text | | always | | Clerk | Drill',
    'Borrower | text | | always | | Clerk | Kim',
    'Deposit | number | EUR | | 0 | Clerk | 20',
    'Due | date | | | | Clerk | 2026-02-01',
  ),
  'states.loan.list': tableText(
    'Answer | It means | Place',
    'Reserved | asked for | first',
    'Out | with the member | on the way',
    'Overdue | too late | on the way',
    'Back | returned | last',
  ),
  'states.loan.transitions': tableText(
    'From | To | What happens | Started by | Who or what | Only if',
    'Reserved | Out | hand out | a person | Clerk | Deposit > 10',
    'Out | Overdue | falls due | the clock | the clock | ',
    'Out | Back | take back | a person | Clerk, Member | it is clean',
    'Overdue | Lost | give up | a person | Clerk | ',
  ),
  [`states.loan.transitions.${itemId('Out → Overdue: falls due')}.after`]: '14 days',
  'roles.grants': tableText('Role | Assigned by | Who has it first', 'Clerk | the board | Kim', 'Member | Clerk | Lee'),
  'roles.loan.permissions': tableText(
    'Role \\ What they may do | list | open | create | change | delete',
    'Clerk | yes | yes | yes | if | no',
    'Member | own | own | | no | no',
  ),
  'roles.loan.permissions.clerk.conditions': tableText('What they may do | Only if', 'change | Deposit < 100'),
  'roles.loan.permissions.member.theirs': 'Borrower',
};

/** The product of the lending desk, with answers replaced or added. */
export function libraryWith(said: SaidById = {}): Product {
  return openProduct(workspaceOf({ ...LIBRARY, ...said }));
}

/** A loan by hand: values by field id, and the state it is in. */
export function loan(id: string, values: Readonly<Record<string, unknown>>, state: string): SampleRow {
  return {
    id,
    entity: 'loan',
    row: 0,
    cells: new Map(Object.entries(values).map(([field, value]) => [field, { value, reason: 'pinned', says: '' }])),
    states: new Map([['loan', state]]),
    history: [{ cycle: 'loan', from: null, to: state, at: '2026-01-01T09:00:00Z', by: '' }],
    links: new Map(),
  };
}

/** Sample records that are exactly these. */
export function sampleOf(rows: readonly SampleRow[]): SampleSet {
  const byEntity = groupBy(rows, ({ entity }) => entity);
  const byKey = new Map(rows.map((row) => [`${row.entity}/${row.id}`, row]));
  const of = (entity: string) => byEntity.get(entity) ?? [];
  return {
    rows: of,
    row: (entity, id) => byKey.get(`${entity}/${id}`),
    page: (entity, from, count) => of(entity).slice(from, from + count),
    size: (entity) => of(entity).length,
  };
}

/** Somebody acting on these records on 10 January 2026. */
export function actingAs(role: string | null, rows: readonly SampleRow[], product = libraryWith()): ActorContext {
  const records: Records = recordsOf(sampleOf(rows), NO_EDITS);
  return { product, role, records, today: '2026-01-10' };
}
