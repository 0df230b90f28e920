import type { Fact, Speaker } from '#core/index.ts';
import type { RoomState, WorkspaceChange } from '#core/presence.ts';
import type { OutboxState } from './outbox.ts';
import type { OfflineCommand } from './outbox-entry.ts';

export const CHANGE_KINDS = [
  'facts',
  'spec',
  'quarantined',
  'records',
  'trouble',
  'source',
  'snapshot',
] as const satisfies readonly WorkspaceChange['kind'][];

/** What a page sends to the hub, which runs in the page itself or is shared by all tabs of the browser. */
export type PageMessage =
  /** The page has read this workspace as it was at this position in the stream. */
  | { readonly type: 'opened'; readonly place: string; readonly workspace: string }
  /** Who this browser is to the server (null: nobody), and the only name it may speak under (null: any). */
  | { readonly type: 'identity'; readonly person: string | null; readonly speaker: Speaker | null }
  /** Tell every tab to read everything again: the person of this browser has changed. */
  | { readonly type: 'reread' }
  /** An entry of the outbox was added or changed. */
  | { readonly type: 'outbox' }
  /** The page is visible again. */
  | { readonly type: 'wake'; readonly networkChanged: boolean }
  | { readonly type: 'close' };

export type HubMessage =
  /** The first message to a page: the position of the stream, and the state of everything. */
  | {
      readonly type: 'welcome';
      readonly place: string | null;
      readonly live: boolean;
      readonly outbox: OutboxState;
      readonly presence: RoomState | null;
    }
  | { readonly type: 'change'; readonly place: string; readonly change: WorkspaceChange }
  | { readonly type: 'presence'; readonly presence: RoomState }
  | { readonly type: 'live'; readonly live: boolean }
  | { readonly type: 'outbox'; readonly outbox: OutboxState }
  | { readonly type: 'taken'; readonly command: OfflineCommand; readonly facts: readonly Fact[] }
  /** The person of this browser has changed: read everything again. */
  | { readonly type: 'reread' }
  | { readonly type: 'gone'; readonly problem: string }
  /** The answer to `wake`: the hub is there. */
  | { readonly type: 'awake' };
