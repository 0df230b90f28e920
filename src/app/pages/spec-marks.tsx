import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type AskedMark, addressOfPoint, isClosed, settledValue } from '#core/index.ts';
import type { Place } from '../kit/markdown.tsx';
import { StatusTag } from '../kit/status-tag.tsx';

const FIRMNESS = { open: 'open', assumed: 'assumed', 'to be confirmed': 'stale' } as const;

/** The words in brackets by which decided text says that a value is not firm. */
export function wordsOfFirmness(text: string): readonly (Place & { readonly status: 'open' | 'assumed' | 'stale' })[] {
  return [...text.matchAll(/\((open|assumed|to be confirmed)\)/g)].map(({ index, 0: all, 1: words }) => ({
    from: index,
    to: index + all.length,
    status: FIRMNESS[words as keyof typeof FIRMNESS],
  }));
}

export function drawFirmness({ status }: ReturnType<typeof wordsOfFirmness>[number]): ReactNode {
  return status === 'open' ? <span className="tag hole">Open</span> : <StatusTag status={status} />;
}

const ANSWER_BELOW = 'block mt-1 pl-3 border-l-3 border-decided';

/** A mark in the text: what was decided about it, else the mark with the way to its question. */
export function drawMark({ view, mark }: AskedMark, content: ReactNode): ReactNode {
  const { question, status, decision } = view;
  const value = settledValue(view);
  const asks = mark.kind === 'open-question' || mark.kind === 'unresolved-block';
  if (typeof value === 'string')
    return (
      <>
        {asks && content}{' '}
        <span
          className={`whitespace-pre-line ${asks ? ANSWER_BELOW : ''} ${status === 'assumed' ? 'border-double' : ''}`}
        >
          {value}
        </span>
      </>
    );
  if (decision?.result.outcome === 'not-applicable')
    return (
      <>
        {asks && content} Does not apply: {decision.result.reason}
      </>
    );
  if (isClosed(status) && status !== 'deferred') return content;
  return (
    <>
      <span className="bg-hatched halo">{content}</span>{' '}
      <Link className="no-underline" to={addressOfPoint(question.point, question.id)}>
        <StatusTag status={status} />
      </Link>
    </>
  );
}
