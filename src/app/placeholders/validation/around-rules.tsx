import type { PointView } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnsaid } from '../known/known-value.ts';
import { askedBelow, askedOf, type Find } from '../things/asked-of.ts';

const OF_THING = [
  ['examples', 'Good, bad, just on the edge'],
  ['required', 'What must not be empty, and when'],
  ['unique', 'What may be there only once'],
] as const;

const OF_ALL = [
  ['across', 'What has to fit together'],
  ['severity', 'Stop, warn or let go on'],
  ['moment', 'When does it look?'],
  ['existing', 'And the old ones?'],
  ['source', 'Says who?'],
] as const;

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
  return [
    ...OF_THING.map(([leaf, head]) => ({
      id: askedOf(find, 'validation', entity.id, leaf),
      head,
      isWide: WIDE.has(leaf),
      slots: [`validation/${entity.id}/${leaf}`, `validation/${leaf}`],
    })),
    ...OF_ALL.map(([leaf, head]) => ({
      id: `validation.${leaf}`,
      head,
      isWide: false,
      slots: [`validation/${leaf}`],
    })),
  ];
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
