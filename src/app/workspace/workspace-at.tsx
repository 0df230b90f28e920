import { createContext, type ReactNode, use } from 'react';
import type { Workspace } from '#core/index.ts';

const Context = createContext<Workspace | null>(null);

/** Shows another workspace than the one that is open to everything below: as it was before a walkthrough, say. */
export function WorkspaceAt({ workspace, children }: { workspace: Workspace; children: ReactNode }) {
  return <Context value={workspace}>{children}</Context>;
}

/** The workspace that is shown instead of the one that is open, or null. */
export function useWorkspaceAt(): Workspace | null {
  return use(Context);
}
