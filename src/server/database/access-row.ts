import type { Database } from './connection.ts';
import type { WakeUps } from './wake-ups.ts';

/**
 * The private text of a workspace, its people and invitations: like the file in the user’s state folder, but several
 * servers change it. So it is written only over the version that was read.
 */
export function openAccessRow({ query }: Database, wakeUps: WakeUps, workspace: number) {
  const topic = `${workspace}/access`;
  /** 0: there is none. */
  let version = 0;
  const changed = async (): Promise<string | null> => {
    const [row] = await query<{ text: string; version: number }>(
      'select text, version from specwalk.access where workspace = $1 and version <> $2',
      [workspace, version],
    );
    version = row?.version ?? version;
    return row?.text ?? null;
  };
  return {
    read: changed,
    changed,
    write: async (text: string) => {
      const [row] = await query<{ version: number }>(
        `insert into specwalk.access (workspace, text) values ($1, $2)
         on conflict (workspace) do update set text = excluded.text, version = access.version + 1
         where access.version = $3
         returning version`,
        [workspace, text, version],
      );
      if (!row) return false;
      version = row.version;
      wakeUps.wakeOthers(topic);
      return true;
    },
    setAside: async () => {
      const [row] = await query<{ version: number }>(
        'update specwalk.access set version = version + 1 where workspace = $1 returning version',
        [workspace],
      );
      version = row?.version ?? version;
      return `nowhere: the next change replaces them in specwalk.access, workspace ${workspace}`;
    },
    watch: (onChange: () => Promise<void>) => wakeUps.subscribe(topic, onChange),
  };
}
