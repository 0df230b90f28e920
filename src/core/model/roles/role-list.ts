import { type Answers, type Row, slotOf } from '../answers.ts';
import type { Entities } from '../entities/types.ts';
import { finderOf } from '../find.ts';
import { type Held, heldValue, mapHeld, said, unsaid } from '../held.ts';
import { rolesNamed } from '../role-names.ts';
import type { Named } from '../things.ts';
import type { Role } from './types.ts';

const GRANTS = 'roles/grants';

/** The roles there are, each with who gives it out; unsaid while no answer names one. */
export function rolesIn(answers: Answers, entities: Entities): Held<readonly Role[]> {
  const grants = answers.rows(GRANTS);
  const named = withThoseOfThings(answers, entities, rolesNamed(answers));
  const [first] = named;
  if (!first) return mapHeld(grants, () => []);
  const rows = new Map((heldValue(grants) ?? []).map((row) => [row.id, row]));
  const source = grants.is === 'said' ? grants.source : first.source;
  return said(
    named.map((role) => ({ ...role, ...grantOf(answers, grants, rows.get(role.id)) })),
    source,
  );
}

/** While nobody has listed the roles, the permissions of single things name them too. */
function withThoseOfThings(answers: Answers, entities: Entities, named: readonly Named[]): readonly Named[] {
  if (answers.at(GRANTS)?.value !== undefined) return named;
  const find = finderOf(named);
  const more = new Map<string, Named>();
  for (const { id: entity } of heldValue(entities.entities) ?? []) {
    const slot = slotOf(entity, 'roles/permissions');
    const answer = answers.at(slot);
    if (answer?.value === undefined) continue;
    for (const { id, label, formerly } of answers.naming(slot).items) {
      if (find(label).id === null && !more.has(id))
        more.set(id, { id, label, formerly, source: answer.source });
    }
  }
  return [...named, ...more.values()];
}

function grantOf(
  answers: Answers,
  grants: Held<unknown>,
  row: Row | undefined,
): Pick<Role, 'given' | 'first' | 'leaver' | 'review'> {
  if (!row) {
    const open = grants.is === 'none' ? grants : unsaid('roles.grants');
    return { given: open, first: open, leaver: open, review: open };
  }
  const below = answers.below(null, GRANTS, row.id);
  return {
    given: row.held('given'),
    first: row.held('first'),
    leaver: below.text('leaver'),
    review: below.quantity('review'),
  };
}
