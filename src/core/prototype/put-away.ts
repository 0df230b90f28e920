import { lookOfSourced, questionOf } from '../answers/sourced.ts';
import { isTrue } from '../conditions/index.ts';
import { type ActorContext, scopeOf } from './actor-context.ts';
import { putAwayWords } from './put-away-words.ts';
import type { SampleRow } from './sample/types.ts';
import type { ProtoScreen } from './screens-of.ts';

export type PutAway = NonNullable<ReturnType<typeof putAwayFrom>>;

/** As far as the decided words can be read; null where no records leave the list. */
export function putAwayFrom(actor: ActorContext, { id, kind, entity: about }: ProtoScreen) {
  const { product } = actor;
  const entity = kind === 'list' ? product.index.entities.get(about) : undefined;
  if (entity?.volume.putAway.is !== 'known') return null;
  const { putAway } = entity.volume;
  const { value: text, source } = putAway;
  const { screens, condition, places } = putAwayWords(product, entity, { text, source });
  if (screens.length > 0 && !screens.includes(id)) return null;
  if (!condition && places.length === 0) return null;
  const labels = new Set(places.map(({ state }) => state.label));
  return {
    isAway: (row: SampleRow) =>
      condition
        ? isTrue(condition.run(scopeOf(actor, row)))
        : places.some(({ cycle, state }) => row.states.get(cycle.id) === state.id),
    /** “Closed or Lost”. */
    are: condition ? 'put away' : [...labels].join(' or '),
    look: lookOfSourced(putAway),
    question: questionOf(putAway),
  };
}
