import type { Heads } from '../pieces/side-questions.tsx';

/** What stands around the little app: who gives out roles, the door, and what happens when somebody is away. */
export const AROUND: Heads = [
  ['roles.grants', 'Who lets the others in?'],
  ['roles.several', 'Two hats on one head'],
  ['roles.separation', 'Approve my own expenses'],
  ['roles.refusal', 'And if they may not?'],
  ['roles.absence', 'The boss is away until Monday'],
  ['roles.sign-in', 'The front door'],
  ['roles.anonymous', 'Strangers'],
  ['roles.sign-out', 'Gone for coffee'],
];

/** Every question that has its place on this screen. */
export const SHOWN: readonly string[] = [
  'roles.permissions',
  'roles.scope',
  'roles.visibility',
  ...AROUND.map(([id]) => id),
];
