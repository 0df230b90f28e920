import { useSyncExternalStore } from 'react';
import { openWorkspace, type Workspace } from '#core/index.ts';
import { openReaders } from '../kit/emitter.ts';
import { openDrafts } from '../session/kept-drafts.ts';
import { askSession } from '../session/session.ts';
import { openDevice } from '../sync/device.ts';
import { fetchWorkspace, type Opened } from './link.ts';
import { useWorkspaceAt } from './workspace-at.tsx';

/** What the page knows: the files as read, everything derived from them, and how the line stands. */
export interface Known {
  readonly opened: Opened;
  /** With what was said on this device and is not saved yet. */
  readonly workspace: Workspace;
  readonly live: boolean;
  /** Whether what is typed here outlives the page. */
  readonly keeps: boolean;
  /** Why one is not in any more; null while one is. */
  readonly gone: string | null;
}

let known: Known | null = null;
let opening: Promise<Known | null> | null = null;
const readers = openReaders();

/** Opens the workspace once. Resolves to what is known by now; to null where nobody lets this browser in. */
export async function enterWorkspace(): Promise<Known | null> {
  if (known && known.gone === null) return known;
  opening ??= open().finally(() => {
    opening = null;
  });
  return await opening;
}

async function open(): Promise<Known | null> {
  const [opened, { keeps }] = await Promise.all([fetchWorkspace(), openDevice(), openDrafts(), askSession()]);
  return opened && publish({ opened, workspace: openWorkspace(opened), live: true, keeps, gone: null });
}

function publish(next: Known): Known {
  known = next;
  readers.tell();
  return next;
}

/** What is known by now; null before the workspace is open. */
export function knownNow(): Known | null {
  return known;
}

/** Shows that something is known otherwise now. */
export function know(otherwise: Partial<Known>): void {
  if (known) publish({ ...known, ...otherwise });
}

/** The workspace as known now; only below the root route, whose loader has opened it. */
export function useKnown(): Known {
  const now = useSyncExternalStore(readers.subscribe, knownNow, knownNow);
  if (!now) throw new Error('The workspace is used before it is open.');
  return now;
}

/** Everything derived from the files; below `WorkspaceAt`, of the files as they were then. */
export function useWorkspace(): Workspace {
  const now = useSyncExternalStore(readers.subscribe, knownNow, knownNow);
  const workspace = useWorkspaceAt() ?? now?.workspace;
  if (!workspace) throw new Error('The workspace is used before it is open.');
  return workspace;
}
