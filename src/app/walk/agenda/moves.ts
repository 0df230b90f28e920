import type { AgendaEdit } from '#core/agenda.ts';
import type { AgendaItem } from '#core/index.ts';

type Agenda = readonly AgendaItem[];

/** What is being dragged. */
export type Dragged = { readonly item: number } | { readonly question: string };

/** Before what it would be dropped; `before`: place among the questions of an item, null: among the items. */
export interface Drop {
  readonly item: number;
  readonly before: number | null;
}

/** What dropping comes to; null: nothing changes. */
export function dropEdit(agenda: Agenda, dragged: Dragged, { item, before }: Drop): AgendaEdit | null {
  if ('item' in dragged) return moveOfItem(agenda, dragged.item, item > dragged.item ? item - 1 : item);
  const target = agenda[item];
  if (!target) return null;
  const from = target.questions.indexOf(dragged.question);
  const place = before ?? target.questions.length;
  const to = from >= 0 && from < place ? place - 1 : place;
  return to === from ? null : { edit: 'move-question', question: dragged.question, item, to };
}

/** One step up (−1) or down (1); null: it stands at the end already. */
export function moveOfItem(agenda: Agenda, item: number, to: number): AgendaEdit | null {
  return to === item || to < 0 || to >= agenda.length ? null : { edit: 'move-item', item, to };
}

/** One step up or down; from the end of an item into the next one; null: there is none. */
export function stepOfQuestion(agenda: Agenda, question: string, step: -1 | 1): AgendaEdit | null {
  const item = agenda.findIndex(({ questions }) => questions.includes(question));
  const to = (agenda[item]?.questions.indexOf(question) ?? -1) + step;
  const edit = 'move-question' as const;
  if (to >= 0 && to < (agenda[item]?.questions.length ?? 0)) return { edit, question, item, to };
  const next = agenda[item + step];
  return next ? { edit, question, item: item + step, to: step < 0 ? next.questions.length : 0 } : null;
}
