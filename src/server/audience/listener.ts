import type { Onlooker } from '#core/index.ts';
import type { Viewer } from '../access/viewer.ts';

/** Whoever is told something, as far as it matters for what they are told. */
export interface Listener extends Onlooker {
  /** The same for all who may see the same; empty where nobody has said who they are. */
  readonly key: string;
}

export function listenerOf({ as, speaker }: Viewer): Listener {
  return { speaker, isFacilitator: as === 'facilitator', key: speaker ? JSON.stringify(speaker) : '' };
}
