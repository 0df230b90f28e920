import { diagnosticsIn } from '../answers/diagnostics.ts';
import { memoizeByInputs } from '../base/memoize.ts';
import { CALLS } from '../slots/calls/calls.ts';
import { CONSTANTS } from '../slots/constants/constants.ts';
import { PURPOSE } from '../slots/purpose/purpose.ts';
import { ROLES } from '../slots/roles/roles.ts';
import { SCREENS } from '../slots/screens/screens.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { callsOf } from './calls/fold-calls.ts';
import { constantsOf } from './constants/fold-constants.ts';
import { entitiesDiagnostics, entitiesOf } from './entities/fold-entities.ts';
import { errorsDiagnostics, errorsOf, raiserNamesOf } from './errors/fold-errors.ts';
import { type Ground, kept } from './kept-fold.ts';
import { orphansIn } from './orphans.ts';
import { purposeOf } from './purpose.ts';
import { rolesOf } from './roles/fold-roles.ts';
import { answersOf, type Said, saidIn } from './said.ts';
import { screensOf } from './screens/fold-screens.ts';
import { standingsIn } from './standing.ts';
import { statesDiagnostics, statesOf } from './states/fold-states.ts';
import type { Model } from './types.ts';
import { validationDiagnostics, validationOf } from './validation/fold-validation.ts';
import { vocabularyIn } from './vocabulary.ts';

const FOLDS = {
  purpose: kept(purposeOf),
  entities: kept(entitiesOf),
  screens: kept((answers, { entities }) => screensOf(answers, entities)),
  states: kept((answers, { entities }) => statesOf(answers, entities)),
  validation: kept((answers, { entities }) => validationOf(answers, entities)),
  roles: kept((answers, { entities, states }) => rolesOf(answers, entities, states)),
  calls: kept((answers, { entities }) => callsOf(answers, entities)),
  errors: kept((answers, { states, validation, calls, constants }) =>
    errorsOf(answers, raiserNamesOf({ states, validation, calls, constants })),
  ),
  constants: kept(constantsOf),
};

/** What a part could not take as it was said. */
const TROUBLES = [
  ...[PURPOSE, SCREENS, ROLES, CALLS, CONSTANTS].map((part) =>
    kept((answers) => diagnosticsIn(answers, part)),
  ),
  ...[entitiesDiagnostics, statesDiagnostics, validationDiagnostics, errorsDiagnostics].map(kept),
];

const models = memoizeByInputs<Workspace['questions'], Model>();

/** Everything that was decided, as one pure function of a workspace; folded once for the same questions. */
export function foldModel(workspace: Workspace): Model {
  return models(workspace.questions, [], () => folded(workspace));
}

function folded(workspace: Workspace): Model {
  const said = saidIn(workspace);
  const ground = groundOf(said, workspace);
  const { parts } = ground;
  const inOrder = orderIn(workspace);
  return {
    ...parts,
    orphans: inOrder(orphansIn(said.settled.values(), workspace)),
    diagnostics: inOrder(TROUBLES.flatMap((diagnostics) => diagnostics(ground))),
    vocabulary: vocabularyIn(parts),
  };
}

/** The answers, and the parts: each folded when it is first looked at, after those that it looks at itself. */
function groundOf(said: Said, workspace: Workspace): Ground {
  const anchor = workspace.raised[0]?.question ?? workspace;
  const ground: Ground = {
    answers: answersOf(said),
    standing: standingsIn(said, anchor),
    anchor,
    parts: {
      get purpose() {
        return FOLDS.purpose(ground);
      },
      get entities() {
        return FOLDS.entities(ground);
      },
      get screens() {
        return FOLDS.screens(ground);
      },
      get states() {
        return FOLDS.states(ground);
      },
      get validation() {
        return FOLDS.validation(ground);
      },
      get roles() {
        return FOLDS.roles(ground);
      },
      get calls() {
        return FOLDS.calls(ground);
      },
      get errors() {
        return FOLDS.errors(ground);
      },
      get constants() {
        return FOLDS.constants(ground);
      },
    },
  };
  return ground;
}

/** By the order in which questions were raised; what one question has several of stays as it came. */
function orderIn({ raised }: Workspace) {
  const places = new Map(raised.map(({ question }, at) => [question.id, at]));
  const placeOf = (question: string) => places.get(question) ?? places.size;
  return <T extends { readonly question: string }>(found: readonly T[]): readonly T[] =>
    [...found].sort((a, b) => placeOf(a.question) - placeOf(b.question));
}
