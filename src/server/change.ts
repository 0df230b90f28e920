import type { WalkthroughView } from '#core/index.ts';
import type { Change as Told } from '#core/room.ts';

/** What those who look at a workspace are told, and with new facts what says who may be told of them. */
export type Change = Exclude<Told, { readonly kind: 'facts' }> | FactsAdded;

/** New facts, and answers that may be seen from now on. */
export interface FactsAdded extends Extract<Told, { readonly kind: 'facts' }> {
  /** The walkthroughs as they stood then: they say who may be told which of the facts. */
  readonly walks: ReadonlyMap<string, WalkthroughView>;
}
