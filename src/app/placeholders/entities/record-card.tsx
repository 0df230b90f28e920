import { type ReactNode, useState } from 'react';
import { Spot } from '../../stage/spot.tsx';
import { type Trial, Try } from './try.tsx';

const TWINS: Trial = {
  q: 'entities.identity',
  press: 'Show the next one',
  shows: 'Here it is: Thing no. 1, 214 centuries, from Atlantis. Which of the two did you mean?',
  ask: 'How would you have told them apart?',
};
const YESTERDAY: Trial = {
  q: 'entities.history',
  press: 'What did it say yesterday?',
  shows: 'Its age was 213 and it lived in Ohio. Somebody typed over it. We did not keep that.',
  ask: 'Would anybody have asked?',
};
const SHREDDER: Trial = {
  q: 'entities.retention',
  press: 'Nobody needs it any more',
  shows: 'It stays where it is, at the top of the list.',
  ask: 'What should have become of it?',
};

/** What is left of the card after each way of ending a record. */
const ENDS: Readonly<Record<string, string>> = {
  keep: 'It stays at the top of the list for ever.',
  archive: 'Put away: out of the daily list, still to be found.',
  anonymise: 'The names are gone, the rest stays.',
  delete: 'Gone. Somebody will phone about it.',
};

/** A record with content that is wrong on every line; each line carries its question. */
export function RecordCard() {
  const [end, setEnd] = useState('');
  const [twin, setTwin] = useState(false);
  return (
    <article className="entities-card" data-end={end} aria-label="The record">
      <div className="entities-side" aria-hidden="true">
        <div className="entities-portrait">?</div>
        {twin && (
          <>
            <div className="entities-portrait">?</div>
            <span>Thing no. 1, or Thing no. 1?</span>
          </>
        )}
      </div>
      <div className="entities-lines">
        <h2 className="entities-name">
          <Spot as="names" q="entities.records" guess="Thing no. 1" />
        </h2>
        <dl>
          <Line of="Written on it">
            <Spot
              as="names"
              q="entities.fields"
              guess={
                <>
                  Age <b>214 centuries</b>, lives in <b className="entities-secret">Atlantis</b>
                </>
              }
            />
          </Line>
          <Line of="Belongs to">
            <Spot
              q="entities.relations"
              guess={
                <>
                  <b className="entities-secret">three owners</b>, one of them a bank. When it goes, so do
                  they.
                </>
              }
            />
          </Line>
          <Line of="How we tell it from the next one">
            <Spot q="entities.identity" />
            <Try trial={TWINS} onTry={setTwin} />
          </Line>
          <Line of="Its number">
            <Spot q="entities.identity-format" />
          </Line>
          <Line of="What it said before">
            <Spot q="entities.history" />
            <Try trial={YESTERDAY} />
          </Line>
          <Line of="How many there are">
            <Spot q="entities.volume" />
          </Line>
          <Line of="Where it came from">
            <Spot q="entities.files" />
          </Line>
          <Line of="What its words mean">
            <Spot q="entities.terms" />
          </Line>
          <Line of="When it is gone">
            <Spot q="entities.retention" />
            <Spot q="entities.retention-time" />
            <Try trial={SHREDDER} onPick={setEnd} />
            {Object.hasOwn(ENDS, end) && (
              <p className="entities-end">
                {ENDS[end]}{' '}
                <button type="button" className="plain" onClick={() => setEnd('')}>
                  Put it back
                </button>
              </p>
            )}
          </Line>
        </dl>
      </div>
    </article>
  );
}

function Line({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className="entities-line">
      <dt>{of}</dt>
      <dd>{children}</dd>
    </div>
  );
}
