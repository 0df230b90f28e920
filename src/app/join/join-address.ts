import { type Speaker, shortName } from '#core/index.ts';

/** What an address says about coming in. */
export interface Invited extends Speaker {
  /** The secret of an invitation; empty where there is none. */
  readonly token: string;
  /** The short code of the lobby; empty where there is none. */
  readonly code: string;
  /** What one is invited to talk about; empty where the link does not say. */
  readonly about: string;
}

/**
 * The address by which somebody comes in. All of it stands behind the “#”, which browsers keep to themselves: the secret,
 * the name that their form begins with, and what it is about, which so is told to nobody who has no link.
 */
export function joinLink(
  address: string,
  token: string,
  { name, role, about }: Omit<Invited, 'token' | 'code'>,
): string {
  const known = Object.entries({ name, role, about: shortName(about) }).filter(([, text]) => text !== '');
  const more = new URLSearchParams(known).toString();
  return `${address}/join#${token}${more && `&${more}`}`;
}

/** The address of the lobby, with its code and what it is about. */
export function lobbyLink(address: string, code: string, about: string): string {
  return joinLink(address, '', { name: '', role: '', about }).replace(
    '#',
    `?code=${encodeURIComponent(code)}#`,
  );
}

/** Reads such an address. */
export function readJoin({ hash, search }: { readonly hash: string; readonly search: string }): Invited {
  const [token = '', ...more] = hash.replace(/^#/, '').split('&');
  const known = new URLSearchParams(more.join('&'));
  const code = (new URLSearchParams(search).get('code') ?? '').toUpperCase();
  const said = (word: keyof Invited) => known.get(word) ?? '';
  return { token, code, name: said('name'), role: said('role'), about: shortName(said('about')) };
}

/** A code as people read it aloud: in two halves. */
export function spokenCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
}
