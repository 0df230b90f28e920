import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import type { DataModel, Lifecycle, Transition } from '../types.ts';
import { readClauses } from './read-clause.ts';
import type { Clause } from './types.ts';

export function clausesOf(
  model: DataModel,
  { entity }: Pick<Lifecycle, 'entity'>,
  { effects }: Pick<Transition, 'effects'>,
): readonly Clause[] {
  return listOf(effects).flatMap(({ what }) => (entity === null ? wordsOnly(what) : readClauses(model, entity, what)));
}

function wordsOnly(text: string): readonly Clause[] {
  return text.trim() === '' ? [] : [{ form: 'words', text: text.trim(), problem: null }];
}

/** All effect clauses that could not be parsed, so the prototype does not run them. */
export function unreadClauses(model: DataModel) {
  const all = model.states.cycles.flatMap((cycle) =>
    listOf(cycle.transitions).flatMap((transition) =>
      clausesOf(model, cycle, transition).flatMap((clause) =>
        clause.form === 'exact'
          ? []
          : {
              entity: cycle.entity,
              move: knownValue(transition.event) ?? transition.label,
              text: clause.text,
              problem: clause.problem,
              question: questionOf(transition.effects),
            },
      ),
    ),
  );
  const others = model.states.automations.flatMap(({ entity, when, what, source }) =>
    readClauses(model, entity, what).flatMap((clause) =>
      clause.form === 'exact'
        ? []
        : { entity, move: when, text: clause.text, problem: clause.problem, question: source.question },
    ),
  );
  const unread = [...all, ...others];
  const keys = unread.map(({ entity, move, text }) => JSON.stringify([entity, move, text]));
  return unread.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}
