import { type Answers, slotOf } from '../answers.ts';
import type { Entities } from '../entities/types.ts';
import { fieldIndex } from '../field-index.ts';
import { finderOf } from '../find.ts';
import { heldValue } from '../held.ts';
import type { States } from '../states/types.ts';
import type { ModelTrouble } from '../troubles.ts';
import { nameTroubles } from '../troubles.ts';
import { permissionsIn } from './permissions.ts';
import { rolesIn } from './role-list.ts';
import { scopeFinder, scopesIn } from './scopes.ts';
import { separationsIn } from './separations.ts';
import type { Roles } from './types.ts';
import { visibilityIn } from './visibility.ts';

const NAMINGS = [{ slot: 'roles/grants', noun: 'roles' }];

/** What the answers on roles say that cannot be taken as it stands. */
export function rolesTroubles(answers: Answers): readonly ModelTrouble[] {
  return nameTroubles(answers, NAMINGS);
}

/** Folds what was settled about roles: which there are, what each may do and see, and how people sign in. */
export function rolesOf(answers: Answers, entities: Entities, states: States): Roles {
  const roles = rolesIn(answers, entities);
  const find = finderOf(heldValue(roles) ?? []);
  const fields = fieldIndex(entities);
  const scopes = scopesIn(answers, fields, find);
  return {
    roles,
    permissions: permissionsIn({ answers, fields, states, find, scopeBy: scopeFinder(scopes) }),
    blank: answers.choice('roles/permissions/blank'),
    blanks: blanksIn(answers, entities),
    scopes,
    visibility: visibilityIn(answers, fields, find),
    exportsShow: answers.choice('roles/visibility/exports'),
    separations: separationsIn(answers),
    several: answers.choice('roles/several'),
    absence: answers.choice('roles/absence'),
    absenceEnds: answers.quantity('roles/absence/ends'),
    absenceTold: answers.text('roles/absence/told'),
    emergency: answers.text('roles/absence/emergency'),
    signIn: answers.choice('roles/sign-in'),
    lockout: answers.quantity('roles/sign-in/lockout'),
    recovery: answers.text('roles/sign-in/recovery'),
    outsiders: answers.text('roles/sign-in/outsiders'),
    signOut: answers.quantity('roles/sign-out'),
    anonymous: answers.list('roles/anonymous'),
    refusal: answers.choice('roles/refusal'),
    refusalWords: answers.text('roles/refusal/words'),
  };
}

function blanksIn(answers: Answers, entities: Entities): Roles['blanks'] {
  return (heldValue(entities.entities) ?? []).flatMap(({ id }) => {
    const slot = slotOf(id, 'roles/permissions/blank');
    return answers.at(slot) ? [{ entity: id, blank: answers.choice(slot) }] : [];
  });
}
