import { spawnSync } from 'node:child_process';
import { Refusal } from '../command.ts';

/** What Git said: its output, or why there is none. */
export type GitAnswer =
  | { readonly ok: true; readonly out: Buffer }
  | { readonly ok: false; readonly says: string };

/** A repository may have come with anything in its configuration: nothing that it names there is run. */
const NO_PROGRAMS = ['--no-pager', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];

/**
 * Runs the person's own Git in a folder, never through a shell. It takes no locks and starts no watcher, so that it
 * disturbs nothing, and fetches nothing.
 */
export function git(folder: string, args: readonly string[], input = ''): GitAnswer {
  const { status, stdout, stderr, error } = spawnSync('git', [...NO_PROGRAMS, ...args], {
    cwd: folder,
    input,
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...ownEnvironment(), GIT_OPTIONAL_LOCKS: '0', GIT_ALLOW_PROTOCOL: 'none', LC_ALL: 'C' },
  });
  if (error) throw new Refusal(`${whyNot(error)}; --since needs it to look at a revision.`);
  if (status === 0) return { ok: true, out: stdout };
  return { ok: false, says: stderr.toString('utf8').trim().split('\n')[0] ?? '' };
}

/** The same for a command that only a broken repository makes fail. */
export function gitOutput(folder: string, args: readonly string[], input = ''): Buffer {
  const answer = git(folder, args, input);
  if (!answer.ok) throw new Refusal(`Git cannot tell what changed: ${answer.says}`);
  return answer.out;
}

function whyNot(error: NodeJS.ErrnoException): string {
  return error.code === 'ENOENT' ? 'Git is not to be found' : `Git cannot be started (${error.message})`;
}

/** Git tells a hook of a second working tree where the repository is, and would then take any folder for that tree. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR, ...others } = process.env;
  return others.GIT_WORK_TREE === undefined ? others : process.env;
}
