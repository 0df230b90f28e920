/** What must be so for a question to be asked. While nobody has said, it waits; what was answered already stays. */
export type Given = {
  /** Why it is not asked otherwise, in one sentence. */
  readonly otherwise: string;
} & (
  | {
      /** The slot of an answer that is none of `not`: about the same item, and of the same entity. */
      readonly at: string;
      readonly not: readonly string[];
    }
  | {
      /** The slot of an answer that names at least so many. */
      readonly at: string;
      readonly least: number;
    }
  | {
      /** There are at least so many of them. */
      readonly of: 'roles';
      readonly least: number;
    }
);

/** What the role of a group says where it has no rights of its own. */
export const WITHOUT_RIGHTS = ['receives-only', 'no-access'] as const;

const ROLE_OF_GROUP = 'purpose/groups/{item}/role';
const IF_IT_USES_SCREENS: Given = {
  at: ROLE_OF_GROUP,
  not: WITHOUT_RIGHTS,
  otherwise: 'This group uses no screens.',
};
const IF_NOT_KEPT_OUT: Given = { at: ROLE_OF_GROUP, not: ['no-access'], otherwise: 'This group is kept out.' };
const SEVERAL_LANGUAGES: Given = { at: 'screens/languages', least: 2, otherwise: 'There is only one language.' };
const SEVERAL_ROLES: Given = { of: 'roles', least: 2, otherwise: 'There is only one role.' };
const IF_IT_MOVES: Given = { at: 'states/transitions', least: 1, otherwise: 'Nothing moves it on.' };
const IF_OTHERS_ARE_INVOLVED: Given = { at: 'calls/systems', least: 1, otherwise: 'No other system is involved.' };

/** By the slot in the bank, with dots. A table of its own, as the first page shows what is asked without the bank. */
export const GIVEN: Readonly<Record<string, Given>> = {
  'purpose.groups.{item}.task': IF_IT_USES_SCREENS,
  'purpose.groups.{item}.languages': IF_NOT_KEPT_OUT,
  'purpose.groups.{item}.hindrances': IF_IT_USES_SCREENS,
  'purpose.groups.{item}.shared-device': IF_IT_USES_SCREENS,
  'purpose.groups.{item}.spokesperson': IF_NOT_KEPT_OUT,
  'screens.languages.{item}.writer': SEVERAL_LANGUAGES,
  'entities.files': { at: 'purpose/replaces', least: 1, otherwise: 'There is nothing to take over, or to hand on to.' },
  'states.transitions': { at: 'states/list', least: 2, otherwise: 'It is never anywhere else.' },
  'states.matrix': IF_IT_MOVES,
  'states.idle': IF_IT_MOVES,
  'states.reversal': IF_IT_MOVES,
  'states.reversal-time': { at: 'states/reversal', least: 1, otherwise: 'Nothing can be undone.' },
  'states.cascade': { at: 'entities/relations', least: 1, otherwise: 'Nothing is part of anything else.' },
  'roles.visibility': SEVERAL_ROLES,
  'roles.several': SEVERAL_ROLES,
  'roles.sign-out': { at: 'roles/sign-in', not: ['none'], otherwise: 'Nobody signs in.' },
  'calls.exchanges': IF_OTHERS_ARE_INVOLVED,
  'calls.stays-inside': IF_OTHERS_ARE_INVOLVED,
  'calls.authority': IF_OTHERS_ARE_INVOLVED,
  'calls.inbound': IF_OTHERS_ARE_INVOLVED,
  'calls.quota': IF_OTHERS_ARE_INVOLVED,
  'errors.messages.{item}.languages': SEVERAL_LANGUAGES,
};
