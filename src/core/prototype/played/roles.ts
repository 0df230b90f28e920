import { BESIDE, type Fates, PLAYED, unplayed } from '../../slots/fate.ts';

const NO_SIGN_IN = unplayed('Nobody really signs in or out here; one chooses whom to look as.');
const NOBODY_AWAY = unplayed('Nobody is away here.');
const STAFF = unplayed('Nobody is given a role or loses one here.');

export const ROLES_FATES: Fates = {
  'roles/permissions': PLAYED,
  'roles/visibility': PLAYED,
  'roles/permissions/blank': PLAYED,
  'roles/permissions/{item}/conditions': PLAYED,
  'roles/permissions/{item}/theirs': PLAYED,
  'roles/scope': PLAYED,
  'roles/scope/{item}/handover': STAFF,
  'roles/visibility/exports': unplayed('Nothing is taken out of it here.'),
  'roles/visibility/{item}/masked-as': PLAYED,
  'roles/grants': PLAYED,
  'roles/grants/{item}/leaver': STAFF,
  'roles/grants/{item}/review': BESIDE,
  'roles/separation': PLAYED,
  'roles/separation/{item}/small-team': STAFF,
  'roles/absence': NOBODY_AWAY,
  'roles/absence/ends': NOBODY_AWAY,
  'roles/absence/told': NOBODY_AWAY,
  'roles/absence/emergency': NOBODY_AWAY,
  'roles/sign-in': PLAYED,
  'roles/sign-in/lockout': NO_SIGN_IN,
  'roles/sign-in/recovery': NO_SIGN_IN,
  'roles/sign-in/outsiders': NO_SIGN_IN,
  'roles/refusal': PLAYED,
  'roles/refusal/words': PLAYED,
  'roles/several': unplayed('One looks as one role at a time here.', 'one', 'switch'),
  'roles/sign-out': NO_SIGN_IN,
  'roles/anonymous': NO_SIGN_IN,
};
