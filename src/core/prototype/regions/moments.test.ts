import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { screensOf } from '../screens-of.ts';
import { hasWordsInPlace, wordsInPlace } from './in-place.ts';
import { regionsOf } from './regions-of.ts';

const HEAD = 'Part | Kind | Of | Only those | Shows | Can be pressed';

/** The parts of a page, read. */
function partsOf(...rows: readonly string[]) {
  const product = libraryWith({
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Desk | page | - | /'),
    'screens.desk.parts': tableText(HEAD, ...rows),
  });
  const desk = screensOf(product).find(({ id }) => id === 'desk');
  return (desk && regionsOf(product)(desk)) || [];
}

test.each([
  ['Save (key Ctrl+Enter)', { label: 'Save', key: 'Ctrl+Enter', needs: null, onlyIf: null }],
  ['Save (key ctrl + enter) (if changed)', { label: 'Save', key: 'Ctrl+Enter', needs: 'changed' }],
  ['Save (once all is filled in)', { label: 'Save', key: null, needs: 'valid', inWords: '' }],
  ['New loan (shortcut N)', { label: 'New loan', key: 'n' }],
  ['Cancel (key Esc)', { label: 'Cancel', key: 'Escape' }],
  ['Save (if Title is "a")', { label: 'Save', key: null, needs: null, inWords: '' }],
])('the button “%s” has its key, and what it waits for', (said, action) => {
  const [form] = partsOf(`One | form | new loan | | title | ${said}`);
  expect(form?.actions).toMatchObject([action]);
  expect(form?.problems).toEqual([]);
});

test('a form says where the focus is, and that it saves each change', () => {
  const [form, other] = partsOf(
    'One | form | first(all loans) | | title, due (focus); saves by itself |',
    'Other | form | new loan | | title |',
  );
  expect(form?.items.map(({ label, hasFocus }) => [label, hasFocus])).toEqual([
    ['Title', false],
    ['Due', true],
  ]);
  expect([form?.savesAtOnce, other?.savesAtOnce]).toEqual([true, false]);
  expect(form?.problems).toEqual([]);
});

test('a part has words of its own while it is empty, loading, failed or refused', () => {
  const parts = partsOf(
    'One | table | all loans | | title; empty: “None.”; while it is loading: “A moment …”; failed: “Ask Kim.”; refused: “Not you.” |',
  );
  const [table] = parts;
  const conditions = ['empty', 'loading', 'partial', 'failed', 'forbidden', null] as const;
  expect(table && conditions.map((one) => wordsInPlace(table, one))).toEqual([
    'None.',
    'A moment …',
    'A moment …',
    'Ask Kim.',
    'Not you.',
    undefined,
  ]);
  expect(hasWordsInPlace(parts, 'failed')).toBe(true);
  expect(hasWordsInPlace(partsOf('One | table | all loans | | title |'), 'failed')).toBe(false);
});
