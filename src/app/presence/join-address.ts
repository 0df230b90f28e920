import { type Speaker, shortName } from '#core/index.ts';

export interface InviteDetails extends Speaker {
  /** The secret of an invitation; '' without one. */
  readonly token: string;
  /** The short code of the lobby; '' without one. */
  readonly code: string;
  /** What people are invited to talk about; '' where the link does not say. */
  readonly about: string;
}

/** What a link contains besides its secret or code. */
type InvitePrefill = Omit<InviteDetails, 'token' | 'code'>;

/**
 * The address by which somebody comes in. Everything is behind the “#”, which browsers never send to a server: the
 * secret, the name that the form begins with, and the subject, which nobody learns without a link.
 */
export function joinLink(address: string, token: string, prefill: InvitePrefill): string {
  return `${address}/join#${token}${fragmentOf(prefill)}`;
}

export function lobbyLink(address: string, code: string, about: string): string {
  return `${address}/join?code=${encodeURIComponent(code)}#${fragmentOf({ name: '', role: '', about })}`;
}

/** The prefill as it is written behind the secret. */
function fragmentOf({ name, role, about }: InvitePrefill): string {
  const params = Object.entries({ name, role, about: shortName(about) }).filter(([, text]) => text !== '');
  const words = new URLSearchParams(params).toString();
  return words && `&${words}`;
}

export function readJoinAddress({ hash, search }: { readonly hash: string; readonly search: string }): InviteDetails {
  const [token = '', ...more] = hash.replace(/^#/, '').split('&');
  const params = new URLSearchParams(more.join('&'));
  const code = (new URLSearchParams(search).get('code') ?? '').toUpperCase();
  const param = (word: keyof InviteDetails) => params.get(word) ?? '';
  return { token, code, name: param('name'), role: param('role'), about: shortName(param('about')) };
}

/** A code in two halves, as people read it out. */
export function spokenCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
}
