import { createContext, use } from 'react';
import { openWorkspace, type Tone, type Workspace } from '#core/index.ts';
import { createStore } from '../kit/store.ts';
import { openDrafts } from '../session/draft-storage.ts';
import { askSession, recallSession } from '../session/session.ts';
import { openDeviceStorage } from '../sync/device-storage.ts';
import { forgetLastKnown, readLastKnown } from '../sync/last-known.ts';
import { fetchWorkspace, type LastKnown, NoAnswer, type WorkspaceSnapshot } from './workspace-snapshot.ts';

/** What the page knows: the files as read, everything derived from them, and whether the stream is connected. */
export interface WorkspaceState {
  readonly opened: WorkspaceSnapshot;
  /** Includes what was said on this device and is not saved yet. */
  readonly workspace: Workspace;
  readonly live: boolean;
  /** Whether what is typed here outlives the page. */
  readonly isPersistent: boolean;
  /** Why this person is no longer in; null while they are. */
  readonly endedBecause: string | null;
}

const workspaceStore = createStore<WorkspaceState | null>(null);
let opening: Promise<WorkspaceState | null> | null = null;

/**
 * Opens the workspace once. Resolves to its present state, or while the server is out of reach to the last one known
 * here; null: this browser is not let in.
 */
export async function enterWorkspace(): Promise<WorkspaceState | null> {
  const now = workspaceStore.get();
  if (now?.endedBecause === null) return now;
  opening ??= loadWorkspace().finally(() => {
    opening = null;
  });
  return await opening;
}

async function loadWorkspace(): Promise<WorkspaceState | null> {
  const [read, { isPersistent }] = await Promise.all([
    readWorkspace(),
    openDeviceStorage(),
    openDrafts(),
    askSession(),
  ]);
  if (read === null) return null;
  workspaceStore.set({ ...read, workspace: openWorkspace(read.opened), isPersistent, endedBecause: null });
  return workspaceStore.get();
}

async function readWorkspace(): Promise<Pick<WorkspaceState, 'opened' | 'live'> | null> {
  try {
    const opened = await fetchWorkspace();
    // Whatever is known from before is older, of another workspace, or not for this person any more.
    forgetLastKnown();
    return opened && { opened, live: true };
  } catch (error) {
    const known = error instanceof NoAnswer ? await readLastKnown<LastKnown>() : null;
    if (known === null) throw error;
    recallSession(known.session);
    return { opened: known.opened, live: false };
  }
}

export const workspaceStateNow = workspaceStore.get;

export function changeWorkspaceState(to: Partial<WorkspaceState>): void {
  const now = workspaceStore.get();
  if (now) workspaceStore.set({ ...now, ...to });
}

/** The present state; only below the root route, whose loader has opened the workspace. */
export function useWorkspaceState(): WorkspaceState {
  const now = workspaceStore.use();
  if (!now) throw new Error('The workspace is used before it is open.');
  return now;
}

/** Another workspace than the open one for everything below, such as an earlier state of it. */
export const WorkspaceAt = createContext<Workspace | null>(null);

/** Everything derived from the files; below `WorkspaceAt`, of the files as they were then. */
export function useWorkspace(): Workspace {
  const now = workspaceStore.use();
  const workspace = use(WorkspaceAt) ?? now?.workspace;
  if (!workspace) throw new Error('The workspace is used before it is open.');
  return workspace;
}

/** The tone of the workspace, the same for everybody. */
export function useTone(): Tone {
  return useWorkspace().tone;
}

/** What to say in a tone: a joke for the playful one, the same without it for the sober one. */
export function inTone<T>(tone: Tone, words: Readonly<Record<Tone, T>>): T {
  return words[tone];
}
