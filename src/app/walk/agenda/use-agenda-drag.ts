import { type DragEvent, useState } from 'react';
import type { AgendaEdit } from '#core/agenda.ts';
import type { AgendaItem } from '#core/index.ts';

export type AgendaDrag = ReturnType<typeof useAgendaDrag>;

/** Drag and drop of agenda items and their questions. Buttons and keys can do all of it, too. */
export function useAgendaDrag(agenda: readonly AgendaItem[], onEdit: (edit: AgendaEdit) => void) {
  const [dragSource, setDragSource] = useState<DraggedPart | null>(null);
  const [dropTarget, setDropTarget] = useState<DropTarget | null>(null);
  const stop = () => {
    setDragSource(null);
    setDropTarget(null);
  };
  return {
    /** The drop target under the pointer; null: none. */
    dropTarget,
    handleProps: (what: DraggedPart) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        const row = event.currentTarget.closest('li');
        event.dataTransfer.effectAllowed = 'move';
        // Firefox does not drag without data.
        event.dataTransfer.setData('text/plain', '');
        if (row) event.dataTransfer.setDragImage(row, 12, 12);
        setDragSource(what);
      },
      onDragEnd: stop,
    }),
    /**
     * Handlers of a drop zone; `targetAt` returns the target for the upper or lower half of a row, null if dropping is
     * not allowed.
     */
    dropZoneProps: (targetAt: (dragged: DraggedPart, isLower: boolean) => DropTarget | null) => ({
      onDragOver: (event: DragEvent) => {
        const next = dragSource && targetAt(dragSource, isLowerHalf(event));
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        if (dropTarget?.item !== next.item || dropTarget.before !== next.before) setDropTarget(next);
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

/** Where something is dropped. `before`: the index among the questions of the item; null: among the items. */
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

/** Null: it is already there, or there is no such position. */
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
