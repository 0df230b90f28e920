import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import type { AgendaEdit } from '#core/agenda.ts';
import { type AgendaItem, addressOfPoint, whyAsked } from '#core/index.ts';
import { Miniature } from '../../kit/miniature.tsx';
import { PointTag, StatusTag } from '../../kit/status-tag.tsx';
import { AutosizeTextarea } from '../../shapes/text.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { shortQuestion } from '../words.ts';
import { type AgendaDrag, itemMoveEdit, questionStepEdit } from './use-agenda-drag.ts';

interface AgendaItemRowProps {
  readonly items: readonly AgendaItem[];
  readonly item: AgendaItem;
  /** Its index. */
  readonly at: number;
  /** Identifies its controls while it moves. */
  readonly name: string;
  readonly edit: (edit: AgendaEdit) => void;
  readonly dragging: AgendaDrag;
}

export function AgendaItemRow({ items, item, at, name, edit, dragging }: AgendaItemRowProps) {
  const workspace = useWorkspace();
  const view = workspace.point(item.point);
  const title = view?.point.title ?? item.point;
  const moves = {
    up: itemMoveEdit(items, at, at - 1),
    down: itemMoveEdit(items, at, at + 1),
    out: { edit: 'take-out-item', item: at },
  } as const;
  const { dropTarget } = dragging;
  const dropSide = dropTarget?.before === null ? dropSideOf(dropTarget.item, at, items.length) : undefined;
  return (
    <li
      className="grid grid-cols-[84px_minmax(0,1fr)_auto] not-print:max-md:grid-cols-1 gap-x-4 gap-y-3 p-4 max-md:p-3 relative bg-sheet
        border border-line-strong rounded-xl"
      data-item={item.point}
      data-over={dropSide}
      onKeyDown={(event) => moveByKey(event, moves, edit)}
      {...dragging.dropZoneProps((dragged, isLower) =>
        'item' in dragged
          ? { item: at + (isLower ? 1 : 0), before: null }
          : { item: at, before: item.questions.length },
      )}
    >
      {dropSide && (
        <i
          className={`absolute inset-x-0 h-1 rounded-[2px] bg-pen ${dropSide === 'before' ? '-top-3' : '-bottom-3'}`}
        />
      )}
      <div
        className="agenda-visit grid items-center content-start gap-1.5 grid-cols-[16px_1fr] max-md:grid-cols-[16px_auto_56px]
          max-md:justify-start print:grid-cols-1 md:[&>svg]:col-span-full max-md:[&>svg]:p-0.75"
      >
        <DragHandle {...dragging.handleProps({ item: at })} />
        <b className="voice-xl font-semibold">{at + 1}</b>
        {view && <Miniature view={view} />}
      </div>
      <div>
        <AutosizeTextarea
          className="px-1.5 py-0.5 voice-lg font-semibold border-1 border-transparent border-b-line-strong
            [border-bottom-style:dashed] rounded-t-sm hover:bg-raised focus-within:bg-raised print:border-transparent"
          value={item.goal}
          maxLength={500}
          aria-label={`Goal of ${title}`}
          placeholder="What should everybody know afterwards?"
          data-hold={`goal ${name}`}
          onChange={(event) => edit({ edit: 'set-goal', item: at, goal: event.target.value.replace(/\s*\n\s*/g, ' ') })}
        />
        <p className="mt-1.5 mb-2 px-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
          <Link to={addressOfPoint(item.point)}>{title}</Link>
          {view && <PointTag view={view} />}
        </p>
        <ol className="agenda-asks">
          {item.questions.map((id, index) => (
            <AgendaQuestion
              key={id}
              id={id}
              point={item.point}
              moves={{
                up: questionStepEdit(items, id, -1),
                down: questionStepEdit(items, id, 1),
                out: { edit: 'take-out', question: id },
              }}
              edit={edit}
              isOver={dropTarget?.item === at && dropTarget.before === index}
              grip={dragging.handleProps({ question: id })}
              place={dragging.dropZoneProps((dragged, isLower) =>
                'question' in dragged ? { item: at, before: index + (isLower ? 1 : 0) } : null,
              )}
            />
          ))}
        </ol>
      </div>
      <div className="grid max-md:grid-flow-col content-start max-md:items-center max-md:justify-between gap-2 justify-items-end">
        <MinutesInput
          label={`Minutes for ${title}`}
          value={item.minutes}
          least={0}
          hold={`minutes ${name}`}
          onChange={(minutes) => edit({ edit: 'set-minutes', item: at, minutes })}
        />
        <ReorderButtons
          what={title}
          left={`all of ${title}`}
          holdOf={(verb) => `${verb}-item ${name}`}
          {...moves}
          edit={edit}
        />
      </div>
    </li>
  );
}

/** The side of a row at which the dragged item would be dropped. */
function dropSideOf(target: number, at: number, count: number): 'before' | 'after' | undefined {
  if (target === at) return 'before';
  return target === count && at === count - 1 ? 'after' : undefined;
}

interface AgendaQuestionProps {
  readonly id: string;
  readonly point: string;
  readonly moves: ReorderEdits;
  readonly edit: (edit: AgendaEdit) => void;
  readonly isOver: boolean;
  readonly grip: ReturnType<AgendaDrag['handleProps']>;
  readonly place: ReturnType<AgendaDrag['dropZoneProps']>;
}

function AgendaQuestion({ id, point, moves, edit, isOver, grip, place }: AgendaQuestionProps) {
  const workspace = useWorkspace();
  const view = workspace.question(id);
  const quotedQuestion = `“${shortQuestion(id, workspace)}”`;
  const ownPoint = view && view.question.point !== point && workspace.point(view.question.point);
  return (
    <li
      className="grid grid-cols-[16px_minmax(0,1fr)_auto_auto] max-md:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto]
        items-center relative gap-x-3 gap-y-0.5 py-1 max-md:py-2 border-t-1 border-t-line print:break-inside-avoid
        max-md:[&>.agenda-grip]:hidden"
      data-asks={id}
      data-over={isOver || undefined}
      onKeyDown={(event) => moveByKey(event, moves, edit)}
      {...place}
    >
      {isOver && <i className="absolute inset-x-0 -top-0.5 h-0.75 bg-pen" />}
      <DragHandle {...grip} />
      <Link
        className="voice-lg wrap-anywhere no-underline hover:underline max-md:col-span-full"
        to={`/questions/${id}`}
        data-hold={`ask ${id}`}
      >
        {view?.question.ask ?? id}
      </Link>
      <span className="quiet flex flex-wrap items-center gap-x-2 gap-y-0.5 justify-end max-md:justify-start">
        {view && view.status !== 'open' && <StatusTag status={view.status} />}
        {ownPoint && <span>of “{ownPoint.point.title}”</span>}
        {view && <span>{[whyAsked(view), `${view.question.minutes} min`].filter(Boolean).join(' · ')}</span>}
      </span>
      <ReorderButtons
        what={quotedQuestion}
        left={quotedQuestion}
        holdOf={(verb) => `${verb} ${id}`}
        {...moves}
        edit={edit}
      />
    </li>
  );
}

/** The edit that each button makes. Null: not possible; the button stays focusable, only aria-disabled. */
interface ReorderEdits {
  readonly up: AgendaEdit | null;
  readonly down: AgendaEdit | null;
  readonly out: AgendaEdit;
}

interface ReorderButtonsProps extends ReorderEdits {
  /** What the labels say is moved; `left`: what is left for later. */
  readonly what: string;
  readonly left: string;
  /** The `data-hold` of a button, by which the focus finds it again after a move. */
  readonly holdOf: (verb: keyof ReorderEdits) => string;
  readonly edit: (edit: AgendaEdit) => void;
}

function ReorderButtons({ what, left, holdOf, edit, up, down, out }: ReorderButtonsProps) {
  const steps = [
    ['up', '↑', `Move ${what} up`, up],
    ['down', '↓', `Move ${what} down`, down],
    ['out', '×', `Leave ${left} for later`, out],
  ] as const;
  return (
    <span className="flex gap-0.5 print:hidden">
      {steps.map(([verb, sign, label, move]) => (
        <button
          key={verb}
          type="button"
          className="grid place-items-center size-7 max-md:size-10 text-ink-2 bg-transparent border-1 border-transparent rounded
            hover:border-line-strong hover:bg-raised hover:text-ink focus-visible:border-line-strong focus-visible:bg-raised
            focus-visible:text-ink aria-disabled:opacity-35 aria-disabled:cursor-default"
          aria-label={label}
          title={label}
          aria-disabled={move === null}
          data-hold={holdOf(verb)}
          onClick={() => move && edit(move)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </span>
  );
}

/** The handle for dragging by mouse. Buttons and keys do the same. */
function DragHandle(props: ReturnType<AgendaDrag['handleProps']>) {
  return (
    <span
      className="agenda-grip grid place-items-center w-4 h-6 cursor-grab print:hidden"
      aria-hidden="true"
      {...props}
    >
      <svg className="w-2" viewBox="0 0 8 14" focusable="false" aria-hidden="true">
        <path
          className="stroke-ink-2 stroke-2"
          strokeLinecap="round"
          d="M2 2h.01M6 2h.01M2 7h.01M6 7h.01M2 12h.01M6 12h.01"
        />
      </svg>
    </span>
  );
}

const DIRECTIONS = new Map<string, 'up' | 'down'>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

/** Alt with an arrow key moves an item one step. */
function moveByKey(event: KeyboardEvent, edits: ReorderEdits, edit: (edit: AgendaEdit) => void): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const verb = altKey && !ctrlKey && !metaKey && !shiftKey ? DIRECTIONS.get(key) : undefined;
  if (!verb) return;
  event.preventDefault();
  // Otherwise the item around the question would move too.
  event.stopPropagation();
  const move = edits[verb];
  if (move) edit(move);
}

interface MinutesInputProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly onChange: (minutes: number) => void;
  readonly hold?: string;
}

/** A day. */
const MAX_MINUTES = 1_440;

/** A field for whole minutes. While the text is invalid, the last valid number counts; it is shown again on blur. */
export function MinutesInput({ label, value, least, onChange, hold }: MinutesInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const handleInput = (text: string) => {
    const minutes = Number(text);
    setTyped(text);
    if (/^\d+$/.test(text) && minutes >= least && minutes <= MAX_MINUTES) onChange(minutes);
  };
  return (
    <label className="inline-flex items-center gap-1.5 text-ink-2 text-sm">
      <input
        className="w-13 min-h-8.5 px-2 py-1 text-md text-right tabular-nums text-ink bg-raised border-1 border-line-strong rounded
          print:border-transparent"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={label}
        data-hold={hold}
        value={typed ?? value}
        onChange={(event) => handleInput(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">min</span>
    </label>
  );
}
