import { type Addresses, isLoopback } from '../addresses.ts';

/** What the server tells of the connection that a request came on. */
export interface Connection {
  /** The address of the other side; missing where there is none, as in tests. */
  readonly remote?: string | undefined;
}

interface Asking {
  readonly env: Connection | undefined;
  readonly req: { readonly header: (name: string) => string | undefined };
}

/**
 * Where a request comes from, as far as limits count it: the address, and of IPv6 the network, for one machine has many
 * addresses there. Behind a proxy on this machine it is the last address that the proxy names. It is kept in memory only.
 */
export function originOf({ env, req }: Asking, { isBehindProxy }: Addresses): string {
  const remote = plain(env?.remote ?? '');
  const named = isBehindProxy && isLoopback(remote) ? req.header('x-forwarded-for') : undefined;
  return networkOf(plain(named?.split(',').at(-1)?.trim() ?? remote));
}

/** An address of IPv4 that came over IPv6 is the same one. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** The first half of an address of IPv6; machines on one link have that in common, so theirs count whole. */
function networkOf(address: string): string {
  if (!address.includes(':') || /^fe[89ab]/i.test(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((half) => half.split(':').filter(Boolean));
  const zeros = Array(Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0))).fill('0');
  return [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(':');
}
