import { useState } from 'react';
import { counted } from '#core/index.ts';
import { type Field, type Look, lookOfSourced } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Operation } from './operation.tsx';
import { type EdgeCaseLine, type Subject, scoreOf, type Trial } from './subject.ts';
import { type Rulings, useRulings } from './use-rulings.ts';
import type { Ruling } from './verdicts.ts';

/** Every line of a thing with the values that break forms, and the score of those that still get in. */
export function EdgeCaseRack({ subject }: { subject: Subject }) {
  const rulings = useRulings(subject.entity);
  const asking = useAsking();
  const [open, setOpen] = useState('');
  const { tried, getIn, meant } = scoreOf(subject.lines);
  return (
    <section aria-label={`${subject.entity.plural} under torture`}>
      <header className="flex flex-wrap items-baseline justify-between gap-3 mb-4">
        <output className="validation-big">
          <b>{getIn}</b> of {tried} still get in
          {meant > 0 && <small className="muted voice-17">, {meant} of them because you said so</small>}
        </output>
        {rulings.waiting > 0 && (
          <Button look="main" onClick={() => asking.ask(rulings.q)}>
            {counted(rulings.waiting, 'ruling waits', 'rulings wait')} in the answers: look them over
          </Button>
        )}
      </header>
      <ul className="validation-lines">
        {subject.lines.map((line) => (
          <Line
            key={line.field.id}
            line={line}
            subject={subject}
            rulings={rulings}
            open={open}
            setOpen={(id) => setOpen(id === open ? '' : id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly subject: Subject;
  readonly rulings: Rulings;
  readonly line: EdgeCaseLine;
  readonly open: string;
  readonly setOpen: (id: string) => void;
}

function Line({ line: { field, trials }, subject, rulings, open, setOpen }: LineProps) {
  const keyOf = ({ edgeCase }: Trial) => `${field.id} ${edgeCase.id}`;
  const shown = trials.find((trial) => keyOf(trial) === open);
  return (
    <li>
      <span className="validation-line-name" data-look={lookOfSourced(field.type)}>
        <bdi>{field.label}</bdi>
        <small>{field.type.is === 'known' ? field.type.value : 'of what kind?'}</small>
      </span>
      <ul className="flex flex-wrap gap-6px" aria-label={`What is tried on ${field.label}`}>
        {trials.map((trial) => {
          const { edgeCase, fate, isMeant } = trial;
          const waits = rulings.ruled(field, edgeCase)?.ruling;
          return (
            <li key={edgeCase.id}>
              <button
                type="button"
                className="validation-chip grid gap-2px text-start break-anywhere bg-sheet framed-said rounded"
                data-look={waits ? 'typed' : lookOfTrial(subject, field, trial)}
                data-fate={fate.is}
                aria-expanded={keyOf(trial) === open}
                onClick={() => {
                  setOpen(keyOf(trial));
                  announce(`${field.label}, ${edgeCase.name}: ${FATES[fate.is]}.`);
                }}
              >
                <span className="unseen">{field.label}, </span>
                <b>{edgeCase.name}</b>
                <span className="unseen">: </span>
                <small>{waits ? WAITS[waits] : isMeant ? 'may get in' : FATES[fate.is]}</small>
              </button>
            </li>
          );
        })}
      </ul>
      {shown && (
        <Operation
          key={open}
          field={field}
          trial={shown}
          subject={subject}
          rulings={rulings}
          close={() => setOpen('')}
        />
      )}
    </li>
  );
}

const FATES = {
  stopped: 'stopped',
  warned: 'gets in, warned',
  'asked why': 'gets in with a reason',
  'gets in': 'gets in',
};
const WAITS: Readonly<Record<Ruling, string>> = {
  stop: 'to be stopped',
  warn: 'to be warned',
  allow: 'may get in',
};

/** Solid where a decided rule speaks or somebody has said that it may, dashed where that is only assumed. */
function lookOfTrial(subject: Subject, field: Field, { fate, isMeant }: Trial): Look {
  if (isMeant) return 'said';
  if (!fate.problem) return 'hole';
  const rule = subject.rule(fate.problem.rule);
  if (rule) return rule.source.firmness === 'decided' ? 'said' : 'guess';
  return lookOfSourced(field.type);
}
