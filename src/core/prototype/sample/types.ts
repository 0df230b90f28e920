import type { Faker } from '@faker-js/faker';

/** The same options and model always give the same records. */
export interface SampleOptions {
  /** Name of the workspace; a part of every seed. */
  readonly workspace: string;
  /** The day on which the records are seen, `YYYY-MM-DD`; stored, so that dates stay the same. */
  readonly refDate: string;
  /** `GENERATOR_VERSION` when the records were first shown; stored, so that a screen can say when they would differ. */
  readonly generator: number;
  /**
   * Gives names of people, places and products in its own locale. Null while it is not loaded, or not needed: names
   * become plain words such as “Customer 3”.
   */
  readonly faker: Faker | null;
  readonly pinned: readonly PinnedRecord[];
  /** How many records of an entity, at most 10,000; 12 by default. */
  readonly count?: (entity: string) => number;
}

/** A record that somebody wrote down: its values stay, and what it leaves open is generated. */
export interface PinnedRecord {
  readonly entity: string;
  readonly id: string;
  /** By field id, or by relation id for linked ids; null is an empty field. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Id or label of the state it is in. */
  readonly state?: string;
}

type CellReason =
  | 'pinned'
  | 'edited'
  | 'example'
  | 'choice'
  | 'state'
  | 'constant'
  | 'reference'
  | 'pattern'
  | 'type'
  | 'name'
  | 'computed'
  | 'derived'
  | 'hole';

export interface Cell {
  /**
   * Text, number, boolean, `YYYY-MM-DD`, a moment in ISO 8601, `{ amount, unit }` for money in a known currency, the id
   * of a linked record or a list of them. Null: empty. Undefined: a hole.
   */
  readonly value: unknown;
  readonly reason: CellReason;
  /** For people: “guessed from the name “E-mail””. */
  readonly says: string;
  /** Only filler: generated words without any source, drawn as such. */
  readonly isFiller?: true;
  /** For a hole: the question whose answer would fill it. */
  readonly question?: string;
}

/** A record came into a state: one entry of its history. */
export interface Visit {
  readonly cycle: string;
  /** Ids of states; `from` is null for the first visit. */
  readonly from: string | null;
  readonly to: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The role, the clock or the system, in the words used; empty while it is not known. */
  readonly by: string;
  /** The name of the transition, if it has one. */
  readonly event?: string;
  /** The reason that was given, and what else was typed. */
  readonly why?: string;
}

export interface SampleRow {
  /** Does not depend on the number of records, nor on their order. */
  readonly id: string;
  readonly entity: string;
  /** Place in the list, from 0. */
  readonly row: number;
  /** By field id; empty while nobody has named a field. */
  readonly cells: ReadonlyMap<string, Cell>;
  /** Id of the state, by life cycle id. */
  readonly states: ReadonlyMap<string, string>;
  readonly history: readonly Visit[];
  /** The record’s number, where the number is no field and there is an example of it; for a new record its id. */
  readonly number?: string | undefined;
  /**
   * Ids of linked records, by relation id; for a relation between records of one entity, the reverse direction is under
   * `backLink(relation id)`. Absent: the cardinality is not known.
   */
  readonly links: ReadonlyMap<string, readonly string[]>;
}

/** Rows are made on demand, and once. */
export interface SampleSet {
  readonly rows: (entity: string) => readonly SampleRow[];
  readonly row: (entity: string, id: string) => SampleRow | undefined;
  /** `count` rows from index `from` on; fewer at the end. */
  readonly page: (entity: string, from: number, count: number) => readonly SampleRow[];
  /** How many there are, without making them. */
  readonly size: (entity: string) => number;
}

/** A record that satisfies all rules, or why there is none. */
export type SatisfyingExample =
  | { readonly ok: true; readonly row: SampleRow }
  | {
      readonly ok: false;
      /** One plain sentence: which rules contradict each other, or what is missing. */
      readonly sentence: string;
      readonly fields: readonly string[];
      /** Ids of rules; the field’s label where the rule comes from the field itself and has no id. */
      readonly rules: readonly string[];
      /** Every rule that was not met reads other records, so that with others it might be. */
      readonly hangsOnOthers?: true;
    };
