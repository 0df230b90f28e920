import { unfilledIn } from './forms.ts';
import type { FoundMark } from './marks/inline-marks.ts';
import { namedIn } from './marks/named.ts';
import { classify, type Weight } from './mood/classify.ts';
import { isTopic, leadsToTopics } from './mood/instructs.ts';
import { isUnfilled } from './mood/stubs.ts';
import { plainText } from './plain-text.ts';
import type { Statement, TextStatement } from './statements.ts';
import type { MarkKind } from './types.ts';

export type StatementCounts = Readonly<Record<Weight | 'template', number>>;

export const NOTHING_YET: StatementCounts = {
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
interface Asked {
  readonly mark: FoundMark;
  readonly isYesOrNo: boolean;
}

/** Weighs statement by statement; once one says something only questions in bold and empty forms matter. */
export function classifyAll(statements: readonly Statement[], title: string) {
  const counts = { ...NOTHING_YET };
  const questions: FoundMark[] = [];
  const forms: FoundMark[] = [];
  const unfilled = unfilledIn(statements, isQuestion);
  const titleAsks = YES_OR_NO.test(title) || TITLE_ASKS.test(title);
  let asked: Asked | null = null;
  let lead = '';
  let said = -1;
  let goesOn = -1;
  const hear = (weight: Weight, index: number) => {
    counts[weight]++;
    if (weight === 'goes-on' && goesOn < 0) goesOn = index;
    if (weight !== 'nothing' && weight !== 'instruction') asked = null;
    if (weight === 'something' && said < 0) said = index;
  };
  const ask = (next: Asked | null) => {
    if (asked) questions.push(asked.mark);
    if (asked) counts.nothing++;
    asked = next;
  };
  for (const [index, statement] of statements.entries()) {
    if (statement.says === 'code') {
      hear('something', index);
      continue;
    }
    if (said >= 0 && !asked && !MAY_ASK.test(statement.text)) continue;
    if (isUnfilled(statement.text)) forms.push(markOf('placeholder', statement, plainText(statement.text)));
    const prompt = promptIn(statement);
    if (prompt) ask(prompt.asked);
    const text = prompt?.rest ?? statement.text;
    if (text === '' || (said >= 0 && !asked) || isLabel(statement, statements.length === 1)) continue;
    const asks = (asked as Asked | null)?.isYesOrNo ?? titleAsks;
    const weight = unfilled.has(statement)
      ? 'instruction'
      : underLead(lead, statement, classify(text, { asks, title, item: statement.in === 'item' }));
    if (statement.in === 'paragraph') lead = weight === 'instruction' && /:[*_\s]*$/.test(text) ? text : '';
    if (asked && weight === 'nothing' && SIGN.test(text)) asked = reaching(asked, statement);
    hear(weight, index);
  }
  ask(null);
  if (counts.instruction === 0) counts.something += counts['goes-on'];
  if (counts.something > 0 && said < 0) said = goesOn;
  return { tally: counts, said, marks: [...questions, ...forms] };
}

/** The beginning of a question in bold, or a bracket of a form. */
const MAY_ASK = /^[*_]|[[{]/;

/** A label in bold above other text says nothing itself; one without a colon may be all that is said. */
function isLabel({ text, in: where }: TextStatement, isAlone: boolean): boolean {
  if (where !== 'paragraph' || !/^(?:\*\*|__)[^*_\n]{1,60}(?:\*\*|__)?:?$/.test(text)) return false;
  return /:(?:\*\*|__)?$/.test(text) || (!isAlone && /[^.!?](?:\*\*|__)$/.test(text));
}

/** What follows an instruction and a colon is part of it: topics, or an example that still has a blank. */
function underLead(lead: string, { in: where, text }: TextStatement, weight: Weight): Weight {
  if (lead === '' || where !== 'item' || weight !== 'something') return weight;
  const belongs = /\[[^[\]]{3,300}\](?!\()/.test(text) || (leadsToTopics(lead) && isTopic(text));
  return belongs ? 'instruction' : weight;
}

const SIGN = /^[*_([]*(?:TB[DCASR]|TODO|FIXME)(?![\p{L}\p{N}_])/u;

/** A mark in place of the answer is the same gap as the question. */
function reaching(asked: Asked, { first, text }: TextStatement): Asked {
  const last = first + text.split('\n').length - 1;
  return { ...asked, mark: { ...asked.mark, ...namedIn(text), last } };
}

const PROMPT = /^(\*\*|__)((?:(?!\1)[\s\S]){3,400}\?)\s*\1[ \t]*[:–—-]?\s*([\s\S]*)$/;

function isQuestion({ text, in: where }: TextStatement): boolean {
  return where !== 'cell' && /^(?:\*\*|__)/.test(text) && PROMPT.test(text);
}

/** A question in bold, and the text after it. */
function promptIn(statement: TextStatement): { readonly asked: Asked; readonly rest: string } | null {
  const found = isQuestion(statement) ? PROMPT.exec(statement.text) : null;
  if (!found) return null;
  const question = plainText(found[2] ?? '');
  const asked = { mark: markOf('open-question', statement, question), isYesOrNo: YES_OR_NO.test(question) };
  return { asked, rest: (found[3] ?? '').trim() };
}

function markOf(kind: MarkKind, { first }: TextStatement, text: string): FoundMark {
  return { first, last: first, kind, text };
}
