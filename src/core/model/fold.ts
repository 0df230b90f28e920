import { inOrderOfBank } from '../bank/bank.ts';
import { keptWhile } from '../remembered.ts';
import type { Workspace } from '../workspace.ts';
import { type Answers, answersIn } from './answers.ts';
import { callsOf, callsTroubles } from './calls/fold-calls.ts';
import { constantsOf, constantsTroubles } from './constants/fold-constants.ts';
import { entitiesOf, entitiesTroubles } from './entities/fold-entities.ts';
import { errorsOf, errorsTroubles } from './errors/fold-errors.ts';
import { raiserNamesOf } from './errors/raiser-names.ts';
import { orphansIn } from './orphans.ts';
import { purposeOf, purposeTroubles } from './purpose/fold-purpose.ts';
import { rolesOf, rolesTroubles } from './roles/fold-roles.ts';
import { screensOf, screensTroubles } from './screens/fold-screens.ts';
import { statesOf, statesTroubles } from './states/fold-states.ts';
import type { Model, ModelTrouble, Parts } from './types.ts';
import { validationOf, validationTroubles } from './validation/fold-validation.ts';
import { vocabularyIn } from './vocabulary.ts';

/** What a part could not take as it stands, most of it by `nameTroubles` and `cellTroubles`. */
type Troubles = (answers: Answers, parts: Parts) => readonly ModelTrouble[];
const TROUBLES: readonly Troubles[] = [
  purposeTroubles,
  screensTroubles,
  entitiesTroubles,
  statesTroubles,
  validationTroubles,
  rolesTroubles,
  callsTroubles,
  errorsTroubles,
  constantsTroubles,
];

const models = keptWhile<Workspace['questions'], Model>();

/** Everything that was decided, as one pure function of a workspace; folded once for the same questions. */
export function foldModel(workspace: Workspace): Model {
  return models(workspace.questions, [], () => folded(workspace));
}

function folded(workspace: Workspace): Model {
  const answers = answersIn(workspace);
  const parts = partsOf(answers);
  return {
    ...parts,
    orphans: inOrder(orphansIn(answers, workspace)),
    troubles: inOrder(TROUBLES.flatMap((troubles) => troubles(answers, parts))),
    vocabulary: vocabularyIn(parts),
  };
}

/** By the order of the bank; what one question has several of stays as it came. */
function inOrder<T extends { readonly question: string }>(found: readonly T[]): readonly T[] {
  return [...found].sort((a, b) =>
    a.question === b.question ? 0 : inOrderOfBank({ id: a.question }, { id: b.question }),
  );
}

function partsOf(answers: Answers): Parts {
  const entities = entitiesOf(answers);
  const states = statesOf(answers, entities);
  const validation = validationOf(answers, entities);
  const calls = callsOf(answers, entities);
  const constants = constantsOf(answers);
  return {
    purpose: purposeOf(answers),
    screens: screensOf(answers, entities),
    entities,
    states,
    validation,
    roles: rolesOf(answers, entities, states),
    calls,
    errors: errorsOf(answers, raiserNamesOf({ states, validation, calls, constants })),
    constants,
  };
}
