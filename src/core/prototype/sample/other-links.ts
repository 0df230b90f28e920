import type { Check } from '../checks/types.ts';
import type { FieldPlan } from './field-plan.ts';
import { attempted } from './repair.ts';
import { type Settling, valueIn } from './settle.ts';

/** Records of the other side that are tried, and link fields that are changed together. */
const RECORDS = 12;
const FIELDS = 2;

/**
 * Links the record to others until the rules about them hold. For a witness only: the links of a record that is shown
 * are seen from both sides. Returns the rules that are still broken.
 */
export function relinked(settling: Settling, found: readonly Check[]): readonly Check[] {
  const { draft } = settling;
  if (found.length === 0 || draft.plan.looksAt.size === 0) return found;
  const links = draft.plan.fields
    .filter((plan) => plan.late === 'link' && typeof valueIn(draft, plan.field.id) === 'string')
    .slice(0, FIELDS);
  let broken = found;
  for (const ids of togetherOf(links.map((plan) => idsFor(plan, settling)))) {
    const changes = links.map((plan, at) => [plan.field.id, linkTo(ids[at] ?? '')] as const);
    broken = attempted(settling, broken, changes);
    if (broken.length === 0) return broken;
  }
  return broken;
}

function linkTo(value: string) {
  return { value, reason: 'reference', says: 'chosen so that the rules hold' } as const;
}

function idsFor({ target }: FieldPlan, { world }: Settling): readonly string[] {
  const roster = world.roster(target ?? '');
  return Array.from({ length: Math.min(RECORDS, roster.size) }, (_, slot) => roster.idAt(slot));
}

/** Every choice of one from each list. */
function togetherOf(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return lists.reduce<readonly (readonly string[])[]>(
    (all, list) => all.flatMap((before) => list.map((one) => [...before, one])),
    [[]],
  );
}
