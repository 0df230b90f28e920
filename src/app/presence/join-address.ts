import type { Speaker } from '#core/index.ts';

export interface InviteDetails extends Speaker {
  /** The secret of an invitation; '' without one. */
  readonly token: string;
  /** The short code of the lobby; '' without one. */
  readonly code: string;
}

/**
 * The address by which somebody comes in. The secret and the name that the form begins with are behind the “#”, which
 * browsers never send to a server.
 */
export function joinLink(address: string, token: string, { name, role }: Speaker): string {
  const params = Object.entries({ name, role }).filter(([, text]) => text !== '');
  const words = new URLSearchParams(params).toString();
  return `${address}/join#${token}${words && `&${words}`}`;
}

export function lobbyLink(address: string, code: string): string {
  return `${address}/join?code=${encodeURIComponent(code)}`;
}

export function readJoinAddress({ hash, search }: { readonly hash: string; readonly search: string }): InviteDetails {
  const [token = '', ...more] = hash.replace(/^#/, '').split('&');
  const params = new URLSearchParams(more.join('&'));
  const code = (new URLSearchParams(search).get('code') ?? '').toUpperCase();
  const param = (word: keyof InviteDetails) => params.get(word) ?? '';
  return { token, code, name: param('name'), role: param('role') };
}

/** A code in two halves, as people read it out. */
export function spokenCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
}
