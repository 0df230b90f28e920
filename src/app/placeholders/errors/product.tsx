import { useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { settledValue } from '../known/known-value.ts';
import { Choices } from '../pieces/choices.tsx';
import { Note } from '../pieces/note.tsx';
import type { Failure } from './failures.ts';

const TYPED = 'Dear all, it began in March, when the second pump …';

/** A small piece of product to break. Each failure spoils something else of it; what was typed goes with all of them. */
export function Product({ broken, mend }: { broken: Failure | null; mend: () => void }) {
  const [typed, setTyped] = useState(TYPED);
  const kept = settledValue(useAsking().view('errors.kept-work'));
  const lost = broken !== null && kept !== 'form';
  return (
    <section className="errors-product" data-broken={broken?.id} aria-label="The product">
      {broken && <Crack />}
      <header>
        <h2>Complaint no. 17</h2>
        <span className="errors-who">{broken?.id === 'signed-out' ? 'nobody' : 'Bob, made up'}</span>
      </header>
      <label className="errors-typed">
        Twenty minutes of typing. Add a few words of your own.
        <textarea
          rows={3}
          value={lost ? '' : typed}
          readOnly={broken !== null}
          data-lost={lost || undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {lost && <p className="errors-gone">{lostWords(kept)}</p>}
      <p className="errors-file">holiday.mov</p>
      {broken && <span className="errors-mark">{broken.mark}</span>}
      <Note says="What is left of the typing?" q="errors.kept-work">
        <Choices q="errors.kept-work" behind="No, rather …" />
      </Note>
      <Button onClick={broken ? mend : undefined} aria-disabled={broken === null}>
        {broken ? 'Mend it' : 'Nothing to mend yet'}
      </Button>
    </section>
  );
}

function lostWords(kept: unknown): string {
  return kept === 'draft' ? 'Kept as a draft, as decided.' : 'Your words were here.';
}

function Crack() {
  return (
    <svg className="errors-crack" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M62 0 55 14 66 25 48 41 60 52 41 66 52 79 38 100" />
    </svg>
  );
}
