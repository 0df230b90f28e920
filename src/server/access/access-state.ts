import type { AccessState, InvitationView, Waiting } from '#core/room.ts';
import { type Book, cameWith, type Invitation } from './book.ts';
import type { Gate } from './gate.ts';

/** The door as facilitators see it: no secret, and no hash of one. */
export function accessState(addresses: readonly string[], gate: Gate): AccessState {
  const { kept, lobby, now } = gate;
  const book = kept.book();
  return {
    addresses,
    code: lobby.code,
    lobbyOpenUntil: lobby.open(now())?.until ?? null,
    invitations: [...book.invitations.values()].map((invitation) => viewOf(invitation, book)),
    waiting: waitingIn(gate),
  };
}

/** Who waits in the lobby, as facilitators see them. */
export function waitingIn({ lobby, now }: Gate): readonly Waiting[] {
  return lobby.waiting(now()).map(({ device: _device, origin: _origin, ...waiting }) => waiting);
}

function viewOf(invitation: Invitation, book: Book): InvitationView {
  const { seal: _seal, made: _made, ...shown } = invitation;
  return {
    ...shown,
    people: cameWith(invitation.id, book).map(({ person, name, role }) => ({ person, name, role })),
  };
}
