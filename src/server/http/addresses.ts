import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

export type Addresses = ReturnType<typeof addressesOf>;

/** The machine's network interfaces and name; tests pass their own. */
export interface Machine {
  readonly interfaces: () => NodeJS.Dict<NetworkInterfaceInfo[]>;
  readonly hostname: () => string;
}

const THIS_MACHINE: Machine = { interfaces: networkInterfaces, hostname };

export function isLoopback(address: string): boolean {
  return address === '::1' || /^127(?:\.\d{1,3}){3}$/.test(address);
}

/**
 * The addresses of a server that has bound an IP address and a port. `configured`: the public address of a proxy in front
 * of it; `proxies`: where it runs, if on other machines. A laptop changes networks, so an unknown name is looked up again.
 */
export function addressesOf(
  bound: { readonly address: string; readonly port: number },
  configured: URL | null = null,
  machine: Machine = THIS_MACHINE,
  proxies: ReadonlySet<string> = new Set(),
) {
  const { address, port } = bound;
  const base = (name: string) => `http://${port === 80 ? name : `${name}:${port}`}`;
  const names = () => namesOf(address, machine);
  const others = () => names().filter((name) => !isLocalName(name));
  const own = base(isWildcard(address) ? (address === '::' ? '[::1]' : '127.0.0.1') : inUrl(address));
  const hosts = () =>
    new Set([
      ...names().flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])),
      ...(configured ? [configured.host] : []),
    ]);
  let knownHosts = hosts();
  const isOwnHost = (host: string) => {
    const asked = host.toLowerCase();
    if (!knownHosts.has(asked)) knownHosts = hosts();
    return knownHosts.has(asked);
  };
  return {
    /** For the person at the machine. */
    own,
    /** For other machines, best first; where none can connect, `own`. */
    shown: () => {
      const reachable = isLoopback(address) ? [] : others().map(base);
      const all = [...(configured ? [configured.origin] : []), ...reachable];
      return all.length > 0 ? all : [own];
    },
    isOwnHost,
    /** Whether a page of that origin, whose request names that host, is one of this server’s. */
    isOwnOrigin: (origin: string, host: string) => {
      if (origin === configured?.origin) return true;
      const asked = host.toLowerCase();
      return origin === `http://${asked}` && asked !== configured?.host;
    },
    /** Whether requests from an address come by a proxy, which names whom it speaks for. */
    isProxy: (remote: string) => configured !== null && (isLoopback(remote) || proxies.has(remote)),
    /** Whether a page comes over TLS; without an origin the client is no browser. */
    isSecure: (origin: string | undefined) =>
      configured?.protocol === 'https:' && (origin === undefined || origin === configured.origin),
  };
}

/** Whether an address leads to this machine, by its IP address. */
export function isLocalUrl(address: string, machine: Machine = THIS_MACHINE): boolean {
  const name = URL.canParse(address) ? new URL(address).hostname : '';
  const own = Object.values(machine.interfaces()).flatMap((infos = []) => infos);
  return isLocalName(name) || own.some((info) => inUrl(info.address) === name);
}

/** Reads a public address from the command line; null: it is not valid. */
export function publicAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isBare = url && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isBare && /^https?:$/.test(url.protocol) ? url : null;
}

function inUrl(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

function isWildcard(address: string): boolean {
  return address === '0.0.0.0' || address === '::';
}

function isLocalName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || isLoopback(name);
}

/** Names and addresses that lead to the bound address, the best for other machines first. */
function namesOf(address: string, { interfaces, hostname: ownName }: Machine): readonly string[] {
  const here = ['127.0.0.1', 'localhost', '[::1]'];
  if (isLoopback(address)) return [...new Set([inUrl(address), ...here])];
  const name = ownName().toLowerCase();
  const named = name === '' ? [] : [name, ...(name.endsWith('.local') ? [] : [`${name}.local`])];
  if (!isWildcard(address)) return [inUrl(address), ...named];
  return [...lanAddresses(interfaces(), address === '::'), ...named, ...here];
}

/** Networks that programs create on this machine: no other machine is in them. */
const VIRTUAL_NETWORKS = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|lxc|podman|cni)/;
const LAN_PATTERNS = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

/** Addresses of this machine in its networks, the likeliest to be shared with the room first. */
function lanAddresses(all: NodeJS.Dict<NetworkInterfaceInfo[]>, hasIpv6: boolean): readonly string[] {
  const found = Object.entries(all).flatMap(([net, infos = []]) =>
    infos
      .filter(({ internal, family, address }) => {
        if (internal || address.startsWith('169.254.') || address.startsWith('fe80:')) return false;
        return family === 'IPv4' || hasIpv6;
      })
      .map(({ address }) => ({ address, rank: rankOf(net, address) })),
  );
  return found.sort((a, b) => a.rank - b.rank).map(({ address }) => inUrl(address));
}

function rankOf(net: string, address: string): number {
  const likely = LAN_PATTERNS.findIndex((pattern) => pattern.test(address));
  return (VIRTUAL_NETWORKS.test(net) ? 100 : 0) + (address.includes(':') ? 50 : 0) + (likely < 0 ? 10 : likely);
}
