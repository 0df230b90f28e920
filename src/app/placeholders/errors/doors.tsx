import { Spot } from '../../stage/spot.tsx';
import { Choices } from '../pieces/choices.tsx';

const LETTERS = 50;
const FAILED: readonly number[] = [13, 31, 32];

/** Two failures of another kind: the record one may not see, and the few among many. */
export function Doors() {
  return (
    <div className="errors-doors">
      <section className="errors-door" aria-labelledby="errors-secret">
        <h2 id="errors-secret">A stranger asks for no. 18</h2>
        <p className="errors-knock">“There is a no. 18. It is not for you.” Or: “There is no no. 18.”</p>
        <Spot q="errors.disclosure" />
        <Choices q="errors.disclosure" behind="No, rather …" />
      </section>
      <section className="errors-door" aria-labelledby="errors-many">
        <h2 id="errors-many">Fifty letters go out, three come back</h2>
        <div className="errors-letters" aria-hidden="true">
          {Array.from({ length: LETTERS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of marks.
            <i key={at} data-failed={FAILED.includes(at) || undefined} />
          ))}
        </div>
        <Spot q="errors.bulk" />
        <Choices q="errors.bulk" behind="No, rather …" />
      </section>
    </div>
  );
}
