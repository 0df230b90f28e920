import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type BankQuestion, parseValue, type Value } from '#core/index.ts';

/** What a placeholder shows in place of an answer, and the same as an answer that *Right* records. */
export interface GuessShown {
  readonly says: string;
  readonly value: Value;
}

const GuessContext = createContext<ReadonlyMap<string, GuessShown>>(new Map());

/** Gives a placeholder the guesses of its kind. They come with the placeholder's own chunk, never with the first load. */
export function GuessProvider({ of, children }: { of: readonly BankQuestion[]; children: ReactNode }) {
  const guesses = useMemo(() => new Map(of.flatMap(entry)), [of]);
  return <GuessContext value={guesses}>{children}</GuessContext>;
}

function entry({ id, guess, shape }: BankQuestion): [string, GuessShown][] {
  const value = parseValue(guess.value, shape);
  return value.ok ? [[id, { says: guess.says, value: value.value }]] : [];
}

export function useGuess(id: string): GuessShown | undefined {
  return useContext(GuessContext).get(id);
}
