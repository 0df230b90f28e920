import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { addressOfPoint, gridProgress, gridWords, type QuestionView, whyAsked } from '#core/index.ts';
import { LateAnswerTag } from '../asking/tags.tsx';
import { ExceptionTag } from '../kit/status-tag.tsx';
import { useWorkspace } from '../workspace/store.ts';
import type { ListedQuestion } from './question-filter.ts';

/** Estimated height in pixels of a row that was not measured yet. */
const ROW = 52;

interface QuestionListProps {
  readonly shown: readonly ListedQuestion[];
  /** Whether the first question of each point has the title of that above it. */
  readonly isGrouped?: boolean;
  /** Whether all are of one point. */
  readonly isOnePoint?: boolean;
  /** Whether the first one is what to ask next, and says why. */
  readonly isAskingOrder?: boolean;
}

/** All rows, for short lists and for paper. */
export function WholeQuestionList({ shown, isGrouped, isOnePoint, isAskingOrder }: QuestionListProps) {
  return (
    <ol className="list lg:border-t-1 border-line">
      {shown.map((listed, at) => (
        <li key={listed.view.question.id} className="break-inside-avoid">
          <Row
            {...listed}
            before={isGrouped ? shown[at - 1] : listed}
            isPlaced={!isGrouped && !isOnePoint}
            isFirst={isAskingOrder === true && at === 0}
          />
        </li>
      ))}
    </ol>
  );
}

/**
 * Renders only the rows in view, so that five thousand scroll like fifty.
 *
 * @param words what is searched for; when it changes, the list scrolls to the top
 */
export function QuestionList({
  shown,
  words,
  isGrouped,
  isOnePoint,
  isAskingOrder,
}: QuestionListProps & { readonly words: string }) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are what it answers to.
  useLayoutEffect(() => {
    list.current?.scrollTo(0, 0);
  }, [words]);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    overscan: 8,
    // A row keeps its question if others are inserted above it, also for the focus.
    getItemKey: useCallback((at: number) => shown[at]?.view.question.id ?? at, [shown]),
  });
  return (
    <ol
      className="list min-h-80 grow overflow-auto contain-strict lg:border-t border-line-strong max-xl:flex-[0_0_75vh]"
      ref={list}
      aria-label="Questions in order"
    >
      <li aria-hidden="true" style={{ height: rows.getTotalSize() }} />
      {rows.getVirtualItems().map(({ index, start, key }) => {
        const listed = shown[index];
        return (
          listed && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={shown.length}
              aria-posinset={index + 1}
            >
              <Row
                {...listed}
                before={isGrouped ? shown[index - 1] : listed}
                isPlaced={!isGrouped && !isOnePoint}
                isFirst={isAskingOrder === true && index === 0}
              />
            </li>
          )
        );
      })}
    </ol>
  );
}

interface RowProps extends ListedQuestion {
  /** The row above, where rows are grouped by point; else the row itself. */
  readonly before: ListedQuestion | undefined;
  /** Whether it says of which point it is. */
  readonly isPlaced: boolean;
  /** Whether it is what to ask next. */
  readonly isFirst: boolean;
}

function askedNext(view: QuestionView, only: string | null): string | null {
  const why = whyAsked(view, only);
  return view.rank.isAskable && why !== null ? `Asked next: ${why}.` : null;
}

/** On a narrow screen a card. */
function Row({ view, missing, only, grid, before, isPlaced, isFirst }: RowProps) {
  const { question, status, parkedBecause } = view;
  const home = useWorkspace().point(question.point);
  const title = home?.point.title ?? 'No longer in the specification';
  return (
    <>
      {before?.view.question.point !== question.point && <h2 className="px-2 pt-4 pb-1 m-0 text-lg">{title}</h2>}
      <div
        className="grid lg:grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 items-baseline px-2 py-2.5 border-b-1 border-line
          max-lg:mb-2 max-lg:p-3 max-lg:bg-sheet max-lg:border-1 max-lg:rounded"
      >
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Link
            className="row-ask hover:underline voice-lg no-underline"
            to={grid ? `/grids/${grid.id}` : `/questions/${question.id}`}
          >
            {grid ? gridWords(grid) : question.ask}
          </Link>
          {!grid && <ExceptionTag status={status} />} {!grid && <LateAnswerTag view={view} />}
          <small className="text-ink-2 empty:hidden">
            {grid ? gridProgress(grid) : (missing ?? parkedBecause ?? (isFirst && askedNext(view, only)))}
          </small>
        </span>
        <span className="flex items-baseline gap-x-4 text-sm text-ink-2 tabular-nums lg:*:w-17 lg:*:text-right">
          {isPlaced && (
            <Link
              className="truncate lg:w-42! lg:text-left!"
              to={home ? addressOfPoint(question.point, question.id) : `/questions/${question.id}`}
            >
              {title}
            </Link>
          )}
          <span>{grid ? 'a grid' : `${question.minutes} min`}</span>
        </span>
      </div>
    </>
  );
}
