import type { Answers } from '../answers.ts';
import { refsIn } from '../find.ts';
import { type Held, mapHeld, said } from '../held.ts';
import { firstCell, type RowsAbout } from '../rows-by-thing.ts';
import type { Ref } from '../things.ts';
import { fieldFinder } from './find-entity.ts';
import type { Entity, Identity } from './types.ts';

/** Kinds of number that are given to a record and need no line of it. */
const GIVEN: ReadonlySet<string> = new Set(['issued', 'foreign']);

/** How one record is told from the next. */
export function identityOf(
  thing: string,
  fields: Entity['fields'],
  answers: Answers,
  about: RowsAbout,
): Identity {
  const own = answers.of(thing);
  const kind = own.choice('entities/identity');
  const format = about(thing, 'entities/identity-format');
  return {
    kind,
    fields: linesOf(kind, own.list('entities/identity/lines'), fields),
    looks: firstCell(format, 'looks'),
    same: firstCell(format, 'same'),
    within: firstCell(format, 'within'),
    issuedBy: own.text('entities/identity/issued-by'),
    reuse: own.choice('entities/identity/reuse'),
    changes: own.text('entities/identity/changes'),
  };
}

function linesOf(
  kind: Held<string>,
  lines: Held<readonly string[]>,
  fields: Entity['fields'],
): Held<readonly Ref[]> {
  if (lines.is === 'unsaid' && kind.is === 'said' && GIVEN.has(kind.value)) return said([], kind.source);
  return mapHeld(lines, (all) => {
    const find = fieldFinder({ fields });
    return all.flatMap((words) => refsIn(find, words));
  });
}
