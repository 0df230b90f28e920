import { type PointView, VALIDATION } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnsaid } from '../known/known-value.ts';
import { askedBelow, askedOf, type Find } from '../things/asked-of.ts';

/** Those that are asked of each thing; the others are asked of all at once. */
const OF_THING: ReadonlySet<string> = new Set(['examples', 'required', 'unique']);
const WIDE: ReadonlySet<string> = new Set(['examples', 'required']);

interface Asked {
  readonly id: string;
  readonly head: string;
  /** Drawn as a table over the whole width. */
  readonly isWide: boolean;
  /** Slots below which its follow-ups are. */
  readonly slots: readonly string[];
}

function askedAbout(find: Find, entity: Entity): readonly Asked[] {
  return VALIDATION.shown.map(([id, head]) => {
    const leaf = id.slice('validation.'.length);
    const ofThing = OF_THING.has(leaf);
    return {
      id: ofThing ? askedOf(find, 'validation', entity.id, leaf) : id,
      head,
      isWide: WIDE.has(leaf),
      slots: [...(ofThing ? [`validation/${entity.id}/${leaf}`] : []), `validation/${leaf}`],
    };
  });
}

function below(view: PointView, { slots }: Asked) {
  return slots.flatMap((slot) => askedBelow(view.questions, slot));
}

/** Ids of the questions that stand around the rules of a thing. */
export function aroundRulesIds(view: PointView, find: Find, entity: Entity): readonly string[] {
  return askedAbout(find, entity).flatMap((asked) => [
    asked.id,
    ...below(view, asked).map(({ question }) => question.id),
  ]);
}

/** What else decides what gets in: examples, what must be there and when, what comes once, when it looks, who says so. */
export function AroundRules({ view, entity }: { view: PointView; entity: Entity }) {
  const find = useAsking().view;
  return (
    <div className="side-questions">
      {askedAbout(find, entity).map((asked) => (
        <section
          key={asked.id}
          aria-label={asked.head}
          data-wide={(asked.isWide && !isUnsaid(find(asked.id))) || undefined}
        >
          <h2 className="small-head">{asked.head}</h2>
          <Spot q={asked.id} as={asked.isWide ? 'whole' : 'line'} />
          {below(view, asked).map(({ question }) => (
            <div className="validation-below" key={question.id}>
              <small>{question.ask}</small>
              <Spot q={question.id} guess={null} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
