import { memoizeByDeps } from '../../base/memoize.ts';
import { pluralOf } from '../../english/plural.ts';
import type { Question } from '../../facts/types.ts';
import { KINDS } from '../../kinds/kinds.ts';
import type { ProductKind } from '../../kinds/product-kind.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { kindsSaid } from './kinds-said.ts';

/** What a form begins with that nobody has said: wrong until somebody has corrected it, and nowhere else to be seen. */
export interface FirstGuess {
  readonly value: readonly (readonly string[])[];
  /** The kinds from which it is guessed, as a person names them. */
  readonly kinds: readonly string[];
}

/** How many of the people or things of several kinds make a guess; more would be work to remove. */
const MOST = 5;

const GUESSES: Readonly<Record<string, (kinds: readonly ProductKind[]) => readonly (readonly string[])[]>> = {
  'purpose.groups': (kinds) => kinds.flatMap(({ roles }) => roles.map((role) => [role, '', '', ''])),
  'roles.grants': (kinds) => kinds.flatMap(({ roles }) => roles.map((role) => [role, '', ''])),
  'entities.records': (kinds) =>
    // Names alone: what stands on their records differs even between products of one kind.
    kinds.flatMap(({ things }) => things.map(({ name }) => [name, '', '', '', pluralOf(name)])),
};

const guessOf = memoizeByDeps<Question, FirstGuess | undefined>();

/** The people and things that are usual for the kind of product, where nobody has said any; the same object each time. */
export function firstGuess(
  { question, responses, decision }: QuestionView,
  workspace: Workspace,
): FirstGuess | undefined {
  const rowsIn = GUESSES[question.id];
  if (!rowsIn || responses.length > 0 || decision) return undefined;
  const ids = kindsSaid(workspace);
  return guessOf(question, [ids.join(' ')], () => {
    const kinds = KINDS.filter(({ id }) => ids.includes(id));
    const named = new Map(rowsIn(kinds).map((row) => [foldCase(row[0] ?? ''), row]));
    const value = [...named.values()].slice(0, MOST);
    return value.length === 0 ? undefined : { value, kinds: kinds.map(({ label }) => label) };
  });
}
