import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { pressNamed } from '../core/prototype/consequences/set-off.ts';

/** One press that makes a record for each of so many, each of which sets off something of its own; milliseconds each round. */
export function chainOf(records: number, rounds: number): readonly number[] {
  const product = libraryWith({
    'entities.records': tableText('Thing | Plural', 'Loan | Loans', 'Note | Notes'),
    'entities.loan.fields': tableText('Field | Type', 'Title | text'),
    'entities.note.fields': tableText('Field | Type | Unit', 'Loan | link | Loan', 'Words | text | '),
    'states.loan.effects': tableText(
      'Move | What else happens | For whom',
      'Note is pressed | for each of all loans: make a note: Loan = this, Words = Title | ',
    ),
    'states.note.effects': tableText(
      'Move | What else happens | For whom',
      'a note is created | Words = upper(Words) | ',
    ),
  });
  const rows = Array.from({ length: records }, (_, at) => loan(`${at}`, { title: `Saw ${at}` }, 'out'));
  const actor = actingAs('clerk', rows, product);
  const [first] = rows;
  if (!first) return [];
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    const done = pressNamed(actor, first, 'Note');
    const taken = performance.now() - start;
    if (done.stopped || done.changes.length < 2 * records)
      throw new Error(`Only ${done.changes.length} records changed.`);
    return taken;
  });
}
