import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type BankQuestion, parseValue, type Tone, type Value } from '#core/index.ts';
import { inTone, useTone } from '../workspace/store.ts';

/** A guess as the text that a placeholder shows, and as the value that the button “Right” records. */
interface GuessShown {
  readonly text: string;
  readonly value: Value;
}

const GuessContext = createContext<ReadonlyMap<string, GuessShown>>(new Map());

/** Provides the guesses of a kind. They are part of the placeholder’s own chunk, never of the first load. */
export function GuessProvider({ of, children }: { of: readonly BankQuestion[]; children: ReactNode }) {
  const tone = useTone();
  const guesses = useMemo(() => new Map(of.flatMap((question) => entry(question, tone))), [of, tone]);
  return <GuessContext value={guesses}>{children}</GuessContext>;
}

function entry({ id, guess, shape }: BankQuestion, tone: Tone): [string, GuessShown][] {
  const value = parseValue(guess.value, shape);
  const text = inTone(tone, { playful: guess.says, sober: guess.sober ?? guess.says });
  return value.ok ? [[id, { text, value: value.value }]] : [];
}

export function useGuess(id: string): GuessShown | undefined {
  return useContext(GuessContext).get(id);
}
