import { addressesOf, isLoopback } from '../addresses.ts';
import type { Bound } from '../listening.ts';
import { stateFolder } from '../state-folder.ts';
import { openAccess } from './access.ts';
import { bookStoreIn } from './book-store.ts';
import type { DoorParts } from './routes.ts';
import type { Spoken } from './spoken.ts';

export interface DoorOptions {
  /** Asks for invitations even on this machine alone. */
  readonly invite?: boolean;
  /** What a proxy before the server is reached by. */
  readonly address?: URL | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: (sentence: string) => void;
}

/** Links to hand out, told when the server begins and never again. */
export interface Links {
  /** For one facilitator. */
  readonly facilitator: string;
  /** For everybody who is to answer. */
  readonly participants: string;
  /** To the lobby, with the code in it; and the code. */
  readonly lobby: string;
  readonly code: string;
}

/** Hours for which the first links hold. */
const HOLDS = { facilitator: 7 * 24, participants: 12 };

/**
 * Opens the door of a server, by what was really bound: only where nobody but this machine can come is no invitation
 * needed.
 */
export async function openDoor(
  root: string,
  bound: Bound,
  options: DoorOptions,
  spoken: () => Spoken,
): Promise<DoorParts> {
  const { invite = false, address = null, env, log } = options;
  const isOpen = isLoopback(bound.address) && !invite && address === null;
  const store = bookStoreIn(stateFolder(env), root);
  if (!store && !isOpen)
    log('Its state folder lies within the workspace, so invitations are forgotten when Specwalk stops.');
  const access = await openAccess({ door: isOpen ? 'open' : 'invited', store, spoken, log });
  return { access, addresses: addressesOf(bound, address), port: bound.port, now: Date.now };
}

/** The links to print; null where nobody needs one. Or why there are none. `address`: that of a proxy. */
export async function firstLinks(
  { access, addresses }: DoorParts,
  address: URL | null,
): Promise<Links | null | { readonly problem: string }> {
  if (access.door === 'open') return null;
  const facilitator = await access.firstLink('facilitator', 'one', HOLDS.facilitator);
  if ('problem' in facilitator) return facilitator;
  const participants = await access.firstLink('stakeholder', 'many', HOLDS.participants);
  if ('problem' in participants) return participants;
  const { code } = access;
  const [best = addresses.own] = addresses.shown();
  return {
    // Whoever starts it sits at the machine, or else before the proxy.
    facilitator: `${address ? best : addresses.own}/join#${facilitator.token}`,
    participants: `${best}/join#${participants.token}`,
    lobby: `${best}/join?code=${code}`,
    code,
  };
}
