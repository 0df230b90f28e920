import { useId, useState } from 'react';
import { plural } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnanswered } from '../answers/answer-value.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { SpotCard } from '../pieces/spot-card.tsx';

/** One page in the moments that nobody draws: empty, loading, broken; and what happens after a slip. */
export function PageScene() {
  return (
    <div className="grid items-start gap-8 @wide:grid-cols-2">
      <ConditionsWindow />
      <DeleteForEver />
    </div>
  );
}

const CONDITIONS_QUESTION = 'screens.conditions';
const PAGE_CONDITIONS = ['empty', 'loading', 'half there', 'broken', 'forbidden'] as const;
type PageCondition = (typeof PAGE_CONDITIONS)[number];

/** A window that stays blank in every page condition, and what to show instead. */
function ConditionsWindow() {
  const view = useAsking().view(CONDITIONS_QUESTION);
  const shape = view?.question.shape;
  return (
    <section className="grid content-start gap-3" aria-label="When there is nothing to show">
      <SpotCard says="When there is nothing to show, or not yet" q={CONDITIONS_QUESTION} />
      {isUnanswered(view) && shape?.shape === 'matrix' && shape.cells && <ConditionForm words={shape.cells} />}
    </section>
  );
}

const PREVIEW = 'grid place-items-center p-3 w-full min-h-40 bg-raised border border-t-12 rounded voice-lg';

/** A preview per page condition, blank until something better is chosen. */
function ConditionForm({ words }: { words: readonly string[] }) {
  const draftWriter = useDraftWriter();
  const [moment, setMoment] = useState<PageCondition>('empty');
  const [better, setBetter] = useState<Readonly<Partial<Record<PageCondition, string>>>>({});
  const id = useId();
  const improved = PAGE_CONDITIONS.filter((one) => better[one]);
  const border = better[moment] ? 'border-decided' : 'border-line-strong';
  const putIntoAnswer = () =>
    draftWriter.setCells(CONDITIONS_QUESTION, {
      rows: ['Every screen'],
      columns: improved,
      cells: [improved.map((one) => better[one] ?? '')],
    });
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-4 gap-y-0.5">
        <legend>Show it when it is</legend>
        {PAGE_CONDITIONS.map((one) => (
          <label className="items-center gap-1.5 inline-flex min-h-9" key={one}>
            <input
              className="w-4.5 h-4.5 m-0"
              type="radio"
              name={id}
              checked={moment === one}
              onChange={() => setMoment(one)}
            />
            {one}
          </label>
        ))}
      </fieldset>
      <div className={`${PREVIEW} ${border}`}>
        {better[moment] ?? <span className="unseen">{`When ${moment}: a blank page`}</span>}
      </div>
      <div className="row">
        <Select
          className="field text-md"
          aria-label={`When it is ${moment}, people should see`}
          value={better[moment] ?? ''}
          onChange={(word) => setBetter({ ...better, [moment]: word })}
          of={[['', 'Better than a blank page …'], ...words]}
        />
        {improved.length > 0 && (
          <Button look="main" onClick={putIntoAnswer}>
            Put {plural(improved.length, 'it', 'all #')} into the answer
          </Button>
        )}
      </div>
    </>
  );
}

/** Pretends to delete everything, without a question and without an undo. */
function DeleteForEver() {
  const [gone, setGone] = useState(false);
  const isOpen = isUnanswered(useAsking().view('screens.irreversible'));
  const pull = () => {
    setGone(true);
    announce('Everything is gone. No question was asked.');
  };
  return (
    <section className="grid content-start gap-3" aria-label="What cannot be taken back">
      {isOpen && (
        <>
          <ul
            className="border-1 border-line rounded voice-lg *:px-3 *:py-1.5 *:not-first:border-t-1 *:border-line"
            aria-hidden="true"
          >
            {['Order 4711', 'Order 4712', 'Order 4713'].map((row) => (
              <li className={gone ? 'line-through text-ink-2 bg-hatched' : ''} key={row}>
                {row}
              </li>
            ))}
          </ul>
          <div className="row">
            {gone ? (
              <>
                <span className="voice-lg text-pen">All gone. No question was asked.</span>
                <Button onClick={() => setGone(false)}>Only a drawing: put it back</Button>
              </>
            ) : (
              <Button look="main" onClick={pull}>
                Delete for ever
              </Button>
            )}
          </div>
        </>
      )}
      <SpotCard says="What cannot be taken back" q="screens.irreversible" />
      <p className="grid gap-0.5">
        <span className="text-sm text-ink-2">A slip is easy to take back for</span>
        <Spot q="screens.undo-window" />
      </p>
    </section>
  );
}
