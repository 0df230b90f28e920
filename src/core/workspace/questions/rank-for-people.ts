import { joinWords } from '../../english/lists.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { decidedRows } from './decided-rows.ts';
import { isClosed } from './question-state.ts';
import type { AnswerRow } from './rows-of-value.ts';

export interface QuestionWithPeople {
  readonly view: QuestionView;
  /** Who of those in the room could know, or decides about it. */
  readonly here: readonly string[];
  /** Who is missing for it, in words; null where somebody is here, or nobody has to be asked. */
  readonly missing: string | null;
}

/**
 * The questions in the order of asking for the people in the room: first what one of them could know or decides
 * about, then what nobody here could know, at the end what is closed or parked.
 *
 * Whoever speaks for a group that was decided to use the product is an end user.
 *
 * @param people what they speak for: "Finance", "domain expert", "pet owner"
 */
export function rankForPeople(workspace: Workspace, people: readonly string[]): readonly QuestionWithPeople[] {
  const deciders = decidersIn(workspace);
  const groups = decidedRowsOf(GROUPS_QUESTION, workspace).map(({ label }) => label);
  const isEndUser = (person: string) => groups.some((group) => isNameMatch(person, group));
  const knowingCache = new Map<string, readonly string[]>();
  const peopleKnowing = (who: string) => {
    const found =
      knowingCache.get(who) ??
      people.filter((person) => isNameMatch(person, who) || (who === END_USER && isEndUser(person)));
    knowingCache.set(who, found);
    return found;
  };
  const decidersByPoint = new Map<string, readonly string[]>();
  const ranked = workspace.questions.map((view): QuestionWithPeople => {
    const { point, who } = view.question;
    const byPoint = decidersByPoint.get(point) ?? deciders(point).flatMap(peopleKnowing);
    decidersByPoint.set(point, byPoint);
    const isHere = (one: string) => byPoint.includes(one) || who.some((knower) => peopleKnowing(knower).includes(one));
    const here = who.length === 0 ? people : people.filter(isHere);
    const isMissing = here.length === 0 && !isClosed(view.status);
    return { view, here, missing: isMissing ? `Needs somebody who is not here: ${joinWords(who, 'or')}.` : null };
  });
  const rows: [QuestionWithPeople[], QuestionWithPeople[], QuestionWithPeople[]] = [[], [], []];
  for (const one of ranked) rows[isClosed(one.view.status) ? 2 : one.missing === null ? 0 : 1].push(one);
  return rows.flat();
}

/** The groups that a question asks, except those that do not know. */
export function couldStillKnow({ question, responses }: QuestionView): readonly string[] {
  const passed = responses.filter(({ reply, anonymous }) => reply.says === 'pass' && !anonymous);
  return question.who.filter(
    (group) => !passed.some(({ by }) => isNameMatch(by.role, group) || isNameMatch(by.name, group)),
  );
}

/** Whether two people have the same name, one of them perhaps in more words: "Head of Finance" and "finance". */
export function isNameMatch(a: string, b: string): boolean {
  const one = wordsOf(a);
  const other = wordsOf(b);
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  return few.length > 0 && few.every((word) => many.includes(word));
}

function wordsOf(name: string): readonly string[] {
  return foldCase(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const GROUPS_QUESTION = 'purpose.groups';
const END_USER = 'end user';
const DECIDERS_QUESTION = 'purpose.deciders';

function decidedRowsOf(question: string, workspace: Workspace): readonly AnswerRow[] {
  const view = workspace.question(question);
  return view ? decidedRows(view.decision, view.question.shape) : [];
}

/** Who was named to decide about what is under a point, and their substitutes. */
function decidersIn(workspace: Workspace): (point: string) => readonly string[] {
  const rows = decidersNamed(workspace);
  return (point) => {
    const { title = '', kind = '' } = workspace.point(point)?.point ?? {};
    const about = rows.filter((row) => isNameMatch(row.about, title) || isNameMatch(row.about, kind));
    return about.flatMap(({ people }) => people);
  };
}

/** Who was named to decide when people disagree, and their substitutes, by subject. */
export function decidersNamed(workspace: Workspace) {
  return decidedRowsOf(DECIDERS_QUESTION, workspace).map(({ label, cells }) => ({
    about: label,
    people: cells.slice(1).flatMap(({ text }) => (text === '' ? [] : [text])),
  }));
}
