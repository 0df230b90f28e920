import { joinCell, splitCell } from '#core/index.ts';
import { cellDetail, needsDetail } from './grid-edit.ts';
import type { TextAid } from './props.ts';
import { type CellPosition, cellAttributes, handledByGrid } from './use-grid.ts';

/** The classes of what stands in the middle of a column, but on a card. */
export const MIDDLE = 'text-center stacked:text-left';

export interface MatrixCellProps extends CellPosition {
  readonly name: string;
  readonly text: string;
  readonly words: readonly string[];
  /** Whether Tab reaches this cell; arrow keys go on from there. */
  readonly tabbed: boolean;
  readonly aid: TextAid | undefined;
  /** Puts a text into a cell, as one step of undo. */
  readonly write: (place: CellPosition, text: string) => void;
  /** The names of its row and of its column. */
  readonly edges: readonly string[];
}

const CELL_LINE = `block w-full min-w-0 min-h-7 px-1.5 py-0.5 voice-lg leading-6 text-ink bg-transparent border-0
  rounded-sm -outline-offset-2 stacked:col-2 stacked:min-h-9 stacked:py-1.5 stacked:pl-2.5 ${MIDDLE}`;
const STATES = {
  said: 'text-ink border-1 border-transparent hover:border-ink-2',
  unsaid: 'text-ink-2 border-1 border-hatch bg-hatched',
  unknown: 'text-ink dashed-pen',
};

/** A cell to press until it shows the right word, or a text field if the shape names no words. */
export function MatrixCell({ row, column, name, text, words, tabbed, aid, write, edges }: MatrixCellProps) {
  const shared = { ...cellAttributes(row, column), className: CELL_LINE, onChange: handledByGrid };
  if (words.length === 0) return <input {...shared} aria-label={name} value={text} />;
  const known = splitCell(text, words);
  const word = known?.word ?? text;
  const state = text === '' ? 'unsaid' : known === null ? 'unknown' : 'said';
  return (
    <>
      <button
        type="button"
        {...cellAttributes(row, column)}
        className={`block w-full min-h-9 px-1.5 py-1 voice-lg bg-transparent rounded-sm wrap-anywhere
          stacked:text-left stacked:pl-2.5 ${STATES[state]}`}
        tabIndex={tabbed ? 0 : -1}
        aria-label={`${name}: ${word || 'nobody has said'}`}
      >
        {word || '?'}
      </button>
      {needsDetail(word) && (
        <input
          {...shared}
          data-part="more"
          aria-label={`${name}: ${word} what`}
          placeholder="what?"
          value={cellDetail(text, word)}
        />
      )}
      {needsDetail(word) &&
        aid?.helps(word) &&
        aid.below({
          ...{ column: word, row: edges, text: cellDetail(text, word), name: `${name}: ${word} what` },
          onChange: (more) => write({ row, column }, joinCell({ word, more })),
        })}
    </>
  );
}
