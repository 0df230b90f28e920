/** The door to the agenda of a walkthrough: for the page on which one prepares it. */
export { type Later, type Plan, planAgenda, planOf } from './walkthrough/agenda.ts';
export { type AgendaEdit, editAgenda } from './walkthrough/agenda-edits.ts';
export { firstAsked } from './walkthrough/agenda-goal.ts';
export type { AgendaTime } from './walkthrough/agenda-time.ts';
export { type Candidate, counted, whoCould } from './walkthrough/who-could.ts';
