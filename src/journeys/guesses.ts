import { bankQuestion } from '#core/slots/bank.ts';

/** The guess that a placeholder makes for a question, in the form of its shape. */
export function guessFor(id: string): string {
  return bankQuestion(id)?.guess.value ?? '';
}
