import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { WalkthroughRole } from '#core/index.ts';
import type { AccessAction } from '#core/presence.ts';
import { type Scratch, scratch } from '#testing/server/scratch.ts';
import { type Disk, nodeDisk } from '../disk/disk.ts';
import type { Refusal } from '../http/refusals.ts';
import { type Access, openAccess } from './access.ts';
import { inviteFileIn } from './invite-store.ts';
import type { DoorState } from './invites.ts';
import type { Viewer } from './viewer.ts';

const HOUR = 3_600_000;
const OLGA: Viewer = { as: 'facilitator', person: '0000000a', speaker: { name: 'Olga', role: '' } };
const START = Date.parse('2026-03-01T09:30:00Z');

interface Opened {
  readonly access: Access;
  readonly pass: (milliseconds: number) => void;
  readonly invited: (as: WalkthroughRole, whom: 'one' | 'many', name?: string) => Promise<string>;
  readonly acts: (action: AccessAction) => Promise<object>;
  readonly latest: () => string;
}

/** Two folders: of the workspace, and of the state. */
const folders = () => scratch({ 'workspace/SPEC.md': '# X\n' });

async function open(disk: Scratch, door: DoorState = 'invited', after = 0, broken?: Disk): Promise<Opened> {
  let now = START + after;
  const said: string[] = [];
  const file = inviteFileIn(join(disk.root, 'state'), join(disk.root, 'workspace'), broken);
  const access = await openAccess({ door, file, now: () => now, log: (sentence) => said.push(sentence) });
  onTestFinished(() => access.close());
  const acts = (action: AccessAction) => access.act(action, OLGA);
  return {
    access,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    invited: async (as, whom, name = '') => {
      const made = await acts({ act: 'invite', as, for: whom, name, role: '', hours: 12 });
      if (!('token' in made) || typeof made.token !== 'string') throw new Error(JSON.stringify(made));
      return made.token;
    },
    acts,
    latest: () => access.state([]).invitations.at(-1)?.id ?? '',
  };
}

async function entered(coming: Promise<{ readonly secret?: string } | Refusal>): Promise<string> {
  const done = await coming;
  if ('problem' in done) throw new Error(done.problem);
  return done.secret ?? '';
}

const as = (name: string, role = '') => ({ name, role });
const sessionOf = (access: Access, secret: string) => {
  const visitor = access.visitor(secret);
  return 'session' in visitor ? visitor.session : null;
};

describe('an invitation', () => {
  test('for one is the same person on every device of theirs, with a session each', async () => {
    const { access, invited } = await open(folders());
    const token = await invited('stakeholder', 'one');
    const phone = await entered(access.enter(token, as('Dana', 'Finance')));
    const laptop = await entered(access.enter(token, as('dana', 'Something else')));
    expect(laptop).not.toBe(phone);
    expect(sessionOf(access, laptop)).toEqual(sessionOf(access, phone));
    expect(sessionOf(access, phone)).toMatchObject({ name: 'Dana', role: 'Finance', as: 'stakeholder' });
  });

  test('for one belongs to whoever comes first, even at the same moment', async () => {
    const { access, invited } = await open(folders());
    const token = await invited('stakeholder', 'one');
    const both = await Promise.all(['Dana', 'Eve'].map((name) => access.enter(token, as(name))));
    expect(both).toMatchObject([{ session: { name: 'Dana' } }, { status: 403 }]);
  });

  test('for many gives a name to one of those who want it at the same moment', async () => {
    const { access, invited } = await open(folders());
    const token = await invited('stakeholder', 'many');
    const both = await Promise.all([access.enter(token, as('Dana')), access.enter(token, as('Dana'))]);
    expect(both).toMatchObject([{ session: { name: 'Dana' } }, { status: 409 }]);
    expect(access.state([]).invitations.at(-1)?.people).toMatchObject([{ name: 'Dana' }]);
  });

  test('scanned again on the same device finds the same person, who may have another name by then', async () => {
    const { access, invited } = await open(folders());
    const token = await invited('stakeholder', 'many');
    const before = await entered(access.enter(token, as('Dana')));
    const person = sessionOf(access, before)?.person;
    const again = await entered(access.enter(token, as('Dana'), before));
    const renamed = await entered(access.enter(token, as('Dana K.'), again));
    expect(sessionOf(access, renamed)).toMatchObject({ person, name: 'Dana K.' });
    expect([before, again].map((secret) => access.visitor(secret).is)).toEqual(['stranger', 'stranger']);
  });

  test('prefilled with a name asks for none', async () => {
    const { access, invited } = await open(folders());
    const token = await invited('viewer', 'one', 'Vic');
    expect(await access.enter(token, as(''))).toMatchObject({ session: { name: 'Vic', as: 'viewer' } });
    expect(await access.enter(await invited('viewer', 'one'), as(''))).toMatchObject({ status: 400 });
  });

  test('for those who take part does not make a facilitator less', async () => {
    const { access, invited } = await open(folders());
    const before = await entered(access.enter(await invited('facilitator', 'one'), as('Olga')));
    const after = await entered(access.enter(await invited('stakeholder', 'many'), as('Olga'), before));
    expect(sessionOf(access, after)).toMatchObject({ as: 'facilitator' });
  });

  test('that is extended lets those in again who were in', async () => {
    const { access, invited, pass, acts, latest } = await open(folders());
    const secret = await entered(access.enter(await invited('stakeholder', 'many'), as('Dana')));
    pass(12 * HOUR);
    expect(access.visitor(secret).is).toBe('stranger');
    await acts({ act: 'extend', id: latest(), hours: 1 });
    expect(access.visitor(secret).is).toBe('in');
  });

  test('that is revoked is so for good; re-issued, whoever is in stays in', async () => {
    const { access, invited, acts, latest } = await open(folders());
    const secret = await entered(access.enter(await invited('stakeholder', 'many'), as('Dana')));
    const id = latest();
    expect(await acts({ act: 're-issue', id })).toEqual({ token: expect.stringMatching(/^[\w-]{24}$/) });
    expect(access.visitor(secret).is).toBe('in');
    expect(await acts({ act: 'revoke', id })).toEqual({});
    expect(access.visitor(secret).is).toBe('stranger');
    for (const act of [{ act: 're-issue', id } as const, { act: 'extend', id, hours: 1 } as const])
      expect(await acts(act)).toMatchObject({ status: 409 });
  });

  test('whoever was shown out does not come back by their own link', async () => {
    const { access, invited, acts } = await open(folders());
    const token = await invited('stakeholder', 'one');
    const secret = await entered(access.enter(token, as('Dana')));
    await acts({ act: 'send-out', person: sessionOf(access, secret)?.person ?? '' });
    expect(access.visitor(secret).is).toBe('stranger');
    expect(await access.enter(token, as('Dana'))).toMatchObject({ status: 403 });
  });

  test('keeps ten devices of a person; the one that was away longest goes', async () => {
    const { access, invited, pass } = await open(folders());
    const token = await invited('stakeholder', 'one');
    const secrets: string[] = [];
    for (let at = 0; at < 11; at += 1) {
      secrets.push(await entered(access.enter(token, as('Dana'))));
      pass(61_000);
      access.visitor(secrets[0]);
    }
    const known = secrets.map((secret) => access.visitor(secret).is === 'in');
    expect(known).toEqual([true, false, ...Array(9).fill(true)]);
  });
});

describe('the lobby', () => {
  test('lets in whom a facilitator admits, under the id they waited with, for twelve hours', async () => {
    const { access, acts, pass } = await open(folders());
    const secret = await entered(access.requestAccess(access.code, as('Dana')));
    const waiting = sessionOf(access, secret);
    expect(waiting).toMatchObject({ name: 'Dana', as: 'waiting' });
    await acts({ act: 'admit', person: waiting?.person ?? '', as: 'viewer' });
    expect(sessionOf(access, secret)).toEqual({ ...waiting, as: 'viewer' });
    expect(access.waiting()).toEqual([]);
    pass(12 * HOUR);
    expect(access.visitor(secret).is).toBe('stranger');
  });

  test('forgets whom a facilitator refuses, and who does not show for a while', async () => {
    const { access, acts, pass } = await open(folders());
    const refused = await entered(access.requestAccess(access.code, as('Eve')));
    await acts({ act: 'refuse', person: sessionOf(access, refused)?.person ?? '' });
    expect(access.visitor(refused).is).toBe('stranger');
    const gone = await entered(access.requestAccess(access.code, as('Dana')));
    pass(16 * 60_000);
    expect([access.waiting(), access.visitor(gone).is]).toEqual([[], 'stranger']);
  });

  test('stands open for a while, though nobody becomes a facilitator that way', async () => {
    const { access, acts, pass } = await open(folders());
    expect(await acts({ act: 'open-lobby', minutes: 5, as: 'facilitator' })).toMatchObject({ status: 400 });
    await acts({ act: 'open-lobby', minutes: 5, as: 'stakeholder' });
    expect(access.state([]).lobbyOpenUntil).toBe(START + 5 * 60_000);
    const coming = await access.requestAccess(access.code, as('Dana'));
    expect(coming).toMatchObject({ session: { name: 'Dana', as: 'stakeholder' } });
    pass(5 * 60_000);
    expect(await access.requestAccess(access.code, as('Eve'))).toMatchObject({ session: { as: 'waiting' } });
  });

  test('takes no name twice, neither of those who wait nor of those who are in', async () => {
    const { access, invited } = await open(folders());
    await access.enter(await invited('stakeholder', 'many'), as('Dana'));
    await access.requestAccess(access.code, as('Eve'));
    for (const name of ['dana', 'eve'])
      expect(await access.requestAccess(access.code, as(name))).toMatchObject({ status: 409 });
  });

  test('tells whoever listens that somebody waits', async () => {
    const { access } = await open(folders());
    const seen: number[] = [];
    access.onChange(() => seen.push(access.waiting().length));
    const secret = await entered(access.requestAccess(access.code, as('Dana')));
    await access.leave(secret);
    expect([seen[0], seen.at(-1)]).toEqual([1, 0]);
  });
});

describe('from one run of the server to the next', () => {
  test('who was in is in; the code is another', async () => {
    const disk = folders();
    const first = await open(disk);
    const token = await first.invited('stakeholder', 'many');
    const secret = await entered(first.access.enter(token, as('Dana')));
    await first.access.close();
    const second = await open(disk, 'invited', HOUR);
    expect(sessionOf(second.access, secret)).toEqual(sessionOf(first.access, secret));
    expect(second.access.code).not.toBe(first.access.code);
    expect(await second.access.enter(token, as('Eve'))).toMatchObject({ session: { name: 'Eve' } });
  });

  test('who sat at the machine is nobody once others can come', async () => {
    const disk = folders();
    const { access } = await open(disk, 'open');
    const secret = await entered(access.enter('', as('Kim')));
    await access.close();
    expect((await open(disk)).access.visitor(secret).is).toBe('stranger');
    const { access: again } = await open(disk, 'open');
    expect(sessionOf(again, secret)).toEqual(sessionOf(access, secret));
  });

  test('a link that was printed for a facilitator and not used is dead; one that was used is not', async () => {
    const disk = folders();
    const first = await open(disk);
    const [used, lost] = [
      await first.access.firstLink('facilitator', 'one', 24),
      await first.access.firstLink('facilitator', 'one', 24),
    ];
    if ('problem' in used || 'problem' in lost) throw new Error('no links');
    await first.access.enter(used.token, as('Olga'));
    await first.access.close();
    const { access } = await open(disk);
    expect(await access.enter(lost.token, as('Eve'))).toMatchObject({ status: 403 });
    expect(await access.enter(used.token, as('Olga'))).toMatchObject({ session: { as: 'facilitator' } });
  });

  test.each(['', '{', '{"version":2}', '{"version":1,"invitations":[{}],"people":[],"devices":[]}'])(
    'a book that reads %j opens nothing, and is kept beside',
    async (text) => {
      const disk = folders();
      const first = await open(disk);
      const secret = await entered(first.access.enter(await first.invited('viewer', 'one'), as('Vic')));
      await first.access.close();
      const [file = ''] = disk.names('state');
      disk.put(`state/${file}`, text);
      const { access, invited } = await open(disk);
      expect(access.visitor(secret).is).toBe('stranger');
      expect(disk.text(`state/${file}.unreadable`)).toBe(text);
      await invited('viewer', 'one');
    },
  );

  test('what cannot be kept lets nobody in; what shuts somebody out holds all the same', async () => {
    const state = { full: false };
    const disk: Disk = {
      ...nodeDisk,
      rename: (from, to) =>
        state.full ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : nodeDisk.rename(from, to),
    };
    const { access, invited, acts, latest } = await open(folders(), 'invited', 0, disk);
    const token = await invited('stakeholder', 'many');
    const secret = await entered(access.enter(token, as('Dana')));
    state.full = true;
    expect(await access.enter(token, as('Eve'))).toMatchObject({
      status: 503,
      problem: expect.stringMatching(/the disk is full/),
    });
    expect(access.state([]).invitations.at(-1)?.people).toMatchObject([{ name: 'Dana' }]);
    expect(await acts({ act: 'revoke', id: latest() })).toMatchObject({
      status: 503,
      problem: expect.stringMatching(/^This lasts until the server stops, but is not saved: .*full/),
    });
    expect(access.visitor(secret).is).toBe('stranger');
    state.full = false;
    expect(await access.enter(token, as('Eve'))).toMatchObject({ status: 403 });
  });

  test('a state folder within the workspace is not used', () => {
    const disk = folders();
    expect(inviteFileIn(join(disk.root, 'workspace', '.state'), join(disk.root, 'workspace'))).toBeNull();
    expect(inviteFileIn(join(disk.root, 'workspace-state'), join(disk.root, 'workspace'))).not.toBeNull();
  });

  test('a hundred who come at once are all in, and on disk', async () => {
    const disk = folders();
    const { access, invited } = await open(disk);
    const token = await invited('stakeholder', 'many');
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, at) => entered(access.enter(token, as(`Person ${at}`)))),
    );
    await access.close();
    const { access: again } = await open(disk);
    expect(new Set(all.map((secret) => sessionOf(again, secret)?.person)).size).toBe(100);
  });
});
