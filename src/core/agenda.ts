/** Entry point to a walkthrough's agenda, for the page that prepares it. */
export { type AgendaPlan, agendaPlanOf, type PostponedQuestion, planAgenda } from './session/agenda.ts';
export { type AgendaEdit, editAgenda } from './session/agenda-edits.ts';
export { firstAsked } from './session/agenda-goal.ts';
export type { AgendaTime } from './session/agenda-time.ts';
export { countAnswerable, suggestInvitees } from './session/suggest-invitees.ts';
