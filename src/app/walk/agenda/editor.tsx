import { useRef } from 'react';
import { type AgendaEdit, editAgenda, type Plan } from '#core/agenda.ts';
import type { AgendaItem } from '#core/index.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { UndoLine, useHistory } from '../../shapes/use-history.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { holdFocus } from './hold-focus.ts';
import { AgendaItemRow } from './item.tsx';
import { AgendaLater } from './later.tsx';
import { TimeBar } from './time-bar.tsx';
import { useDragging } from './use-dragging.ts';
import { doneWords } from './words.ts';
import '../../shapes/shapes.css';
import './agenda.css';

interface AgendaEditorProps {
  /** The agenda, what it leaves for later and the time that it takes. */
  readonly plan: Plan;
  readonly onChange: (items: readonly AgendaItem[]) => void;
  /** What stands beside the time: the one thing to do with the agenda. */
  readonly children?: React.ReactNode;
}

/** An agenda that one changes by hand: what is asked where, in which order, what for and how long; what is left. */
export function AgendaEditor({ plan, onChange, children }: AgendaEditorProps) {
  const workspace = useWorkspace();
  const root = useRef<HTMLElement>(null);
  const { items, later, time } = plan;
  const undoing = useHistory(items, onChange);
  const edit = (made: AgendaEdit) => {
    const after = editAgenda(items, made, workspace);
    holdFocus(root.current, () => undoing.change(after, doneWords(made, after, workspace), strokeOf(made)));
  };
  const dragging = useDragging(items, edit);
  useKeys([{ hint: 'Alt+ArrowUp Alt+ArrowDown', label: 'Move a screen or a question', group: 'Agenda' }]);
  return (
    <section className="agenda" aria-label="Agenda" ref={root} onKeyDown={undoing.handleKey}>
      <div className="agenda-head">
        <TimeBar items={items} time={time} />
        {children}
      </div>
      <UndoLine
        {...undoing}
        hint={items.length === 0 ? '' : 'Alt with the arrow keys moves a screen or a question.'}
      />
      <ol className="agenda-items">
        {items.map((item, at) => (
          <AgendaItemRow
            key={keyOf(items, at)}
            name={keyOf(items, at)}
            {...{ items, item, at, edit, dragging }}
          />
        ))}
      </ol>
      <AgendaLater later={later} edit={edit} />
    </section>
  );
}

/** What is typed in one go is undone in one go. */
function strokeOf(edit: AgendaEdit): string | undefined {
  return edit.edit === 'set-goal' || edit.edit === 'set-minutes' ? `${edit.edit} ${edit.item}` : undefined;
}

/** An item is known by its screen, wherever it moves; a screen that is visited twice by its visits. */
function keyOf(items: readonly AgendaItem[], at: number): string {
  const point = items[at]?.point ?? '';
  const before = items.slice(0, at).filter((item) => item.point === point).length;
  return before === 0 ? point : `${point} ${before + 1}`;
}
