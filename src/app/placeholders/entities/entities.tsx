import './entities.css';
import { useState } from 'react';
import { ENTITIES } from '#core/index.ts';
import { Spot } from '../../stage/spot.tsx';
import { UnknownAddress } from '../../stage/stage.tsx';
import type { PlaceholderProps } from '../placeholder.tsx';
import { createPlaceholder, UnnamedStage } from '../things/named-stage.tsx';
import { CardRow, RetentionRow } from './card-row.tsx';
import { completenessOfEntities } from './completeness.ts';
import { Named } from './named.tsx';
import { RecordInput } from './record-input.tsx';

/** Nothing known: one made-up record. Entities named: their columns. Fields known: their pages, running. */
export default createPlaceholder(completenessOfEntities, Unnamed, Named);

const LEAD_TEXTS = {
  nothing: 'The specification does not say. So here is a thing. It is certainly wrong; tell us how.',
  begun: 'Some lines are settled. Everything dashed is still made up, and certainly wrong; tell us how.',
};

function Unnamed({ view }: PlaceholderProps) {
  return (
    <>
      <UnnamedStage
        view={view}
        of={ENTITIES}
        words={[
          'What does it keep a record of?',
          view.closed === 0 ? LEAD_TEXTS.nothing : LEAD_TEXTS.begun,
          'Placeholder: one record',
        ]}
        address={<UnknownAddress after="/1" />}
      >
        <RecordCard />
      </UnnamedStage>
      <RecordInput about={null} />
    </>
  );
}

const TWIN_TRIAL = {
  press: 'Show the next one',
  shows: 'Here it is: Thing no. 1, 214 centuries, from Atlantis. Which of the two did you mean?',
  ask: 'How would you have told them apart?',
};
const HISTORY_TRIAL = {
  press: 'What did it say yesterday?',
  shows: 'Its age was 213 and it lived in Ohio. Somebody typed over it. We did not keep that.',
  ask: 'Would anybody have asked?',
};

function RecordCard() {
  const [end, setEnd] = useState('');
  const [twin, setTwin] = useState(false);
  return (
    <article
      className="entities-card grid gap-8 cols-112 max-md:grid-cols-1 max-md:gap-4"
      data-end={end}
      aria-label="The record"
    >
      <Portraits twin={twin} />
      <div>
        <h2 className="entities-name m-0 mb-4">
          <Spot className="text-xl!" as="names" q="entities.records" guess="Thing no. 1" />
        </h2>
        <dl className="border-t-1 border-t-line">
          <CardRow
            of="Written on it"
            as="names"
            q="entities.fields"
            guess={
              <>
                Age <b className="font-semibold">214 centuries</b>, lives in{' '}
                <b className="entities-secret font-semibold">Atlantis</b>
              </>
            }
          />
          <CardRow
            of="Belongs to"
            q="entities.relations"
            guess={
              <>
                <b className="entities-secret font-semibold">three owners</b>, one of them a bank. When it goes, so do
                they.
              </>
            }
          />
          <CardRow
            of="How we tell it from the next one"
            q="entities.identity"
            trial={{ ...TWIN_TRIAL, onTry: setTwin }}
          />
          <CardRow of="Its number" q="entities.identity-format" />
          <CardRow of="What it said before" q="entities.history" trial={HISTORY_TRIAL} />
          <CardRow of="How many there are" q="entities.volume" />
          <CardRow of="Where it came from" q="entities.files" />
          <CardRow of="What its words mean" q="entities.terms" />
          <RetentionRow end={end} setEnd={setEnd} />
        </dl>
      </div>
    </article>
  );
}

function Portraits({ twin }: { twin: boolean }) {
  return (
    <div
      className="sticky top-19 max-md:static grid gap-3 max-md:grid-fit-96 text-center self-start
        voice-lg"
      aria-hidden="true"
    >
      <Portrait />
      {twin && (
        <>
          <Portrait />
          <span>Thing no. 1, or Thing no. 1?</span>
        </>
      )}
    </div>
  );
}

function Portrait() {
  return (
    <div
      className="entities-portrait grid place-items-center h-28 max-md:h-18 border border-dashed border-ink-2
        rounded-lg bg-hatched voice-3xl"
    >
      ?
    </div>
  );
}
