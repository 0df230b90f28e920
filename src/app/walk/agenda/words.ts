import { type AgendaEdit, type AgendaTime, firstAsked } from '#core/agenda.ts';
import { type AgendaItem, plural, type Workspace, withCount } from '#core/index.ts';

/** What an edit has done to the agenda, in one sentence, to be shown and announced. */
export function editWords(edit: AgendaEdit, after: readonly AgendaItem[], workspace: Workspace): string {
  const quoted = (id: string) => `“${shortQuestion(id, workspace)}”`;
  switch (edit.edit) {
    case 'move-item':
      return `${nameOf(after[edit.to], workspace)} is now ${edit.to + 1} of ${after.length}.`;
    case 'move-question': {
      const item = after.find(({ questions }) => questions.includes(edit.question));
      const place = (item?.questions.indexOf(edit.question) ?? 0) + 1;
      return `${quoted(edit.question)} is now ${place} of ${item?.questions.length} in ${nameOf(item, workspace)}.`;
    }
    case 'take-out':
      return `Left for later: ${quoted(edit.question)}`;
    case 'take-out-item':
      return 'Left for later: a whole screen.';
    case 'put-back':
      return `On the agenda: ${quoted(edit.question)}`;
    case 'set-goal':
      return 'The goal is changed.';
    case 'set-minutes':
      return 'The minutes are changed.';
  }
}

/** A question in short; its id if it no longer exists. */
export function shortQuestion(id: string, workspace: Workspace): string {
  const ask = workspace.question(id)?.question.ask;
  return ask === undefined ? id : firstAsked(ask);
}

function nameOf(item: AgendaItem | undefined, workspace: Workspace): string {
  return `“${workspace.point(item?.point ?? '')?.point.title ?? item?.point}”`;
}

/** How much of the time is planned, and what to do if it is not enough. */
export function timeWords({ given, reserve, planned, free }: AgendaTime): string {
  const summary = `${planned} of ${withCount(given, 'minute')} ${plural(planned, 'is', 'are')} planned`;
  if (planned > given)
    return `${summary}: ${planned - given} too many. Leave something for later, or ask for more time.`;
  if (free < 0) return `${summary}. That leaves ${given - planned} at the end, where ${reserve} would do good.`;
  const rest = free > 0 ? `, ${free} still free` : '';
  return `${summary}${rest}, ${reserve} kept for the end.`;
}
