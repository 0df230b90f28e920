import { isLinkDefinition } from './headings.ts';
import { splitLines } from './lines.ts';
import type { FoundMark } from './marks/inline-marks.ts';
import { isGeneric, ledQuestions, openQuestions } from './marks/open-questions.ts';
import { isOpenTitle } from './open-headings.ts';
import { type Block, type BlockStructure, parseBlocks } from './parse-blocks.ts';
import { plainText } from './plain-text.ts';
import type { Section } from './sections.ts';
import { type Statement, statementsOf, type TextStatement } from './statements.ts';
import type { MarkKind, PointStatus, Unsaid } from './types.ts';
import { isTopic, leadsToTopics } from './voice/instructs.ts';
import { isEmptyField, isUnfilled } from './voice/stubs.ts';
import { type Weight, weigh } from './voice/weigh.ts';

/** What the statements of a body come to, counted. */
type Tally = Readonly<Record<Weight | 'template', number>>;

/** A section's own body as read. */
export interface Body {
  readonly section: Section;
  /** A heading with nothing but comments between it and a deeper one: its answers stand below. */
  readonly isContainer: boolean;
  readonly tally: Tally;
  /** Index of the first statement that says something; -1 where none does. */
  readonly said: number;
  /** Marks that only the body as a whole shows: questions listed and not answered. */
  readonly questions: readonly FoundMark[];
}

/** A body with its words, which are too many to be kept. */
export interface ReadBody {
  readonly body: Body;
  /** Empty where code or sheer length speaks for the section. */
  readonly statements: readonly TextStatement[];
}

interface Source {
  readonly section: Section;
  /** The top-level blocks of the own body. */
  readonly blocks: readonly Block[];
  readonly lines: readonly string[];
  readonly structure: BlockStructure;
}

const YES_OR_NO =
  /^(?:does|do|did|will|would|is|are|was|were|can|could|has|have|had|should|must|may)\s.*\?$/i;
const SAYS_NOTHING_ITSELF: ReadonlySet<string> = new Set(['CommentBlock', 'HorizontalRule']);
/** More statements than this are no template that somebody left in place. */
const MOST = 120;
const NOTHING_YET: Tally = {
  nothing: 0,
  'not-applicable': 0,
  instruction: 0,
  question: 0,
  'goes-on': 0,
  something: 0,
  template: 0,
};

/** Reads the body of one section. */
export function readBody(source: Source): ReadBody {
  const { section, blocks } = source;
  const isEmpty = blocks.every((block) => showsNothing(block, source.lines));
  if (isEmpty) {
    const isContainer = section.nextDepth > section.heading.depth;
    return { body: { section, isContainer, tally: NOTHING_YET, said: -1, questions: [] }, statements: [] };
  }
  const { statements, isLong, hasCode } = gather(statementsOf(blocks, source));
  const counted = count(statements, section.title);
  const tally =
    hasCode || isLong ? { ...counted.tally, something: counted.tally.something + 1 } : counted.tally;
  const questions = [...counted.prompts, ...questionsIn(source, tally)];
  return {
    body: { section, isContainer: false, tally, said: counted.said, questions },
    statements: hasCode || isLong ? [] : statements,
  };
}

/** True for what a reader of the page does not see: comments, rules, the targets of links. */
function showsNothing({ type, first, last }: Block, lines: readonly string[]): boolean {
  if (type === 'Paragraph') return lines.slice(first, last + 1).every(isLinkDefinition);
  return SAYS_NOTHING_ITSELF.has(type);
}

/** The status of a body with so many marks, and why it says nothing where it does. */
export function statusOf(
  { isContainer, questions }: Body,
  tally: Tally,
  marks: number,
): { readonly status: PointStatus; readonly unsaid?: Unsaid } {
  if (isContainer) return { status: 'container' };
  if (tally.something > 0) return { status: marks > 0 ? 'partial' : 'answered' };
  if (tally['not-applicable'] > 0) return { status: tally.nothing > 0 ? 'partial' : 'not-applicable' };
  if (tally.question > 0 && questions.some(({ kind }) => kind === 'open-question'))
    return { status: 'partial' };
  return { status: 'unanswered', unsaid: unsaidOf(tally) };
}

function unsaidOf(tally: Tally): Unsaid {
  if (tally.template > 0) return 'template';
  if (tally.instruction + tally.question > 0) return 'instructions';
  return tally.nothing > 0 ? 'open' : 'empty';
}

/** The tally of a section's text without the statements that are a template's. */
export function tallyWithout(
  { title, text }: { readonly title: string; readonly text: string },
  isTemplate: (statement: string) => boolean,
): Tally {
  const lines = splitLines(text).texts;
  const structure = parseBlocks(lines, text);
  const { statements } = gather(statementsOf(structure.blocks, { lines, structure }));
  const own = statements.filter((statement) => !isTemplate(statement.text));
  return { ...count(own, title).tally, template: statements.length - own.length };
}

interface Gathered {
  readonly statements: readonly TextStatement[];
  readonly isLong: boolean;
  readonly hasCode: boolean;
}

function gather(all: Iterable<Statement>): Gathered {
  const statements: TextStatement[] = [];
  let hasCode = false;
  for (const statement of all) {
    if (statement.says === 'code') hasCode = true;
    else if (statements.length === MOST) return { statements, isLong: true, hasCode };
    else statements.push(statement);
  }
  return { statements, isLong: false, hasCode };
}

interface Counted {
  readonly tally: Tally;
  readonly said: number;
  /** Questions in bold that nothing answers before the next, and forms that nobody has filled in. */
  readonly prompts: readonly FoundMark[];
}

/** Weighs statement by statement; once one says something only questions in bold are looked for. */
function count(statements: readonly TextStatement[], title: string): Counted {
  const tally = { ...NOTHING_YET };
  const prompts: FoundMark[] = [];
  const forms: FoundMark[] = [];
  const options = optionsIn(statements);
  let asked: { readonly mark: FoundMark; readonly text: string } | null = null;
  let lead = '';
  let said = -1;
  const titleAsks = YES_OR_NO.test(title);
  const unanswered = () => {
    if (asked) prompts.push(asked.mark);
    if (asked) tally.nothing++;
  };
  for (const [index, statement] of statements.entries()) {
    if (tally.something > 0 && !asked && /^[^*_[]/.test(statement.text) && !statement.text.includes('['))
      continue;
    if (isUnfilled(statement.text)) forms.push(markOf('placeholder', statement, plainText(statement.text)));
    const prompt = promptIn(statement);
    if (prompt) {
      unanswered();
      asked = { mark: markOf('open-question', statement, prompt.question), text: prompt.question };
      if (prompt.rest === '') continue;
    }
    const text = prompt?.rest ?? statement.text;
    if ((tally.something > 0 && !asked) || isLabel(statement, statements.length === 1)) continue;
    const asks = asked ? YES_OR_NO.test(asked.text) : titleAsks;
    const weight: Weight = options.has(statement)
      ? 'instruction'
      : underLead(lead, statement, weigh(text, { asks, title, item: statement.in === 'item' }));
    if (statement.in === 'paragraph') lead = weight === 'instruction' && /:[*_\s]*$/.test(text) ? text : '';
    if (weight !== 'nothing' && weight !== 'instruction') asked = null;
    if (weight === 'something' && said < 0) said = index;
    tally[weight]++;
  }
  unanswered();
  if (tally.instruction === 0) tally.something += tally['goes-on'];
  return { tally, said, prompts: tally.something > 0 ? [...prompts, ...forms] : prompts };
}

/** A label in bold over what follows says nothing itself; one without a colon may be all that is said. */
function isLabel({ text, in: where }: TextStatement, isAlone: boolean): boolean {
  if (where !== 'paragraph' || !/^(?:\*\*|__)[^*_\n]{1,60}(?:\*\*|__)?:?$/.test(text)) return false;
  return /:(?:\*\*|__)?$/.test(text) || (!isAlone && /[^.!?](?:\*\*|__)$/.test(text));
}

/** What follows an instruction and a colon is part of it: topics to think of, an example that still holds a blank. */
function underLead(lead: string, { in: where, text }: TextStatement, weight: Weight): Weight {
  if (lead === '' || where !== 'item' || weight !== 'something') return weight;
  const belongs = /\[[^\]]{3,}\](?!\()/.test(text) || (leadsToTopics(lead) && isTopic(text));
  return belongs ? 'instruction' : weight;
}

const PROMPT = /^(\*\*|__)((?:(?!\1)[\s\S]){3,400}\?)\s*\1[ \t]*[:–—-]?\s*([\s\S]*)$/;

/** A question in bold, and what stands after it. */
function promptIn({
  text,
  in: where,
}: TextStatement): { readonly question: string; readonly rest: string } | null {
  const found = where !== 'cell' && /^(?:\*\*|__)/.test(text) ? PROMPT.exec(text) : null;
  return found ? { question: plainText(found[2] ?? ''), rest: (found[3] ?? '').trim() } : null;
}

function markOf(kind: MarkKind, { first }: TextStatement, text: string): FoundMark {
  return { first, last: first, kind, text };
}

/** Items that are options to tick with fields to fill, of which nobody has ticked or filled any. */
function optionsIn(statements: readonly TextStatement[]): ReadonlySet<TextStatement> {
  const inner = statements.filter(({ nested }) => nested);
  if (inner.length === 0) return NO_OPTIONS;
  const items = statements.filter((statement) => statement.in === 'item');
  const isForm =
    items.every(({ nested, box }) => nested || box === 'open') &&
    inner.every(({ text }) => isField(text) || /\?$/.test(text));
  return new Set(isForm ? items : inner.filter(({ text }) => isField(text)));
}

const NO_OPTIONS: ReadonlySet<TextStatement> = new Set();

function isField(text: string): boolean {
  return text.length < 120 && /:[*_]*$/.test(text) && isEmptyField(plainText(text));
}

function questionsIn({ section, ...rest }: Source, tally: Tally): readonly FoundMark[] {
  if (isOpenTitle(section.title)) return openQuestions({ ...rest, open: true });
  const led = ledQuestions(rest);
  const onlyAsks = tally.question > 0 && tally.something + tally.instruction + tally['not-applicable'] === 0;
  if (!onlyAsks) return led;
  const found = openQuestions({ ...rest, open: false });
  return found.some(({ text }) => !isGeneric(text)) ? found : [];
}
