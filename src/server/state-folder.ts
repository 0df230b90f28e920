import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where Specwalk keeps what belongs to no workspace: `$XDG_STATE_HOME/specwalk`, by default in `~/.local/state`. */
export function stateFolder(env: Readonly<Record<string, string | undefined>>): string {
  const state = env.XDG_STATE_HOME?.startsWith('/') ? env.XDG_STATE_HOME : join(homedir(), '.local', 'state');
  return join(state, 'specwalk');
}
