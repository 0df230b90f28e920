import { lookOfHeld, questionOf } from '../answers/held.ts';
import { isTrue } from '../conditions/index.ts';
import { type Acting, scopeOf } from './acting.ts';
import { putAwayWords } from './put-away-words.ts';
import type { SampleRow } from './sample/types.ts';
import type { Look, ProtoScreen } from './screens-of.ts';

/** Which records have left a daily list. */
export interface PutAway {
  readonly isAway: (row: SampleRow) => boolean;
  /** What they are: “Closed or Lost”. */
  readonly are: string;
  readonly look: Look;
  readonly question: string;
}

/** Which records leave the list on a screen, as far as the decided words can be read; null where none do. */
export function putAwayFrom(acting: Acting, { id, kind, entity: about }: ProtoScreen): PutAway | null {
  const { product } = acting;
  const entity = kind === 'list' ? product.index.entities.get(about) : undefined;
  if (entity?.volume.putAway.is !== 'said') return null;
  const { putAway } = entity.volume;
  const { screens, condition, places } = putAwayWords(product, entity, {
    text: putAway.value,
    source: putAway.source,
  });
  if (screens.length > 0 && !screens.includes(id)) return null;
  if (!condition && places.length === 0) return null;
  const labels = new Set(places.map(({ state }) => state.label));
  return {
    isAway: (row) =>
      condition
        ? isTrue(condition.run(scopeOf(acting, row)))
        : places.some(({ cycle, state }) => row.states.get(cycle) === state.id),
    are: condition ? 'put away' : [...labels].join(' or '),
    look: lookOfHeld(putAway),
    question: questionOf(putAway),
  };
}
