import { describe, expect, test } from 'vitest';
import { DESK } from '#testing/core/model/desk.ts';
import { tableText } from '#testing/core/model/table-text.ts';
import { workspaceOf } from '#testing/core/model/workspace-of.ts';
import { picksIn } from '../../conditions/picking/pick-text.ts';
import { openProduct } from '../open-product.ts';
import { expressionAt, takesExpressions } from './expression-at.ts';
import { problemIn } from './problem-in.ts';
import { unreadInDraft } from './unread-in-draft.ts';

const WORKSPACE = workspaceOf(DESK);
const PRODUCT = openProduct(WORKSPACE);

function questionCalled(id: string) {
  const view = WORKSPACE.question(id);
  if (!view) throw new Error(`There is no question ${id}.`);
  return view.question;
}

/** The expression that is found in a cell, with brackets around it. */
function foundIn(id: string, column: string, text: string, row: readonly string[] = [], caret = text.length): string {
  const at = expressionAt(PRODUCT, questionCalled(id), { column, row, text, caret });
  if (!at) return 'none';
  const { start, end, before, after, wanted } = at;
  return `${wanted.is}: ${text.slice(0, start)}${before}[${text.slice(start, end)}]${after}${text.slice(end)}`;
}

describe('an expression stands', () => {
  test.each([
    ['states.loan.transitions', 'guard', 'Fee < 5 EUR', 'test: [Fee < 5 EUR]'],
    ['states.loan.transitions', 'guard', '', 'test: []'],
    ['states.loan.transitions', 'event', 'lend', 'none'],
    ['states.loan.effects', 'effect', 'Fee = Fee + 1 EUR, if Days > 3', 'test: Fee = Fee + 1 EUR, if [Days > 3]'],
    ['states.loan.effects', 'effect', 'set Due to today', 'value: set Due to [today]'],
    ['states.loan.effects', 'effect', 'tell Clerk: “Late”', 'test: tell Clerk: “Late”, if []'],
    ['entities.loan.fields', 'default', 'today', 'value: [today]'],
    ['screens.links', 'condition', 'Role == "Clerk"', 'test: [Role == "Clerk"]'],
  ])('%s, %s: %s', (id, column, text, found) => {
    expect(foundIn(id, column, text)).toBe(found);
  });

  test('in a part of a screen, with the names of the records that it shows', () => {
    const workspace = workspaceOf({
      ...DESK,
      'screens.one-loan.parts': tableText(
        'Part | Kind | Of | Only those | Shows | Can be pressed',
        'Top | record | this loan',
      ),
    });
    const question = workspace.question('screens.one-loan.parts')?.question;
    const row = ['Others', 'table', 'all loans', 'Days > 3', 'Number, Fee (red if Fee > 3 EUR)', 'Open (if Days > 3)'];
    const found = ['of', 'where', 'shows', 'press'].map((column, at) => {
      const text = row[at + 2] ?? '';
      const place =
        question && expressionAt(openProduct(workspace), question, { column, row, text, caret: text.length - 2 });
      return place && [place.wanted.is, text.slice(place.start, place.end), problemIn(place, text)];
    });
    expect(found).toEqual([
      ['records', 'all loans', null],
      ['test', 'Days > 3', null],
      ['test', 'Fee > 3 EUR', null],
      ['test', 'Days > 3', null],
    ]);
  });

  test('in a cell of rights, with the names of what the action is about', () => {
    const workspace = workspaceOf({
      ...DESK,
      'roles.permissions': tableText('Role \\ What they may do | delete a loan', 'Clerk | if Days > 3'),
    });
    const question = workspace.question('roles.permissions')?.question;
    const cell = { column: 'if', row: ['Clerk', 'delete a loan'], text: 'Days > 3', caret: 8 };
    const place = question && expressionAt(openProduct(workspace), question, cell);
    expect(place && problemIn(place, 'Days > 3')).toBe(null);
    expect(place && problemIn(place, 'Dayz > 3')).toBe('“Dayz” is not a name known here. Did you mean “Days”?');
  });

  test('where the caret is, if there are several', () => {
    expect(foundIn('states.loan.effects', 'effect', 'Fee = 2 EUR, if Days > 3', [], 7)).toBe(
      'value: Fee = [2 EUR], if Days > 3',
    );
  });

  test('in the columns that are read so, and in no other', () => {
    const question = questionCalled('states.loan.transitions');
    expect(question && takesExpressions(question, 'guard')).toBe(true);
    expect(question && takesExpressions(question, 'who')).toBe(false);
  });

  test('and a value is one that its field can keep', () => {
    const question = questionCalled('states.loan.effects');
    const text = 'set Due to today';
    const at = expressionAt(PRODUCT, question, { column: 'effect', row: ['lend', text], text, caret: text.length });
    expect(at?.wanted).toMatchObject({ is: 'value', like: { label: 'Due', type: 'date' } });
    expect(at && picksIn('today + 14 days', at.vocabulary)).not.toBeNull();
  });
});

describe('what cannot be read', () => {
  const guard = (text: string) => {
    const at = expressionAt(PRODUCT, questionCalled('states.loan.transitions'), {
      ...{ column: 'guard', row: [], text, caret: 0 },
    });
    return at && problemIn(at, text);
  };

  test.each([
    ['Fee < 5 EUR', null],
    ['they are nice', null],
    ['', null],
    ['Fe < 5 EUR', '“Fe” is not a name known here.'],
    ['Fee', '“Fee” is not yes or no; compare it with something.'],
  ])('%s → %s', (text, problem) => {
    expect(guard(text)).toBe(problem);
  });

  test('is told of a draft, before anybody decides it', () => {
    const rows = [
      ['New', 'Lent', 'lend', 'a person', 'Clerk', 'Banana < 5 EUR'],
      ['Lent', 'Back', 'return', 'a person', 'Clerk', 'the weather is good'],
      ['New', 'Back', 'cancel', 'a person', 'Clerk', 'Fee < 5 EUR'],
    ];
    expect(unreadInDraft(WORKSPACE, questionCalled('states.loan.transitions'), rows)).toEqual([
      { said: 'lend, only if: Banana < 5 EUR', why: '“Banana” is not a name known here.', isTold: true },
      { said: 'return, only if: the weather is good', why: '', isTold: false },
    ]);
    expect(unreadInDraft(WORKSPACE, questionCalled('states.loan.transitions'), rows.slice(2))).toEqual([]);
  });

  test('is told of what happens by itself', () => {
    const rows = [['lend', 'Fee = Banana + 1', '']];
    const [first] = unreadInDraft(WORKSPACE, questionCalled('states.loan.effects'), rows);
    expect(first).toMatchObject({ said: 'lend, what happens: Fee = Banana + 1' });
    expect(first?.why).toContain('“Banana” is not a name known here.');
  });

  test('leaves the product as it is decided', () => {
    unreadInDraft(WORKSPACE, questionCalled('states.loan.transitions'), [['New', 'Lent', 'x', '', '', '']]);
    expect(openProduct(WORKSPACE)).toBe(PRODUCT);
    expect(openProduct(workspaceOf(DESK)).model.states).toEqual(PRODUCT.model.states);
  });
});
