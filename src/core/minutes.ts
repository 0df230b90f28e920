/**
 * The door to what a walkthrough came to: its minutes, what waits for whom, and what has changed. It holds the model,
 * so it is for chunks that are fetched when a page needs them, the server and the command line.
 */
export { saidByWords, speakerWords } from './facts/signed-words.ts';
export { type BurnDown, burnDownOf } from './walkthrough/burn-down.ts';
export { calendarFile } from './walkthrough/calendar.ts';
export { type Coverage, coverageOf } from './walkthrough/coverage.ts';
export type { DiffLine } from './walkthrough/minutes/line-diff.ts';
export { minutesFiles } from './walkthrough/minutes/minutes-files.ts';
export { minutesOf } from './walkthrough/minutes/minutes-of.ts';
export { minutesText } from './walkthrough/minutes/minutes-text.ts';
export type { ScreenChange } from './walkthrough/minutes/product-changes.ts';
export { minutesBetween } from './walkthrough/minutes/stations.ts';
export type * from './walkthrough/minutes/types.ts';
export {
  beforeWords,
  changeLines,
  decisionWords,
  otherWords,
  partsOf,
  roundWords,
  speakersWords,
} from './walkthrough/minutes/words.ts';
export { type OwnList, ownListOf } from './walkthrough/own-list.ts';
export { mailAddress, reminderOf } from './walkthrough/reminder.ts';
export { type Look, lookAt, type Since, sinceLook } from './walkthrough/since.ts';
export { type Task, type TasksOf, tasksByPerson, taskWords } from './walkthrough/tasks.ts';
