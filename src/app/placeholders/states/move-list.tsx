import type { PointView } from '#core/index.ts';
import { clockWords, heldValue, type LifeCycleOf, listOf, type Transition } from '#core/product.ts';
import { shortWords } from '../../asking/short-words.ts';
import { Pin } from '../../stage/pin.tsx';
import { plainCondition } from '../known/plain-condition.ts';
import { askedBelow } from '../things/asked-of.ts';
import { sureWord } from '../things/sure-word.ts';

/** Ids of the questions raised by each move, as far as they are asked. */
export function moveListIds(cycle: LifeCycleOf, view: PointView): readonly string[] {
  return listOf(cycle.transitions).flatMap((move) =>
    below(cycle, move, view).map(({ question }) => question.id),
  );
}

function below({ entity }: LifeCycleOf, { id }: Transition, view: PointView) {
  const slots = [`states/${entity}/transitions/${id}`, `states/transitions/${id}`];
  return slots.flatMap((slot) => askedBelow(view.questions, slot));
}

/** Move by move: from where to where, what happens, who does it and only if what; with what is still to be said of each. */
export function MoveList({ cycle, view }: { cycle: LifeCycleOf; view: PointView }) {
  const moves = listOf(cycle.transitions);
  if (moves.length === 0) return null;
  return (
    <section className="states-moves-told" aria-label="Move by move">
      <h3>
        Move by move <Pin q={cycle.transitions.is === 'said' ? cycle.transitions.source.question : ''} />
      </h3>
      <ol>
        {moves.map((move) => (
          <MoveLine
            key={move.id}
            move={move}
            asked={below(cycle, move, view)}
            word={sureWord(cycle.transitions)}
          />
        ))}
      </ol>
    </section>
  );
}

interface MoveLineProps {
  readonly move: Transition;
  readonly asked: ReturnType<typeof below>;
  /** Why it is no more than a guess; empty where it was decided. */
  readonly word: string;
}

function MoveLine({ move: { from, to, event, actors, guard, by }, asked, word }: MoveLineProps) {
  const who =
    heldValue(by) === 'clock'
      ? clockWords({ actors })
      : (heldValue(actors) ?? []).map(({ label }) => label).join(', ');
  const onlyIf = heldValue(guard)?.text;
  return (
    <li data-look={word ? 'guess' : 'said'}>
      <span className="states-move">
        <bdi>{from.label}</bdi> <span aria-hidden="true">→</span>
        <span className="unseen"> to </span> <bdi>{to.label}</bdi>
      </span>
      <span>
        {heldValue(event) ?? <i className="states-unsaid">what happens?</i>} ·{' '}
        {who || <i className="states-unsaid">who?</i>}
        {onlyIf && !/^[-–—]$/.test(onlyIf) && <> · only if {plainCondition(onlyIf)}</>}
      </span>
      <span className="states-follow">
        {word && <span className="tag guess">{word}</span>}
        {asked.map(({ question }) => (
          <span key={question.id}>
            {shortWords({ ...question, origin: { from: 'bank' } })} <Pin q={question.id} />
          </span>
        ))}
      </span>
    </li>
  );
}
