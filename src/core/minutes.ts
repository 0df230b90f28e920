/**
 * Entry point to the results of a walkthrough: its minutes, what waits for whom, and what has changed. It holds the
 * model, so it is for chunks that are fetched when a page needs them, the server and the command line.
 */
export { saidByWords, speakerWords } from './facts/speaker.ts';
export { calendarFile } from './session/calendar.ts';
export { type ChangesSince, changesSince, type SeenFacts, seenFactsOf } from './session/changes-since.ts';
export { type BurnDown, burnDownOf, type Coverage, coverageOf } from './session/coverage.ts';
export { joinOffer } from './session/join-offer.ts';
export { minutesBetween } from './session/minutes/facts-until.ts';
export type { DiffLine } from './session/minutes/line-diff.ts';
export { minutesOf } from './session/minutes/minutes-of.ts';
export { minutesFiles, minutesText } from './session/minutes/minutes-text.ts';
export * from './session/minutes/minutes-words.ts';
export type { ScreenChange } from './session/minutes/product-changes.ts';
export type * from './session/minutes/types.ts';
export { mailAddress, reminderOf } from './session/reminder.ts';
export { type PersonTasks, type Task, tasksByPerson, taskWords } from './session/tasks.ts';
export {
  minutesOf as minutesOfQuestions,
  type WaitingForPerson,
  waitingForPerson,
} from './session/waiting-for-person.ts';
