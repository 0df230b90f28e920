import type { Database } from './database/connection.ts';
import { type DatabaseWorkspace, findWorkspace, listWorkspaces } from './database/workspaces.ts';
import type { WorkspaceApp } from './workspace-app.ts';

/** Milliseconds between two looks at which workspaces are archived or idle, and after which one is idle. */
const LOOK_INTERVAL = 2_000;
const IDLE = 10 * 60_000;

interface ServedWorkspace {
  readonly workspace: DatabaseWorkspace;
  readonly app: WorkspaceApp;
  readonly started: Promise<unknown>;
  used: number;
}

/** The workspaces in memory: opened when somebody asks, closed when they are archived or nobody has asked for a while. */
export function openWorkspaces(database: Database, openApp: (workspace: DatabaseWorkspace) => Promise<WorkspaceApp>) {
  const opened = new Map<string, Promise<ServedWorkspace | null>>();
  const ready = new Map<string, ServedWorkspace>();

  const open = async (name: string): Promise<ServedWorkspace | null> => {
    const workspace = await findWorkspace(database, name);
    if (!workspace || workspace.archived) return null;
    const app = await openApp(workspace);
    const one = { workspace, app, started: app.start(), used: Date.now() };
    ready.set(name, one);
    return one;
  };
  const close = async (name: string, { app, started }: ServedWorkspace) => {
    opened.delete(name);
    ready.delete(name);
    app.endStreams();
    await started;
    await app.written();
  };
  const look = async () => {
    if (ready.size === 0) return;
    const archived = new Set(
      (await listWorkspaces(database)).filter((workspace) => workspace.archived).map(({ name }) => name),
    );
    for (const [name, one] of ready) {
      if (one.app.streams() > 0) one.used = Date.now();
      if (archived.has(name) || one.used + IDLE < Date.now()) await close(name, one);
    }
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_INTERVAL).unref();
  return {
    /** The app of a workspace; null: there is none, or it is archived. */
    open: async (name: string) => {
      let opening = opened.get(name);
      if (!opening) {
        opening = open(name);
        opened.set(name, opening);
        const forget = () => opened.delete(name);
        void opening.then((one) => one === null && forget(), forget);
      }
      const one = await opening;
      if (one) one.used = Date.now();
      return one?.app.app ?? null;
    },
    count: () => ready.size,
    streams: () => [...ready.values()].reduce((sum, { app }) => sum + app.streams(), 0),
    close: async () => {
      clearInterval(timer);
      await Promise.allSettled(opened.values());
      await Promise.all([...ready].map(([name, one]) => close(name, one)));
    },
  };
}
