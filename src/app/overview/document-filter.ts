import { type DocumentOverview, type LibraryEntry, type LibraryView, leastDone } from '#core/overview.ts';
import { compareText, searchTerms, toSearchText } from '../kit/search-text.ts';

export interface Row {
  readonly document: DocumentOverview;
  readonly entry: LibraryEntry;
  readonly words: string;
}

type Compare = (a: DocumentOverview, b: DocumentOverview) => number;

interface Sort {
  readonly label: string;
  readonly compare: Compare;
  /** Whether its first direction is ascending; counts of what is missing are descending. */
  readonly rises?: true;
}

/** The sort orders, each in its first direction: the least done first, the most missing first. */
export const SORTS = {
  document: { label: 'Document', compare: (a, b) => compareText(a.title, b.title), rises: true },
  done: { label: 'How far', compare: leastDone, rises: true },
  unanswered: { label: 'Nobody has said', compare: (a, b) => b.unanswered - a.unanswered },
  partial: { label: 'Partly said', compare: (a, b) => b.partial - a.partial },
  marks: { label: 'Marks', compare: (a, b) => b.marks - a.marks },
  questions: { label: 'Open questions', compare: (a, b) => openQuestions(b) - openQuestions(a) },
} as const satisfies Readonly<Record<string, Sort>>;

export type SortKey = keyof typeof SORTS;

export interface DocumentFilter {
  readonly text: string;
  readonly sort: SortKey;
  readonly turned: boolean;
}

const DEFAULT_SORT: SortKey = 'done';

function openQuestions({ questions }: DocumentOverview): number {
  return questions?.open ?? -1;
}

export function rowsOf({ overview, entries }: LibraryView): readonly Row[] {
  return (overview?.documents ?? []).flatMap((document, at) => {
    const entry = entries[at];
    return entry ? [{ document, entry, words: toSearchText(`${document.title}\n${document.path}`) }] : [];
  });
}

/** The rows that contain every word typed, in the chosen order; equal ones by path. */
export function filterDocuments(rows: readonly Row[], { text, sort, turned }: DocumentFilter): readonly Row[] {
  const wanted = searchTerms(text);
  const sign = turned ? -1 : 1;
  return rows
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .sort(
      (a, b) => sign * SORTS[sort].compare(a.document, b.document) || compareText(a.document.path, b.document.path),
    );
}

/** Reads filter and order from the address; unknown values become the defaults. */
export function readDocumentFilter(search: string): DocumentFilter {
  const params = new URLSearchParams(search);
  const sort = params.get('sort') ?? DEFAULT_SORT;
  return {
    text: params.get('text') ?? '',
    sort: isSortKey(sort) ? sort : DEFAULT_SORT,
    turned: params.get('turned') === 'yes',
  };
}

/** Filter and order for the address; empty if both are the defaults. */
export function writeDocumentFilter({ text, sort, turned }: DocumentFilter): string {
  const params = new URLSearchParams({
    ...(text === '' ? {} : { text }),
    ...(sort === DEFAULT_SORT ? {} : { sort }),
    ...(turned ? { turned: 'yes' } : {}),
  });
  return params.size === 0 ? '' : `?${params}`;
}

function isSortKey(key: string): key is SortKey {
  return Object.hasOwn(SORTS, key);
}
