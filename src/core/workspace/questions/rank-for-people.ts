import { memoize } from '../../base/memoize.ts';
import { joinWords } from '../../english/lists.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { decidedRows } from './decided-rows.ts';
import { isClosed } from './question-state.ts';
import { compareByRank } from './ranking.ts';
import type { AnswerRow } from './rows-of-value.ts';

export interface QuestionWithPeople {
  readonly view: QuestionView;
  /** Who of those in the room could know, or decides about it. */
  readonly here: readonly string[];
  /** Who alone of those in the room could know; null: several, or nobody. */
  readonly only: string | null;
  /** Who is missing for it, in words; null where somebody is here, or nobody has to be asked. */
  readonly missing: string | null;
}

/**
 * The questions in the order of asking for the people in the room: first what one of them could know or decides
 * about, and there what only one of them knows counts more; then what nobody here could know, at the end what is closed or parked.
 *
 * Whoever speaks for a group that was decided to use the product is an end user; others may have been matched.
 *
 * @param people what they speak for: "Finance", "domain expert", "pet owner"
 */
export function rankForPeople(workspace: Workspace, people: readonly string[]): readonly QuestionWithPeople[] {
  const deciders = decidersIn(workspace);
  const isKnower = knowersIn(workspace);
  const peopleKnowing = memoize((who: string) => people.filter((person) => isKnower(person, who)));
  const decidersByPoint = new Map<string, readonly string[]>();
  const ranked = workspace.questions.map((view): QuestionWithPeople => {
    const { point, who } = view.question;
    const byPoint = decidersByPoint.get(point) ?? deciders(point).flatMap(peopleKnowing);
    decidersByPoint.set(point, byPoint);
    const isHere = (one: string) => byPoint.includes(one) || who.some((knower) => peopleKnowing(knower).includes(one));
    const here = who.length === 0 ? people : people.filter(isHere);
    const isMissing = here.length === 0 && !isClosed(view.status);
    const only = people.length > 1 && here.length === 1 && !isClosed(view.status) ? (here[0] ?? null) : null;
    return { view, here, only, missing: isMissing ? `Needs somebody who is not here: ${joinWords(who, 'or')}.` : null };
  });
  const rows: [QuestionWithPeople[], QuestionWithPeople[], QuestionWithPeople[]] = [[], [], []];
  for (const one of ranked) rows[isClosed(one.view.status) ? 2 : one.missing === null ? 0 : 1].push(one);
  rows[0].sort((a, b) => compareByRank(inRoom(a), inRoom(b)));
  return rows.flat();
}

/** How much more a question counts that only one of those here could answer. */
const ONLY_ONE_KNOWS = 1.5;

function inRoom({ view: { status, rank }, only }: QuestionWithPeople) {
  return { status, rank: only === null ? rank : { ...rank, score: rank.score * ONLY_ONE_KNOWS } };
}

/** Whether somebody who speaks for something (“vet”) is one of a group that questions ask (“domain expert”). */
function knowersIn(workspace: Workspace): (person: string, group: string) => boolean {
  const users = decidedRowsOf(GROUPS_QUESTION, workspace).map(({ label }) => label);
  const isEndUser = (person: string) => users.some((user) => isNameMatch(person, user));
  return (person, group) =>
    isNameMatch(person, group) ||
    (group === END_USER && isEndUser(person)) ||
    (workspace.voices.get(foldCase(person))?.includes(group) ?? false);
}

/**
 * Those of some roles that are none of the groups that questions ask, and of which nobody has said which they are: each
 * once.
 */
export function unmatchedRoles(workspace: Workspace, roles: readonly string[]): readonly string[] {
  const isKnower = knowersIn(workspace);
  const groups = groupsAsked(workspace);
  if (groups.length === 0) return [];
  const deciders = decidersNamed(workspace).flatMap(({ people }) => people);
  const isMatched = (role: string) =>
    workspace.voices.has(foldCase(role)) ||
    groups.some((group) => isKnower(role, group)) ||
    deciders.some((decider) => isNameMatch(role, decider));
  const once = new Map(roles.map((role) => [foldCase(role), role]));
  return [...once.values()].filter((role) => role.trim() !== '' && !isMatched(role));
}

/** Those of some roles of which somebody has said which groups they are, with those: each once. */
export function matchedRoles({ voices }: Workspace, roles: readonly string[]) {
  const once = new Map(roles.map((role) => [foldCase(role), role]));
  return [...once].flatMap(([key, role]) => {
    const groups = voices.get(key);
    return groups === undefined ? [] : [{ role, groups }];
  });
}

/** The groups that open questions ask, those first that are asked most. */
export function groupsAsked({ questions }: Workspace): readonly string[] {
  const counts = new Map<string, number>();
  for (const { question, status } of questions)
    if (!isClosed(status)) for (const who of question.who) counts.set(who, (counts.get(who) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([who]) => who);
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
