import { VALIDATION } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnknown } from '../known/known-value.ts';
import { Headed } from '../pieces/headed.tsx';
import { askedOf, useBelow } from '../things/asked-of.ts';

/** Those that are asked of each thing; the others are asked of all at once. */
const OF_THING: ReadonlySet<string> = new Set(['examples', 'required', 'unique']);
/** Drawn as a table over the whole width. */
const WIDE: ReadonlySet<string> = new Set(['examples', 'required']);

/** The questions around the rules of a thing, each with those that its answer raised. */
export function useAroundRules(entity: Entity | undefined) {
  const find = useAsking().view;
  const below = useBelow();
  if (!entity) return [];
  return VALIDATION.shown.map(([id, head]) => {
    const leaf = id.slice('validation.'.length);
    const slot = `validation/${leaf}`;
    if (!OF_THING.has(leaf)) return { id, head, isWide: false, raised: below(slot) };
    const own = askedOf(find, 'validation', entity.id, leaf);
    const raised = below(`validation/${entity.id}/${leaf}`, slot);
    return { id: own, head, isWide: WIDE.has(leaf), raised };
  });
}

/** What else decides what gets in: examples, what must be there and when, what comes once, when it looks, who says so. */
export function AroundRules({ of }: { of: ReturnType<typeof useAroundRules> }) {
  const find = useAsking().view;
  return (
    <div className="side-questions grid gap-5 mt-6">
      {of.map(({ id, head, isWide, raised }) => (
        <Headed key={id} head={head} data-wide={(isWide && !isUnknown(find(id))) || undefined}>
          <Spot q={id} as={isWide ? 'whole' : 'line'} />
          {raised.map(({ question }) => (
            <div className="validation-below grid gap-2px mt-3" key={question.id}>
              <small>{question.ask}</small>
              <Spot q={question.id} guess={null} />
            </div>
          ))}
        </Headed>
      ))}
    </div>
  );
}
