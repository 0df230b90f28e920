import type { AccessAction } from '#core/room.ts';
import type { Refused } from './book.ts';
import { admit } from './come-in.ts';
import type { Gate } from './gate.ts';
import { cameWithThem } from './hordes.ts';
import {
  extend,
  type Inviting,
  invite,
  reissue,
  reopen,
  revoke,
  sendAllOut,
  sendOut,
} from './invitations.ts';
import { newId, newSecret, sealOf } from './secret.ts';
import type { Viewer } from './viewer.ts';

/** What was done about the door; the secret of a new link is told this once. */
export type Acted = { readonly token?: string } | Refused;

type Act<K extends AccessAction['act']> = (
  action: Extract<AccessAction, { readonly act: K }>,
  viewer: Viewer,
  gate: Gate,
) => Promise<Acted>;

const NOBODY_WAITS: Refused = { status: 404, problem: 'They do not wait any more.' };

const ACTS: { readonly [K in AccessAction['act']]: Act<K> } = {
  invite: ({ act: _act, ...inviting }, _viewer, gate) => newInvitation(inviting, 'by-hand', gate),
  revoke: async ({ id }, { person }, { kept }) => unless(await kept.change(revoke(id, person), true)),
  extend: async ({ id, hours }, _viewer, { kept, now }) =>
    unless(await kept.change(extend(id, hours, now()))),
  're-issue': async ({ id }, _viewer, { kept, now, random }) => {
    const token = newSecret(random);
    return unless(await kept.change(reissue(id, sealOf(token), now())), token);
  },
  reopen: async ({ id }, _viewer, { kept }) => unless(await kept.change(reopen(id))),
  admit: async ({ person, as }, _viewer, gate) => {
    const waiter = gate.lobby.waiter(person);
    return waiter ? unless(await admit(waiter, as, gate)) : NOBODY_WAITS;
  },
  refuse: async ({ person }, _viewer, { lobby, changed }) => {
    if (!lobby.waiter(person)) return NOBODY_WAITS;
    lobby.remove(person);
    changed();
    return {};
  },
  'refuse-all': async (_action, _viewer, { lobby, changed }) => {
    lobby.clear();
    changed();
    return {};
  },
  'let-write': async ({ person }, _viewer, { meter, changed }) => {
    meter.allow(person);
    changed();
    return {};
  },
  'send-out': async ({ person }, viewer, { kept, lobby, now }) => {
    const done = await kept.change(sendOut(person, viewer.person), true);
    // Nor do they come back unseen by the code.
    if ('answer' in done) lobby.openFor(0, 'viewer', now());
    return unless(done);
  },
  'send-out-from': async ({ person }, viewer, gate) => {
    const ids = cameWithThem(person, gate);
    return unless(await gate.kept.change(sendAllOut(ids, viewer.person), true));
  },
  'open-lobby': async ({ minutes, as }, _viewer, { lobby, now }): Promise<Acted> => {
    if (as === 'facilitator')
      return { status: 400, problem: 'Nobody becomes a facilitator unseen; let them in one by one.' };
    lobby.openFor(minutes, as, now());
    return {};
  },
};

/** Does what a facilitator asks for about the door. */
export function actOn(action: AccessAction, viewer: Viewer, gate: Gate): Promise<Acted> {
  if (gate.door === 'open') return Promise.resolve(ONLY_HERE);
  return perform(action.act, action, viewer, gate);
}

const ONLY_HERE: Refused = {
  status: 409,
  problem: 'Only this machine is served; start Specwalk with --lan to invite others.',
};

function perform<K extends AccessAction['act']>(
  act: K,
  action: Extract<AccessAction, { readonly act: K }>,
  viewer: Viewer,
  gate: Gate,
): Promise<Acted> {
  return ACTS[act](action, viewer, gate);
}

/** Makes an invitation. Its secret is told once and kept nowhere. */
export async function newInvitation(
  inviting: Omit<Inviting, 'id' | 'seal' | 'made'>,
  made: Inviting['made'],
  { kept, now, random }: Gate,
): Promise<{ readonly token: string } | Refused> {
  const token = newSecret(random);
  const id = newId(random, (candidate) => kept.book().invitations.has(candidate));
  const done = await kept.change(invite({ ...inviting, id, seal: sealOf(token), made }, now()));
  return 'problem' in done ? done : { token };
}

function unless(done: object | Refused, token?: string): Acted {
  if ('problem' in done) return done;
  return token === undefined ? {} : { token };
}
