import { type DragEvent, useState } from 'react';
import type { AgendaEdit } from '#core/agenda.ts';
import type { AgendaItem } from '#core/index.ts';
import { type Dragged, type Drop, dropEdit } from './moves.ts';

/** Moving by the mouse. Everything that it does is also done by buttons and keys. */
export interface Dragging {
  /** Before what it would fall; null: nothing is being dragged over anything. */
  readonly over: Drop | null;
  readonly grip: (dragged: Dragged) => {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  /** Takes what is dropped; `at` says before what, for the lower half of it, too. Null: not here. */
  readonly place: (at: (dragged: Dragged, isLower: boolean) => Drop | null) => {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Lets one drag the items of an agenda and their questions. */
export function useDragging(agenda: readonly AgendaItem[], onEdit: (edit: AgendaEdit) => void): Dragging {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState<Drop | null>(null);
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    over,
    grip: (what) => ({
      draggable: true,
      onDragStart: (event) => {
        const row = event.currentTarget.closest('li');
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that carries no data.
        event.dataTransfer.setData('text/plain', '');
        if (row) event.dataTransfer.setDragImage(row, 12, 12);
        setDragged(what);
      },
      onDragEnd: stop,
    }),
    place: (at) => ({
      onDragOver: (event) => {
        const next = dragged && at(dragged, isLowerHalf(event));
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        if (over?.item !== next.item || over.before !== next.before) setOver(next);
      },
      onDrop: (event) => {
        const drop = dragged && at(dragged, isLowerHalf(event));
        if (!drop) return;
        event.preventDefault();
        event.stopPropagation();
        const edit = dropEdit(agenda, dragged, drop);
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
