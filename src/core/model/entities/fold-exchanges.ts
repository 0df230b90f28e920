import { type Answers, asWordOrOwn } from '../answers.ts';
import { type Held, mapHeld } from '../held.ts';
import type { RowsAbout } from '../rows-by-thing.ts';
import type { Exchange } from './types.ts';

const WAYS: ReadonlyMap<string, string> = new Map([
  ['in', 'in'],
  ['import', 'in'],
  ['out', 'out'],
  ['export', 'out'],
]);

/** What comes in from files, and goes out as files. */
export function exchangesOf(thing: string, answers: Answers, about: RowsAbout): Held<readonly Exchange[]> {
  const again = answers.of(thing).choice('entities/brought-in/again');
  return mapHeld(about(thing, 'entities/files', 'entities/brought-in'), (rows) =>
    rows.map((row) => ({
      way: asWordOrOwn(row.held('way'), WAYS),
      where: row.held('where'),
      form: row.held('form'),
      often: row.held('often'),
      again,
    })),
  );
}
