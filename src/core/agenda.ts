/** Entry point to a walkthrough's agenda, for the page that prepares it. */
export { type Later, type Plan, planAgenda, planOf } from './session/agenda.ts';
export { type AgendaEdit, editAgenda } from './session/agenda-edits.ts';
export { firstAsked } from './session/agenda-goal.ts';
export type { AgendaTime } from './session/agenda-time.ts';
export { couldAnswer, whoCould } from './session/who-could.ts';
