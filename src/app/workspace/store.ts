import { createContext, use } from 'react';
import { openWorkspace, type Workspace } from '#core/index.ts';
import { createStore } from '../kit/store.ts';
import { openDrafts } from '../session/draft-storage.ts';
import { askSession } from '../session/session.ts';
import { openDeviceStorage } from '../sync/device-storage.ts';
import { fetchWorkspace, type WorkspaceSnapshot } from './workspace-snapshot.ts';

/** What the page knows: the files as read, everything derived from them, and whether the stream is connected. */
export interface WorkspaceState {
  readonly opened: WorkspaceSnapshot;
  /** Includes what was said on this device and is not saved yet. */
  readonly workspace: Workspace;
  readonly live: boolean;
  /** Whether what is typed here outlives the page. */
  readonly keeps: boolean;
  /** Why this person is no longer in; null while they are. */
  readonly gone: string | null;
}

const workspaceStore = createStore<WorkspaceState | null>(null);
let opening: Promise<WorkspaceState | null> | null = null;

/** Opens the workspace once. Resolves to what is known by now; to null where nobody lets this browser in. */
export async function enterWorkspace(): Promise<WorkspaceState | null> {
  const now = workspaceStore.get();
  if (now?.gone === null) return now;
  opening ??= loadWorkspace().finally(() => {
    opening = null;
  });
  return await opening;
}

async function loadWorkspace(): Promise<WorkspaceState | null> {
  const [opened, { keeps }] = await Promise.all([fetchWorkspace(), openDeviceStorage(), openDrafts(), askSession()]);
  if (opened) workspaceStore.set({ opened, workspace: openWorkspace(opened), live: true, keeps, gone: null });
  return opened && workspaceStore.get();
}

export const workspaceStateNow = workspaceStore.get;

export function changeWorkspaceState(to: Partial<WorkspaceState>): void {
  const now = workspaceStore.get();
  if (now) workspaceStore.set({ ...now, ...to });
}

/** The workspace as known now; only below the root route, whose loader has opened it. */
export function useWorkspaceState(): WorkspaceState {
  const now = workspaceStore.use();
  if (!now) throw new Error('The workspace is used before it is open.');
  return now;
}

/** Shows everything below another workspace than the open one: as it was before a walkthrough, say. */
export const WorkspaceAt = createContext<Workspace | null>(null);

/** Everything derived from the files; below `WorkspaceAt`, of the files as they were then. */
export function useWorkspace(): Workspace {
  const now = workspaceStore.use();
  const workspace = use(WorkspaceAt) ?? now?.workspace;
  if (!workspace) throw new Error('The workspace is used before it is open.');
  return workspace;
}
