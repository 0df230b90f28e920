import { useId, useRef, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../frame/announcer.tsx';
import { Spot } from '../../stage/spot.tsx';

const PROBLEM = 'purpose.problem';

/** The red button. It builds nothing, and Monday comes all the same. */
export function Monday({ unbuilt, onToggle }: { unbuilt: boolean; onToggle: (unbuilt: boolean) => void }) {
  const asking = useAsking();
  const [words, setWords] = useState('');
  const [taken, setTaken] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const press = () => {
    onToggle(!unbuilt);
    announce(unbuilt ? 'It is to be built after all.' : 'It is not being built. It is Monday, nine o’clock.');
  };
  const put = () => {
    if (words.trim() === '' || words === taken) return box.current?.focus();
    setTaken(words);
    if (asking.view(PROBLEM)?.question.shape.shape === 'text') asking.capture(PROBLEM, words.trim());
  };

  return (
    <section
      className="purpose-monday"
      data-unbuilt={unbuilt || undefined}
      aria-label="What if it is not built"
    >
      <div className="row">
        <button
          type="button"
          className="purpose-stop"
          aria-expanded={unbuilt}
          aria-controls={id}
          onClick={press}
        >
          {unbuilt ? 'Build it after all' : 'Don’t build it'}
        </button>
        <span className="purpose-price">
          <span>The bill so far</span> <Spot q="purpose.cost" />
        </span>
      </div>
      <div id={id} hidden={!unbuilt} className="purpose-leaf">
        <div className="purpose-date" aria-hidden="true">
          <b>Mon</b>
          <span>9:00</span>
        </div>
        <div>
          <label htmlFor={`${id}-words`}>It was not built. What goes wrong on Monday?</label>
          <textarea
            id={`${id}-words`}
            ref={box}
            rows={2}
            value={words}
            placeholder="At nine the first one phones, and …"
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) put();
            }}
          />
          <div className="row">
            <button type="button" className="button main" onClick={put}>
              That goes wrong
            </button>
            <button type="button" className="button" onClick={() => asking.ask(PROBLEM, 'not-applicable')}>
              Nothing at all
            </button>
            <button type="button" className="button" onClick={() => asking.ask(PROBLEM, 'unknown')}>
              Nobody here knows
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}
