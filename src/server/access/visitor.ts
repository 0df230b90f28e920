import type { Speaker } from '#core/index.ts';
import type { Session } from '#core/room.ts';
import { personAt } from './book.ts';
import type { Gate } from './gate.ts';
import { sealOf } from './secret.ts';
import { AT_THIS_MACHINE, type Viewer } from './viewer.ts';

/** Who a request comes from: somebody who is in, who waits in the lobby, or nobody known. */
export type Visitor =
  | { readonly is: 'in'; readonly viewer: Viewer; readonly session: Session | null }
  | { readonly is: 'waiting'; readonly session: Session }
  | { readonly is: 'stranger' };

/** Who holds the secret of a cookie. */
export function visitorWith(secret: string | undefined, gate: Gate): Visitor {
  const seal = secret === undefined ? '' : sealOf(secret);
  const { door, kept, lobby, now } = gate;
  const person = personAt(seal, kept.book(), door, now());
  if (person) {
    kept.seen(seal, now());
    const { name, role, person: id } = person;
    const as = door === 'open' ? 'facilitator' : person.as;
    const viewer: Viewer = { as, person: id, speaker: { name, role }, session: seal };
    return { is: 'in', viewer, session: sessionOf(person, as) };
  }
  const waiter = seal === '' ? undefined : lobby.at(seal, now());
  if (waiter) return { is: 'waiting', session: sessionOf(waiter, 'waiting') };
  return door === 'open' ? { is: 'in', viewer: AT_THIS_MACHINE, session: null } : { is: 'stranger' };
}

/** What a page is told of itself: nothing that opens anything. */
export function sessionOf(
  { person, name, role }: Speaker & { readonly person: string },
  as: Session['as'],
): Session {
  return { person, name, role, as };
}
