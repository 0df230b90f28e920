import { type Answers, asWord, slotOf } from '../../answers/answers.ts';
import type { Find } from '../../answers/find.ts';
import { type Held, heldValue, type Source, said, unsaid } from '../../answers/held.ts';
import { rememberedHeld } from '../../answers/remembered-held.ts';
import type { Ref } from '../../answers/things.ts';
import { remembered } from '../../base/remembered.ts';
import { SHOWN, VISIBILITY } from '../../slots/roles/rights.ts';
import { type FieldCell, fieldCells } from '../field-cells.ts';
import type { FieldIndex } from '../field-index.ts';

const SLOT = VISIBILITY.visibility.slot;

export interface Visibility {
  readonly entity: string | null;
  readonly field: Ref;
  readonly role: Ref;
  readonly shown: Held<typeof SHOWN extends ReadonlyMap<string, infer W> ? W : never>;
  readonly maskedAs: Held<string>;
}

/** Which lines each role sees: as said of one thing, else as said of every thing that has such a line. */
export function visibilityIn(answers: Answers, fields: FieldIndex, find: Find): readonly Visibility[] {
  const roleOf = remembered(find);
  const columnKey = (column: string) => roleOf(column).id ?? column;
  const shownAs = rememberedHeld((word, source) =>
    asWord(word === '' ? unsaid(source.question) : said(word, source), SHOWN),
  );
  const plain = remembered((source: Source): Held<string> => ({ is: 'none', reason: '', source }));
  const masked = maskIn(answers);
  return fieldCells(answers, fields, SLOT, columnKey).map((cell) => {
    const shown = shownAs(cell.word, cell.source);
    const maskedAs = heldValue(shown) === 'masked' ? masked(cell) : plain(cell.source);
    return { entity: cell.entity, field: cell.field, role: roleOf(cell.column), shown, maskedAs };
  });
}

/** What is left to see of a line that is blurred. */
function maskIn(answers: Answers): (cell: FieldCell) => Held<string> {
  const rows = remembered((thing: string | null) => {
    const naming = answers.naming(thing === null ? SLOT : slotOf(thing, SLOT));
    return remembered((row: string) =>
      answers.below(thing, SLOT, naming.find(row)?.id ?? '').text('masked-as'),
    );
  });
  return ({ saidOf, row }) => rows(saidOf)(row);
}
