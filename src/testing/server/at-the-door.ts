import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { WalkthroughRole } from '#core/index.ts';
import type { SessionState } from '#core/presence.ts';
import { type Access, openAccess } from '#server/access/access.ts';
import { inviteFileIn } from '#server/access/invite-store.ts';
import type { DoorState } from '#server/access/invites.ts';
import { pastSpeakersIn } from '#server/access/past-speakers.ts';
import { createApp } from '#server/app.ts';
import { type EventLimits, openEvents } from '#server/audience/events.ts';
import { openFolder } from '#server/disk/folder-store.ts';
import { addressesOf, type Machine } from '#server/http/addresses.ts';
import { openDiagnostics } from '#server/http/diagnostics.ts';
import { openAssets } from '#server/http/page.ts';
import { openPresenceFor } from '#server/presence/open-presence.ts';
import { openOutsideDocuments } from '#server/source/outside-documents.ts';
import { type LiveWorkspace, openLiveWorkspace } from '#server/workspace/live-workspace.ts';
import { QUESTION, type Scratch, SPEC, scratch } from './scratch.ts';

/** Where the server of these tests is reached by others. */
export const HOST = '192.168.1.5:4747';

const MACHINE: Machine = {
  hostname: () => 'Desk',
  interfaces: () => ({
    eth0: [
      {
        address: '192.168.1.5',
        family: 'IPv4',
        internal: false,
        netmask: '255.255.255.0',
        mac: '00:00:00:00:00:01',
        cidr: '192.168.1.5/24',
      },
    ],
  }),
};

type Asked = (path: string, body?: unknown, more?: RequestInit & Headed) => Promise<Response>;
interface Headed {
  readonly headers?: Record<string, string>;
}

/** A browser: it keeps its cookie. Without a body it gets, with one it posts. */
export interface Browser {
  readonly ask: Asked;
  readonly cookie: () => string;
  readonly person: () => string;
}

export interface AtTheDoor {
  readonly access: Access;
  readonly live: LiveWorkspace;
  /** The workspace’s folder, and the one of the state. */
  readonly disk: Scratch;
  readonly state: Scratch;
  readonly pass: (milliseconds: number) => void;
  /** A browser that nobody knows; with a cookie and an address to come from if you like. */
  readonly stranger: (cookie?: string, remote?: string) => Browser;
  /** The secret of a new invitation. */
  readonly invitation: (as: WalkthroughRole, more?: object) => Promise<string>;
  /** A browser in which somebody has come in. */
  readonly comesIn: (as: WalkthroughRole, name: string, role?: string) => Promise<Browser>;
  /** Whoever runs it; was in before all others. */
  readonly olga: Browser;
}

/** A server that takes invitations, on a real disk, without a port. */
export async function atTheDoor(
  door: DoorState = 'invited',
  configured: URL | null = null,
  limits: Partial<EventLimits> = {},
): Promise<AtTheDoor> {
  const disk = scratch({ 'SPEC.md': SPEC, 'questions/naming/question.md': QUESTION });
  const state = scratch({ 'page/index.html': '<!doctype html>' });
  let clock = Date.parse('2026-03-01T09:30:00Z');
  const now = () => clock;
  const events = openEvents('run1', limits);
  const live = await openLiveWorkspace({
    store: openFolder(disk.root),
    name: 'demo',
    now: () => new Date(clock),
    outside: openOutsideDocuments(disk.root, state.root),
    onChange: events.publish,
  });
  const access = await openAccess({
    door,
    file: inviteFileIn(join(state.root, 'state'), disk.root),
    spoken: () => pastSpeakersIn(live.snapshot().facts),
    now,
  });
  const presence = openPresenceFor(live, events, access, (error) => {
    throw error;
  });
  const diagnostics = openDiagnostics({ file: join(state.root, 'log') });
  const app = createApp({
    live,
    events,
    presence,
    assets: await openAssets(join(state.root, 'page')),
    diagnostics,
    door: {
      access,
      addresses: addressesOf({ address: '0.0.0.0', port: 4747 }, configured, MACHINE),
      port: 4747,
      now,
    },
  });
  onTestFinished(async () => {
    events.close();
    presence.close();
    await live.close();
    await access.close();
    await diagnostics.written();
  });

  const stranger = (given = '', remote?: string): Browser => {
    const cookies = new Map(given === '' ? [] : [partsOf(given)]);
    let person = '';
    const ask: Asked = async (path, body, { headers = {}, ...init } = {}) => {
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const asked = {
        method: body === undefined ? 'GET' : 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...init,
        headers: {
          host: HOST,
          ...(cookies.size === 0 ? {} : { cookie: cookieOf(cookies) }),
          ...json,
          ...headers,
        },
      };
      const response = await app.request(`http://${HOST}${path}`, asked, { remote });
      for (const set of response.headers.getSetCookie()) cookies.set(...partsOf(set));
      if (path === '/api/session' || path === '/api/lobby') {
        const { session = null }: Partial<SessionState> = JSON.parse(await response.clone().text());
        person = session?.person ?? person;
      }
      return response;
    };
    return { ask, cookie: () => cookieOf(cookies).split('; ')[0] ?? '', person: () => person };
  };
  const olga = stranger();
  const first = await access.firstLink('facilitator', 'one', 168);
  if ('problem' in first) throw new Error(first.problem);
  await olga.ask('/api/session', { token: first.token, name: 'Olga', role: 'Product' });
  const invitation = async (as: WalkthroughRole, more: object = {}) => {
    const action = { act: 'invite', as, for: 'one', name: '', role: '', hours: 12, ...more };
    const made: { readonly token: string } = JSON.parse(await (await olga.ask('/api/access', action)).text());
    return made.token;
  };
  return {
    access,
    live,
    disk,
    state,
    pass: (milliseconds) => {
      clock += milliseconds;
    },
    stranger,
    invitation,
    comesIn: async (as, name, role = '') => {
      const browser = stranger();
      const token = await invitation(as);
      const response = await browser.ask('/api/session', { token, name, role });
      if (response.status !== 201) throw new Error(await response.text());
      return browser;
    },
    olga,
  };
}

/** Name and value of a cookie, without what else a server says of it. */
function partsOf(cookie: string): [name: string, value: string] {
  const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? [];
  return [name, value];
}

function cookieOf(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

const OLGA = { name: 'Olga', role: 'Product' };

let made = 0;
/** A command as a page sends it, with an id of its own. */
export function command(type: string, payload: object, id = `0000000${++made}-command`) {
  return { id, type, payload: { by: OLGA, ...payload } };
}

/** The command that answers the one question. */
export function answer(value: string, more: object = {}, id?: string) {
  return command('respond', { question: 'naming', reply: { says: 'value', value }, ...more }, id);
}

/** The command that decides the one question. */
export const decision = () =>
  command('decide', {
    question: 'naming',
    number: 1,
    result: { outcome: 'decided', value: 'By year' },
    restsOn: [],
    against: [],
    seen: [],
  });

/** Status and body of an answer. */
export async function says(
  browser: Browser,
  ...asked: Parameters<Browser['ask']>
): Promise<[number, ReturnType<typeof JSON.parse>]> {
  const response = await browser.ask(...asked);
  return [response.status, JSON.parse(await response.text())];
}
