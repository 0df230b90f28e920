import { foldModel } from '../../model/fold.ts';
import type { Model } from '../../model/types.ts';
import type { NamedKind } from '../../spec/types.ts';
import { optionLabel } from '../../workspace/questions/question-lookup.ts';
import type { QuestionStatus } from '../../workspace/questions/question-state.ts';
import type { PointView, QuestionView, Workspace } from '../../workspace/workspace.ts';
import { answerPassages, type DecidedPassage, signedPassage } from './answer-text.ts';
import { callsText } from './calls-text.ts';
import { constantsText } from './constants-text.ts';
import { entitiesText } from './entities-text.ts';
import { errorsText } from './errors-text.ts';
import { type Passage, type QuestionInfo, renderPassage } from './passage.ts';
import { purposeText } from './purpose-text.ts';
import { rolesText } from './roles-text.ts';
import { screensText } from './screens-text.ts';
import { statesText } from './states-text.ts';
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

/** What the decisions say, as Markdown for the managed block of each point. Points without a decision are absent. */
export function decidedTexts(workspace: Workspace): ReadonlyMap<string, string> {
  const texts = [...decidedPassages(workspace)].map(([point, { passages, rest }]) => {
    return [point, [...passages, ...answerPassages(rest)].map(signedPassage).join('\n\n')] as const;
  });
  return new Map(texts.filter(([, text]) => text !== ''));
}

/** By point: first what the model holds, then the decided questions that no passage mentions. */
export function decidedPassages(workspace: Workspace) {
  if (workspace.latestDecisions.length === 0) return new Map<string, ReturnType<typeof pointPassages>>();
  const model = foldModel(workspace);
  const writtenKinds = new Set<NamedKind>();
  return new Map(
    workspace.points.map((view) => {
      const kind = kindToWrite(view);
      const passages = kind && !writtenKinds.has(kind) ? TEXTS[kind](model) : [];
      if (kind) writtenKinds.add(kind);
      return [view.point.id, pointPassages(view, passages, workspace)] as const;
    }),
  );
}

/** The kind whose part of the model is written at this point: its own, once one of its questions was decided here. */
function kindToWrite({ point, questions }: PointView): NamedKind | null {
  const asked = questions.some(({ question, decision }) => question.slot !== null && decision !== null);
  return point.kind !== 'other' && asked ? point.kind : null;
}

function pointPassages({ questions }: PointView, passages: readonly Passage[], workspace: Workspace) {
  const questionInfo: QuestionInfo = {
    isOpen: (question) => OPEN_STATUSES.has(workspace.question(question)?.status ?? 'parked'),
    label: (id, option) => {
      const view = workspace.question(id);
      return view ? optionLabel(option, view.question) : option;
    },
  };
  const rendered = passages.map((passage) => renderPassage(passage, questionInfo)).filter(({ body }) => body !== '');
  const covered = new Set(rendered.flatMap((passage) => [...passage.questions]));
  return {
    passages: rendered.map(
      ({ body, questions: by }): DecidedPassage => ({ text: body, views: viewsOf(by, workspace) }),
    ),
    rest: questions.filter(({ question, decision }) => decision && !covered.has(question.id)),
  };
}

/** In these an unknown value is written as “(open)”. */
const OPEN_STATUSES: ReadonlySet<QuestionStatus> = new Set<QuestionStatus>([
  'open',
  'answered',
  'contested',
  'deferred',
]);

function viewsOf(ids: ReadonlySet<string>, workspace: Workspace): readonly QuestionView[] {
  return [...ids].flatMap((id) => workspace.question(id) ?? []);
}
