import { useEffect } from 'react';
import type { AccessAction, AccessState } from '#core/room.ts';
import { createStore, readStored, writeStored } from '../kit/store.ts';
import { usePresence } from '../session/presence-store.ts';
import { type Asked, askServer } from '../sync/requests.ts';
import { joinLink } from './join-address.ts';

/** What was done: with the secret of a link, where one was made. */
interface Done {
  readonly access: AccessState;
  readonly token?: string;
}

/** The door as last read; `problem`: why nothing is known of it. */
const known = createStore<{ access: AccessState | null; problem: string | null }>({
  access: null,
  problem: null,
});
let lookedFor = '';

export async function changeAccess(action: AccessAction): Promise<Asked<Done>> {
  const asked = await askServer<Done>('POST', '/api/access', action);
  if (asked.ok) known.set({ access: asked.body.access, problem: null });
  return asked;
}

/** The door as it is; for facilitators. Read again whenever somebody comes, goes or waits. */
export function useAccess() {
  const room = usePresence();
  const people = [...(room?.people ?? []), ...(room?.waiting ?? [])].map(({ person }) => person).join();
  useEffect(() => void look(people), [people]);
  return known.use();
}

/** Asks once for the same people, even if many parts of the page want to know. */
async function look(people: string): Promise<void> {
  if (people === lookedFor && known.get().access) return;
  lookedFor = people;
  const asked = await askServer<AccessState>('GET', '/api/access');
  known.set(asked.ok ? { access: asked.body, problem: null } : { ...known.get(), problem: asked.problem });
}

const ADDRESS = 'specwalk.address';
const chosen = createStore(readStored(ADDRESS) ?? '');

/** The server address that links begin with: the chosen one, else the first. Kept on this device. */
export function useAddress(addresses: readonly string[]): string {
  chosen.use();
  return addressAmong(addresses);
}

function addressAmong(addresses: readonly string[]): string {
  const address = chosen.get();
  return addresses.includes(address) ? address : (addresses[0] ?? window.location.origin);
}

export function chooseAddress(address: string): void {
  writeStored(ADDRESS, address);
  chosen.set(address);
}

/** Hours for which a link for one person is valid: two weeks. */
const HOURS = 14 * 24;

/** A link by which one person comes in to answer, under their name. It is shown once; facilitators only. */
export async function inviteOne(name: string, about: string): Promise<Asked<{ readonly link: string }>> {
  const asked = await changeAccess({
    act: 'invite',
    for: 'one',
    as: 'stakeholder',
    name,
    role: '',
    hours: HOURS,
  });
  if (!asked.ok) return asked;
  const { access, token } = asked.body;
  if (token === undefined)
    return { ok: false, status: asked.status, problem: 'The server made no link; try again in a moment.' };
  const link = joinLink(addressAmong(access.addresses), token, { name, role: '', about });
  return { ok: true, status: asked.status, body: { link } };
}
