import { Spot } from '../../stage/spot.tsx';

const LABELS: readonly (readonly [id: string, label: string])[] = [
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
  ...LABELS.map(([id]) => id),
];

/** What stands around the little app: who gives out roles, the door, and what happens when somebody is away. */
export function Notes() {
  return (
    <div className="roles-notes">
      {LABELS.map(([id, label]) => (
        <section key={id} aria-label={label}>
          <h2 className="small-head">{label}</h2>
          <Spot q={id} />
        </section>
      ))}
    </div>
  );
}
