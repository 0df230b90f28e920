import { plural } from '../../../english/plural.ts';
import { leastDone, percentDone } from '../summary-of.ts';
import type { DocumentOverview, Overview, OwnerOverview, SharedSection } from '../types.ts';

/** A table of the overview, before it is written in a format. */
export interface Table {
  readonly title: string;
  readonly columns: readonly Column[];
  /** Cells by column. */
  readonly rows: readonly (readonly string[])[];
  readonly more: number;
}

export interface Column {
  readonly head: string;
  /** Numbers are aligned right; words are cut where there is no room, a path at its beginning. */
  readonly holds: 'number' | 'words' | 'path';
}

/** How far the documents are, what they leave open, whom it waits for. At most `maxRows` rows each. */
export function tablesOf({ documents, sections, owners }: Overview, maxRows: number): readonly Table[] {
  return [documentTable(documents, maxRows), sectionTable(sections, maxRows), ownerTable(owners, maxRows)].filter(
    ({ rows }) => rows.length > 0,
  );
}

const numberColumn = (head: string): Column => ({ head, holds: 'number' });
const wordsColumn = (head: string): Column => ({ head, holds: 'words' });

function documentTable(documents: readonly DocumentOverview[], maxRows: number): Table {
  const asks = documents.some(({ questions }) => questions !== null);
  const heads = ['done', 'said', 'partly', 'unsaid', 'marks', ...(asks ? ['questions'] : [])];
  const rows = [...documents].sort(leastDone).map((document) => {
    const { done, answered, notApplicable, partial, unanswered, marks, questions, path, title } = document;
    const counts = [answered + notApplicable, partial, unanswered, marks].map(String);
    const open = asks ? [questions ? String(questions.open) : '–'] : [];
    return [done === null ? '–' : percentDone(done), ...counts, ...open, path, title];
  });
  const title = `How far ${plural(documents.length, 'the document is', '# documents are')}`;
  return limitedTable(
    title,
    [...heads.map(numberColumn), { head: 'document', holds: 'path' }, wordsColumn('title')],
    rows,
    maxRows,
  );
}

function sectionTable(sections: readonly SharedSection[], maxRows: number): Table {
  const rows = sections.map(({ heading, documents, answered, partial }) => [
    `${answered} of ${documents}`,
    String(partial),
    heading,
  ]);
  return limitedTable(
    'What they leave open',
    [numberColumn('answered'), numberColumn('partly'), wordsColumn('section')],
    rows,
    maxRows,
  );
}

/** A column without any count is left out. */
const OWNER_COUNTS = [
  { head: 'open', of: ({ open }) => open },
  { head: 'overdue', of: ({ overdue }) => overdue },
  { head: 'marks', of: ({ marks }) => marks },
  { head: 'deferred', of: ({ deferred }) => deferred },
  { head: 'in own documents', of: ({ gaps }) => gaps },
] as const satisfies readonly { readonly head: string; readonly of: (owner: OwnerOverview) => number }[];

function ownerTable(owners: readonly OwnerOverview[], maxRows: number): Table {
  const counts = OWNER_COUNTS.filter(({ of }) => owners.some((owner) => of(owner) > 0));
  const rows = owners.map((owner) => [...counts.map(({ of }) => String(of(owner))), owner.name]);
  return limitedTable(
    'Who it is waiting for',
    [...counts.map(({ head }) => numberColumn(head)), wordsColumn('who')],
    rows,
    maxRows,
  );
}

function limitedTable(
  title: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  maxRows: number,
) {
  return { title, columns, rows: rows.slice(0, maxRows), more: Math.max(0, rows.length - maxRows) };
}
