import type { Fact, Speaker } from '#core/index.ts';
import type { Change, RoomState } from '#core/room.ts';
import type { Saying } from './entry.ts';
import type { OutboxState } from './outbox.ts';

/** The kinds of change, as the stream names them. */
export const CHANGE_KINDS = [
  'facts',
  'spec',
  'quarantined',
  'records',
  'trouble',
  'source',
  'snapshot',
] as const satisfies readonly Change['kind'][];

/** What a page tells the line, which may stand in the page itself or be shared by all tabs of the browser. */
export type PageSays =
  /** The page has read this workspace as it was at this place in the stream. */
  | { readonly say: 'here'; readonly place: string; readonly workspace: string }
  /** Who this browser is to the server (null: nobody in particular), and under whose name alone it speaks (null: under any). */
  | { readonly say: 'speaker'; readonly person: string | null; readonly speaker: Speaker | null }
  /** This browser is somebody else to the server now. */
  | { readonly say: 'anew' }
  /** Something was put into the outbox, or changed there. */
  | { readonly say: 'look' }
  /** Somebody looks at the page again. */
  | { readonly say: 'wake'; readonly changed: boolean }
  | { readonly say: 'bye' };

/** What the line tells its pages. */
export type LineSays =
  /** The first word to a page: where the stream is, and how all stands. */
  | {
      readonly told: 'welcome';
      readonly place: string | null;
      readonly live: boolean;
      readonly outbox: OutboxState;
      readonly room: RoomState | null;
    }
  | { readonly told: 'change'; readonly place: string; readonly change: Change }
  | { readonly told: 'room'; readonly room: RoomState }
  | { readonly told: 'live'; readonly live: boolean }
  | { readonly told: 'outbox'; readonly outbox: OutboxState }
  | { readonly told: 'taken'; readonly command: Saying; readonly facts: readonly Fact[] }
  /** This browser is somebody else to the server now: read everything again. */
  | { readonly told: 'anew' }
  /** The session has ended; why. */
  | { readonly told: 'gone'; readonly problem: string }
  /** The answer to `wake`: the line is there. */
  | { readonly told: 'awake' };
