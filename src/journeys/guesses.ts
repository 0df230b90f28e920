import {
  CALLS,
  constantsQuestions,
  ENTITIES,
  ERRORS,
  PURPOSE,
  rolesQuestions,
  SCREENS,
  STATES,
  validationQuestions,
} from '#core/index.ts';

/** Every question of the bank, for journeys that go through all of them. */
export const EVERY_QUESTION = [
  ...PURPOSE.questions,
  ...SCREENS.questions,
  ...ENTITIES.questions,
  ...STATES.questions,
  ...validationQuestions,
  ...rolesQuestions,
  ...CALLS.questions,
  ...ERRORS.questions,
  ...constantsQuestions,
];

/** The guess that a placeholder makes for a question, in the form of its shape. */
export function guessFor(id: string): string {
  return EVERY_QUESTION.find((question) => question.id === id)?.guess.value ?? '';
}
