import { bankRootOf, isClosed, type Part, type PointView, type QuestionView, type Workspace } from '#core/index.ts';
import { inPart, subjectIdOf } from '../asking/subject-id-of.ts';

export interface SceneQuestions {
  readonly id: string;
  /** Those with a number, in reading order: for a subject its own question instead of the one about all. */
  readonly numbered: readonly QuestionView[];
  /** What else is asked here: details of answers. */
  readonly details: readonly QuestionView[];
  /** Id of the subject that details are about; empty: of none in particular. */
  readonly about: string;
  /** How many open questions the list of this scene has, of that subject if there is one. */
  readonly listed: number;
}

interface Asked extends Pick<Workspace, 'question'> {
  readonly view: PointView;
  readonly part: Pick<Part, 'scenes'>;
  /** The chosen subject, and the names of all. */
  readonly subject: string | undefined;
  readonly names: ReadonlyMap<string, string>;
  readonly owners: ReadonlyMap<string, string>;
}

/** The questions of each scene, those about other subjects left out. What people asked by hand is on the first scene. */
export function questionsByScene(asked: Asked): readonly SceneQuestions[] {
  const { view, part, subject, names, owners } = asked;
  const active = view.questions.filter(({ status }) => status !== 'parked');
  const about = new Map(active.map((one) => [one, subjectIdOf(one.question, names, owners)]));
  const here = active.filter((one) => [null, undefined, subject].includes(about.get(one)));
  const roots = new Map(active.map((one) => [one, bankRootOf(one.question, asked)]));
  return part.scenes.map(({ id, questions }, at) => {
    const byHand = at === 0 ? here.filter((one) => roots.get(one) === undefined) : [];
    const ofScene = here.filter((one) => roots.get(one)?.scene === id);
    const numbered = questions.flatMap((standing) => {
      const candidates = ofScene.filter(({ question }) => isOrIsLike(question, standing));
      return candidates.find((one) => about.get(one) === subject) ?? candidates[0] ?? [];
    });
    const details = ofScene.filter((one) => !numbered.includes(one));
    const part = { scene: id, about: (details.some((one) => about.get(one) === subject) && subject) || '' };
    const isInPart = inPart(part);
    const isListed = (one: QuestionView) => !isClosed(one.status) && isInPart(one.question, roots.get(one)?.scene);
    const listed = active.filter(isListed).length;
    return { id, numbered: [...numbered, ...byHand], details, about: part.about, listed };
  });
}

/** Whether a question is a standing one, or asks the same of one subject. */
export function isOrIsLike({ id, origin }: QuestionView['question'], standing: string): boolean {
  return id === standing || (origin.from === 'answer' && origin.like === standing);
}

/** The scene that shows a question; undefined if none of these does. */
export function sceneWith(scenes: readonly SceneQuestions[], question: string | null): SceneQuestions | undefined {
  const isIt = (view: QuestionView) => view.question.id === question;
  return scenes.find(({ numbered, details }) => numbered.some(isIt) || details.some(isIt));
}

/** The open question after this one: the rest of its scene first, then the following scenes. */
export function nextHole(
  scenes: readonly SceneQuestions[],
  scene: string,
  after: string | null,
): QuestionView | undefined {
  const at = Math.max(
    0,
    scenes.findIndex(({ id }) => id === scene),
  );
  const inTurn = [...scenes.slice(at), ...scenes.slice(0, at)].flatMap(({ numbered, details }) => [
    ...numbered,
    ...details,
  ]);
  const from = inTurn.findIndex(({ question }) => question.id === after) + 1;
  return [...inTurn.slice(from), ...inTurn.slice(0, from)].find(
    ({ question, status }) => !isClosed(status) && question.id !== after,
  );
}
