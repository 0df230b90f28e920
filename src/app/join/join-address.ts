import type { Speaker } from '#core/index.ts';

/** What an address says about coming in. */
export interface Invited extends Speaker {
  /** The secret of an invitation; empty where there is none. */
  readonly token: string;
  /** The short code of the lobby; empty where there is none. */
  readonly code: string;
}

/**
 * The address by which somebody comes in. All of it stands behind the “#”, which browsers keep to themselves: the secret,
 * and the name that their form begins with.
 */
export function joinLink(address: string, token: string, { name, role }: Speaker): string {
  const known = Object.entries({ name, role }).filter(([, text]) => text !== '');
  const more = new URLSearchParams(known).toString();
  return `${address}/join#${token}${more && `&${more}`}`;
}

/** The address of the lobby, with its code. */
export function lobbyLink(address: string, code: string): string {
  return `${address}/join?code=${encodeURIComponent(code)}`;
}

/** Reads such an address. */
export function readJoin({ hash, search }: { readonly hash: string; readonly search: string }): Invited {
  const [token = '', ...more] = hash.replace(/^#/, '').split('&');
  const known = new URLSearchParams(more.join('&'));
  const code = (new URLSearchParams(search).get('code') ?? '').toUpperCase();
  return { token, code, name: known.get('name') ?? '', role: known.get('role') ?? '' };
}

/** A code as people read it aloud: in two halves. */
export function spokenCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
}
