import { Link } from 'react-router';
import type { AgendaEdit } from '#core/agenda.ts';
import { type AgendaItem, addressOfPoint } from '#core/index.ts';
import { Miniature } from '../../kit/miniature.tsx';
import { PointTag, StatusTag } from '../../kit/status-tag.tsx';
import { AutosizeTextarea } from '../../shapes/text.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { DragHandle, MinutesInput, moveByKey, ReorderButtons, type ReorderEdits } from './reorder-controls.tsx';
import { type AgendaDrag, itemMoveEdit, questionStepEdit } from './use-agenda-drag.ts';
import { shortQuestion } from './words.ts';

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
          placeholder="What should the room know when it goes on?"
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
        {view && <span>{view.question.minutes} min</span>}
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
