/** The door to the agenda of a walkthrough: for the page on which one prepares it. */
export { type Later, type Plan, planAgenda, planOf } from './session/agenda.ts';
export { type AgendaEdit, editAgenda } from './session/agenda-edits.ts';
export { firstAsked } from './session/agenda-goal.ts';
export type { AgendaTime } from './session/agenda-time.ts';
export { couldAnswer, whoCould } from './session/who-could.ts';
