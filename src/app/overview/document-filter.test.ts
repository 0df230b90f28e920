import { expect, test } from 'vitest';
import type { DocumentOverview, LibraryView } from '#core/overview.ts';
import { filterDocuments, readDocumentFilter, rowsOf, writeDocumentFilter } from './document-filter.ts';

function view(documents: readonly Partial<DocumentOverview>[]): LibraryView {
  const none = { points: 0, answered: 0, partial: 0, unanswered: 0, notApplicable: 0, marks: 0, gaps: 0 };
  return {
    name: 'docs',
    overview: {
      version: 1,
      documents: documents.map((given) => ({
        path: 'a.md',
        title: 'A',
        ...none,
        done: null,
        questions: null,
        ...given,
      })),
      sections: [],
      owners: [],
    },
    entries: documents.map((_, id) => ({ id, url: null })),
    unreadable: [],
    reading: null,
  };
}

const paths = (documents: readonly Partial<DocumentOverview>[], search: string) =>
  filterDocuments(rowsOf(view(documents)), readDocumentFilter(search)).map(({ document }) => document.path);

test('the least done come first, and what has no points last, until somebody sorts otherwise', () => {
  const documents = [
    { path: 'none.md', done: null, marks: 2 },
    { path: 'whole.md', done: 1 },
    { path: 'half10.md', done: 0.5 },
    { path: 'half9.md', done: 0.5 },
  ];
  expect(paths(documents, '')).toEqual(['half9.md', 'half10.md', 'whole.md', 'none.md']);
  expect(paths(documents, '?sort=marks')[0]).toBe('none.md');
  expect(paths(documents, '?sort=marks&turned=yes').at(-1)).toBe('none.md');
});

test('every word must occur in the title or the path, in any order, whatever its case and accents', () => {
  const documents = [
    { path: 'docs/cafe.md', title: 'Tables' },
    { path: 'docs/b.md', title: 'Café tables' },
    { path: 'docs/c.md', title: 'Café' },
  ];
  expect(paths(documents, '?text=TABLES+cafe')).toEqual(['docs/b.md', 'docs/cafe.md']);
});

test('what is asked for stands in the address, and nothing else', () => {
  expect(writeDocumentFilter(readDocumentFilter('?text=a%26b&sort=marks&turned=yes'))).toBe(
    '?text=a%26b&sort=marks&turned=yes',
  );
  expect(writeDocumentFilter(readDocumentFilter('?sort=toString&other=1'))).toBe('');
});
