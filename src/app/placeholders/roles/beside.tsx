import { ROLES } from '#core/index.ts';
import { Spot } from '../../stage/spot.tsx';
import { Tails } from '../people/follow-ups.tsx';
import { Headed } from '../pieces/headed.tsx';
import { SIDES } from '../pieces/side-questions.tsx';
import { idsOf, useBelow } from '../things/asked-of.ts';

/** What is asked around the matrix; who gives roles out is drawn apart. */
const BESIDE = ROLES.shown.filter(([id]) => id !== 'roles.grants');

const WORDS = {
  ends: 'it ends after',
  told: 'who is told',
  emergency: 'in an emergency',
  lockout: 'locked out after',
  recovery: 'who forgot',
  outsiders: 'without an account',
  words: 'what they read',
  'small-team': 'if there is only one',
};

function slotOf(id: string): string {
  return id.replaceAll('.', '/');
}

export function useBesideIds(): readonly string[] {
  const below = useBelow();
  return BESIDE.flatMap(([id]) => [id, ...idsOf(below(slotOf(id)))]);
}

/** The questions about all roles at once, each with what its answer raised. */
export function Beside() {
  return (
    <div className={SIDES}>
      {BESIDE.map(([id, head]) => (
        <Headed key={id} head={head}>
          <Spot q={id} />
          <Tails below={slotOf(id)} words={WORDS} />
        </Headed>
      ))}
    </div>
  );
}
