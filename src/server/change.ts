import type { Fact, Quarantined, RecordFile, SampleSettings, SpecReading } from '#core/index.ts';

/** What everybody who looks at a workspace is told. `snapshot`: so much has changed that all must be fetched again. */
export type Change =
  | { readonly kind: 'facts'; readonly added: readonly Fact[] }
  | { readonly kind: 'spec'; readonly spec: SpecReading; readonly problem: string | null }
  | { readonly kind: 'quarantined'; readonly quarantined: readonly Quarantined[] }
  | {
      readonly kind: 'records';
      readonly records: readonly RecordFile[];
      readonly sample: SampleSettings | null;
    }
  | { readonly kind: 'trouble'; readonly sentence: string | null }
  | { readonly kind: 'snapshot' };
