import type { Answers, MatrixCellSaid } from '../../answers/answers.ts';
import { type Held, heldValue, mapHeld, said, unsaid } from '../../answers/held.ts';
import { folded } from '../../shapes/folded.ts';
import { splitCell } from '../../shapes/index.ts';
import { MATRIX } from '../../slots/states/states.ts';
import type { Cycle } from './cycles.ts';
import type { Pieces } from './placing.ts';
import type { MatrixCell } from './types.ts';

const { slot: SLOT } = MATRIX;
const WORDS = ['allow', 'refuse', 'ignore', 'queue'];

/** A cell of the matrix, with the id under which more was asked about its row. */
interface Piece extends MatrixCellSaid {
  readonly item: string;
}

/** Cells of the matrix, placed by the state of their row. */
export function matrixPieces(answers: Answers): Pieces<Piece> {
  const read = (slot: string) => {
    const naming = answers.naming(slot);
    return mapHeld(answers.cells(slot), (cells) =>
      cells.map((cell) => ({ ...cell, item: naming.find(cell.row)?.id ?? cell.row })),
    );
  };
  return { slot: SLOT, read, states: ({ row }) => [row] };
}

export function matrixOf(
  pieces: Held<readonly Piece[]>,
  { entity, state }: Cycle,
  answers: Answers,
): Held<readonly MatrixCell[]> {
  return mapHeld(pieces, (cells) =>
    cells.map((cell) => {
      const below = answers.below(entity?.id ?? null, SLOT, cell.item);
      const refusal = refusalOf(cell, below.rows('refusal'));
      return {
        state: state(cell.row),
        event: cell.column,
        does: doesOf(cell.word),
        words: heldValue(refusal) ?? null,
        refusal,
        waitsFor: below.text('queue'),
      };
    }),
  );
}

function doesOf(typed: string): MatrixCell['does'] {
  const word = splitCell(typed, WORDS)?.word;
  return word === 'allow' || word === 'refuse' || word === 'ignore' || word === 'queue' ? word : null;
}

/** The words that people read: those asked for the row, else those behind the word in the cell. */
function refusalOf(
  { column, word, source }: Piece,
  rows: Held<readonly { readonly label: string; readonly held: (column: string) => Held<string> }[]>,
): Held<string> {
  const row = heldValue(rows)?.find(({ label }) => folded(label) === folded(column));
  if (row) return row.held('words');
  const more = splitCell(word, WORDS)?.more ?? '';
  if (more !== '') return said(more, source);
  return rows.is === 'said' ? unsaid(rows.source.question) : rows;
}
