import { given } from '../../base/given.ts';
import { memoizeByInputs } from '../../base/memoize.ts';
import { article } from '../../english/article.ts';
import { decapitalised } from '../../english/capital.ts';
import { oneLine, shortName } from '../../english/short-name.ts';
import { isQuestionId } from '../../facts/paths.ts';
import type { Called, Decision, Question, Raised } from '../../facts/types.ts';
import type { ShapeName, ShapeSpec } from '../../shapes/types.ts';
import { bankQuestion, PER_THING, shapeOfRaise } from '../../slots/bank.ts';
import type { BankQuestion, Raise } from '../../slots/bank-question.ts';
import { sayingOf } from '../../slots/sayings.ts';
import { hasThings, THING } from '../../slots/thing-column.ts';
import { NAMED_KINDS, type NamedKind } from '../../spec/types.ts';
import { sectionNames } from '../points/section-names.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { partsDecided, thingOfPart } from './answer-parts.ts';
import { whyGone } from './basis.ts';
import { type Part, wordSaid } from './items.ts';
import { namesOf, RECORDS, thingNow, thingOf, wordShown } from './things.ts';

interface Opened {
  readonly raise: Raise;
  /** The question whose answer opened it, and the bank question with that one's words. */
  readonly parent: Question;
  readonly bank: BankQuestion;
  readonly item?: Called;
  /** The thing it is asked of, where that is not the item. */
  readonly thing?: Called;
  readonly said?: string;
}

function openedBy(view: QuestionView, workspace: Workspace): readonly Opened[] {
  const { question } = view;
  const bank = bankFor(question);
  const parts = partsDecided(view.decision, question.shape);
  if (!bank || parts.length === 0) return [];
  const about = thingOf(question);
  const thing = about && called(thingNow(about, workspace) ?? about);
  const answer: Answer = { view, bank, parts, thing, workspace };
  const groups = {
    answer: [{ parts, thing }],
    item: bank.raises.some(({ per }) => per === 'item') ? byItems(answer) : [],
    thing: bank.raises.some(({ per }) => per === 'thing') ? byThings(answer) : [],
  };
  return bank.raises.flatMap((raise) => groups[raise.per].flatMap((group) => opened(raise, answer, group)));
}

function bankFor({ id, origin }: Question): BankQuestion | undefined {
  if (origin.from !== 'answer') return bankQuestion(id);
  return origin.like === undefined ? undefined : bankQuestion(origin.like);
}

interface Answer {
  readonly view: QuestionView;
  readonly bank: BankQuestion;
  readonly parts: readonly Part[];
  readonly thing: Called | undefined;
  readonly workspace: Workspace;
}

/** Parts of an answer that open a follow-up together, once. */
interface Group {
  readonly parts: readonly Part[];
  readonly item?: Called;
  readonly thing?: Called | undefined;
}

/** Empty where the parts hold none of the words asked for. */
function opened(raise: Raise, { view, bank }: Answer, { parts, item, thing }: Group): readonly Opened[] {
  const { where } = raise;
  const isSaid = (word: string) =>
    parts.some((part) => wordSaid(part, view.question.shape, [word], where?.column) !== undefined);
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

function byItems(answer: Answer): readonly Group[] {
  const { view, workspace, bank } = answer;
  const { shape } = view.question;
  const names = namesOf(view);
  // A first column names the things themselves.
  const ofThings = hasThings(shape) && !isFirst(shape) && PER_THING.has(bank.id);
  const groups = new Map<string, { parts: Part[]; item: Called; thing: Called | undefined }>();
  for (const part of answer.parts) {
    const named = part.label === '' ? undefined : names.find(part.label);
    const row = ofThings ? thingOfPart(part, workspace) : undefined;
    if (!named || (row?.here && isSettledFor(row.id, answer))) continue;
    const thing = answer.thing ?? (row?.here ? called(row) : undefined);
    const key = `${named.id}/${thing?.id ?? ''}`;
    const item = called({ ...named, label: wordShown(named.label, view.question) });
    const group = groups.get(key) ?? { parts: [], item, thing };
    group.parts.push(part);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function byThings(answer: Answer): readonly Group[] {
  if (answer.thing) return [{ parts: answer.parts, thing: answer.thing }];
  const groups = new Map<string, { parts: Part[]; thing: Called }>();
  for (const part of answer.parts) {
    const row = thingOfPart(part, answer.workspace);
    if (!row?.here || isSettledFor(row.id, answer)) continue;
    const group = groups.get(row.id) ?? { parts: [], thing: called(row) };
    group.parts.push(part);
    groups.set(row.id, group);
  }
  return [...groups.values()];
}

function isSettledFor(thing: string, { bank, workspace }: Answer): boolean {
  const slot = PER_THING.get(bank.id)?.replace('{thing}', () => thing);
  const own = slot === undefined ? undefined : workspace.question(slot.replaceAll('/', '.'));
  return own?.decision ? own.decision.result.outcome !== 'deferred' : false;
}

function isFirst(shape: ShapeSpec): boolean {
  return shape.shape === 'table' && shape.columns[0]?.id === THING;
}

const MOST = 200;

/** A name as a question keeps it: on one line, and of limited length. */
function called({ id, label }: Called): Called {
  const line = oneLine(label);
  return { id, label: line.length <= MOST ? line : [...line].slice(0, MOST).join('').trimEnd() };
}

/**
 * The questions that the answers in force raise, decided or assumed: each once, including those already there. The
 * same answers give the same questions, byte for byte, on every branch.
 */
export function followUps(workspace: Workspace): readonly Question[] {
  const points = pointsIn(workspace);
  const names = sectionNames(workspace.spec.points);
  const gone = new Map<string, string | null>();
  const raised = new Map<string, Question>();
  const parents = workspace.questions.filter(({ decision }) => decision && 'value' in decision.result);
  for (const view of parents.toSorted((a, b) => (a.question.id < b.question.id ? -1 : 1))) {
    if (whyGone(view.question, workspace, gone) !== null) continue;
    for (const question of raisedBy(view, workspace, points)) {
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

type Points = Readonly<Partial<Record<NamedKind, string>>>;

/** Where questions of each kind go: where the bank’s were asked, else to the first point of the kind. */
function pointsIn({ points, questions }: Workspace): Points {
  const asked = questions.map(({ question }) => question).filter(({ origin }) => origin.from === 'bank');
  const pointOf = (kind: NamedKind) => {
    const first = asked.filter((question) => question.kind === kind).sort((a, b) => (a.id < b.id ? -1 : 1))[0];
    return first?.point ?? points.find(({ point }) => point.kind === kind)?.point.id;
  };
  return given(Object.fromEntries(NAMED_KINDS.map((kind) => [kind, pointOf(kind)])));
}

const kept = memoizeByInputs<Decision, readonly Question[]>();

/** Kept as long as nothing it is made of has changed: thousands stay the same after each decision. */
function raisedBy(view: QuestionView, workspace: Workspace, points: Points): readonly Question[] {
  const { question, decision } = view;
  const records = workspace.question(RECORDS);
  const things = records?.decision && namesOf(records);
  const basis = [question.origin, question.shape, question.point, namesOf(view), things, JSON.stringify(points)];
  const raised = () =>
    openedBy(view, workspace)
      .map((opened) => questionOf(opened, points))
      .filter(({ id }) => isQuestionId(id));
  // A table with a column for things leaves out those that have got an answer of their own.
  return decision && !hasThings(question.shape) ? kept(decision, basis, raised) : raised();
}

/** Minutes that a follow-up takes, by the way it is answered; the bank has times only for its own questions. */
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

function questionOf(opened: Opened, points: Points): Question {
  const { raise, parent, bank } = opened;
  const like = raise.like === undefined ? undefined : bankQuestion(raise.like);
  const shape = shapeOfRaise(raise);
  const slot = slotOf(opened);
  const kind = NAMED_KINDS.find((one) => slot.startsWith(`${one}/`)) ?? bank.kind;
  return {
    fact: 'question',
    id: slot.replaceAll('/', '.'),
    point: points[kind] ?? parent.point,
    kind,
    slot,
    origin: originOf(opened),
    ask: askOf(opened),
    why: like ? firstSentence(like.why) : '',
    shape,
    who: (like ?? bank).who,
    needs: [parent.id],
    blocks: like ? blocksOf(like, opened.thing ?? opened.item) : [],
    minutes: like?.minutes ?? MINUTES[shape.shape],
    reversal: (like ?? bank).reversal,
  };
}

/** The slot: with the thing after its first part, unless the bank says where the thing goes. */
function slotOf({ raise, item, thing }: Opened): string {
  const [part = '', ...rest] = raise.slot.split('/');
  const isPlaced = !thing || rest.includes('{thing}');
  return (isPlaced ? [part, ...rest] : [part, thing.id, ...rest])
    .map((segment) => (segment === '{item}' ? item?.id : segment === '{thing}' ? thing?.id : segment) ?? segment)
    .join('/');
}

/** The sentence: with the thing before it, unless it names the thing itself. */
function askOf({ raise, item, thing }: Opened): string {
  const ask = withNames(raise.ask, shortName(item?.label ?? ''), shortName(thing?.label ?? ''));
  if (!thing || raise.ask.includes('{thing}')) return ask;
  return `“${shortName(thing.label)}”: ${decapitalised(ask)}`;
}

function originOf({ raise, parent, bank, item, thing, said }: Opened): Raised {
  const word = said === undefined ? undefined : wordShown(said, parent);
  const words = sayingOf(bank.id, item ? 'item' : 'whole', word);
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

/** The bank questions that wait for an answer about one thing: its own questions, where it has them. */
function blocksOf({ blocks }: BankQuestion, thing: Called | undefined): readonly string[] {
  return blocks.map((id) => {
    const own = thing && PER_THING.get(id)?.replace('{thing}', () => thing.id);
    return own?.replaceAll('/', '.') ?? id;
  });
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** The words of the bank with the names inserted; an article right before a name is adapted to it. */
export function withNames(ask: string, item: string, thing: string): string {
  return ask.replace(/(?:\ban? (“))?\{(item|thing)\}/g, (_, quote: string | undefined, which: string) => {
    const name = which === 'item' ? item : thing;
    return quote ? `${article(name)}${quote}${name}` : name;
  });
}
