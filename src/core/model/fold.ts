import type { Answer } from '../answers/answers.ts';
import { diagnosticsIn } from '../answers/diagnostics.ts';
import { partOfSlot } from '../answers/slots.ts';
import { memoizeByInputs } from '../base/memoize.ts';
import type { Question, Raised } from '../facts/types.ts';
import { CALLS } from '../slots/calls/calls.ts';
import { CONSTANTS } from '../slots/constants/constants.ts';
import { PURPOSE } from '../slots/purpose/purpose.ts';
import { ROLES } from '../slots/roles/roles.ts';
import { SCREENS } from '../slots/screens/screens.ts';
import { whyGone } from '../workspace/questions/basis.ts';
import { itemNow } from '../workspace/questions/item-now.ts';
import { namesOf, thingNow, thingOf, wordShown } from '../workspace/questions/things.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { callsOf } from './calls/fold-calls.ts';
import { constantsOf } from './constants/fold-constants.ts';
import { entitiesDiagnostics, entitiesOf } from './entities/fold-entities.ts';
import { errorsDiagnostics, errorsOf, raiserNamesOf } from './errors/fold-errors.ts';
import { type Ground, kept } from './kept-fold.ts';
import { purposeOf } from './purpose.ts';
import { rolesOf } from './roles/fold-roles.ts';
import { answersOf, type Said, saidIn } from './said.ts';
import { screensOf } from './screens/fold-screens.ts';
import { statesDiagnostics, statesOf } from './states/fold-states.ts';
import type { Model, Orphan, Parts } from './types.ts';
import { validationDiagnostics, validationOf } from './validation/fold-validation.ts';
import { vocabularyIn } from './vocabulary.ts';

/** Represents all that was said under one part of the specification. */
interface Standing {
  readonly part: string;
}

const standings = new Map<string, ReturnType<typeof memoizeByInputs<object, Standing>>>();

/**
 * What stays the same object as long as nothing that was asked under a part has another answer or other names. It is
 * kept next to `anchor`.
 */
function standingsIn({ views, settled }: Said, anchor: object): (part: string) => Standing | undefined {
  const under = new Map<string, unknown[]>();
  for (const [slot, view] of views) {
    const part = partOfSlot(slot);
    const said = under.get(part) ?? [];
    said.push(slot, settled.get(slot), namesOf(view));
    under.set(part, said);
  }
  const found = new Map([...under].map(([part, said]) => [part, standingOf(part, said, anchor)]));
  return (part) => found.get(part);
}

function standingOf(part: string, said: readonly unknown[], anchor: object): Standing {
  const kept = standings.get(part) ?? memoizeByInputs<object, Standing>();
  standings.set(part, kept);
  return kept(anchor, said, () => ({ part }));
}

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

const TROUBLES = [
  ...[PURPOSE, SCREENS, ROLES, CALLS, CONSTANTS].map((part) => kept((answers) => diagnosticsIn(answers, part))),
  ...[entitiesDiagnostics, statesDiagnostics, validationDiagnostics, errorsDiagnostics].map(kept),
];

const models = memoizeByInputs<Workspace['questions'], Model>();

/** A pure function of a workspace; folded once for the same questions. */
export function foldModel(workspace: Workspace): Model {
  return models(workspace.questions, [], () => folded(workspace));
}

function folded(workspace: Workspace): Model {
  const said = saidIn(workspace);
  const ground = groundOf(said, workspace);
  const parts: Parts = { ...ground.parts };
  const inOrder = orderIn(workspace);
  return {
    ...parts,
    orphans: inOrder(orphansIn(said.settled.values(), workspace)),
    diagnostics: inOrder(TROUBLES.flatMap((diagnostics) => diagnostics(ground))),
    vocabulary: vocabularyIn(parts),
  };
}

/** The answers, and the parts: each folded when it is first read, after those that it reads itself. */
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

/** By the order in which questions were raised; several of one question keep their order. */
function orderIn({ raised }: Workspace) {
  const places = new Map(raised.map(({ question }, at) => [question.id, at]));
  const placeOf = (question: string) => places.get(question) ?? places.size;
  return <T extends { readonly question: string }>(found: readonly T[]): readonly T[] =>
    [...found].sort((a, b) => placeOf(a.question) - placeOf(b.question));
}

/** Settled answers that rest on what nobody says any more: mostly of things that have been dropped since. */
function orphansIn(settled: Iterable<Answer>, workspace: Workspace): readonly Orphan[] {
  const known = new Map<string, string | null>();
  return [...settled].flatMap(({ question, source }): readonly Orphan[] => {
    const { id, slot } = question;
    const why = whyGone(question, workspace, known);
    if (why === null || slot === null) return [];
    return [{ question: id, slot, missed: missedBy(question, workspace, known), why, source }];
  });
}

/** What a question is about that is gone, as it was called last. */
function missedBy(question: Question, workspace: Workspace, known: Map<string, string | null>): string {
  const { origin } = question;
  if (origin.from !== 'answer') return '';
  const parent = workspace.question(origin.because)?.question;
  if (parent && whyGone(parent, workspace, known) !== null) return missedBy(parent, workspace, known);
  return (
    goneThing(question, origin, workspace) ??
    (origin.said !== undefined && parent ? wordShown(origin.said, parent) : (origin.item?.label ?? ''))
  );
}

function goneThing(question: Question, { item }: Raised, workspace: Workspace): string | undefined {
  const thing = thingOf(question);
  const now = thing && thingNow(thing, workspace);
  if (now && !now.here) return now.label;
  const named = item && itemNow(question, workspace);
  return item && !named?.here ? (named?.label ?? item.label) : undefined;
}
