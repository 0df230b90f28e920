import { useState } from 'react';
import { capital, withArticle } from '#core/index.ts';
import { heldValue, type LifeCycleOf, listOf, type SampleRow } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { Spot } from '../../stage/spot.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { isUnsaid } from '../known/known-value.ts';
import { type Life, nounOf } from './lives.ts';

interface TryDeleteProps {
  readonly cycle: LifeCycleOf;
  readonly life: Life;
  readonly rows: readonly SampleRow[];
  /** Id of the question on what may be tried when. */
  readonly q: string;
}

const DELETE = 'delete it for ever';

/** A shameless button in every state of which nobody has said what happens on it. */
export function TryDelete({ cycle, life, rows, q }: TryDeleteProps) {
  const asking = useAsking();
  const gather = useGather();
  const [gone, setGone] = useState<string | null>(null);
  const [back, setBack] = useState(false);
  const restore = () => {
    setGone(null);
    setBack(true);
  };
  const states = listOf(cycle.states);
  const worst = states.find(({ place }) => heldValue(place) === 'on the way') ?? states[0];
  const unsaid = isUnsaid(asking.view(q));
  const many = rows.filter((row) => row.states.get(cycle.id) === worst?.id).length;
  if (!unsaid) {
    return (
      <section className="states-tries" aria-label="What may be tried when">
        <h2 className="small-head">What may be tried when</h2>
        <Spot q={q} as="whole" />
      </section>
    );
  }
  const say = (word: string) => {
    if (worst) gather.cells(q, { rows: [worst.label], columns: [DELETE], cells: [[word]] });
  };
  return (
    <div className="states-delete">
      {worst && gone === null && (
        <div className="row">
          <button
            type="button"
            className="button states-erase"
            ref={back ? focusOnce : undefined}
            onClick={() => {
              setGone(worst.id);
              announce(`Gone for ever. Also when it is ${worst.label}?`);
            }}
          >
            Delete for ever
          </button>
          <span className="quiet">
            {many > 1 ? `All ${many} that are` : `${capital(withArticle(nounOf(life)))} that is`} “
            {worst.label}”. Nobody has forbidden it.
          </span>
        </div>
      )}
      {worst && gone !== null && (
        <>
          <p className="states-erased" tabIndex={-1} ref={focusOnce}>
            Gone, without a question. <strong>Also when it is “{worst.label}”?</strong>
          </p>
          <div className="row">
            <Button onClick={() => say('allow')}>Yes, also then</Button>
            <Button look="main" onClick={() => say('refuse')}>
              No, never then
            </Button>
            <Button look="plain" onClick={restore}>
              Bring it back
            </Button>
          </div>
        </>
      )}
      <Spot q={q} />
    </div>
  );
}
