import type {
  Fact,
  Quarantined,
  RecordFile,
  SampleSettings,
  SpecReading,
  WalkthroughView,
} from '#core/index.ts';

/** What those who look at a workspace are told. `snapshot`: so much has changed that all must be fetched again. */
export type Change =
  | FactsAdded
  | { readonly kind: 'spec'; readonly spec: SpecReading; readonly problem: string | null }
  | { readonly kind: 'quarantined'; readonly quarantined: readonly Quarantined[] }
  | {
      readonly kind: 'records';
      readonly records: readonly RecordFile[];
      readonly sample: SampleSettings | null;
    }
  | { readonly kind: 'trouble'; readonly sentence: string | null }
  | { readonly kind: 'snapshot' };

/** New facts, and answers that may be seen from now on. */
export interface FactsAdded {
  readonly kind: 'facts';
  readonly added: readonly Fact[];
  /** The walkthroughs as they stood then: they say who may be told which of the facts. */
  readonly walks: ReadonlyMap<string, WalkthroughView>;
}
