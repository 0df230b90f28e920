import { assignmentIn } from './marks/assignment.ts';
import type { FoundMark } from './marks/inline-marks.ts';
import { classify, type StatementClass } from './mood/classify.ts';
import { isTopic, leadsToTopics } from './mood/sentence-mood.ts';
import { isUnfilled } from './mood/stubs.ts';
import { plainText } from './plain-text.ts';
import type { Statement, TextStatement } from './statements.ts';
import type { MarkKind } from './types.ts';
import { unfilledIn } from './unfilled-forms.ts';

export type StatementCounts = Readonly<Record<StatementClass | 'template', number>>;

export const NO_COUNTS: StatementCounts = {
  nothing: 0,
  'not-applicable': 0,
  instruction: 0,
  question: 0,
  'goes-on': 0,
  something: 0,
  template: 0,
};

const YES_OR_NO = /^(?:does|do|did|will|would|is|are|was|were|can|could|has|have|had|should|must|may)\s.*\?$/i;
/** A title needs no question mark to ask: "Does this change how members pay". */
const TITLE_ASKS = /^(?:does|do|did|will|is|are|was|were|can|could|has|have) (?:this|these|the|it|there|any|we)\s/i;

/** A question in bold without an answer yet. */
interface BoldQuestion {
  readonly mark: FoundMark;
  readonly isYesOrNo: boolean;
}

/** Classifies statements; after the first that says something, only questions in bold and empty forms count. */
export function classifyStatements(statements: readonly Statement[], title: string) {
  const counts = { ...NO_COUNTS };
  const questions: FoundMark[] = [];
  const forms: FoundMark[] = [];
  const unfilled = unfilledIn(statements, isBoldQuestion);
  const titleAsks = YES_OR_NO.test(title) || TITLE_ASKS.test(title);
  let pending: BoldQuestion | null = null;
  let lead = '';
  let said = -1;
  let firstContinuation = -1;
  const count = (weight: StatementClass, index: number) => {
    counts[weight]++;
    if (weight === 'goes-on' && firstContinuation < 0) firstContinuation = index;
    if (weight !== 'nothing' && weight !== 'instruction') pending = null;
    if (weight === 'something' && said < 0) said = index;
  };
  const startQuestion = (next: BoldQuestion | null) => {
    if (pending) questions.push(pending.mark);
    if (pending) counts.nothing++;
    pending = next;
  };
  for (const [index, statement] of statements.entries()) {
    if (statement.says === 'code') {
      count('something', index);
      continue;
    }
    if (said >= 0 && !pending && !MAY_ASK.test(statement.text)) continue;
    if (isUnfilled(statement.text)) forms.push(markOf('placeholder', statement, plainText(statement.text)));
    const prompt = boldQuestionIn(statement);
    if (prompt) startQuestion(prompt.asked);
    const text = prompt?.rest ?? statement.text;
    if (text === '' || (said >= 0 && !pending) || isLabel(statement, statements.length === 1)) continue;
    const asks = (pending as BoldQuestion | null)?.isYesOrNo ?? titleAsks;
    const weight = unfilled.has(statement)
      ? 'instruction'
      : classAfterLead(lead, statement, classify(text, { asks, title, item: statement.in === 'item' }));
    if (statement.in === 'paragraph') lead = weight === 'instruction' && /:[*_\s]*$/.test(text) ? text : '';
    if (pending && weight === 'nothing' && OPEN_MARK.test(text)) pending = extendTo(pending, statement);
    count(weight, index);
  }
  startQuestion(null);
  if (counts.instruction === 0) counts.something += counts['goes-on'];
  if (counts.something > 0 && said < 0) said = firstContinuation;
  return { counts, said, marks: [...questions, ...forms] };
}

/** A cheap first check: the beginning of a question in bold, or a bracket of a form. */
const MAY_ASK = /^[*_]|[[{]/;

/** A label in bold above other text says nothing itself; one without a colon may be all that is said. */
function isLabel({ text, in: where }: TextStatement, isAlone: boolean): boolean {
  if (where !== 'paragraph' || !/^(?:\*\*|__)[^*_\n]{1,60}(?:\*\*|__)?:?$/.test(text)) return false;
  return /:(?:\*\*|__)?$/.test(text) || (!isAlone && /[^.!?](?:\*\*|__)$/.test(text));
}

/** What follows an instruction and a colon is part of it: topics, or an example that still has a blank. */
function classAfterLead(lead: string, { in: where, text }: TextStatement, weight: StatementClass): StatementClass {
  if (lead === '' || where !== 'item' || weight !== 'something') return weight;
  const belongs = /\[[^[\]]{3,300}\](?!\()/.test(text) || (leadsToTopics(lead) && isTopic(text));
  return belongs ? 'instruction' : weight;
}

const OPEN_MARK = /^[*_([]*(?:TB[DCASR]|TODO|FIXME)(?![\p{L}\p{N}_])/u;

/** A mark in place of the answer is the same gap as the question. */
function extendTo(asked: BoldQuestion, { first, text }: TextStatement): BoldQuestion {
  const last = first + text.split('\n').length - 1;
  return { ...asked, mark: { ...asked.mark, ...assignmentIn(text), last } };
}

const BOLD_QUESTION = /^(\*\*|__)((?:(?!\1)[\s\S]){3,400}\?)\s*\1[ \t]*[:–—-]?\s*([\s\S]*)$/;

function isBoldQuestion({ text, in: where }: TextStatement): boolean {
  return where !== 'cell' && /^(?:\*\*|__)/.test(text) && BOLD_QUESTION.test(text);
}

function boldQuestionIn(statement: TextStatement): { readonly asked: BoldQuestion; readonly rest: string } | null {
  const found = isBoldQuestion(statement) ? BOLD_QUESTION.exec(statement.text) : null;
  if (!found) return null;
  const question = plainText(found[2] ?? '');
  const asked = { mark: markOf('open-question', statement, question), isYesOrNo: YES_OR_NO.test(question) };
  return { asked, rest: (found[3] ?? '').trim() };
}

function markOf(kind: MarkKind, { first }: TextStatement, text: string): FoundMark {
  return { first, last: first, kind, text };
}
