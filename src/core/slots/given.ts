/** What must be so for a question to be asked. While nobody has said, it waits; what was answered already stays. */
export type Given = {
  /** Why it is not asked otherwise, in one sentence. */
  readonly otherwise: string;
} & (
  | {
      /** The slot of an answer that is none of `not`: about the same item, and of the same entity. */
      readonly at: string;
      readonly not: readonly string[];
    }
  | {
      /** The slot of an answer that names at least so many. */
      readonly at: string;
      readonly least: number;
    }
  | {
      /** There are at least so many of them. */
      readonly of: 'roles';
      readonly least: number;
    }
);
