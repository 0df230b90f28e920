import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { type AgendaEdit, type AgendaTime, editAgenda, type Later, type Plan } from '#core/agenda.ts';
import type { AgendaItem } from '#core/index.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { useFirst } from '../../kit/printing.tsx';
import { Fold } from '../../kit/section.tsx';
import { UndoLine, useHistory } from '../../shapes/use-history.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { AgendaItemRow } from './item.tsx';
import { useDragging } from './use-dragging.ts';
import { askedIn, doneWords, timeWords } from './words.ts';

interface AgendaEditorProps {
  readonly plan: Plan;
  readonly onChange: (items: readonly AgendaItem[]) => void;
  /** Shown next to the time: the one thing to do with the agenda. */
  readonly children?: React.ReactNode;
}

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
  useKeys('Agenda', [{ hint: 'Alt+ArrowUp Alt+ArrowDown', label: 'Move a screen or a question' }]);
  return (
    <section className="agenda" aria-label="Agenda" ref={root} onKeyDown={undoing.handleKey}>
      <div
        className="sticky z-3 top-14 max-md:top-0 -mx-3 max-md:-mx-4 p-3 max-md:px-4 max-md:py-2 flex flex-wrap items-center
          gap-x-6 gap-y-2 bg-paper border-b-1 border-b-line print:static print:mx-0 print:px-0"
      >
        <TimeBar items={items} time={time} />
        {children}
      </div>
      <div className="my-2">
        <UndoLine
          {...undoing}
          hint={items.length === 0 ? '' : 'Alt with the arrow keys moves a screen or a question.'}
        />
      </div>
      <ol className="grid gap-4">
        {items.map((item, at) => (
          <AgendaItemRow key={keyOf(items, at)} name={keyOf(items, at)} {...{ items, item, at, edit, dragging }} />
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

const PIECE = 'flex-[0_1_0] min-w-0 overflow-hidden text-12 leading-[19px] font-semibold not-italic text-center';

/** The minutes given as a strip, a piece of it for each screen. What goes beyond its end is too much. */
function TimeBar({ items, time }: { items: readonly AgendaItem[]; time: AgendaTime }) {
  const { given, planned, reserve, free } = time;
  const whole = Math.max(given, planned, 1);
  const isOver = planned > given;
  const edge = isOver ? 'border-pen' : 'border-line-strong';
  return (
    <div className="flex-[1_1_320px] min-w-0" data-over={isOver}>
      <div className={`flex relative bg-sheet border rounded-sm h-5.5 ${edge}`} aria-hidden="true">
        {items.map(({ point, minutes }, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place.
            key={at}
            className={`${PIECE} shadow-[inset_-1.5px_0_var(--color-sheet)] bg-ink text-paper`}
            style={{ flexGrow: minutes }}
            title={`${point}: ${minutes} min`}
          >
            {minutes / whole > 0.035 ? at + 1 : ''}
          </i>
        ))}
        {free > 0 && <i className={PIECE} style={{ flexGrow: free }} />}
        {!isOver && (
          <i
            className={`${PIECE} border-l border-line-strong bg-line`}
            style={{ flexGrow: Math.max(0, Math.min(reserve, given - planned)) }}
          />
        )}
        {isOver && (
          <b
            className="absolute -inset-y-1.5 -end-[1.5px] border-l-3 border-pen bg-pen/45"
            style={{ insetInlineStart: `${(given / whole) * 100}%` }}
          />
        )}
      </div>
      <p className={`mt-1 text-14 ${isOver ? 'text-pen font-[550]' : 'text-ink-2'}`} role="status">
        {timeWords(time)}
      </p>
    </div>
  );
}

/**
 * Changes the page and keeps the focus: on the same control wherever it has moved, or on its neighbour where it is
 * gone. Controls are known by `data-hold`, a verb and what it is about: "up purpose.problem".
 */
function holdFocus(root: HTMLElement | null, change: () => void): void {
  const held = document.activeElement?.getAttribute('data-hold');
  const wanted = held && root ? inOrderOfWish(root, held) : [];
  flushSync(change);
  for (const hold of wanted) {
    const control = root?.querySelector<HTMLElement>(`[data-hold="${CSS.escape(hold)}"]`);
    if (!control) continue;
    control.focus();
    return;
  }
}

/** The control itself, then its neighbours with the same verb. */
function inOrderOfWish(root: HTMLElement, held: string): readonly string[] {
  const [verb] = held.split(' ', 1);
  const alike = Array.from(root.querySelectorAll(`[data-hold^="${verb} "]`), (control) =>
    String(control.getAttribute('data-hold')),
  );
  const at = alike.indexOf(held);
  return [held, ...alike.slice(at + 1), ...alike.slice(0, Math.max(at, 0)).reverse()];
}

interface AgendaLaterProps {
  readonly later: readonly Later[];
  readonly edit: (edit: AgendaEdit) => void;
}

const HEADS: readonly (readonly [lacks: Later['lacks'], head: string])[] = [
  ['time', 'There is no time for them, or you left them out'],
  ['people', 'Nobody invited could know'],
  ['order', 'Something else comes first'],
];

function AgendaLater({ later, edit }: AgendaLaterProps) {
  if (later.length === 0) return null;
  return (
    <section className="print:hidden" aria-label="Left for later">
      <h2>
        Left for later <small className="text-ink-2 font-ui">{later.length}</small>
      </h2>
      {HEADS.map(([lacks, head]) => {
        const lacking = later.filter((one) => one.lacks === lacks);
        return lacking.length > 0 && <Group key={lacks} head={head} later={lacking} edit={edit} />;
      })}
    </section>
  );
}

const AT_FIRST = 30;

function Group({ head, later, edit }: AgendaLaterProps & { readonly head: string }) {
  const { shown, more } = useFirst(later, AT_FIRST, `Show all ${later.length}`);
  return (
    <Fold
      className="border-t-1 border-line [&>summary]:py-2.5"
      summary={
        <>
          {head} <small className="text-ink-2 font-ui">{later.length}</small>
        </>
      }
    >
      <ul className="bare">
        {shown.map((one) => (
          <LaterRow key={one.question} later={one} edit={edit} />
        ))}
      </ul>
      {more}
    </Fold>
  );
}

function LaterRow({ later, edit }: { readonly later: Later; readonly edit: AgendaLaterProps['edit'] }) {
  const workspace = useWorkspace();
  const { question, because } = later;
  return (
    <li className="md:grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2 md:pl-4 grid border-t-1 border-t-line">
      <Link className="hover:underline voice-16/[1.4] wrap-anywhere no-underline" to={`/questions/${question}`}>
        {workspace.question(question)?.question.ask}
      </Link>
      <span className="quiet">{because}</span>
      <button
        type="button"
        className="button max-md:justify-self-start max-md:mt-1.5 self-center md:col-2 md:row-[1/3]"
        aria-label={`Put back “${askedIn(question, workspace)}”`}
        data-hold={`back ${question}`}
        onClick={() => edit({ edit: 'put-back', question })}
      >
        Put back
      </button>
    </li>
  );
}
