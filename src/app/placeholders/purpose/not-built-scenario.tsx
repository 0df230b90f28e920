import { useId, useRef, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnanswered } from '../answers/answer-value.ts';

const TOGGLE_BUTTON = `min-h-13 px-6 py-2 border-2 border-ink rounded-full bg-pen text-paper ui-md font-semibold
  active:translate-y-0.5`;

/** The button “Don’t build it”: it shows the next Monday without the product. */
export function NotBuiltScenario() {
  const id = useId();
  const [unbuilt, setUnbuilt] = useState(false);
  const press = () => {
    setUnbuilt(!unbuilt);
    announce(unbuilt ? 'It is to be built after all.' : 'It is not being built. It is Monday, nine o’clock.');
  };
  return (
    <section className="grid gap-4 pt-4 border-t border-line-strong" aria-label="What if it is not built">
      <div className="row gap-x-6 gap-y-3">
        <Button className={TOGGLE_BUTTON} aria-expanded={unbuilt} aria-controls={id} onClick={press}>
          {unbuilt ? 'Build it after all' : 'Don’t build it'}
        </Button>
        <span className="flex-[1_1_200px] min-w-0">
          <span className="text-sm text-ink-2">The bill so far</span> <Spot q="purpose.cost" />
        </span>
      </div>
      <div id={id} hidden={!unbuilt} className={unbuilt ? 'grid cols-96 gap-6 max-md:grid-cols-1' : ''}>
        <p
          className="text-center bg-raised rounded self-start border border-ink voice-xl pb-3 max-md:flex
            max-md:items-center max-md:gap-3 max-md:p-0 max-md:pr-3 max-md:overflow-hidden"
          aria-hidden="true"
        >
          <b className="block ui-sm font-semibold p-2 mb-3 bg-pen text-paper max-md:m-0">Mon</b>
          <span>9:00</span>
        </p>
        <WhatGoesWrong />
      </div>
    </section>
  );
}

const PROBLEM_QUESTION = 'purpose.problem';

/** The question on the problem, typed in place. */
function WhatGoesWrong() {
  const asking = useAsking();
  const [words, setWords] = useState('');
  const [captured, setCaptured] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const captureProblem = () => {
    if (words.trim() === '' || words === captured) return box.current?.focus();
    setCaptured(words);
    if (asking.view(PROBLEM_QUESTION)?.question.shape.shape === 'text') asking.capture(PROBLEM_QUESTION, words.trim());
  };
  const view = asking.view(PROBLEM_QUESTION);
  if (view && !isUnanswered(view)) {
    return (
      <div>
        <p className="mb-2 voice-lg font-semibold">It was not built. On Monday, as ever:</p>
        <Spot q={PROBLEM_QUESTION} guess={null} />
      </div>
    );
  }
  return (
    <div>
      <label className="block mb-2 voice-lg font-semibold" htmlFor={id}>
        It was not built. What goes wrong on Monday?
      </label>
      <textarea
        className="field w-full min-h-11 px-3 py-2 voice-lg"
        id={id}
        ref={box}
        rows={2}
        value={words}
        placeholder="At nine the first one phones, and …"
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) captureProblem();
        }}
      />
      <div className="row mt-2">
        <Button look="main" onClick={captureProblem}>
          That goes wrong
        </Button>
        <Button onClick={() => asking.ask(PROBLEM_QUESTION, 'not-applicable')}>Nothing at all</Button>
        <Button onClick={() => asking.ask(PROBLEM_QUESTION, 'unknown')}>Nobody here knows</Button>
      </div>
    </div>
  );
}
