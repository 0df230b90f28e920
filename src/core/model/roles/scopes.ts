import { type Answers, asWordOrOwn } from '../answers.ts';
import type { FieldIndex } from '../field-index.ts';
import type { Find } from '../find.ts';
import { type Held, heldValue, mapHeld } from '../held.ts';
import type { Ref } from '../things.ts';
import type { Scope } from './types.ts';

const SCOPE = 'roles/scope';

const WHICH: ReadonlyMap<string, string> = new Map([
  ['all', 'all'],
  ['own', 'own'],
  ['their own', 'own'],
  ['of the team', 'of the team'],
  ['team', 'of the team'],
  ['none', 'none'],
]);

/** Which records each role sees, and what makes one theirs. */
export function scopesIn(answers: Answers, fields: FieldIndex, find: Find): Held<readonly Scope[]> {
  return mapHeld(answers.rows(SCOPE), (rows) =>
    rows.map((row) => ({
      role: find(row.label),
      entity: fields.entityRef(row.cell('thing')),
      which: asWordOrOwn(row.held('which'), WHICH),
      by: mapHeld(row.held('by'), (words) => fieldRef(fields, row.cell('thing'), words)),
      handover: answers.below(null, SCOPE, row.id).text('handover'),
    })),
  );
}

/** By what one sees that a record belongs to a role, as the scopes say it. */
export function scopeFinder(
  scopes: Held<readonly Scope[]>,
): (role: Ref, entity: Ref | null) => Held<string> | undefined {
  const all = (heldValue(scopes) ?? []).filter(({ by }) => by.is === 'said');
  const byKey = new Map([...all].reverse().map(({ role, entity, by }) => [`${role.id}\n${entity.id}`, by]));
  return (role, entity) => {
    if (role.id === null || entity?.id == null) return undefined;
    const by = byKey.get(`${role.id}\n${entity.id}`);
    return by && mapHeld(by, ({ label }) => label);
  };
}

function fieldRef(fields: FieldIndex, thing: string, words: string): Ref {
  const entity = fields.entity(thing);
  return entity ? fields.fieldRef(entity, words) : { label: words, id: null };
}
