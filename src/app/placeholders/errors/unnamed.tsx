import { useState } from 'react';
import { ERRORS } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Guesses } from '../../stage/guesses.tsx';
import { AlsoUnsaid, Stage, UnknownAddress } from '../../stage/stage.tsx';
import { knownRows } from '../known/known-rows.ts';
import { Note } from '../pieces/note.tsx';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Doors } from './doors.tsx';
import { type Failure, messageOf } from './failures.ts';
import { Product } from './product.tsx';
import { Wall } from './wall.tsx';
import { WentWrong } from './went-wrong.tsx';

const SHOWN = ERRORS.questions.map(({ id }) => id);

/** Nothing known: a wall of buttons that break the stage, and one message for all of them. */
export function Unnamed({ view }: PlaceholderProps) {
  const [broken, setBroken] = useState<Failure | null>(null);
  const messages = knownRows(useAsking().view('errors.messages'));
  const pick = (failure: Failure) => {
    setBroken(failure);
    announce(`${failure.label}: the stage is broken.`);
  };
  const mend = () => {
    setBroken(null);
    announce('The stage is whole again.');
  };
  return (
    <Guesses of={ERRORS.questions}>
      <h1>How would you like it to break?</h1>
      <p className="lead">
        The specification lists no failure. So there are eight, and every one of them says the same. Push one;
        then say what it should have said.
      </p>
      <Stage
        view={view}
        label="Placeholder: a product and eight ways to break it"
        address={<UnknownAddress after="/17" />}
      >
        <div className="errors">
          <Wall broken={broken} push={pick} said={(failure) => messageOf(failure, messages)} />
          <div className="errors-scene">
            <div className="errors-left">
              <Product broken={broken} mend={mend} />
              <Note says="Which of them comes most often, today?" q="errors.mistakes" />
            </div>
            <WentWrong
              key={broken?.id ?? ''}
              broken={broken}
              said={broken ? messageOf(broken, messages) : undefined}
            />
          </div>
          <Doors />
        </div>
        <AlsoUnsaid view={view} shown={SHOWN} />
      </Stage>
    </Guesses>
  );
}
