import { isAlways, isNever, synonymMap } from '../../answers/cells.ts';
import { finderOf, type NameFinder, refsIn } from '../../answers/name-finder.ts';
import { listOf } from '../../answers/sourced.ts';
import { memoize, memoizeByObject } from '../../base/memoize.ts';
import { asTest, isTrue, readCondition } from '../../conditions/index.ts';
import { cyclesFor } from '../../model/by-entity.ts';
import { memoizeByData } from '../../model/data-model.ts';
import type { CheckMoment, DataModel } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Subject } from './types.ts';

/** When a field is required, as far as the words can be read. */
export type WhenClause =
  | { readonly is: 'always' }
  | { readonly is: 'never' }
  | { readonly is: 'states'; readonly ids: ReadonlySet<string> }
  | { readonly is: 'roles'; readonly ids: ReadonlySet<string> }
  | { readonly is: 'moment'; readonly moment: CheckMoment }
  | {
      readonly is: 'condition';
      readonly holds: (subject: Subject) => boolean;
      readonly mentions: readonly string[];
    }
  /** The words are not exact, so nothing checks them. */
  | { readonly is: 'words' };

const MOMENTS: ReadonlyMap<string, CheckMoment> = synonymMap({
  save: ['saved', 'saving', 'on saving', 'stored'],
  submit: ['submitted', 'submitting', 'on submitting', 'handed in', 'on handing it in'],
  import: ['imported', 'when a file comes in'],
});

/** Leading words before a state, a role or a moment, unless the name itself begins with them: “In stock”. */
const LEAD =
  /^(?:only|when|whenever|if|once|as soon as|as long as|while|on|in|at|for|by|after|it is|it’s|it's|it was|it has been|the|a|an|its|state|status|is|being)\s+/u;

/** Reads “always”, “when it is sent”, “for clerks”, “on saving”, or an exact condition over the fields. */
export function whenOf(words: string, model: DataModel, entity: string): WhenClause {
  const folded = foldCase(words);
  if (isAlways(folded)) return { is: 'always' };
  if (folded === '' || isNever(folded)) return { is: 'never' };
  const names = barer(folded);
  const states = firstIn(statesIn(model)(entity), names);
  if (states) return { is: 'states', ids: states };
  const moment = names.map((name) => MOMENTS.get(name)).find((found) => found !== undefined);
  if (moment !== undefined) return { is: 'moment', moment };
  const roles = firstIn(rolesIn(model), names);
  return roles ? { is: 'roles', ids: roles } : conditionOf(words, model, entity);
}

/** The words as they are, then repeatedly without the next leading word. */
function barer(words: string): readonly string[] {
  const less = words.replace(LEAD, '');
  return less === words ? [words] : [words, ...barer(less)];
}

function firstIn(find: NameFinder, names: readonly string[]): ReadonlySet<string> | undefined {
  return names.map((name) => idsNamed(find, name)).find((ids) => ids !== undefined);
}

const statesIn = memoizeByData((model) =>
  memoize((entity: string) => finderOf(cyclesFor(model, entity).flatMap(({ states }) => listOf(states)))),
);

const rolesIn = memoizeByObject(({ roles }: DataModel) => finderOf(listOf(roles.roles)));

/** Ids of all that the words name; undefined where a part names nothing. */
function idsNamed(find: NameFinder, words: string): ReadonlySet<string> | undefined {
  const ids = refsIn(find, words).map(({ id }) => id);
  return ids.length > 0 && ids.every((id) => id !== null) ? new Set(ids) : undefined;
}

function conditionOf(words: string, model: DataModel, entity: string): WhenClause {
  const bare = words.trim().replace(/^(?:only\s+)?(?:when|whenever|if|as long as|once)\s+/iu, '');
  const vocabulary = model.vocabulary(entity);
  for (const text of new Set([words, bare])) {
    const test = asTest(readCondition(text, vocabulary));
    if (test) return { is: 'condition', holds: ({ scope }) => isTrue(test.run(scope)), mentions: test.mentions };
  }
  return { is: 'words' };
}

/** Whether the clause applies to a record now; an unknown role, state or moment does not match. */
export function appliesNow(when: WhenClause, subject: Subject): boolean {
  switch (when.is) {
    case 'always':
      return true;
    case 'states':
      return [...when.ids].some((id) => subject.states.has(id));
    case 'roles':
      return subject.context.role != null && when.ids.has(subject.context.role);
    case 'moment':
      return subject.moment === when.moment;
    case 'condition':
      return when.holds(subject);
    default:
      return false;
  }
}

/** A time in words that cannot be read otherwise is a moment of that name: “on handing over”. */
export function withOwnMoment(when: WhenClause, words: string): WhenClause {
  return when.is === 'words' ? { is: 'moment', moment: words } : when;
}
