import { memo } from 'react';
import { Link } from 'react-router';
import {
  type CellPlace,
  cellText,
  type QuestionStatus,
  type QuestionView,
  settledText,
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
  readonly view: QuestionView | undefined;
  /** The header of its column, and what it is called for screen readers. */
  readonly head: string;
  readonly name: string;
  readonly text: string;
  readonly isWritable: boolean;
  /** Whether its text is a draft. */
  readonly isDraft: boolean;
  /** What is usual, where nobody has said anything. */
  readonly usual: UsualOffer | undefined;
  readonly problem: string | undefined;
}

/** One question: its answer, drawn as far as it is known, or a place to type it. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { view, row, column, head, name, text, isWritable, isDraft, usual, problem } = props;
  const td = `${CELL} p-0.75 align-top stacked:nth-last-1:border-b-0`;
  if (!view || view.status === 'parked')
    return (
      <td className={`${td} text-center text-ink-2 stacked:hidden`} title={view?.parkedBecause ?? 'Not asked here.'}>
        <span aria-hidden="true">–</span>
        <span className="unseen">not asked</span>
      </td>
    );
  const { question, status } = view;
  if (!isWritable)
    return (
      <td className={td} data-label={head}>
        <Link
          className="by-look block min-h-9 px-2 py-1 border-1 rounded-sm ui-sm"
          data-look={LOOKS[status]}
          to={`/questions/${question.id}`}
        >
          {status === 'contested' ? `${view.responses.length} answers` : 'Everybody is being asked'}
        </Link>
      </td>
    );
  const shown = shownText(view, usual);
  const look = isDraft && text !== '' ? 'draft' : usual === undefined ? LOOKS[status] : 'guess';
  const isEmpty = look === 'hole' || look === 'guess';
  const error = `${question.id}-problem`;
  return (
    <td className={td} data-label={head}>
      <div className="min-w-0">
        <div className={`by-look border-1 rounded-sm ${look === 'draft' ? DRAFT : ''}`} data-look={look}>
          <AutosizeTextarea
            {...cellAttributes(row, column)}
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
  return look === 'guess' ? 'usual, nobody has said' : statusWord(status);
}

/** What an empty cell shows: what is settled, was said, or is usual. */
export function shownText(view: QuestionView, usual: UsualOffer | undefined): string {
  const { shape } = view.question;
  if (usual) return usual.value === undefined ? 'does not apply' : cellText(usual.value, shape);
  if (view.status === 'not-applicable') return 'does not apply';
  if (view.status === 'deferred') return 'put off';
  const said =
    view.status === 'answered' ? view.responses.find(({ reply }) => reply.says === 'value')?.reply : undefined;
  return said?.says === 'value' ? cellText(said.value, shape) : settledText(view);
}
