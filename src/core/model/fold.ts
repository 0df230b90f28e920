import type { Answer } from '../answers/answers.ts';
import { diagnosticsIn } from '../answers/diagnostics.ts';
import { partOfSlot } from '../answers/slots.ts';
import { groupBy } from '../base/group-by.ts';
import { memoize, memoizeByDeps } from '../base/memoize.ts';
import type { AnswerOrigin, Question } from '../facts/types.ts';
import { CALLS } from '../slots/calls/calls.ts';
import { CONSTANTS } from '../slots/constants/constants.ts';
import { PURPOSE } from '../slots/purpose/purpose.ts';
import { SCREENS } from '../slots/screens/screens.ts';
import { currentItem } from '../workspace/questions/current-item.ts';
import { whyGone } from '../workspace/questions/follow-up-basis.ts';
import {
  currentNameOf,
  entityOfQuestion,
  namingOfQuestion,
  optionLabel,
} from '../workspace/questions/question-lookup.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { callsOf } from './calls/fold-calls.ts';
import { constantsOf } from './constants/fold-constants.ts';
import { entitiesDiagnostics, entitiesOf } from './entities/fold-entities.ts';
import { errorsDiagnostics, errorsOf, namedRaisersOf } from './errors/fold-errors.ts';
import { type FoldInput, incrementalFold } from './incremental-fold.ts';
import { rolesDiagnostics, rolesOf } from './roles/fold-roles.ts';
import { screensOf } from './screens/fold-screens.ts';
import { answersOf, purposeOf, type SettledAnswers, settledAnswersIn } from './settled-answers.ts';
import { statesDiagnostics, statesOf } from './states/fold-states.ts';
import type { Model, ModelParts, Orphan } from './types.ts';
import { validationDiagnostics, validationOf } from './validation/fold-validation.ts';
import { vocabularyIn } from './vocabulary.ts';

/** Identity token: a new object whenever an answer or a name under the slot changes. */
interface SlotVersion {
  readonly slot: string;
}

const slotVersions = memoize((_slot: string) => memoizeByDeps<object, SlotVersion>());

/** The version tokens of parts, and of what is under a slot of two segments. Cached per `anchor`. */
function versionsIn({ views, settled }: SettledAnswers, anchor: object): (slot: string) => SlotVersion | undefined {
  const versionOf = (slot: string, inputs: readonly unknown[]) =>
    [slot, slotVersions(slot)(anchor, inputs, () => ({ slot }))] as const;
  const groups = [...groupBy(views, ([slot]) => slot.split('/', 2).join('/'))].map(([slot, all]) =>
    versionOf(
      slot,
      all.flatMap(([one, view]) => [one, settled.get(one), namingOfQuestion(view)]),
    ),
  );
  const parts = [...groupBy(groups, ([slot]) => partOfSlot(slot))].map(([part, all]) =>
    versionOf(
      part,
      all.map(([, version]) => version),
    ),
  );
  const versions = new Map([...groups, ...parts]);
  return (slot) => versions.get(slot);
}

const FOLDS = {
  purpose: incrementalFold(purposeOf),
  entities: incrementalFold(entitiesOf),
  screens: incrementalFold((answers, { entities }) => screensOf(answers, entities)),
  states: incrementalFold((answers, { entities }) => statesOf(answers, entities)),
  validation: incrementalFold((answers, { entities }) => validationOf(answers, entities)),
  roles: incrementalFold((answers, { entities, states }) => rolesOf(answers, entities, states)),
  calls: incrementalFold((answers, { entities }) => callsOf(answers, entities)),
  errors: incrementalFold((answers, { states, validation, calls, constants }) =>
    errorsOf(answers, namedRaisersOf({ states, validation, calls, constants })),
  ),
  constants: incrementalFold(constantsOf),
};

const VOCABULARY = incrementalFold((_, { entities, states, roles, constants }) =>
  vocabularyIn({ entities, states, roles, constants }),
);

const DIAGNOSTICS = [
  ...[PURPOSE, SCREENS, CALLS, CONSTANTS].map((part) => incrementalFold((answers) => diagnosticsIn(answers, part))),
  ...[entitiesDiagnostics, statesDiagnostics, validationDiagnostics, rolesDiagnostics, errorsDiagnostics].map(
    incrementalFold,
  ),
];

const models = memoizeByDeps<Workspace['questions'], Model>();

/** A pure function of a workspace, memoized by its questions. */
export function foldModel(workspace: Workspace): Model {
  return models(workspace.questions, [], () => buildModel(workspace));
}

function buildModel(workspace: Workspace): Model {
  const settledAnswers = settledAnswersIn(workspace);
  const input = foldInputOf(settledAnswers, workspace);
  const parts: ModelParts = { ...input.parts };
  const inOrder = raisedOrder(workspace);
  return {
    ...parts,
    orphans: inOrder(orphansIn(settledAnswers.settled.values(), workspace)),
    diagnostics: inOrder(DIAGNOSTICS.flatMap((diagnostics) => diagnostics(input))),
    vocabulary: VOCABULARY(input),
  };
}

/** The input of all folds. Each part is a getter, so it is folded on first read and dependencies resolve themselves. */
function foldInputOf(settledAnswers: SettledAnswers, workspace: Workspace): FoldInput {
  const anchor = workspace.questionsAsRaised[0]?.question ?? workspace;
  const input: FoldInput = {
    answers: answersOf(settledAnswers),
    version: versionsIn(settledAnswers, anchor),
    anchor,
    parts: {
      get purpose() {
        return FOLDS.purpose(input);
      },
      get entities() {
        return FOLDS.entities(input);
      },
      get screens() {
        return FOLDS.screens(input);
      },
      get states() {
        return FOLDS.states(input);
      },
      get validation() {
        return FOLDS.validation(input);
      },
      get roles() {
        return FOLDS.roles(input);
      },
      get calls() {
        return FOLDS.calls(input);
      },
      get errors() {
        return FOLDS.errors(input);
      },
      get constants() {
        return FOLDS.constants(input);
      },
    },
  };
  return input;
}

/** Sorts by the order in which the questions were raised; stable. */
function raisedOrder({ questionsAsRaised }: Workspace) {
  const places = new Map(questionsAsRaised.map(({ question }, at) => [question.id, at]));
  const placeOf = (question: string) => places.get(question) ?? places.size;
  return <T extends { readonly question: string }>(found: readonly T[]): readonly T[] =>
    [...found].sort((a, b) => placeOf(a.question) - placeOf(b.question));
}

/** Settled answers whose subject is gone, mostly because an entity or item has been removed. */
function orphansIn(settled: Iterable<Answer>, workspace: Workspace): readonly Orphan[] {
  const cache = new Map<string, string | null>();
  return [...settled].flatMap(({ question, source }): readonly Orphan[] => {
    const { id, slot } = question;
    const why = whyGone(question, workspace, cache);
    if (why === null || slot === null) return [];
    return [{ question: id, slot, subject: missingSubject(question, workspace, cache), why, source }];
  });
}

/** The last name of what the question was about. */
function missingSubject(question: Question, workspace: Workspace, cache: Map<string, string | null>): string {
  const { origin } = question;
  if (origin.from !== 'answer') return '';
  const parent = workspace.question(origin.because)?.question;
  if (parent && whyGone(parent, workspace, cache) !== null) return missingSubject(parent, workspace, cache);
  return (
    removedSubject(question, origin, workspace) ??
    (origin.said !== undefined && parent ? optionLabel(origin.said, parent) : (origin.item?.label ?? ''))
  );
}

function removedSubject(question: Question, { item }: AnswerOrigin, workspace: Workspace): string | undefined {
  const thing = entityOfQuestion(question);
  const now = thing && currentNameOf(thing, workspace);
  if (now && !now.here) return now.label;
  const named = item && currentItem(question, workspace);
  return item && !named?.here ? (named?.label ?? item.label) : undefined;
}
