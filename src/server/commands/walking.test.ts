import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { WalkthroughRole } from '#core/index.ts';
import { QUESTION, SPEC, scratch } from '#testing/server/scratch.ts';
import type { Viewer } from '../access/viewer.ts';
import { listenerOf } from '../audience/audience.ts';
import { openFolder } from '../disk/folder-store.ts';
import { openLiveWorkspace } from '../workspace/live-workspace.ts';

const OLGA = { name: 'Olga', role: 'Product' };
const DANA = { name: 'Dana', role: 'Finance' };
const OLA = { name: 'Ola', role: 'Desk' };
const WALK = '2026-03-01-3fa9c1d2';
const KEY = '0'.repeat(32);

const viewer = (as: WalkthroughRole, speaker: Viewer['speaker'] = null): Viewer => ({
  as,
  speaker,
  person: speaker ? speaker.name.toLowerCase() : '',
});
const facilitator = viewer('facilitator', OLGA);
const dana = viewer('stakeholder', DANA);
const ola = viewer('stakeholder', OLA);

async function sit() {
  const disk = scratch({ 'SPEC.md': SPEC, 'questions/naming/question.md': QUESTION });
  const store = openFolder(disk.root);
  const live = await openLiveWorkspace({
    store,
    name: 'demo',
    now: () => new Date('2026-03-01T09:30:00.123Z'),
  });
  onTestFinished(() => live.close());
  let made = 0;
  const does = (who: Viewer, type: string, payload: object, id = `command-${++made}`.padEnd(12, '0')) =>
    live.handle({ id, type, payload: { by: who.speaker ?? OLGA, ...payload } }, who);
  const tells = (what: object, who = facilitator) => does(who, 'moment', { walkthrough: WALK, what });
  const says = (who: Viewer, value: string, more: object = {}, id?: string) =>
    does(who, 'respond', { question: 'naming', reply: { says: 'value', value }, ...more }, id);
  const begins = () => does(facilitator, 'start', { title: 'First', minutes: 60, agenda: [] }, WALK);
  const puts = (hidden: boolean, names = 'signed') => tells({ happened: 'put', question: 'naming', hidden, names });
  return { disk, live, does, tells, says, begins, puts };
}

test('a walkthrough begins once, and one at a time', async () => {
  const { does, begins, disk } = await sit();
  expect(await begins()).toMatchObject({ status: 201 });
  expect(await begins()).toMatchObject({ status: 200 });
  expect(disk.text(`questions/walkthroughs/${WALK}/walkthrough.md`)).toContain('\nFirst\n');
  expect(await does(facilitator, 'start', { title: 'Second', minutes: 30, agenda: [] })).toMatchObject({
    status: 409,
    problem: '“First” is still running, started by Olga; end it first, or continue it.',
  });
});

test('what happens in it has an order within the second, and nothing happens after its end', async () => {
  const { tells, begins, live } = await sit();
  expect(await tells({ happened: 'ended' })).toMatchObject({ status: 404 });
  await begins();
  await tells({ happened: 'shown', place: '/points/2' });
  await tells({ happened: 'shown', place: '/points/3' });
  expect(live.workspace().activeWalkthrough?.place).toBe('/points/3');
  await tells({ happened: 'ended' });
  expect(live.workspace().activeWalkthrough).toBeNull();
  expect(await tells({ happened: 'shown', place: '/' })).toMatchObject({
    status: 409,
    problem: '“First” is over; start a new one.',
  });
});

test('what is said and decided while it goes on bears its id; the same sent again later is the same', async () => {
  const { says, begins, tells, live } = await sit();
  await begins();
  await says(dana, 'By year', {}, 'response-01');
  await tells({ happened: 'ended' });
  expect(await says(dana, 'By year', {}, 'response-01')).toMatchObject({
    status: 200,
    facts: [{ during: WALK }],
  });
  await says(ola, 'By number', {}, 'response-02');
  const [first, second] = live.workspace().question('naming')?.responses ?? [];
  expect([first?.during, second?.during]).toEqual([WALK, undefined]);
});

test.each<[string, Viewer, string, object]>([
  ['a viewer answers', viewer('viewer', DANA), 'respond', { question: 'naming', reply: { says: 'unknown' } }],
  [
    'a viewer takes a stance',
    viewer('viewer', DANA),
    'stance',
    { question: 'naming', on: 'command-1000', stand: 'agree' },
  ],
  ['a stakeholder begins', dana, 'start', { title: 'Mine', minutes: 5, agenda: [] }],
  ['a stakeholder moves everybody', dana, 'moment', { walkthrough: WALK, what: { happened: 'shown', place: '/' } }],
  ['a stakeholder reveals', dana, 'moment', { walkthrough: WALK, what: { happened: 'revealed', question: 'naming' } }],
  ['a stakeholder adopts', dana, 'adopt', { point: '2' }],
])('%s: refused', async (_what, who, type, payload) => {
  const { does, begins } = await sit();
  await begins();
  expect(await does(who, type, payload)).toMatchObject({ status: 403 });
});

test('nobody says that somebody came in but the server', async () => {
  const { tells, begins } = await sit();
  await begins();
  expect(await tells({ happened: 'joined', as: 'viewer' })).toMatchObject({ status: 400 });
});

test('a stakeholder speaks under their own name, whatever they send', async () => {
  const { does, live } = await sit();
  await does(dana, 'respond', { by: OLA, question: 'naming', reply: { says: 'value', value: 'By year' } });
  expect(live.workspace().question('naming')?.responses[0]?.by).toEqual(DANA);
});

test('one changes one’s own answer only; a facilitator writes down what others say', async () => {
  const { says } = await sit();
  await says(dana, 'By year', {}, 'response-01');
  expect(await says(ola, 'By number', { supersedes: 'response-01' })).toMatchObject({
    status: 403,
    problem: 'That is the answer of Dana, and only they can change it. Give your own.',
  });
  expect(await says(dana, 'By name', { supersedes: 'response-01' }, 'response-02')).toMatchObject({
    status: 201,
  });
  expect(await says(facilitator, 'By hand', { supersedes: 'response-02', by: DANA })).toMatchObject({
    status: 201,
  });
});

test('hidden answers: no decision and no stance before they are revealed', async () => {
  const { says, begins, puts, tells, does } = await sit();
  await begins();
  await puts(true);
  await says(dana, 'By year', {}, 'response-01');
  const decide = () =>
    does(facilitator, 'decide', {
      question: 'naming',
      number: 1,
      result: { outcome: 'decided', value: 'By year' },
      restsOn: ['response-01'],
      against: [],
      seen: ['response-01'],
    });
  const agree = () => does(ola, 'stance', { question: 'naming', on: 'response-01', stand: 'agree' });
  const refused = await decide();
  expect(refused).toMatchObject({ status: 409, problem: expect.stringContaining('reveal them first') });
  expect(JSON.stringify(refused)).not.toContain('By year');
  expect(await agree()).toMatchObject({ status: 404 });
  await tells({ happened: 'revealed', question: 'naming' });
  expect(await agree()).toMatchObject({ status: 201 });
  expect(await decide()).toMatchObject({ status: 201, facts: [{ during: WALK }] });
});

test('whoever does not simply agree says why', async () => {
  const { says, does } = await sit();
  await says(dana, 'By year', {}, 'response-01');
  const block = { question: 'naming', on: 'response-01', stand: 'block' };
  expect(await does(ola, 'stance', block)).toMatchObject({ status: 400 });
  expect(await does(ola, 'stance', { ...block, reason: 'Auditors count by number' })).toMatchObject({
    status: 201,
  });
});

test('an answer without a name holds nothing of its maker: no name, no time of its own, no key', async () => {
  const { says, begins, puts, live, disk } = await sit();
  await begins();
  await puts(true, 'free');
  expect(await says(dana, 'By year', { anonymous: { key: KEY } }, 'response-01')).toMatchObject({
    status: 201,
  });
  const path = 'questions/naming/responses/response-01.md';
  const round = live.workspace().activeWalkthrough?.polls.get('naming');
  expect(disk.text(path)).not.toMatch(/Dana|Finance|0{32}/);
  expect(disk.text(path)).toContain(`at: ${round?.at}`);
  expect(statSync(join(disk.root, path)).isFile()).toBe(true);
});

test('without a name one answers once, and changes it with the key of one’s device only', async () => {
  const { says, begins, puts } = await sit();
  await begins();
  await puts(true, 'unsigned');
  await says(dana, 'By year', { anonymous: { key: KEY } }, 'response-01');
  expect(await says(dana, 'By number', { anonymous: { key: '1'.repeat(32) } })).toMatchObject({
    status: 409,
  });
  const change = (earlier: string, id: string) =>
    says(dana, 'By number', { supersedes: 'response-01', anonymous: { key: '2'.repeat(32), earlier } }, id);
  expect(await change('3'.repeat(32), 'response-02')).toMatchObject({ status: 403 });
  expect(await says(dana, 'By number', { supersedes: 'response-01' })).toMatchObject({ status: 403 });
  expect(await change(KEY, 'response-03')).toMatchObject({ status: 201 });
});

test('the same unnamed answer that comes twice at once is one; another one is refused', async () => {
  const { says, begins, puts } = await sit();
  await begins();
  await puts(true, 'unsigned');
  const say = (id: string, key: string) => says(dana, 'By year', { anonymous: { key } }, id);
  const [first, twin, other] = await Promise.all([
    say('response-01', KEY),
    say('response-01', KEY),
    say('response-02', '1'.repeat(32)),
  ]);
  expect([first.status, twin.status].sort()).toEqual([200, 201]);
  expect(other.status).toBe(409);
});

test.each<[string, boolean, string, string]>([
  [
    'names are asked for',
    true,
    'signed',
    'This question has to be answered with a name at the moment; sign it, or wait.',
  ],
  [
    'it was revealed',
    true,
    'free',
    'The answers have been revealed, so everybody could tell that this one is yours; send it with your name, or leave it.',
  ],
])('an answer without a name is not taken where %s', async (_why, hidden, names, problem) => {
  const { says, begins, puts, tells } = await sit();
  await begins();
  await puts(hidden, names);
  if (names === 'free') await tells({ happened: 'revealed', question: 'naming' });
  expect(await says(dana, 'By year', { anonymous: { key: KEY } })).toMatchObject({ status: 409, problem });
});

test('in a round without names nobody’s is kept, even if they send it', async () => {
  const { says, begins, puts, disk } = await sit();
  await begins();
  await puts(true, 'unsigned');
  await says(dana, 'By year', {}, 'response-01');
  expect(disk.text('questions/naming/responses/response-01.md')).not.toContain('Dana');
});

test('the tone is set for everybody, as often as one likes, and changes no text', async () => {
  const { does, disk, live } = await sit();
  const texts = () => ['SPEC.md', 'SPEC_GAPS.md'].map((file) => disk.names('.').includes(file) && disk.text(file));
  const before = texts();
  const sober = () => does(facilitator, 'set', { tone: 'sober' }, 'command-sober');
  expect([await sober(), await sober()]).toMatchObject([
    { status: 201, facts: [{ fact: 'setting', tone: 'sober', by: OLGA }] },
    { status: 200 },
  ]);
  expect([live.workspace().tone, disk.names('questions/settings')]).toEqual(['sober', ['command-sober.md']]);
  await does(facilitator, 'set', { tone: 'playful' });
  expect(live.workspace().tone).toBe('playful');
  expect(texts()).toEqual(before);
});

test('whatever the facilitator did is taken back once, and what was shown by mistake is hidden again', async () => {
  const { begins, tells, says, live, puts } = await sit();
  await begins();
  const undo = (event: unknown) => tells({ happened: 'undone', event });
  const idOf = (done: { readonly facts?: readonly { readonly id: string }[] }) => done.facts?.[0]?.id;
  const put = idOf(await puts(true));
  await says(dana, 'By year');
  const isSeen = (who: Viewer) =>
    live.snapshotFor(listenerOf(who)).facts.some((fact) => fact.fact === 'response' && fact.by.name === 'Dana');
  const revealed = idOf(await tells({ happened: 'revealed', question: 'naming' }));
  expect(isSeen(ola)).toBe(true);
  expect(await undo(revealed)).toMatchObject({ status: 201 });
  expect([isSeen(ola), isSeen(dana)]).toEqual([false, true]);
  expect(await undo(revealed)).toMatchObject({ status: 409, problem: 'This has been taken back already.' });
  expect(await undo(put)).toMatchObject({ status: 201 });
  expect([live.workspace().activeWalkthrough?.polls.size, isSeen(ola), isSeen(facilitator)]).toEqual([0, false, false]);
  await puts(false);
  await says(ola, 'By number');
  expect(live.workspace().question('naming')?.responses).toHaveLength(2);
});

test('the end is taken back while nothing else has begun', async () => {
  const { begins, tells, does, live } = await sit();
  await begins();
  const ended = (await tells({ happened: 'ended', text: 'Thank you all.' })).facts?.[0]?.id;
  const [over] = live.workspace().walkthroughs;
  expect([over?.closingWord, over?.endedAt === null]).toEqual(['Thank you all.', false]);
  expect(await tells({ happened: 'undone', event: ended })).toMatchObject({ status: 201 });
  expect(live.workspace().activeWalkthrough?.walkthrough.id).toBe(WALK);
  const again = (await tells({ happened: 'ended' })).facts?.[0]?.id;
  await does(facilitator, 'start', { title: 'Second', minutes: 30, agenda: [] });
  expect(await tells({ happened: 'undone', event: again })).toMatchObject({ status: 409 });
});

test('a parked question goes again, unless somebody has said something to it', async () => {
  const { begins, does, tells, live, disk } = await sit();
  await begins();
  const parks = async (ask: string) =>
    (await does(facilitator, 'raise', { point: '2', ask, shape: { shape: 'text' } })).facts?.[0]?.id ?? '';
  const [one, other] = [await parks('Who reminds?'), await parks('Who pays?')];
  await does(dana, 'respond', { question: other, reply: { says: 'value', value: 'Finance' } });
  expect(await tells({ happened: 'undone', event: one })).toMatchObject({ status: 201 });
  expect(await tells({ happened: 'undone', event: other })).toMatchObject({
    status: 409,
    problem: expect.stringContaining('answered that question meanwhile'),
  });
  expect([one, other].map((id) => live.workspace().question(id)?.question.ask)).toEqual([undefined, 'Who pays?']);
  expect(disk.text(`questions/${one}/question.md`)).toContain('Who reminds?');
});
