import { type Speaker, shortName } from '#core/index.ts';

export interface Invited extends Speaker {
  /** The secret of an invitation; '' without one. */
  readonly token: string;
  /** The short code of the lobby; '' without one. */
  readonly code: string;
  /** What people are invited to talk about; '' where the link does not say. */
  readonly about: string;
}

/** What a link holds besides its secret or code. */
type Known = Omit<Invited, 'token' | 'code'>;

/**
 * The address by which somebody comes in. All of it is behind the “#”, which browsers never send to a server: the
 * secret, the name that the form begins with, and the subject, which nobody learns without a link.
 */
export function joinLink(address: string, token: string, known: Known): string {
  return `${address}/join#${token}${behind(known)}`;
}

export function lobbyLink(address: string, code: string, about: string): string {
  return `${address}/join?code=${encodeURIComponent(code)}#${behind({ name: '', role: '', about })}`;
}

/** What is known, as it is written behind the secret. */
function behind({ name, role, about }: Known): string {
  const known = Object.entries({ name, role, about: shortName(about) }).filter(([, text]) => text !== '');
  const words = new URLSearchParams(known).toString();
  return words && `&${words}`;
}

export function readJoin({ hash, search }: { readonly hash: string; readonly search: string }): Invited {
  const [token = '', ...more] = hash.replace(/^#/, '').split('&');
  const known = new URLSearchParams(more.join('&'));
  const code = (new URLSearchParams(search).get('code') ?? '').toUpperCase();
  const said = (word: keyof Invited) => known.get(word) ?? '';
  return { token, code, name: said('name'), role: said('role'), about: shortName(said('about')) };
}

/** A code in two halves, as people read it out. */
export function spokenCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
}
