import { useEffect } from 'react';
import type { AccessAction, AccessState } from '#core/presence.ts';
import { createStore, readStored, writeStored } from '../kit/store.ts';
import { usePresence } from '../session/presence-store.ts';
import { askServer, type ServerResult } from '../sync/requests.ts';
import { joinLink } from './join-address.ts';

/** `token`: the secret of a new link. */
interface AccessChange {
  readonly access: AccessState;
  readonly token?: string;
}

/** The state as last fetched; `problem`: why that failed. */
const accessStore = createStore<{ access: AccessState | null; problem: string | null }>({
  access: null,
  problem: null,
});
let lastPeople = '';

export async function changeAccess(action: AccessAction): Promise<ServerResult<AccessChange>> {
  const result = await askServer<AccessChange>('POST', '/api/access', action);
  if (result.ok) accessStore.set({ access: result.body.access, problem: null });
  return result;
}

/** Invitations and lobby; for facilitators. Fetched again whenever somebody comes, goes or waits. */
export function useAccess() {
  const room = usePresence();
  const people = [...(room?.people ?? []), ...(room?.waiting ?? [])].map(({ person }) => person).join();
  useEffect(() => void refreshAccess(people), [people]);
  return accessStore.use();
}

/** Fetches once for the same people, even if many parts of the page need it. */
async function refreshAccess(people: string): Promise<void> {
  if (people === lastPeople && accessStore.get().access) return;
  lastPeople = people;
  const result = await askServer<AccessState>('GET', '/api/access');
  accessStore.set(
    result.ok ? { access: result.body, problem: null } : { ...accessStore.get(), problem: result.problem },
  );
}

const ADDRESS_KEY = 'specwalk.address';
const addressStore = createStore(readStored(ADDRESS_KEY) ?? '');

/** The server address that links begin with: the chosen one, else the first. Kept on this device. */
export function useAddress(addresses: readonly string[]): string {
  addressStore.use();
  return addressAmong(addresses);
}

function addressAmong(addresses: readonly string[]): string {
  const address = addressStore.get();
  return addresses.includes(address) ? address : (addresses[0] ?? window.location.origin);
}

export function chooseAddress(address: string): void {
  writeStored(ADDRESS_KEY, address);
  addressStore.set(address);
}

/** Hours for which a link for one person is valid: two weeks. */
const LINK_HOURS = 14 * 24;

/** A link by which one person comes in to answer, under their name. It is shown once; facilitators only. */
export async function inviteOne(name: string): Promise<ServerResult<{ readonly link: string }>> {
  const result = await changeAccess({
    act: 'invite',
    for: 'one',
    as: 'stakeholder',
    name,
    role: '',
    hours: LINK_HOURS,
  });
  if (!result.ok) return result;
  const { access, token } = result.body;
  if (token === undefined)
    return { ok: false, status: result.status, problem: 'The server made no link; try again in a moment.' };
  const link = joinLink(addressAmong(access.addresses), token, { name, role: '' });
  return { ok: true, status: result.status, body: { link } };
}
