import { ENTITY_COLUMN, hasEntityColumn } from '../../answers/naming.ts';
import { memoizeByDeps } from '../../base/memoize.ts';
import { omitUndefined } from '../../base/omit-undefined.ts';
import { compareTexts } from '../../base/texts.ts';
import { article } from '../../english/article.ts';
import { lowercaseFirst } from '../../english/capitalize.ts';
import { collapseSpaces, shortName } from '../../english/short-name.ts';
import { isQuestionId } from '../../facts/paths.ts';
import type { AnswerOrigin, Decision, ItemRef, Question } from '../../facts/types.ts';
import type { ShapeName, ShapeSpec } from '../../shapes/types.ts';
import { bankQuestion, followUpShape, PER_ENTITY_SLOTS } from '../../slots/bank.ts';
import type { BankFollowUp, BankQuestion } from '../../slots/bank-question.ts';
import { reasonPhrase } from '../../slots/parts.ts';
import { NAMED_KINDS, type NamedKind } from '../../spec/types.ts';
import { sectionNames } from '../points/section-names.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { decidedRows, entityOfRow } from './decided-rows.ts';
import { whyGone } from './follow-up-basis.ts';
import { givenOf } from './given-answers.ts';
import { currentNameOf, entityOfQuestion, namingOfQuestion, optionLabel, RECORDS_QUESTION } from './question-lookup.ts';
import { bankFor } from './raise-of.ts';
import { type AnswerRow, firstWordIn } from './rows-of-value.ts';
import { slotOf } from './slot-of.ts';

interface FollowUpSource {
  readonly item?: ItemRef | undefined;
  /** The entity it is asked of, where that is not the item. */
  readonly thing?: ItemRef | undefined;
  readonly raise: BankFollowUp;
  /** The question whose answer raises it, and the bank question with the same words. */
  readonly parent: Question;
  readonly bank: BankQuestion;
  readonly said?: string;
}

function followUpSources(view: QuestionView, workspace: Workspace): readonly FollowUpSource[] {
  const { question } = view;
  const bank = bankFor(question);
  const parts = decidedRows(view.decision, question.shape);
  if (!bank || parts.length === 0) return [];
  const about = entityOfQuestion(question);
  const thing = about && withShortLabel(currentNameOf(about, workspace) ?? about);
  const answer: AnswerContext = { view, bank, parts, thing, workspace };
  const groups = {
    answer: [{ parts, thing }],
    item: bank.raises.some(({ per }) => per === 'item') ? groupByItem(answer) : [],
    thing: bank.raises.some(({ per }) => per === 'thing') ? groupByEntity(answer) : [],
  };
  const raises = bank.raises.filter(({ retired }) => !retired);
  return raises.flatMap((raise) => groups[raise.per].flatMap((group) => sourcesFor(raise, answer, group)));
}

interface AnswerContext {
  readonly view: QuestionView;
  readonly bank: BankQuestion;
  readonly parts: readonly AnswerRow[];
  readonly thing: ItemRef | undefined;
  readonly workspace: Workspace;
}

/** Rows of an answer that raise one follow-up together. */
interface RowGroup {
  readonly parts: readonly AnswerRow[];
  readonly item?: ItemRef;
  readonly thing?: ItemRef | undefined;
}

/** Empty where no row has one of the words that raise it. */
function sourcesFor(
  raise: BankFollowUp,
  { view, bank }: AnswerContext,
  { parts, item, thing }: RowGroup,
): readonly FollowUpSource[] {
  const { where } = raise;
  const isSaid = (word: string) =>
    parts.some((part) => firstWordIn(part, view.question.shape, [word], where?.column) !== undefined);
  const said = where?.is.find(isSaid);
  if (where && said === undefined) return [];
  return [
    {
      raise,
      parent: view.question,
      bank,
      ...(item && { item }),
      ...(thing && { thing }),
      ...(said !== undefined && { said }),
    },
  ];
}

function groupByItem(answer: AnswerContext): readonly RowGroup[] {
  const { view, workspace, bank } = answer;
  const { shape } = view.question;
  const names = namingOfQuestion(view);
  // In a first column the entities are the items themselves.
  const ofThings = hasEntityColumn(shape) && !isEntityFirst(shape) && PER_ENTITY_SLOTS.has(bank.id);
  const groups = new Map<string, { parts: AnswerRow[]; item: ItemRef; thing: ItemRef | undefined }>();
  for (const part of answer.parts) {
    const named = part.label === '' ? undefined : names.find(part.label);
    const row = ofThings ? entityOfRow(part, workspace) : undefined;
    if (!named || (row?.here && isSettledFor(row.id, answer))) continue;
    const thing = answer.thing ?? (row?.here ? withShortLabel(row) : undefined);
    const key = `${named.id}/${thing?.id ?? ''}`;
    const item = withShortLabel({ ...named, label: optionLabel(named.label, view.question) });
    const group = groups.get(key) ?? { parts: [], item, thing };
    group.parts.push(part);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function groupByEntity(answer: AnswerContext): readonly RowGroup[] {
  if (answer.thing) return [{ parts: answer.parts, thing: answer.thing }];
  const groups = new Map<string, { parts: AnswerRow[]; thing: ItemRef }>();
  for (const part of answer.parts) {
    const row = entityOfRow(part, answer.workspace);
    if (!row?.here || isSettledFor(row.id, answer)) continue;
    const group = groups.get(row.id) ?? { parts: [], thing: withShortLabel(row) };
    group.parts.push(part);
    groups.set(row.id, group);
  }
  return [...groups.values()];
}

function isSettledFor(thing: string, { bank, workspace }: AnswerContext): boolean {
  const slot = PER_ENTITY_SLOTS.get(bank.id)?.replace('{thing}', () => thing);
  const own = slot === undefined ? undefined : workspace.question(slot.replaceAll('/', '.'));
  return own?.decision ? own.decision.result.outcome !== 'deferred' : false;
}

function isEntityFirst(shape: ShapeSpec): boolean {
  return shape.shape === 'table' && shape.columns[0]?.id === ENTITY_COLUMN;
}

const MAX_LABEL_LENGTH = 200;

/** A name as a question keeps it: on one line, and of limited length. */
function withShortLabel({ id, label }: ItemRef): ItemRef {
  const line = collapseSpaces(label);
  return {
    id,
    label: line.length <= MAX_LABEL_LENGTH ? line : [...line].slice(0, MAX_LABEL_LENGTH).join('').trimEnd(),
  };
}

/**
 * The questions that the answers in force raise, decided or assumed: each once, including those already there. The
 * same answers give the same questions, byte for byte, on every branch.
 */
export function followUps(workspace: Workspace): readonly Question[] {
  const points = pointsByKind(workspace);
  const names = sectionNames(workspace.spec.points);
  const gone = new Map<string, string | null>();
  const raised = new Map<string, Question>();
  const parents = workspace.questions.filter(({ decision }) => decision && 'value' in decision.result);
  for (const view of parents.toSorted((a, b) => compareTexts(a.question.id, b.question.id))) {
    if (whyGone(view.question, workspace, gone) !== null) continue;
    for (const question of questionsRaisedBy(view, workspace, points)) {
      if (givenOf(question, workspace)?.is === 'otherwise') continue;
      if (!raised.has(question.id)) raised.set(question.id, inSection(question, view.question, names));
    }
  }
  return [...raised.values()];
}

/** With the title of its section; where that is gone, with the one that its parent question keeps. */
function inSection(question: Question, above: Question, names: ReadonlyMap<string, string>): Question {
  const section = names.get(question.point) ?? (question.point === above.point ? above.section : undefined);
  return section === undefined ? question : { ...question, section };
}

type PointsByKind = Readonly<Partial<Record<NamedKind, string>>>;

/** The point for questions of each kind: where the bank’s were asked, else the first of the kind. */
function pointsByKind({ points, questions }: Workspace): PointsByKind {
  const asked = questions.map(({ question }) => question).filter(({ origin }) => origin.from === 'bank');
  const pointOf = (kind: NamedKind) => {
    const first = asked.filter((question) => question.kind === kind).sort((a, b) => compareTexts(a.id, b.id))[0];
    return first?.point ?? points.find(({ point }) => point.kind === kind)?.point.id;
  };
  return omitUndefined(Object.fromEntries(NAMED_KINDS.map((kind) => [kind, pointOf(kind)])));
}

const questionsCache = memoizeByDeps<Decision, readonly Question[]>();

/** Cached until an input changes: after a decision, thousands stay the same. */
function questionsRaisedBy(view: QuestionView, workspace: Workspace, points: PointsByKind): readonly Question[] {
  const { question, decision } = view;
  const records = workspace.question(RECORDS_QUESTION);
  const things = records?.decision && namingOfQuestion(records);
  const basis = [
    question.origin,
    question.shape,
    question.point,
    namingOfQuestion(view),
    things,
    JSON.stringify(points),
  ];
  const makeQuestions = () =>
    followUpSources(view, workspace)
      .map((source) => questionOf(source, points))
      .filter(({ id }) => isQuestionId(id));
  // Not cached: a table with a column for entities leaves out those that have an answer of their own.
  return decision && !hasEntityColumn(question.shape)
    ? questionsCache(decision, basis, makeQuestions)
    : makeQuestions();
}

/** Minutes that a follow-up takes, by its shape; the bank has times only for its own questions. */
const MINUTES: Readonly<Record<ShapeName, number>> = {
  choice: 1,
  number: 1,
  multi: 1,
  text: 2,
  list: 2,
  table: 4,
  edges: 5,
  matrix: 5,
};

function questionOf(source: FollowUpSource, points: PointsByKind): Question {
  const { raise, parent, bank } = source;
  const like = raise.like === undefined ? undefined : bankQuestion(raise.like);
  const shape = followUpShape(raise);
  const slot = slotOf(source);
  const kind = NAMED_KINDS.find((one) => slot.startsWith(`${one}/`)) ?? bank.kind;
  return {
    fact: 'question',
    id: slot.replaceAll('/', '.'),
    point: points[kind] ?? parent.point,
    kind,
    slot,
    origin: originOf(source),
    ask: askOf(source),
    why: like ? firstSentence(like.why) : '',
    shape,
    who: (like ?? bank).who,
    needs: [parent.id],
    blocks: like ? blocksOf(like, source.thing ?? source.item) : [],
    minutes: like?.minutes ?? MINUTES[shape.shape],
    reversal: (like ?? bank).reversal,
  };
}

/** The sentence: with the entity before it, unless it names the entity itself. */
function askOf({ raise, item, thing }: FollowUpSource): string {
  const ask = insertNames(raise.ask, shortName(item?.label ?? ''), shortName(thing?.label ?? ''));
  if (!thing || raise.ask.includes('{thing}')) return ask;
  return `“${shortName(thing.label)}”: ${lowercaseFirst(ask)}`;
}

function originOf({ raise, parent, bank, item, thing, said }: FollowUpSource): AnswerOrigin {
  const word = said === undefined ? undefined : optionLabel(said, parent);
  const words = reasonPhrase(bank.id, item ? 'item' : 'whole', word);
  const or = raise.where?.is.filter((one) => one !== said) ?? [];
  return {
    from: 'answer',
    because: parent.id,
    ...(item && { item }),
    ...(thing && { thing }),
    ...(said !== undefined && { said }),
    ...(or.length > 0 && { or }),
    ...(words !== undefined && (item || thing || !words.includes('…')) && { words }),
    ...(raise.like !== undefined && { like: raise.like }),
  };
}

/** The questions that wait for an answer about one entity: those of that entity, where it has its own. */
function blocksOf({ blocks }: BankQuestion, thing: ItemRef | undefined): readonly string[] {
  return blocks.map((id) => {
    const own = thing && PER_ENTITY_SLOTS.get(id)?.replace('{thing}', () => thing.id);
    return own?.replaceAll('/', '.') ?? id;
  });
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** The words of the bank with the names inserted; an article right before a name is adapted to it. */
export function insertNames(ask: string, item: string, thing: string): string {
  return ask.replace(/(?:\ban? (“))?\{(item|thing)\}/g, (_, quote: string | undefined, which: string) => {
    const name = which === 'item' ? item : thing;
    return quote ? `${article(name)}${quote}${name}` : name;
  });
}
