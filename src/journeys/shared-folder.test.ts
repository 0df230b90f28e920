import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { factPath } from '#core/index.ts';
import { factFile, readWorkspace, unfillSpec } from '#core/parsing.ts';
import { type Chance, chanceOf, seedOfRun } from '#testing/chance.ts';
import { howMuch } from '#testing/how-much.ts';
import { commitAll, git, gitBeside } from '#testing/server/git.ts';
import { QUESTION, SPEC, scratch } from '#testing/server/scratch.ts';
import { filesIn } from '../examples/files-in.ts';
import { openFolder } from '../server/disk/folder-store.ts';
import { writeGitAttributes } from '../server/disk/git-attributes.ts';
import { type LiveWorkspace, openLiveWorkspace } from '../server/workspace/live-workspace.ts';
import { AWAITED } from './patience.ts';

const COMMANDS = howMuch(40, 1_000);
const TOGETHER = 8;
const QUESTIONS = ['naming', 'paying', 'sending'];

const FILES = {
  'SPEC.md': SPEC,
  ...Object.fromEntries(QUESTIONS.map((id) => [`questions/${id}/question.md`, QUESTION.replace('named', id)])),
};

function serve(root: string): Promise<LiveWorkspace> {
  return openLiveWorkspace({
    store: openFolder(root),
    name: 'demo',
    now: () => new Date(),
    onError: (error) => {
      throw error;
    },
  });
}

/** Sends commands, some at once, each to any of the servers. Gives the files of which they said that they are kept. */
async function sendAll(lives: readonly LiveWorkspace[], chance: Chance) {
  const kept = new Map<string, string>();
  const by = { name: 'Ada', role: '' };
  const numbers = new Map(QUESTIONS.map((id) => [id, 1]));
  const next = (at: number) => {
    const id = `command-${String(at).padStart(8, '0')}`;
    const question = QUESTIONS[chance.below(QUESTIONS.length)] ?? '';
    const value = `Said at ${at}. `.repeat(1 + chance.below(30)).trim();
    if (!chance.happens(0.2))
      return { id, type: 'respond', payload: { by, question, reply: { says: 'value', value } } };
    const result = { outcome: 'decided', value };
    const live = lives[0]?.workspace().question(question);
    const seen = lives.flatMap(
      (one) =>
        one
          .workspace()
          .question(question)
          ?.responses.map((said) => said.id) ?? [],
    );
    const number = Math.max(numbers.get(question) ?? 1, (live?.decisions.length ?? 0) + 1);
    return { id, type: 'decide', payload: { by, question, number, result, restsOn: [], against: [], seen } };
  };
  for (let at = 0; at < COMMANDS; at += TOGETHER) {
    const batch = Array.from({ length: TOGETHER }, (_, more) => next(at + more));
    const sent = batch.map(async (command) => {
      const result = await lives[chance.below(lives.length)]?.handle(command);
      if (result?.status !== 201) return expect([400, 404, 409, 412], JSON.stringify(result)).toContain(result?.status);
      for (const fact of result.facts) {
        kept.set(factPath(fact), factFile(fact).text);
        if (fact.fact === 'decision')
          numbers.set(fact.question, Math.max(numbers.get(fact.question) ?? 1, fact.number + 1));
      }
    });
    await Promise.all(sent);
  }
  return kept;
}

function isAllThere(root: string, kept: ReadonlyMap<string, string>): void {
  const files = filesIn(root);
  expect([...kept].filter(([path, text]) => files[path] !== text).map(([path]) => path)).toEqual([]);
  const known = Object.entries(files).filter(([path]) => !path.includes('/.') && !path.startsWith('.'));
  expect(
    readWorkspace(
      known.map(([path, text]) => ({ path, text })),
      'demo',
    ).quarantined,
  ).toEqual([]);
}

test(`two servers on one folder take ${COMMANDS} commands: all that was acknowledged is there, each number was taken once`, async () => {
  const chance = chanceOf(seedOfRun('two servers'));
  const { root } = scratch(FILES);
  const lives = await Promise.all([serve(root), serve(root)]);
  for (const live of lives) live.follow();
  const kept = await sendAll(lives, chance);
  // Both come to know the same, and the texts follow from it.
  const ids = (live: LiveWorkspace) => live.snapshot().facts.map(factPath).sort();
  await vi.waitFor(() => expect(ids(lives[0])).toEqual(ids(lives[1])), { timeout: AWAITED });
  for (const live of lives) await live.close();
  isAllThere(root, kept);
  expect(kept.size).toBeGreaterThan(COMMANDS / 2);
  expect(unfillSpec(filesIn(root)['SPEC.md'] ?? '')).toBe(SPEC);
});

test(`git and an editor change the folder during ${COMMANDS} commands: all that was acknowledged is there, and all that was typed`, async () => {
  const chance = chanceOf(seedOfRun('git and editors'));
  const { root } = scratch(FILES);
  git(root, 'init', '-q', '-b', 'main');
  writeGitAttributes(root);
  commitAll(root, 'The workspace');
  commitAll(root, 'Something to go back from');
  const live = await serve(root);
  live.follow();
  const typed: string[] = [];
  const branches = { merge: 0, rebase: 0 };
  const sent = { isOver: false };
  const goesOn = async () => {
    while (!sent.isOver) {
      const how = chance.happens(0.5) ? 'merge' : 'rebase';
      branches[how] += await leavesAndComesBack(root, branches.merge + branches.rebase, how);
      // An editor saves by a new file that takes the place of the old one.
      typed.push(`Typed ${typed.length}.`);
      const text = readFileSync(join(root, 'SPEC.md'), 'utf8');
      writeFileSync(join(root, '.SPEC.md.swp'), text.replace('Clerks write', `${typed.at(-1)} Clerks write`));
      renameSync(join(root, '.SPEC.md.swp'), join(root, 'SPEC.md'));
    }
  };
  const going = goesOn();
  const kept = await sendAll([live], chance);
  sent.isOver = true;
  await going;
  await live.close();
  commitAll(root, 'All of it');
  isAllThere(root, kept);
  const spec = filesIn(root)['SPEC.md'] ?? '';
  expect(typed.filter((words) => !spec.includes(words))).toEqual([]);
  process.stdout.write(`git and editors: ${kept.size} files, ${JSON.stringify(branches)}, ${typed.length} saves\n`);
});

/**
 * Goes to the commit before, makes a branch there, comes back and joins the two, while the server writes: what is not
 * committed stays where it is; what was, goes and comes back. Gives how many branches were joined.
 */
async function leavesAndComesBack(root: string, number: number, how: 'merge' | 'rebase'): Promise<number> {
  const on = (...args: readonly string[]) => gitBeside(root, ...args);
  const side = `side-${number}-${how}`;
  await on('add', '-A');
  await on('commit', '-q', '--no-verify', '--allow-empty', '-m', 'Before');
  const isThere = await on('checkout', '-q', '-B', side, 'HEAD~1');
  writeFileSync(join(root, `${side}.txt`), 'An own commit');
  await on('add', `${side}.txt`);
  await on('commit', '-q', '--no-verify', '-m', side);
  if (!isThere) return 0;
  if (how === 'rebase') await on('rebase', '-q', 'main');
  // What the server has written meanwhile may stand in the way: it is committed with the branch, and joined.
  for (;;) {
    if (await on('checkout', '-q', 'main')) break;
    await on('rebase', '--abort');
    await on('add', '-A');
    await on('commit', '-q', '--no-verify', '-m', 'In the way');
  }
  for (;;) {
    if (await on('merge', '-q', '--no-edit', side)) return 1;
    await on('add', '-A');
    await on('commit', '-q', '--no-verify', '-m', 'In the way');
  }
}
