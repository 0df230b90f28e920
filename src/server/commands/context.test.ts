import { expect, onTestFinished, test } from 'vitest';
import type { Fact } from '#core/index.ts';
import { QUESTION, SPEC, scratch } from '#testing/server/scratch.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Change } from '../audience/stream-event.ts';
import { openFolder } from '../disk/folder-store.ts';
import type { Store } from '../disk/store.ts';
import { openLiveWorkspace } from '../workspace/live-workspace.ts';
import { openCommandQueue } from './context.ts';

/** Work that lasts until it is released, and records when it begins and ends. */
function task(name: string, log: string[]) {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const act = async () => {
    log.push(`${name} begins`);
    await gate;
    log.push(`${name} ends`);
  };
  return { act, letGo };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 1));

test('answers go together; a moment waits for those before it and holds up those after', async () => {
  const log: string[] = [];
  const turns = openCommandQueue();
  const [one, two, alone, three] = ['one', 'two', 'alone', 'three'].map((name) => task(name, log));
  void turns.shared(one?.act ?? fail);
  void turns.shared(two?.act ?? fail);
  void turns.exclusive(alone?.act ?? fail);
  void turns.shared(three?.act ?? fail);
  await settled();
  expect(log).toEqual(['one begins', 'two begins']);
  two?.letGo();
  await settled();
  expect(log.at(-1)).toBe('two ends');
  one?.letGo();
  await settled();
  expect(log.at(-1)).toBe('alone begins');
  alone?.letGo();
  await settled();
  expect(log.slice(-2)).toEqual(['alone ends', 'three begins']);
});

test('what fails holds nobody up, and whoever asked hears of it', async () => {
  const turns = openCommandQueue();
  const failing = turns.exclusive(fail);
  const after = turns.shared(async () => 'done');
  await expect(failing).rejects.toThrow('planted');
  expect(await after).toBe('done');
  await expect(turns.shared(fail)).rejects.toThrow('planted');
  expect(await turns.exclusive(async () => 'done')).toBe('done');
});

async function fail(): Promise<never> {
  throw new Error('planted');
}

/** A store on which answers take long to write and session events do not. */
function slowed(store: Store): Store {
  return {
    ...store,
    create: async (path, text) => {
      if (path.includes('/responses/')) await new Promise((resolve) => setTimeout(resolve, 15));
      return await store.create(path, text);
    },
  };
}

test('answers without a name that are under way when their round is revealed are shown with the others', async () => {
  const changes: Change[] = [];
  const disk = scratch({ 'SPEC.md': SPEC, 'questions/naming/question.md': QUESTION });
  const live = await openLiveWorkspace({
    store: slowed(openFolder(disk.root)),
    name: 'demo',
    now: () => new Date(),
    onChange: (change) => changes.push(change),
  });
  onTestFinished(() => live.close());
  const by = { name: 'Olga', role: '' };
  const does = (id: string, type: string, payload: object, person = 'olga') => {
    const viewer: Viewer = { as: 'facilitator', person, speaker: by };
    return live.handle({ id, type, payload: { by, ...payload } }, viewer);
  };
  const tells = (id: string, what: object) => does(id, 'moment', { walkthrough: 'the-walk', what });
  const says = (at: number) => {
    const reply = { says: 'value', value: `Opinion ${at}` };
    return does(`answer-${at}0`, 'respond', { question: 'naming', reply }, `p${at}`);
  };
  await does('the-walk', 'start', { title: 'First', minutes: 60, groups: [], agenda: [] });
  await tells('it-is-put', { happened: 'put', question: 'naming', hidden: true, names: 'unsigned' });
  const early = [1, 2, 3].map(says);
  const revealed = tells('is-revealed', { happened: 'revealed', question: 'naming' });
  const late = [4, 5].map(says);
  expect((await Promise.all(early)).map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await revealed).status).toBe(201);
  const told = changes.flatMap((change): (readonly Fact[])[] => (change.kind === 'facts' ? [change.added] : []));
  expect(told.at(-1)).toMatchObject([
    { id: 'is-revealed' },
    { id: 'answer-10' },
    { id: 'answer-20' },
    { id: 'answer-30' },
  ]);
  // From then on everybody would see whose they are: they are accepted with a name or not at all.
  for (const result of await Promise.all(late)) {
    const facts = 'facts' in result ? (result.facts ?? []) : [];
    expect(facts.every((fact) => fact.fact !== 'response' || !fact.anonymous)).toBe(true);
  }
});
