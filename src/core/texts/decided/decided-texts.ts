import { foldModel } from '../../model/fold.ts';
import type { Model } from '../../model/types.ts';
import { ASSUMED_BLOCK } from '../../spec/managed-blocks.ts';
import type { NamedKind } from '../../spec/types.ts';
import { optionLabel } from '../../workspace/questions/question-lookup.ts';
import type { QuestionStatus } from '../../workspace/questions/question-state.ts';
import type { PointView, QuestionView, Workspace } from '../../workspace/workspace.ts';
import { answerPassages, type DecidedPassage } from './answer-text.ts';
import { assumedText } from './assumed-text.ts';
import { callsText } from './calls-text.ts';
import { constantsText } from './constants-text.ts';
import { entitiesText } from './entities-text.ts';
import { errorsText } from './errors-text.ts';
import { DEFERRED, OPEN, type Passage, type QuestionInfo, type RenderedPassage, renderPassage } from './passage.ts';
import { purposeText } from './purpose-text.ts';
import { rolesText } from './roles-text.ts';
import { screensText } from './screens-text.ts';
import { signedPassages } from './signature.ts';
import { statesText } from './states-text.ts';
import { unplacedIn } from './unplaced.ts';
import { validationText } from './validation-text.ts';

const TEXTS: Readonly<Record<NamedKind, (model: Model) => readonly Passage[]>> = {
  purpose: purposeText,
  screens: screensText,
  entities: entitiesText,
  states: statesText,
  validation: validationText,
  roles: rolesText,
  calls: callsText,
  errors: errorsText,
  constants: constantsText,
};

/**
 * What the decisions say, as Markdown for the managed block of each point. Points without a decision are absent. What is
 * assumed is listed once more, for the end of the file.
 */
export function decidedTexts(workspace: Workspace): ReadonlyMap<string, string> {
  const texts = [...decidedPassages(workspace)].map(([point, { passages, rest }]) => {
    return [point, signedPassages([...passages, ...answerPassages(rest)])] as const;
  });
  return new Map([...texts, [ASSUMED_BLOCK, assumedText(workspace)] as const].filter(([, text]) => text !== ''));
}

/** By point: first what the model holds, then the decided questions that no passage mentions. */
export function decidedPassages(workspace: Workspace): ReadonlyMap<string, PointPassages> {
  if (workspace.latestDecisions.length === 0) return new Map();
  const model = foldModel(workspace);
  const writtenKinds = new Set<NamedKind>();
  const info = questionInfo(workspace);
  const rendered = workspace.points.map((view) => {
    const kind = kindToWrite(view);
    const passages = kind && !writtenKinds.has(kind) ? TEXTS[kind](model) : [];
    if (kind) writtenKinds.add(kind);
    return { view, all: passages.map((passage) => renderPassage(passage, info)).filter(({ body }) => body !== '') };
  });
  const unplaced = unplacedIn(
    workspace,
    rendered.flatMap(({ all }) => all),
  );
  return new Map(
    rendered.map(({ view, all }) => [view.point.id, pointPassages(view, all, unplaced, workspace)] as const),
  );
}

interface PointPassages {
  readonly passages: readonly DecidedPassage[];
  readonly rest: readonly QuestionView[];
}

/** The kind whose part of the model is written at this point: its own, once one of its questions was decided here. */
function kindToWrite({ point, questions }: PointView): NamedKind | null {
  const asked = questions.some(({ question, decision }) => question.slot !== null && decision !== null);
  return point.kind !== 'other' && asked ? point.kind : null;
}

function pointPassages(
  { questions }: PointView,
  rendered: readonly RenderedPassage[],
  unplaced: ReadonlyMap<string, string>,
  workspace: Workspace,
): PointPassages {
  const covered = new Set(rendered.flatMap((passage) => [...passage.questions]));
  const asked = questions.filter(({ question }) => covered.has(question.id));
  return {
    passages: [
      ...rendered.map(({ body, questions: by }): DecidedPassage => ({ text: body, views: viewsOf(by, workspace) })),
      ...asked.flatMap((view): readonly DecidedPassage[] => {
        const text = unplaced.get(view.question.id);
        return text === undefined ? [] : [{ ask: view.question.ask, text, views: [view] }];
      }),
    ],
    rest: questions.filter(({ question, decision }) => decision && !covered.has(question.id)),
  };
}

function questionInfo(workspace: Workspace): QuestionInfo {
  return {
    missing: (question) => MISSING[workspace.question(question)?.status ?? 'parked'] ?? '',
    label: (id, option) => {
      const view = workspace.question(id);
      return view ? optionLabel(option, view.question) : option;
    },
  };
}

/** How an unknown value is written, by where its question stands. */
const MISSING: Partial<Record<QuestionStatus, typeof OPEN | typeof DEFERRED>> = {
  open: OPEN,
  answered: OPEN,
  contested: OPEN,
  deferred: DEFERRED,
};

function viewsOf(ids: ReadonlySet<string>, workspace: Workspace): readonly QuestionView[] {
  return [...ids].flatMap((id) => workspace.question(id) ?? []);
}
