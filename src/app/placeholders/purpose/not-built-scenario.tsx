import { useId, useRef, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnanswered } from '../answers/answer-value.ts';
import { FollowUpSpots } from '../people/follow-ups.tsx';

const FOLLOW_UP_WORDS = {
  'noticed-by': 'who notices',
  workaround: 'till then they',
  'do-nothing': 'after a year',
};

const TOGGLE_BUTTON = `min-h-15 px-7 py-3 border-2 border-ink rounded-full bg-pen text-paper ui-lg font-semibold
  active:translate-y-0.5`;

/** The button “Don’t build it”: it shows the next Monday without the product. */
export function NotBuiltScenario({ unbuilt, onToggle }: { unbuilt: boolean; onToggle: (unbuilt: boolean) => void }) {
  const id = useId();

  const press = () => {
    onToggle(!unbuilt);
    announce(unbuilt ? 'It is to be built after all.' : 'It is not being built. It is Monday, nine o’clock.');
  };

  return (
    <section className="my-8 py-6 border-y border-line-strong" aria-label="What if it is not built">
      <div className="row gap-x-6 gap-y-3">
        <Button className={TOGGLE_BUTTON} aria-expanded={unbuilt} aria-controls={id} onClick={press}>
          {unbuilt ? 'Build it after all' : 'Don’t build it'}
        </Button>
        <span className="flex flex-wrap items-center min-w-0 gap-x-2.5 gap-y-1">
          <span>The bill so far</span> <Spot q="purpose.cost" />
        </span>
      </div>
      <div id={id} hidden={!unbuilt} className={unbuilt ? 'grid cols-96 gap-6 mt-6 max-md:grid-cols-1' : ''}>
        <div
          className="text-center bg-raised rounded self-start border border-ink voice-xl pb-3 max-md:flex
            max-md:items-center max-md:gap-3 max-md:p-0 max-md:pr-3 max-md:overflow-hidden"
          aria-hidden="true"
        >
          <b className="block ui-sm font-semibold p-2 mb-3 bg-pen text-paper max-md:m-0">Mon</b>
          <span>9:00</span>
        </div>
        <div>
          <WhatGoesWrong />
          <FollowUpSpots below="purpose/problem" words={FOLLOW_UP_WORDS} />
        </div>
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
        <p className="mb-2 voice-xl font-semibold">It was not built. On Monday, as ever:</p>
        <Spot q={PROBLEM_QUESTION} guess={null} />
      </div>
    );
  }
  return (
    <div>
      <label className="block mb-2 voice-xl font-semibold" htmlFor={id}>
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
