import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { QuestionView } from '#core/index.ts';
import { readWorkspace, unfillSpec } from '#core/parsing.ts';
import { type Chance, chanceOf, seedOfRun } from '#testing/chance.ts';
import { howMuch } from '#testing/how-much.ts';
import { commitAll, git } from '#testing/server/git.ts';
import { scratch } from '#testing/server/scratch.ts';
import { exampleFiles } from '../examples/example.ts';
import { filesIn, layOut } from '../examples/files-in.ts';
import { openFolder } from '../server/disk/folder-store.ts';
import { writeGitAttributes } from '../server/disk/git-attributes.ts';
import { type LiveWorkspace, openLiveWorkspace } from '../server/workspace/live-workspace.ts';

const CASES = howMuch(1, 25);
const COMMANDS = howMuch(8, 12);
const ROUNDS = howMuch(1, 2);

/** Opens a clone for as long as somebody works in it. */
async function at<T>(root: string, from: number, work: (live: LiveWorkspace) => Promise<T>): Promise<T> {
  let time = from;
  const live = await openLiveWorkspace({
    store: openFolder(root),
    name: 'demo',
    now: () => {
      time += 1_000;
      return new Date(time);
    },
    onError: (error) => {
      throw error;
    },
  });
  await live.raiseStanding();
  const done = await work(live);
  await live.close();
  return done;
}

const START = Date.UTC(2026, 2, 1);

/** Answers, raises and decides at random; of the questions that one clone decides the other decides none. */
async function works(live: LiveWorkspace, name: string, isOwn: (question: string) => boolean, chance: Chance) {
  const by = { name, role: '' };
  for (let number = 0; number < COMMANDS; number += 1) {
    const id = `${name.toLowerCase()}-${String(number).padStart(8, '0')}`;
    const open = live.workspace().questions.filter(({ question }) => question.shape.shape === 'text');
    const own = open.filter(({ question }) => isOwn(question.id));
    const any = open[chance.below(open.length)];
    const mine = own[chance.below(own.length)];
    const value = `${name} says ${number}.`;
    const command =
      mine && chance.happens(0.5)
        ? decision(id, by, mine, value)
        : any && chance.happens(0.7)
          ? { id, type: 'respond', payload: { by, question: any.question.id, reply: { says: 'value', value } } }
          : {
              id,
              type: 'raise',
              payload: { by, point: '1', ask: `${value.replace('.', '')}?`, shape: { shape: 'text' } },
            };
    const result = await live.handle(command);
    expect([201, 412], JSON.stringify(result)).toContain(result.status);
  }
}

function decision(id: string, by: object, { question, decisions, responses }: QuestionView, value: string) {
  const seen = responses.map((response) => response.id);
  const result = { outcome: 'decided', value };
  const number = decisions.length + 1;
  return { id, type: 'decide', payload: { by, question: question.id, number, result, restsOn: [], against: [], seen } };
}

/** A workspace in Git, and a clone of it. */
async function twoClones(): Promise<readonly [string, string]> {
  const { root } = scratch();
  const [one, other] = [join(root, 'one'), join(root, 'other')] as const;
  layOut(one, await exampleFiles('untouched'));
  git(one, 'init', '-q', '-b', 'main');
  writeGitAttributes(one);
  await at(one, START, async () => undefined);
  commitAll(one, 'The workspace');
  git(root, 'clone', '-q', one, other);
  return [one, other];
}

const factsIn = (root: string) =>
  Object.entries(filesIn(join(root, 'questions'))).filter(([path]) => /(responses|decisions|question)/.test(path));

test(`${CASES} time(s) people answer and decide in two clones, and a plain git merge joins them without a conflict`, async () => {
  const seed = seedOfRun('two clones');
  for (let number = 0; number < CASES; number += 1) {
    const chance = chanceOf(seed + number);
    const [one, other] = await twoClones();
    const before = unfillSpec(filesIn(one)['SPEC.md'] ?? '');
    const isAnns = (question: string) => question.length % 2 === 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const later = START + (round + 1) * 86_400_000;
      await at(one, later, (live) => works(live, `Ann${round}`, isAnns, chance));
      await at(other, later, (live) => works(live, `Bob${round}`, (question) => !isAnns(question), chance));
      commitAll(one, 'Ann');
      commitAll(other, 'Bob');
      const said = [...factsIn(one), ...factsIn(other)];
      git(one, 'pull', '-q', '--no-rebase', '--no-edit', other, 'main');
      // All that either has said is there; the texts are written anew from it, and nothing counts as changed by hand.
      const joined = Object.fromEntries(factsIn(one));
      for (const [path, text] of said) expect(joined[path], `SEED=${seed + number} ${path}`).toBe(text);
      await at(one, later + 3_600_000, async () => undefined);
      const files = Object.entries(filesIn(one)).map(([path, text]) => ({ path, text }));
      const { spec, quarantined } = readWorkspace(files, 'demo');
      expect(spec.blocks.filter(({ editedByHand }) => editedByHand)).toEqual([]);
      expect(quarantined).toEqual([]);
      expect(unfillSpec(filesIn(one)['SPEC.md'] ?? ''), `SEED=${seed + number}`).toBe(before);
      commitAll(one, 'Joined');
      git(other, 'pull', '-q', '--no-rebase', '--no-edit', one, 'main');
    }
  }
});

const DECIDED = 'questions/purpose.what/decisions/0001.md';

test('what both clones have decided is the one conflict, and whoever may decide says which counts: the other stays before it', async () => {
  const [one, other] = await twoClones();
  const decides = (name: string) => async (live: LiveWorkspace) => {
    const view = live.workspace().question('purpose.what');
    if (!view) throw new Error('It is not asked.');
    const result = await live.handle(
      decision(`${name.toLowerCase()}-decides`, { name, role: '' }, view, `${name}’s thing`),
    );
    expect(result.status).toBe(201);
  };
  await at(one, START + 86_400_000, decides('Ann'));
  await at(other, START + 90_000_000, decides('Bob'));
  commitAll(one, 'Ann');
  commitAll(other, 'Bob');
  expect(() => git(one, 'pull', '-q', '--no-rebase', '--no-edit', other, 'main')).toThrow(/Command failed/);
  expect(git(one, 'diff', '--name-only', '--diff-filter=U').trim()).toBe(DECIDED);

  await at(one, START + 172_800_000, async (live) => {
    const [file] = live.snapshot().quarantined;
    expect(file?.sides?.map(({ by, result }) => [by.name, 'value' in result && result.value])).toEqual([
      ['Ann', 'Ann’s thing'],
      ['Bob', 'Bob’s thing'],
    ]);
    const payload = { by: { name: 'Olga', role: '' }, question: 'purpose.what', number: 1, keep: 'ann-decides' };
    const resolve = { id: 'olga-resolves', type: 'resolve', payload };
    expect((await live.handle(resolve)).status).toBe(201);
    expect((await live.handle(resolve)).status).toBe(200);
    expect(live.snapshot().quarantined).toEqual([]);
    const decisions = live.workspace().question('purpose.what')?.decisions ?? [];
    expect(decisions.map(({ number, by }) => [number, by.name])).toEqual([
      [1, 'Bob'],
      [2, 'Ann'],
    ]);
  });
  expect(filesIn(one)['SPEC.md']).toContain('Ann’s thing');
  expect(filesIn(one)['SPEC.md']).not.toMatch(/Bob’s thing|<<<<<<<|>>>>>>>/);
  commitAll(one, 'Resolved');
  git(other, 'pull', '-q', '--no-rebase', '--no-edit', one, 'main');
  expect(factsIn(other)).toEqual(factsIn(one));
});
