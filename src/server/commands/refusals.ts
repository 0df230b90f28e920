import type { CommandResult } from './result.ts';

/** The refusal to replace what nobody has said. */
export function notThere(supersedes: string): CommandResult {
  return {
    status: 404,
    problem: `The answer that this one should replace, “${supersedes}”, is not there.`,
  };
}

/** The refusal of an id that stands for something else already. */
export function usedBefore(id: string): CommandResult {
  return {
    status: 422,
    problem: `The id “${id}” was used before for something else; send this with a new id.`,
  };
}
