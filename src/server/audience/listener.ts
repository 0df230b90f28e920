import { type Onlooker, speakerKey } from '#core/index.ts';
import type { Viewer } from '../access/viewer.ts';

/** Whoever is told something, as far as it matters for what they are told. */
export interface Listener extends Onlooker {
  /** Key of their speaker; empty where nobody has said who they are. */
  readonly key: string;
}

export function listenerOf({ as, speaker }: Viewer): Listener {
  return { speaker, isFacilitator: as === 'facilitator', key: speaker ? speakerKey(speaker) : '' };
}
