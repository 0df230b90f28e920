import type { Answers, MatrixCellSaid } from '../../answers/answers.ts';
import { knownFrom, knownValue, mapSourced, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { folded } from '../../shapes/folded.ts';
import { splitCell } from '../../shapes/index.ts';
import { MATRIX } from '../../slots/states/states.ts';
import type { MatrixCell } from '../types.ts';
import type { Cycle } from './cycles.ts';
import type { Pieces } from './placing.ts';

const { slot: SLOT } = MATRIX;
const WORDS = ['allow', 'refuse', 'ignore', 'queue'];

interface Piece extends MatrixCellSaid {
  readonly item: string;
}

export function matrixSchemas(answers: Answers): Pieces<Piece> {
  const read = (slot: string) => {
    const naming = answers.naming(slot);
    return mapSourced(answers.cells(slot), (cells) =>
      cells.map((cell) => ({ ...cell, item: naming.find(cell.row)?.id ?? cell.row })),
    );
  };
  return { slot: SLOT, read, states: ({ row }) => [row] };
}

export function matrixOf(pieces: Sourced<readonly Piece[]>, { entity, state }: Cycle, answers: Answers) {
  return mapSourced(pieces, (cells) =>
    cells.map((cell) => {
      const below = answers.below(entity?.id ?? null, SLOT, cell.item);
      const refusal = refusalOf(cell, below.rows('refusal'));
      return {
        state: state(cell.row),
        event: cell.column,
        does: doesOf(cell.word),
        words: knownValue(refusal) ?? null,
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

/** The words that people read: those asked for the row, else those after the word in the cell. */
function refusalOf(
  { column, word, source }: Piece,
  rows: Sourced<readonly { readonly label: string; readonly held: (column: string) => Sourced<string> }[]>,
): Sourced<string> {
  const row = knownValue(rows)?.find(({ label }) => folded(label) === folded(column));
  if (row) return row.held('words');
  const more = splitCell(word, WORDS)?.more ?? '';
  if (more !== '') return knownFrom(more, source);
  return rows.is === 'known' ? unknownAt(rows.source.question) : rows;
}
