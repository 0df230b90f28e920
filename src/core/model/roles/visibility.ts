import { type Answers, asWord } from '../../answers/answers.ts';
import { memoizeSourced } from '../../answers/cells.ts';
import type { NameFinder } from '../../answers/name-finder.ts';
import { knownFrom, knownValue, type Source, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { VISIBILITY, VISIBILITY_WORDS } from '../../slots/roles/rights.ts';
import { fieldCells, rowFollowUps } from '../field-cells.ts';
import type { FieldIndex } from '../field-index.ts';

const SLOT = VISIBILITY.visibility.slot;

export type Visibility = ReturnType<typeof visibilityIn>[number];

/** From each entity's own matrix, else from the general one. */
export function visibilityIn(answers: Answers, fields: FieldIndex, find: NameFinder) {
  const roleOf = memoize(find);
  const columnKey = (column: string) => roleOf(column).id ?? column;
  const shownAs = memoizeSourced((word, source) =>
    asWord(word === '' ? unknownAt(source.question) : knownFrom(word, source), VISIBILITY_WORDS),
  );
  const plain = memoize((source: Source): Sourced<string> => ({ is: 'not-applicable', reason: '', source }));
  const masked = rowFollowUps(answers, SLOT, (below) => below.text('masked-as'));
  return fieldCells(answers, fields, SLOT, columnKey).map((cell) => {
    const shown = shownAs(cell.word, cell.source);
    const maskedAs = knownValue(shown) === 'masked' ? masked(cell) : plain(cell.source);
    return { entity: cell.entity, field: cell.field, role: roleOf(cell.column), shown, maskedAs };
  });
}
