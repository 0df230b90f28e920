import { useEffect, useSyncExternalStore } from 'react';
import type { AccessAction, AccessState } from '#core/room.ts';
import { openReaders } from '../kit/emitter.ts';
import { useRoom } from '../session/presence-store.ts';
import { type Asked, askServer } from '../sync/ask-server.ts';

/** What was done: with the secret of a link, where one was made. */
interface Done {
  readonly access: AccessState;
  readonly token?: string;
}

/** The door as last heard of; `problem`: why nothing is known of it. */
interface Heard {
  readonly access: AccessState | null;
  readonly problem: string | null;
}

let heard: Heard = { access: null, problem: null };
let lookedFor = '';
const readers = openReaders();

/** Does something about the door, and shows it as it stands then. */
export async function seeToDoor(action: AccessAction): Promise<Asked<Done>> {
  const asked = await askServer<Done>('POST', '/api/access', action);
  if (asked.ok) publish({ access: asked.body.access, problem: null });
  return asked;
}

/** The door as it stands; for facilitators. Read again whenever somebody comes, goes or waits. */
export function useAccess(): Heard {
  const room = useRoom();
  const people = [...(room?.people ?? []), ...(room?.waiting ?? [])].map(({ person }) => person).join();
  useEffect(() => void look(people), [people]);
  return useSyncExternalStore(readers.subscribe, () => heard);
}

/** Asks once for the same people, however many parts of the page want to know. */
async function look(people: string): Promise<void> {
  if (people === lookedFor && heard.access) return;
  lookedFor = people;
  const asked = await askServer<AccessState>('GET', '/api/access');
  publish(asked.ok ? { access: asked.body, problem: null } : { ...heard, problem: asked.problem });
}

function publish(next: Heard): void {
  heard = next;
  readers.tell();
}
