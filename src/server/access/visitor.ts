import type { Somebody, Speaker } from '#core/index.ts';
import type { Session } from '#core/room.ts';
import { type Person, personAt } from './book.ts';
import { isForName } from './enter.ts';
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
    const speaker = door === 'open' ? { name, role } : { name, role, ...knownAs(person, gate) };
    const viewer: Viewer = { as, person: id, speaker, session: seal };
    return { is: 'in', viewer, session: sessionOf({ ...person, ...speaker }, as) };
  }
  const waiter = seal === '' ? undefined : lobby.at(seal, now());
  if (waiter) return { is: 'waiting', session: sessionOf(waiter, 'waiting') };
  return door === 'open' ? { is: 'in', viewer: AT_THIS_MACHINE, session: null } : { is: 'stranger' };
}

/** As whom somebody is known beside their name; facilitators and those with a link for their very name own that as well. */
export function knownAs(person: Person, { kept }: Gate): Pick<Somebody, 'person' | 'named'> {
  const { came, as, person: id } = person;
  const invitation = came.by === 'invitation' ? kept.book().invitations.get(came.invitation) : undefined;
  const isNamed = as === 'facilitator' || (invitation !== undefined && isForName(invitation, person));
  return { person: id, ...(isNamed && { named: true }) };
}

/** What a page is told of itself: nothing that opens anything. */
export function sessionOf(
  { person, name, role, named }: Speaker & { readonly person: string; readonly named?: boolean },
  as: Session['as'],
): Session {
  return { person, name, role, as, ...(named && { named }) };
}
