import { useId, useRef, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnsaid } from '../known/known-value.ts';

const PROBLEM = 'purpose.problem';

/** What went wrong on Monday without it, in somebody's own words; or nothing at all. */
export function WhatGoesWrong() {
  const asking = useAsking();
  const [words, setWords] = useState('');
  const [taken, setTaken] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const put = () => {
    if (words.trim() === '' || words === taken) return box.current?.focus();
    setTaken(words);
    if (asking.view(PROBLEM)?.question.shape.shape === 'text') asking.capture(PROBLEM, words.trim());
  };
  const view = asking.view(PROBLEM);
  if (view && !isUnsaid(view)) {
    return (
      <div className="purpose-goes-wrong">
        <p>It was not built. On Monday, as ever:</p>
        <Spot q={PROBLEM} guess={null} />
      </div>
    );
  }
  return (
    <div>
      <label htmlFor={id}>It was not built. What goes wrong on Monday?</label>
      <textarea
        id={id}
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
        <Button look="main" onClick={put}>
          That goes wrong
        </Button>
        <Button onClick={() => asking.ask(PROBLEM, 'not-applicable')}>Nothing at all</Button>
        <Button onClick={() => asking.ask(PROBLEM, 'unknown')}>Nobody here knows</Button>
      </div>
    </div>
  );
}
