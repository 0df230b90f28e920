/** Formulas that several answers use, in the words in which they are read. */
export const EVENT = 'first(all Events)';
export const WORKED_ON = 'State is "Work in progress"';
export const DRAFT_SCHEDULE = `first(all Schedules where ${WORKED_ON})`;
/** How much of the schedule that is worked on differs from the latest version. */
export const UNRELEASED = `count(${DRAFT_SCHEDULE}.Slots where Change is one of ["new", "moved"]) + count(all Slots where Schedule.Latest is yes and Gone in the next version is yes)`;
/** Whether proposals are taken in at all, whatever their type. */
export const CALL_OPEN = `${EVENT}.Live is yes and (${EVENT}.Call opens is empty or ${EVENT}.Call opens <= now()) and (${EVENT}.Call deadline is empty or ${EVENT}.Call deadline >= now() or any(all Session types where Deadline >= now()))`;
export const PLACED = 'Start is not empty and Room is not empty';
export const ORGANISERS = 'Role is one of [Organiser, Settings organiser]';

export const template = (use: string) => `first(all Email templates where Used for is "${use}")`;

/** An email about the record at hand, made from a template. */
export function emailFrom(use: string, more: string): string {
  return `make an email: Template = ${template(use)}, ${more}`;
}
