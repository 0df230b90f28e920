import { oneLine } from '../../english/short-name.ts';
import type { Called, Question } from '../../facts/types.ts';
import type { ShapeSpec } from '../../shapes/types.ts';
import { bankQuestion, PER_THING } from '../../slots/bank.ts';
import type { BankQuestion, Raise } from '../../slots/bank-question.ts';
import { hasThings, THING } from '../../slots/thing-column.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { partsDecided, thingOfPart } from './answer-parts.ts';
import { type Part, wordSaid } from './items.ts';
import { namesOf, thingNow, thingOf, wordShown } from './things.ts';

export interface Opened {
  readonly raise: Raise;
  /** The question whose answer opened it, and the bank question with that one's words. */
  readonly parent: Question;
  readonly bank: BankQuestion;
  readonly item?: Called;
  /** The thing it is asked of, where that is not the item. */
  readonly thing?: Called;
  readonly said?: string;
}

export function openedBy(view: QuestionView, workspace: Workspace): readonly Opened[] {
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
