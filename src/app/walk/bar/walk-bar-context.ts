import type { WalkthroughView } from '#core/index.ts';
import type { FollowEvent, FollowState } from '../follow/follow.ts';

export interface WalkBarContext {
  readonly view: WalkthroughView;
  readonly at: string;
  readonly follow: FollowState;
  readonly dispatchFollow: (event: FollowEvent) => void;
  /** Opens the dialog that parks a question; null for people who may not ask. */
  readonly park: (() => void) | null;
}
