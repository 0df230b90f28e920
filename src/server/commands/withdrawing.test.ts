import { expect, onTestFinished, test } from 'vitest';
import type { WalkthroughRole } from '#core/index.ts';
import { QUESTION, SPEC, scratch } from '#testing/server/scratch.ts';
import type { Viewer } from '../access/viewer.ts';
import { openFolder } from '../disk/folder-store.ts';
import { openLiveWorkspace } from '../workspace/live-workspace.ts';

const viewer = (as: WalkthroughRole, name: string): Viewer => ({ as, speaker: { name, role: '' }, person: name });
const [olga, dana, ola] = [viewer('facilitator', 'Olga'), viewer('stakeholder', 'Dana'), viewer('stakeholder', 'Ola')];

async function begun() {
  const disk = scratch({ 'SPEC.md': SPEC, 'questions/naming/question.md': QUESTION });
  const live = await openLiveWorkspace({
    store: openFolder(disk.root),
    name: 'demo',
    now: () => new Date('2026-03-01T09:30:00.123Z'),
  });
  onTestFinished(() => live.close());
  let made = 0;
  const does = async (who: Viewer, type: string, payload: object) => {
    const id = `command-${++made}`.padEnd(12, '0');
    const result = await live.handle({ id, type, payload: { by: who.speaker, question: 'naming', ...payload } }, who);
    return { id, ...result };
  };
  const says = (who: Viewer, value: string, more: object = {}) =>
    does(who, 'respond', { reply: { says: 'value', value }, ...more });
  const now = () => {
    const view = live.workspace().question('naming');
    return {
      answers: view?.responses.map(({ reply }) => (reply.says === 'value' ? reply.value : '')),
      quotes: view?.quotes.map(({ text }) => text),
      status: view?.status,
    };
  };
  return { disk, does, says, now };
}

const QUOTED = { text: 'We count by year.', from: 'monday.txt', place: 'line 4' };

test('a quote that was taken back is shown nowhere, stays on disk, and can be put back', async () => {
  const { disk, does, now } = await begun();
  const { id } = await does(dana, 'quote', QUOTED);
  expect(now().quotes).toEqual(['We count by year.']);
  expect(await does(dana, 'withdraw', { of: id, stands: false })).toMatchObject({ status: 201 });
  expect(now().quotes).toEqual([]);
  expect(disk.text(`questions/naming/quotes/${id}.md`)).toContain('We count by year.');
  await does(olga, 'withdraw', { of: id, stands: true });
  expect(now().quotes).toEqual(['We count by year.']);
});

test('only whoever said it takes it back, or the facilitator', async () => {
  const { does, now } = await begun();
  const { id } = await does(dana, 'quote', QUOTED);
  expect(await does(ola, 'withdraw', { of: id, stands: false })).toMatchObject({
    status: 403,
    problem: 'Dana said that, and only they or the facilitator can take it back.',
  });
  expect(await does(dana, 'withdraw', { of: 'nothing-here', stands: false })).toMatchObject({ status: 404 });
  expect(now().quotes).toEqual(['We count by year.']);
});

test('an answer that was taken back was not given, and the one before it holds again', async () => {
  const { does, says, now } = await begun();
  const first = await says(dana, 'By year');
  const second = await says(dana, 'By month', { supersedes: first.id });
  expect(now()).toMatchObject({ answers: ['By month'], status: 'answered' });
  await does(dana, 'withdraw', { of: second.id, stands: false });
  expect(now()).toMatchObject({ answers: ['By year'], status: 'answered' });
  await does(dana, 'withdraw', { of: first.id, stands: false });
  expect(now()).toMatchObject({ answers: [], status: 'open' });
  await does(dana, 'withdraw', { of: first.id, stands: true });
  await does(dana, 'withdraw', { of: second.id, stands: true });
  expect(now()).toMatchObject({ answers: ['By month'], status: 'answered' });
});

test('an answer from which others have gone on stays', async () => {
  const { does, says, now } = await begun();
  const { id } = await says(dana, 'By year');
  await does(ola, 'stance', { on: id, stand: 'agree' });
  const refused = { status: 409, problem: expect.stringContaining('answer anew instead of taking it back') };
  expect(await does(dana, 'withdraw', { of: id, stands: false })).toMatchObject(refused);
  expect(now().answers).toEqual(['By year']);
});
