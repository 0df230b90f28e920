import { folded } from '../../shapes/folded.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { partsDecided } from './answer-parts.ts';
import { isClosed } from './life-cycle.ts';

export interface Seated {
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
 * @param people what they speak for: "Finance", "domain expert"
 */
export function rankFor(workspace: Workspace, people: readonly string[]): readonly Seated[] {
  const deciders = decidersIn(workspace);
  const known = new Map<string, readonly string[]>();
  const knowing = (who: string) => {
    const found = known.get(who) ?? people.filter((person) => isSame(person, who));
    known.set(who, found);
    return found;
  };
  const deciding = new Map<string, readonly string[]>();
  const seats = workspace.questions.map((view): Seated => {
    const { point, who } = view.question;
    const byPoint = deciding.get(point) ?? deciders(point).flatMap(knowing);
    deciding.set(point, byPoint);
    const isHere = (one: string) => byPoint.includes(one) || who.some((knower) => knowing(knower).includes(one));
    const here = who.length === 0 ? people : people.filter(isHere);
    const isMissing = here.length === 0 && !isClosed(view.status);
    return { view, here, missing: isMissing ? `Nobody here for it: ${who.join(', ')}.` : null };
  });
  const rows: [Seated[], Seated[], Seated[]] = [[], [], []];
  for (const seat of seats) rows[isClosed(seat.view.status) ? 2 : seat.missing === null ? 0 : 1].push(seat);
  return rows.flat();
}

/** The groups that a question asks, without those that have said that they do not know. */
export function couldStillKnow({ question, responses }: QuestionView): readonly string[] {
  const passed = responses.filter(({ reply, anonymous }) => reply.says === 'pass' && !anonymous);
  return question.who.filter((group) => !passed.some(({ by }) => isSame(by.role, group) || isSame(by.name, group)));
}

/** Whether two people have the same name, one of them perhaps in more words: "Head of Finance" and "finance". */
export function isSame(a: string, b: string): boolean {
  const one = wordsOf(a);
  const other = wordsOf(b);
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  return few.length > 0 && few.every((word) => many.includes(word));
}

function wordsOf(name: string): readonly string[] {
  return folded(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const DECIDERS = 'purpose.deciders';

/** Who was named to decide about what is under a point, and their substitutes. */
function decidersIn(workspace: Workspace): (point: string) => readonly string[] {
  const rows = decidersNamed(workspace);
  return (point) => {
    const { title = '', kind = '' } = workspace.point(point)?.point ?? {};
    const about = rows.filter((row) => isSame(row.about, title) || isSame(row.about, kind));
    return about.flatMap(({ people }) => people);
  };
}

/** Who was named to decide when people disagree, and their substitutes, by subject. */
export function decidersNamed(workspace: Workspace) {
  const view = workspace.question(DECIDERS);
  const parts = view ? partsDecided(view.decision, view.question.shape) : [];
  return parts.map(({ label, cells }) => ({
    about: label,
    people: cells.slice(1).flatMap(({ text }) => (text === '' ? [] : [text])),
  }));
}
