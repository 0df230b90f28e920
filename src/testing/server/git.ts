import { execFile, execFileSync } from 'node:child_process';

const WHO = ['-c', 'user.name=Kim', '-c', 'user.email=kim@example.org', '-c', 'commit.gpgsign=false'];

/** What a Git command says. Throws where it fails. */
export function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync('git', [...WHO, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

export function commitAll(cwd: string, message: string): void {
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-q', '--no-verify', '--allow-empty', '-m', message);
}

/** Runs Git beside whatever else goes on. Whether it did what it was told: it refuses where it would lose something. */
export function gitBeside(cwd: string, ...args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile('git', [...WHO, ...args], { cwd }, (error) => resolve(error === null));
  });
}
