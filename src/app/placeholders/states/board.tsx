import type { PointView } from '#core/index.ts';
import { heldValue, type LifeCycleOf, listOf } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';

const COLUMNS: readonly (readonly [leaf: string, head: string])[] = [
  ['responsible', 'Whose turn is it?'],
  ['editable', 'May still change'],
  ['visible-to', 'Who sees it'],
  ['longest-stay', 'At most how long'],
];

/** Ids of the questions raised by each state, as far as they are asked. */
export function boardIds(cycle: LifeCycleOf, view: PointView): readonly string[] {
  const asked = new Set(view.questions.map(({ question }) => question.id));
  return listOf(cycle.states)
    .flatMap(({ id }) => COLUMNS.map(([leaf]) => idOf(cycle, id, leaf, asked)))
    .filter((id) => asked.has(id));
}

function idOf(cycle: LifeCycleOf, state: string, leaf: string, asked: ReadonlySet<string>): string {
  const own = `states.${cycle.entity}.list.${state}.${leaf}`;
  return asked.has(own) ? own : `states.list.${state}.${leaf}`;
}

/** State by state: what it means, whose turn it is, what may still change, who sees it, and how long it may stay. */
export function Board({ cycle, view }: { cycle: LifeCycleOf; view: PointView }) {
  const asked = new Set(view.questions.map(({ question }) => question.id));
  return (
    <section className="states-board" aria-label="State by state">
      <h3>
        State by state <Pin q={cycle.source.question} />
      </h3>
      <section
        className="states-scroll"
        aria-label="State by state, table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">While it is</th>
              {COLUMNS.map(([leaf, head]) => (
                <th scope="col" key={leaf}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listOf(cycle.states).map(({ id, label, meaning }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{label}</bdi>
                  {heldValue(meaning) && <small>{heldValue(meaning)}</small>}
                </th>
                {COLUMNS.map(([leaf]) => {
                  const question = idOf(cycle, id, leaf, asked);
                  return (
                    <td key={leaf}>
                      {asked.has(question) ? (
                        <Spot q={question} guess={null} hole="?" />
                      ) : (
                        <span className="quiet">–</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
