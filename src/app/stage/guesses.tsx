import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type BankQuestion, parseValue, type Value } from '#core/index.ts';

/** A guess as the text that a placeholder shows, and as the value that the button “Right” records. */
interface GuessShown {
  readonly text: string;
  readonly value: Value;
}

const GuessContext = createContext<ReadonlyMap<string, GuessShown>>(new Map());

/** Provides the guesses of a kind. They are part of the placeholder’s own chunk, never of the first load. */
export function GuessProvider({ of, children }: { of: readonly BankQuestion[]; children: ReactNode }) {
  const guesses = useMemo(() => new Map(of.flatMap(entry)), [of]);
  return <GuessContext value={guesses}>{children}</GuessContext>;
}

function entry({ id, guess, shape }: BankQuestion): [string, GuessShown][] {
  const value = parseValue(guess.value, shape);
  return value.ok ? [[id, { text: guess.says, value: value.value }]] : [];
}

export function useGuess(id: string): GuessShown | undefined {
  return useContext(GuessContext).get(id);
}
