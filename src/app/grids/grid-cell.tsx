import { memo } from 'react';
import { Link } from 'react-router';
import {
  answerNow,
  type CellPlace,
  cellText,
  type GridCell as GridPlace,
  isUnsaid,
  positionsIn,
  type QuestionStatus,
  settledText,
  textInCell,
  type UsualOffer,
} from '#core/index.ts';
import type { Look } from '#core/product.ts';
import { statusWord } from '../kit/status-tag.tsx';
import { CELL } from '../shapes/sheet.tsx';
import { AutosizeTextarea } from '../shapes/text.tsx';
import { cellAttributes, handledByGrid } from '../shapes/use-grid.ts';

const LOOKS: Readonly<Record<QuestionStatus, Look>> = {
  open: 'hole',
  answered: 'said',
  contested: 'contested',
  decided: 'decided',
  assumed: 'assumed',
  deferred: 'hole',
  'not-applicable': 'decided',
  stale: 'stale',
  parked: 'hole',
};

interface GridCellProps extends CellPlace {
  readonly cell: GridPlace | undefined;
  /** The header of its column, and what it is called for screen readers. */
  readonly head: string;
  readonly name: string;
  readonly text: string;
  readonly isWritable: boolean;
  /** What it shows where it is answered on its own page only. */
  readonly locked: string | undefined;
  /** What is typed and not saved; undefined where nothing is. */
  readonly draft: string | undefined;
  /** What is usual, where nobody has said anything. */
  readonly usual: UsualOffer | undefined;
  readonly problem: string | undefined;
}

/** One question, or a part of its answer: what is said, drawn as far as it is known, or a place to type it. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { cell, row, column, head, name, text, isWritable, locked, draft, usual, problem } = props;
  const td = `${CELL} p-0.75 align-top stacked:nth-last-1:border-b-0`;
  if (!cell || cell.view.status === 'parked')
    return (
      <td
        className={`${td} text-center text-ink-2 stacked:hidden`}
        title={cell?.view.parkedBecause ?? 'Not asked here.'}
      >
        <span aria-hidden="true">–</span>
        <span className="unseen">not asked</span>
      </td>
    );
  const { question, status } = cell.view;
  const own = lookOf(cell);
  const shown = shownText(cell, usual);
  if (!isWritable)
    return (
      <td className={td} data-label={head}>
        <Link
          className="by-look block min-h-9 px-2 py-1 border-1 rounded-sm ui-sm"
          data-look={own}
          to={`/questions/${question.id}`}
        >
          {locked ?? (shown || ' ')}
        </Link>
        {draft && <small className="block px-2 ui-xs text-ink-2">You typed “{draft}”</small>}
      </td>
    );
  const look = draft ? 'draft' : usual === undefined ? own : 'guess';
  const isEmpty = look === 'hole' || look === 'guess';
  const error = `${cell.id}-problem`;
  return (
    <td className={td} data-label={head}>
      <div className="min-w-0">
        <div className={`by-look border-1 rounded-sm ${look === 'draft' ? DRAFT : ''}`} data-look={look}>
          <AutosizeTextarea
            {...cellAttributes(row, column)}
            data-cell={cell.id}
            className={FIELD}
            value={text}
            placeholder={shown || ' '}
            aria-label={`${name}: ${stateWord(look, status)}`}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : error}
            onChange={handledByGrid}
          >
            <span className={`invisible ${isEmpty ? 'halo' : ''}`} aria-hidden="true">{`${text || shown} `}</span>
          </AutosizeTextarea>
        </div>
        {problem !== undefined && (
          <p className="problem mt-0.5 px-2 py-1" id={error}>
            {problem}
          </p>
        )}
      </div>
    </td>
  );
});

/** Stays clear of the head of the page and of the buttons below the grid, when it takes the keyboard. */
const FIELD = `min-h-9 px-1.5 py-1 voice-lg leading-6 rounded-sm -outline-offset-2 *:placeholder:text-ink-2 *:scroll-mt-24
  *:scroll-mb-52`;
const DRAFT = 'border-pen bg-pen-wash';

function stateWord(look: string, status: QuestionStatus): string {
  if (look === 'draft') return 'not saved';
  if (look === 'guess') return 'usual, nobody has said';
  return look === 'hole' && status !== 'deferred' ? statusWord('open') : statusWord(status);
}

/** A part of which an answer says nothing is a hole, however much of the rest is decided. */
function lookOf(cell: GridPlace): Look {
  return isUnsaid(cell) ? 'hole' : LOOKS[cell.view.status];
}

/** What an empty cell shows: what is settled, was said, or is usual. */
export function shownText(cell: GridPlace, usual: UsualOffer | undefined): string {
  const { view, part } = cell;
  const { question, status } = view;
  if (usual?.value !== undefined) return part ? part.textIn(usual.value) : cellText(usual.value, question.shape);
  if (usual || status === 'not-applicable') return 'does not apply';
  if (status === 'deferred') return 'put off';
  if (part) return part.textIn(answerNow(view));
  const [said] = status === 'answered' ? positionsIn(question, view.responses) : [];
  return said ? textInCell(cell, said.reply) : settledText(cell);
}
