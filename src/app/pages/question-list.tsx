import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { addressOfPoint } from '#core/index.ts';
import { reasonFor } from '../asking/reason.ts';
import { StatusTag } from '../kit/status-tag.tsx';
import { useWorkspace } from '../workspace/store.ts';
import type { ListedQuestion } from './question-filter.ts';

/** Estimated height in pixels of a row that was not measured yet. */
const ROW = 92;

/** All rows, for paper. */
export function PrintedQuestionList({ shown }: { shown: readonly ListedQuestion[] }) {
  return (
    <ol className="list min-h-80 border-t border-line-strong">
      {shown.map((listed) => (
        <li key={listed.view.question.id} className="py-2 border-b-1 border-line break-inside-avoid">
          <Row {...listed} />
        </li>
      ))}
    </ol>
  );
}

interface QuestionListProps {
  readonly shown: readonly ListedQuestion[];
  /** What is searched for; when it changes, the list scrolls to the top. */
  readonly words: string;
}

/** Renders only the rows in view, so that five thousand scroll like fifty. */
export function QuestionList({ shown, words }: QuestionListProps) {
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
      className="list min-h-80 grow overflow-auto contain-strict border-t border-line-strong max-xl:flex-[0_0_75vh]"
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
              className="absolute inset-x-0 top-0 px-2 py-3 border-b-1 border-line"
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={shown.length}
              aria-posinset={index + 1}
            >
              <Row {...listed} />
            </li>
          )
        );
      })}
    </ol>
  );
}

function Row({ view, missing }: ListedQuestion) {
  const { question, status } = view;
  const home = useWorkspace().point(question.point);
  return (
    <>
      <Link className="row-ask hover:underline voice-lg no-underline" to={`/questions/${question.id}`}>
        {question.ask}
      </Link>
      <p className="quiet flex flex-wrap items-center gap-x-3 gap-y-1 mt-1.5">
        <StatusTag status={status} />
        {home ? (
          <Link to={addressOfPoint(question.point, question.id)}>{home.point.title}</Link>
        ) : (
          <span>section gone</span>
        )}
        <span>{missing ?? question.who.join(', ')}</span>
        <span className="max-md:hidden print:inline">
          {view.rank.isAskable || status === 'parked' ? reasonFor(view) : ''}
        </span>
      </p>
    </>
  );
}
