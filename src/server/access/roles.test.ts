import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type AtTheDoor,
  answer,
  atTheDoor,
  type Browser,
  command,
  decision,
  says,
} from '#testing/server/at-the-door.ts';
import { SPEC } from '#testing/server/scratch.ts';

const HOUR = 3_600_000;
const WALK = '2026-03-01-3fa9c1d2';

/** A walkthrough with a poll of the one question. */
async function puts({ olga }: AtTheDoor, hidden: boolean, names: string): Promise<void> {
  await olga.ask('/api/commands', command('start', { title: 'First', minutes: 60, agenda: [] }, WALK));
  const what = { happened: 'put', question: 'naming', hidden, names };
  await olga.ask('/api/commands', command('moment', { walkthrough: WALK, what }));
}

describe('roles hold on the server', () => {
  test('a stakeholder answers, but neither decides nor runs the walkthrough nor sees to the door', async () => {
    const { comesIn } = await atTheDoor();
    const dana = await comesIn('stakeholder', 'Dana', 'Finance');
    expect((await dana.ask('/api/commands', decision())).status).toBe(403);
    const correct = command('correct', { point: '2', kind: 'states', of: '00000000' });
    expect((await dana.ask('/api/commands', correct)).status).toBe(403);
    expect((await dana.ask('/api/commands', command('set', { tone: 'sober' }))).status).toBe(403);
    const voice = (role: string, more = {}) => command('set', { voice: { role, groups: ['finance'] }, ...more });
    expect((await dana.ask('/api/commands', voice('Finance'))).status).toBe(201);
    expect((await dana.ask('/api/commands', voice('Vet'))).status).toBe(403);
    expect((await dana.ask('/api/commands', voice('Finance', { tone: 'sober' }))).status).toBe(403);
    const start = command('start', { title: 'Mine', minutes: 5, agenda: [] });
    expect((await dana.ask('/api/commands', start)).status).toBe(403);
    expect((await dana.ask('/api/room', { act: 'timer', minutes: 5 })).status).toBe(403);
    expect(await says(dana, '/api/access')).toEqual([403, { problem: expect.stringMatching(/^Only facil/) }]);
    const invite = { act: 'invite', as: 'facilitator', for: 'one', name: '', role: '', hours: 1 };
    expect((await dana.ask('/api/access', invite)).status).toBe(403);
    expect((await dana.ask('/api/commands', answer('Mine'))).status).toBe(201);
  });

  test('a viewer says nothing', async () => {
    const { comesIn, disk } = await atTheDoor();
    const vic = await comesIn('viewer', 'Vic');
    expect((await vic.ask('/api/commands', answer('Mine'))).status).toBe(403);
    expect((await vic.ask('/api/commands', decision())).status).toBe(403);
    expect((await vic.ask('/api/workspace')).status).toBe(200);
    expect(disk.names('questions/naming')).toEqual(['question.md']);
  });

  test('where documents lie on this machine facilitators alone are told', async () => {
    const { comesIn, disk, live, olga } = await atTheDoor();
    const dana = await comesIn('stakeholder', 'Dana', 'Finance');
    disk.put('idea.md', SPEC);
    expect(await live.source.name(join(disk.root, 'idea.md'))).toEqual({ note: null });
    for (const path of ['idea.md', 'SPEC.md']) disk.put(path, `${SPEC}\n## Of ${path}\n`);
    expect(await live.source.take()).toMatchObject({ stand: 'apart' });
    const both = expect.stringMatching(/^idea\.md and SPEC\.md have both changed/);
    expect(await says(olga, '/api/workspace')).toEqual([200, expect.objectContaining({ source: both })]);
    expect(await says(dana, '/api/workspace')).toEqual([200, expect.objectContaining({ source: null })]);
  });

  test('nobody speaks in another’s name, nor takes another’s answer back', async () => {
    const { comesIn } = await atTheDoor();
    const dana = await comesIn('stakeholder', 'Dana', 'Finance');
    const eve = await comesIn('stakeholder', 'Eve', 'Desk');
    const [, said] = await says(eve, '/api/commands', answer('Eve’s', { by: { name: 'Dana', role: 'Finance' } }));
    expect(said.facts[0].by).toEqual({ name: 'Eve', role: 'Desk' });
    const [, mine] = await says(dana, '/api/commands', answer('Dana’s'));
    const supersedes = mine.facts[0].id;
    expect(await says(eve, '/api/commands', answer('Not Dana’s', { supersedes }))).toEqual([
      403,
      { problem: expect.stringMatching(/^That is the answer of Dana/) },
    ]);
    expect((await dana.ask('/api/commands', answer('Mine anew', { supersedes }))).status).toBe(201);
  });

  test('the name under which a facilitator writes something down is checked like one’s own', async () => {
    const { olga } = await atTheDoor();
    for (const name of ['Anonymous', 'Anonymous\ufe0f', 'Аnonymous', '\u2800', 'Da\u001b[2Jna', 'Da\u202ena']) {
      const said = await says(olga, '/api/commands', answer('So they say', { by: { name, role: '' } }));
      expect(said).toEqual([400, { problem: expect.any(String) }]);
    }
    expect((await olga.ask('/api/commands', answer('So she says', { by: { name: 'Cyd', role: '' } }))).status).toBe(
      201,
    );
  });

  test('a name that somebody bears is not given twice, however it is written', async () => {
    const { comesIn } = await atTheDoor();
    const dana = await comesIn('stakeholder', 'Dana', 'Finance');
    for (const name of ['Dana', 'DANA ', 'Da\u200cna', 'Ｄana'])
      await expect(comesIn('stakeholder', name, 'finance')).rejects.toThrow(/is here already; add an initial/);
    await expect(comesIn('stakeholder', 'Anonymous')).rejects.toThrow(/people without a name/);
    await expect(comesIn('stakeholder', '\u202eanaD')).rejects.toThrow(/invisible/);
    await comesIn('stakeholder', 'Dana', 'Desk');
    // After they have left, it is still theirs: their link brings them back.
    await dana.ask('/api/session', undefined, { method: 'DELETE' });
    await expect(comesIn('stakeholder', 'Dana', 'Finance')).rejects.toThrow(/is here already/);
  });
});

describe('hidden and unnamed answers stay so', () => {
  test('a hidden answer is in nobody’s workspace or refusal, and cannot be taken a stand on', async () => {
    const door = await atTheDoor();
    const dana = await door.comesIn('stakeholder', 'Dana');
    const eve = await door.comesIn('stakeholder', 'Eve');
    await puts(door, true, 'signed');
    const [, { facts }] = await says(dana, '/api/commands', answer('Hidden away'));
    for (const other of [eve, door.olga]) {
      expect(JSON.stringify(await says(other, '/api/workspace'))).not.toContain('Hidden away');
      expect(JSON.stringify(await says(other, '/api/commands', decision()))).not.toContain('Hidden away');
    }
    expect(JSON.stringify(await says(dana, '/api/workspace'))).toContain('Hidden away');
    const reaction = command('stance', { question: 'naming', on: facts[0].id, stand: 'agree' });
    expect((await eve.ask('/api/commands', reaction)).status).toBe(404);
  });

  test('an answer without a name is given once, and changed only with the key of its device', async () => {
    const door = await atTheDoor();
    const dana = await door.comesIn('stakeholder', 'Dana');
    const eve = await door.comesIn('stakeholder', 'Eve');
    await puts(door, true, 'free');
    const [key, next] = ['1'.repeat(32), '2'.repeat(32)];
    const first = answer('First', { anonymous: { key } });
    expect(await says(dana, '/api/commands', first)).toMatchObject([201, { facts: [] }]);
    expect(await says(dana, '/api/commands', answer('Twice', { anonymous: { key: next } }))).toMatchObject([
      409,
      { problem: expect.stringMatching(/answered this without a name already/) },
    ]);
    const supersedes = first.id;
    for (const anonymous of [{ key: next }, { key: next, earlier: next }, undefined]) {
      const forged = answer('Forged', { supersedes, ...(anonymous ? { anonymous } : {}) });
      expect((await eve.ask('/api/commands', forged)).status).toBe(403);
    }
    const changed = answer('Second', { supersedes, anonymous: { key: next, earlier: key } });
    expect((await dana.ask('/api/commands', changed)).status).toBe(201);
  });

  test('from one browser there is one answer without a name, whoever comes in there anew', async () => {
    const door = await atTheDoor();
    const token = await door.invitation('stakeholder', { for: 'many' });
    await puts(door, true, 'unsigned');
    const statuses: number[] = [];
    const browser = door.stranger();
    for (const name of ['Eve', 'Eva', 'Evi']) {
      await browser.ask('/api/session', { token, name });
      statuses.push((await browser.ask('/api/commands', answer(`Said by ${name}`))).status);
      await browser.ask('/api/session', undefined, { method: 'DELETE' });
    }
    const dana = await door.comesIn('stakeholder', 'Dana');
    statuses.push((await dana.ask('/api/commands', answer('Said by Dana'))).status);
    expect(statuses).toEqual([201, 409, 409, 201]);
  });

  test('nobody’s place in the stream tells when an answer without a name came', async () => {
    const door = await atTheDoor();
    const dana = await door.comesIn('stakeholder', 'Dana');
    const eve = await door.comesIn('stakeholder', 'Eve');
    await puts(door, true, 'free');
    const seqs = async () =>
      Promise.all([eve, door.olga].map(async (who) => (await says(who, '/api/workspace'))[1].seq));
    const before = await seqs();
    await dana.ask('/api/commands', answer('Unnamed', { anonymous: { key: '1'.repeat(32) } }));
    expect(await seqs()).toEqual(before);
    await dana.ask('/api/commands', answer('Signed'));
    expect(await seqs()).not.toEqual(before);
  });

  test('neither the text nor the time of its file tells whose an answer without a name is', async () => {
    const door = await atTheDoor();
    const dana = await door.comesIn('stakeholder', 'Dana');
    await puts(door, true, 'unsigned');
    door.pass(HOUR);
    const mine = answer('Mine');
    expect(await says(dana, '/api/commands', mine)).toMatchObject([201, { facts: [] }]);
    const path = `questions/naming/responses/${mine.id}.md`;
    const text = door.disk.text(path);
    expect(text).not.toMatch(/Dana|10:30/);
    const [, at = ''] = /^at: (.+)$/m.exec(text) ?? [];
    expect(statSync(join(door.disk.root, path)).mtime).toEqual(new Date(at));
  });
});

describe('before one is in', () => {
  const offer = (of: Browser, asking: object) => says(of, '/api/offer', asking);

  test('a link or the code tells who asks, about what and for how long; what opens nothing tells nothing', async () => {
    const { access, invitation, stranger, olga, pass } = await atTheDoor();
    const eve = stranger();
    const token = await invitation('stakeholder', { role: 'Finance' });
    const told = { by: 'Olga', about: 'Invoices', minutes: expect.any(Number), tone: 'playful' };
    expect(await offer(eve, { token })).toEqual([200, told]);
    expect(await offer(eve, { code: access.code })).toEqual([200, told]);
    await olga.ask('/api/commands', command('start', { title: 'First', minutes: 30, agenda: [] }, WALK));
    pass(4 * 60_000);
    expect(await offer(eve, { token })).toEqual([200, { ...told, minutes: 26 }]);
    pass(HOUR);
    expect(await offer(eve, { token })).toEqual([200, { ...told, minutes: 0 }]);
    expect(await offer(eve, { token: 'nothing', code: 'ABCDEF' })).toEqual([200, null]);
    pass(12 * HOUR);
    expect(await offer(eve, { token })).toEqual([200, null]);
  });

  test('whoever waits in the lobby is told the same', async () => {
    const { access, stranger } = await atTheDoor();
    const lea = stranger();
    await lea.ask('/api/lobby', { code: access.code, name: 'Lea', role: '' });
    expect(await says(lea, '/api/session')).toEqual([
      200,
      expect.objectContaining({ offer: expect.objectContaining({ by: 'Olga', about: 'Invoices' }) }),
    ]);
  });
});
