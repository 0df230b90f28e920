import type { RecordFile } from '../../facts/records/record-file.ts';
import type { SampleSettings } from '../../facts/records/sample-file.ts';
import type { Fact, QuarantinedFile } from '../../facts/types.ts';
import type { SpecReading } from '../../spec/types.ts';

/** What happened in a workspace, as its pages receive it. */
export type WorkspaceChange =
  | { readonly kind: 'facts'; readonly added: readonly Fact[] }
  | { readonly kind: 'spec'; readonly spec: SpecReading; readonly problem: string | null }
  | { readonly kind: 'quarantined'; readonly quarantined: readonly QuarantinedFile[] }
  | {
      readonly kind: 'records';
      readonly records: readonly RecordFile[];
      readonly sample: SampleSettings | null;
    }
  | { readonly kind: 'trouble'; readonly sentence: string | null }
  /** Why SPEC.md cannot follow the document that it was copied from, or null; sent only to facilitators. */
  | { readonly kind: 'source'; readonly sentence: string | null }
  /** Too much to send one by one: all must be fetched again. */
  | { readonly kind: 'snapshot' };
