import { type DragEvent, useState } from 'react';
import type { AgendaEdit } from '#core/agenda.ts';
import type { AgendaItem } from '#core/index.ts';

export type AgendaDrag = ReturnType<typeof useAgendaDrag>;

/** Moves items of an agenda and their questions by mouse. Buttons and keys can do all of it, too. */
export function useAgendaDrag(agenda: readonly AgendaItem[], onEdit: (edit: AgendaEdit) => void) {
  const [dragSource, setDragged] = useState<DraggedPart | null>(null);
  const [over, setOver] = useState<DropTarget | null>(null);
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    /** Before what it would be dropped; null: nothing is being dragged over anything. */
    over,
    grip: (what: DraggedPart) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        const row = event.currentTarget.closest('li');
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', '');
        if (row) event.dataTransfer.setDragImage(row, 12, 12);
        setDragged(what);
      },
      onDragEnd: stop,
    }),
    /** Takes what is dropped; `at` returns before what, also for the lower half of a row. Null: not here. */
    place: (targetAt: (dragged: DraggedPart, isLower: boolean) => DropTarget | null) => ({
      onDragOver: (event: DragEvent) => {
        const next = dragSource && targetAt(dragSource, isLowerHalf(event));
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        if (over?.item !== next.item || over.before !== next.before) setOver(next);
      },
      onDrop: (event: DragEvent) => {
        const drop = dragSource && targetAt(dragSource, isLowerHalf(event));
        if (!drop) return;
        event.preventDefault();
        event.stopPropagation();
        const edit = dropEdit(agenda, dragSource, drop);
        stop();
        if (edit) onEdit(edit);
      },
    }),
  };
}

function isLowerHalf({ clientY, currentTarget }: DragEvent): boolean {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2;
}

type Agenda = readonly AgendaItem[];

type DraggedPart = { readonly item: number } | { readonly question: string };

/** Before what it would be dropped; `before`: place among the questions of an item, null: among the items. */
interface DropTarget {
  readonly item: number;
  readonly before: number | null;
}

/** The edit that a drop makes; null: nothing changes. */
export function dropEdit(agenda: Agenda, dragged: DraggedPart, { item, before }: DropTarget): AgendaEdit | null {
  if ('item' in dragged) return itemMoveEdit(agenda, dragged.item, item > dragged.item ? item - 1 : item);
  const target = agenda[item];
  if (!target) return null;
  const from = target.questions.indexOf(dragged.question);
  const place = before ?? target.questions.length;
  const to = from >= 0 && from < place ? place - 1 : place;
  return to === from ? null : { edit: 'move-question', question: dragged.question, item, to };
}

/** Null: it is there already, or there is no such place. */
export function itemMoveEdit(agenda: Agenda, item: number, to: number): AgendaEdit | null {
  return to === item || to < 0 || to >= agenda.length ? null : { edit: 'move-item', item, to };
}

/** One step up or down; from the end of an item into the next one; null: there is none. */
export function questionStepEdit(agenda: Agenda, question: string, step: -1 | 1): AgendaEdit | null {
  const item = agenda.findIndex(({ questions }) => questions.includes(question));
  const to = (agenda[item]?.questions.indexOf(question) ?? -1) + step;
  const edit = 'move-question' as const;
  if (to >= 0 && to < (agenda[item]?.questions.length ?? 0)) return { edit, question, item, to };
  const next = agenda[item + step];
  return next ? { edit, question, item: item + step, to: step < 0 ? next.questions.length : 0 } : null;
}
