import { splitCell } from '#core/index.ts';
import { placed } from './grid-place.ts';
import { moreOf, wantsMore } from './matrix-sheet.ts';

interface MatrixCellProps {
  readonly row: number;
  readonly column: number;
  /** The names of its row and column. */
  readonly name: string;
  readonly text: string;
  readonly words: readonly string[];
  /** The one cell that Tab reaches; arrows lead on from there. */
  readonly tabbed: boolean;
}

/** A cell that one presses until it says the right word, or a line to type on where the shape names no words. */
export function MatrixCell({ row, column, name, text, words, tabbed }: MatrixCellProps) {
  if (words.length === 0) {
    return (
      <input
        {...placed(row, column)}
        className="shape-line"
        aria-label={name}
        value={text}
        onChange={handledAbove}
      />
    );
  }
  const known = splitCell(text, words);
  const word = known?.word ?? text;
  const state = text === '' ? 'shape-unsaid' : known === null ? 'shape-unknown' : undefined;
  return (
    <>
      <button
        type="button"
        {...placed(row, column)}
        className={`shape-word ${state ?? ''}`}
        tabIndex={tabbed ? 0 : -1}
        aria-label={`${name}: ${word || 'nobody has said'}`}
      >
        {word || '?'}
      </button>
      {wantsMore(word) && (
        <input
          {...placed(row, column)}
          data-part="more"
          className="shape-line"
          aria-label={`${name}: ${word} what`}
          placeholder="what?"
          value={moreOf(text, word)}
          onChange={handledAbove}
        />
      )}
    </>
  );
}

function handledAbove(): void {}
