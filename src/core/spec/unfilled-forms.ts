import { isEmptyField } from './mood/stubs.ts';
import { plainText } from './plain-text.ts';
import type { Statement, TextStatement } from './statements.ts';

interface Form {
  readonly options: readonly TextStatement[];
  readonly fields: readonly TextStatement[];
}

/** Items of forms in which nothing is ticked or filled in, and labels with nothing after or below them. */
export function unfilledIn(statements: readonly Statement[], isQuestion: (statement: TextStatement) => boolean) {
  const items = statements.filter((each) => each.says === 'text').filter((each) => each.in === 'item');
  if (items.length === 0) return NO_STATEMENTS;
  if (isUntouched(byDepth(items))) return new Set(items);
  const hasOptions = items.some(({ box }) => box === 'open');
  return new Set([...emptyFields(statements), ...(hasOptions ? formsBelow(statements, isQuestion) : [])]);
}

const NO_STATEMENTS: ReadonlySet<Statement> = new Set();

function isUntouched({ options, fields }: Form): boolean {
  return (
    fields.length > 0 &&
    options.every(({ box }) => box === 'open') &&
    fields.every(({ text }) => isEmptyLabel(text) || /\?$/.test(text))
  );
}

function byDepth(items: readonly TextStatement[]): Form {
  return { options: items.filter(({ nested }) => !nested), fields: items.filter(({ nested }) => nested) };
}

function byBox(items: readonly TextStatement[]): Form {
  return { options: items.filter(({ box }) => box), fields: items.filter(({ box }) => !box) };
}

/** The items of the forms that are below one question each. */
function formsBelow(statements: readonly Statement[], isQuestion: (statement: TextStatement) => boolean) {
  return runsBelow(statements, isQuestion)
    .filter(({ question, items }) => {
      const form = question.in === 'item' ? byBox(items) : byDepth(items);
      return form.options.length > 0 && isUntouched(form);
    })
    .flatMap(({ items }) => items);
}

interface Run {
  readonly question: TextStatement;
  readonly items: TextStatement[];
}

/** Each question with the items below it; those of a question that is an item itself are nested in it. */
function runsBelow(statements: readonly Statement[], isQuestion: (statement: TextStatement) => boolean) {
  const runs: Run[] = [];
  let run: Run | null = null;
  for (const statement of statements) {
    if (statement.says === 'code') run = null;
    else if (isQuestion(statement)) {
      run = { question: statement, items: [] };
      runs.push(run);
    } else if (statement.in === 'item') {
      if (run?.question.in === 'item' && !statement.nested) run = null;
      run?.items.push(statement);
    }
  }
  return runs;
}

/** Items that are a label with nothing after it, and nothing below it except such items. */
function emptyFields(statements: readonly Statement[]): readonly Statement[] {
  const empty: Statement[] = [];
  let next: Statement | undefined;
  let isFilledBelow = false;
  for (const statement of statements.toReversed()) {
    const isItem = statement.says === 'text' && statement.in === 'item';
    const isEmpty = isItem && isLabel(statement) && isLeftEmpty(next);
    if (isEmpty && (statement.nested || !isFilledBelow)) empty.push(statement);
    isFilledBelow = isItem && statement.nested === true && (isFilledBelow || !isEmpty);
    next = statement;
  }
  return empty;
}

/** A label with a colon, or a bold one above an item without a word. */
function isLabel({ text, hollow }: TextStatement): boolean {
  return isEmptyLabel(text) || (hollow === true && IN_BOLD.test(text));
}

/** Whether what follows an item leaves it empty: another item, another part, or nothing. */
function isLeftEmpty(next: Statement | undefined): boolean {
  return next === undefined || (next.says === 'text' && (next.in === 'item' || IN_BOLD.test(next.text)));
}

const IN_BOLD = /^(\*\*|__)[^*_\n]{1,60}\1:?$/;

function isEmptyLabel(text: string): boolean {
  return text.length < 120 && /[:…._][*_]*$/.test(text) && isEmptyField(plainText(text));
}
