import type { Decision, Fact } from '#core/index.ts';

/**
 * What became of a command, with the status it has on the line. 201: done; 200: was done before; 400: has no sense; 403: is not theirs to do;
 * 404: names what is not there; 409: the number is taken; 412: others have spoken meanwhile; 422: the id was used for
 * something else; 503: nothing can be saved. `facts` of a refusal stand between its maker and success.
 */
export type CommandResult =
  | {
      readonly status: 200 | 201;
      readonly facts: readonly Fact[];
      /** Ids of the questions that a decision raised; they stand in `facts` too. */
      readonly raised?: readonly string[];
      readonly trouble?: string;
    }
  | {
      readonly status: 400 | 403 | 404 | 409 | 412 | 422 | 503;
      readonly problem: string;
      readonly facts?: readonly Fact[];
      /** The decision that did not come to be. */
      readonly attempted?: Decision;
      /** What may have been meant. */
      readonly nearest?: readonly string[];
    };
