import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { type AgendaEdit, type AgendaPlan, type AgendaTime, editAgenda, type PostponedQuestion } from '#core/agenda.ts';
import type { AgendaItem } from '#core/index.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { LazyDisclosure } from '../../kit/disclosure.tsx';
import { useTruncated } from '../../kit/use-truncated.tsx';
import { UndoLine, useHistory } from '../../shapes/use-history.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { editWords, shortQuestion, timeWords, WORDS } from '../words.ts';
import { AgendaItemRow } from './item.tsx';
import { useAgendaDrag } from './use-agenda-drag.ts';

interface AgendaEditorProps {
  readonly plan: AgendaPlan;
  readonly onChange: (items: readonly AgendaItem[]) => void;
  /** Shown next to the time: the main action. */
  readonly children?: React.ReactNode;
}

export function AgendaEditor({ plan, onChange, children }: AgendaEditorProps) {
  const workspace = useWorkspace();
  const root = useRef<HTMLElement>(null);
  const { items, later, time } = plan;
  const undoHistory = useHistory(items, onChange);
  const edit = (agendaEdit: AgendaEdit) => {
    const nextItems = editAgenda(items, agendaEdit, workspace);
    preserveFocus(root.current, () =>
      undoHistory.change(nextItems, editWords(agendaEdit, nextItems, workspace), undoGroupOf(agendaEdit)),
    );
  };
  const dragging = useAgendaDrag(items, edit);
  useKeys(WORDS.agenda, [{ hint: 'Alt+ArrowUp Alt+ArrowDown', label: 'Move a screen or a question' }]);
  return (
    <section className="agenda" aria-label={WORDS.agenda} ref={root} onKeyDown={undoHistory.handleKey}>
      <div
        className="sticky z-3 top-14 max-md:top-0 -mx-3 max-md:-mx-4 p-3 max-md:px-4 max-md:py-2 flex flex-wrap items-center
          gap-x-6 gap-y-2 bg-paper border-b-1 border-b-line print:static print:mx-0 print:px-0"
      >
        <TimeBar items={items} time={time} />
        {children}
      </div>
      <div className="my-2">
        <UndoLine
          {...undoHistory}
          hint={items.length === 0 ? '' : 'Alt and an arrow key move a screen or a question.'}
        />
      </div>
      <ol className="grid gap-4">
        {items.map((item, at) => (
          <AgendaItemRow key={keyOf(items, at)} name={keyOf(items, at)} {...{ items, item, at, edit, dragging }} />
        ))}
      </ol>
      <PostponedQuestions later={later} edit={edit} />
    </section>
  );
}

/** Edits with the same group are one step of undo. */
function undoGroupOf(edit: AgendaEdit): string | undefined {
  return edit.edit === 'set-goal' || edit.edit === 'set-minutes' ? `${edit.edit} ${edit.item}` : undefined;
}

/** React key: the point of the item; from its second visit on with a number. */
function keyOf(items: readonly AgendaItem[], at: number): string {
  const point = items[at]?.point ?? '';
  const before = items.slice(0, at).filter((item) => item.point === point).length;
  return before === 0 ? point : `${point} ${before + 1}`;
}

const SEGMENT = 'flex-[0_1_0] min-w-0 overflow-hidden text-xs leading-[19px] font-semibold not-italic text-center';

/** A bar of the available minutes, with a segment for each screen. What exceeds them is marked. */
function TimeBar({ items, time }: { items: readonly AgendaItem[]; time: AgendaTime }) {
  const { given, planned, reserve, free } = time;
  const totalMinutes = Math.max(given, planned, 1);
  const isOver = planned > given;
  const edge = isOver ? 'border-pen' : 'border-line-strong';
  return (
    <div className="flex-[1_1_320px] min-w-0" data-over={isOver}>
      <div className={`flex relative bg-sheet border rounded-sm h-5.5 ${edge}`} aria-hidden="true">
        {items.map(({ point, minutes }, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place.
            key={at}
            className={`${SEGMENT} shadow-[inset_-1.5px_0_var(--color-sheet)] bg-ink text-paper`}
            style={{ flexGrow: minutes }}
            title={`${point}: ${minutes} min`}
          >
            {minutes / totalMinutes > 0.035 ? at + 1 : ''}
          </i>
        ))}
        {free > 0 && <i className={SEGMENT} style={{ flexGrow: free }} />}
        {!isOver && (
          <i
            className={`${SEGMENT} border-l border-line-strong bg-line`}
            style={{ flexGrow: Math.max(0, Math.min(reserve, given - planned)) }}
          />
        )}
        {isOver && (
          <b
            className="absolute -inset-y-1.5 -end-[1.5px] border-l-3 border-pen bg-pen/45"
            style={{ insetInlineStart: `${(given / totalMinutes) * 100}%` }}
          />
        )}
      </div>
      <p className={`mt-1 text-sm ${isOver ? 'text-pen font-semibold' : 'text-ink-2'}`} role="status">
        {timeWords(time)}
      </p>
    </div>
  );
}

/**
 * Changes the page and keeps the focus: on the same control wherever it has moved, or on its neighbour if it is gone.
 * Controls are identified by `data-hold`, a verb and a target: "up purpose.problem".
 */
function preserveFocus(root: HTMLElement | null, change: () => void): void {
  const focusedKey = document.activeElement?.getAttribute('data-hold');
  const candidates = focusedKey && root ? focusCandidates(root, focusedKey) : [];
  flushSync(change);
  for (const key of candidates) {
    const control = root?.querySelector<HTMLElement>(`[data-hold="${CSS.escape(key)}"]`);
    if (!control) continue;
    control.focus();
    return;
  }
}

/** The focused control, then its neighbours with the same verb. */
function focusCandidates(root: HTMLElement, focusedKey: string): readonly string[] {
  const [verb] = focusedKey.split(' ', 1);
  const sameVerb = Array.from(root.querySelectorAll(`[data-hold^="${verb} "]`), (control) =>
    String(control.getAttribute('data-hold')),
  );
  const at = sameVerb.indexOf(focusedKey);
  return [focusedKey, ...sameVerb.slice(at + 1), ...sameVerb.slice(0, Math.max(at, 0)).reverse()];
}

interface PostponedProps {
  readonly later: readonly PostponedQuestion[];
  readonly edit: (edit: AgendaEdit) => void;
}

const REASON_HEADS: readonly (readonly [lacks: PostponedQuestion['lacks'], head: string])[] = [
  ['time', 'No time for them, or you left them out'],
  ['novelty', 'Like a question on the agenda'],
  ['people', 'Nobody invited could know'],
  ['order', 'Something else comes first'],
];

function PostponedQuestions({ later, edit }: PostponedProps) {
  if (later.length === 0) return null;
  return (
    <section className="print:hidden" aria-label="Left for later">
      <h2>
        Left for later <small className="text-ink-2 font-ui">{later.length}</small>
      </h2>
      {REASON_HEADS.map(([lacks, head]) => {
        const lacking = later.filter((one) => one.lacks === lacks);
        return lacking.length > 0 && <PostponedGroup key={lacks} head={head} later={lacking} edit={edit} />;
      })}
    </section>
  );
}

const INITIAL_ROWS = 30;

function PostponedGroup({ head, later, edit }: PostponedProps & { readonly head: string }) {
  const { shown, more } = useTruncated(later, INITIAL_ROWS, `Show all ${later.length}`);
  return (
    <LazyDisclosure
      className="border-t-1 border-line [&>summary]:py-2.5"
      summary={
        <>
          {head} <small className="text-ink-2 font-ui">{later.length}</small>
        </>
      }
    >
      <ul className="bare">
        {shown.map((one) => (
          <PostponedRow key={one.question} later={one} edit={edit} />
        ))}
      </ul>
      {more}
    </LazyDisclosure>
  );
}

function PostponedRow({ later, edit }: { readonly later: PostponedQuestion; readonly edit: PostponedProps['edit'] }) {
  const workspace = useWorkspace();
  const { question, because } = later;
  return (
    <li className="md:grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2 md:pl-4 grid border-t-1 border-t-line">
      <Link className="hover:underline voice-lg wrap-anywhere no-underline" to={`/questions/${question}`}>
        {workspace.question(question)?.question.ask}
      </Link>
      <span className="quiet">{because}</span>
      <button
        type="button"
        className="button max-md:justify-self-start max-md:mt-1.5 self-center md:col-2 md:row-[1/3]"
        aria-label={`Put back “${shortQuestion(question, workspace)}”`}
        data-hold={`back ${question}`}
        onClick={() => edit({ edit: 'put-back', question })}
      >
        Put back
      </button>
    </li>
  );
}
