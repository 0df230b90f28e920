import { type Answers, type Row, thingOf } from '../answers.ts';
import type { Find } from '../find.ts';
import { type Held, mapHeld } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import { roleFinder } from '../role-names.ts';
import type { UserGroup } from './types.ts';

const SLOT = 'purpose/groups';

/** Who uses it, who only gets something out of it, and who must never get in. */
export function groupsOf(answers: Answers): Held<readonly UserGroup[]> {
  const role = roleFinder(answers);
  return mapHeld(answers.rows(SLOT), (rows) => onlyOnce(rows).map((row) => groupOf(row, answers, role)));
}

function groupOf(row: Row, answers: Answers, find: Find): UserGroup {
  const below = answers.below(null, SLOT, row.id);
  return {
    ...thingOf(row),
    count: row.held('count'),
    frequency: row.held('frequency'),
    device: row.held('device'),
    languages: below.list('languages'),
    hindrances: below.list('hindrances'),
    sharedDevice: below.choice('shared-device'),
    spokesperson: below.text('spokesperson'),
    task: below.text('task'),
    role: mapHeld(below.choice('role'), (role) => {
      if (role === 'receives-only' || role === 'no-access') return role;
      return find(role === 'own' ? row.label : role);
    }),
  };
}
