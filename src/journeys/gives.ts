import { expect } from 'vitest';
import type { Command } from '#core/index.ts';
import type { Person } from './person.ts';
import type { Room } from './room.ts';

type Given = { readonly [T in Command['type']]: Omit<Extract<Command, { type: T }>, 'id'> }[Command['type']];

/** What a command has to say of itself. */
interface Further {
  readonly id?: string;
  /** Whoever gives it, where one has to be let in. */
  readonly who?: Person;
  /** Theirs, where they have no browser. */
  readonly cookie?: string;
}

/** Gives a command as a page does, and returns its id once the server has it on disk. */
export async function gives(room: Room, command: Given, further: Further = {}): Promise<string> {
  const { id = crypto.randomUUID(), who, cookie = '' } = further;
  const cookies = (await who?.page.context().cookies()) ?? [];
  const answer = await fetch(`${room.url}/api/commands`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') || cookie,
    },
    body: JSON.stringify({ id, ...command }),
  });
  expect(await answer.json(), JSON.stringify(command)).not.toHaveProperty('problem');
  return id;
}
