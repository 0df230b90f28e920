import { useState } from 'react';
import { withCount } from '#core/index.ts';
import { type Field, type Look, lookOfSourced } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { textureOf } from '../../kit/look-borders.ts';
import { RuleMessage } from '../../prototype/hole.tsx';
import { type EntityTrials, type FieldTrials, type Trial, trialScore } from './entity-trials.ts';
import { RulingButtons, RulingText } from './ruling-buttons.tsx';
import { type RulingDraft, type Rulings, useRulings } from './rulings.ts';
import type { Ruling } from './verdicts.ts';

interface TrialDetailsProps {
  readonly field: Field;
  readonly trial: Trial;
  readonly subject: EntityTrials;
  readonly rulings: Rulings;
  readonly close: () => void;
}

function TrialDetails({ field, trial, subject, rulings, close }: TrialDetailsProps) {
  const { edgeCase, fate, isMeant } = trial;
  return (
    <div
      className="col-span-full grid justify-items-start gap-3 p-4 mt-2 bg-raised border-2
        border-line-strong rounded-lg"
    >
      <p className="flex flex-wrap items-center gap-3 w-full">
        <span>{field.label}</span>
        <samp
          className="flex-[1_1_200px] min-w-0 px-3 py-2 voice-lg wrap-anywhere bg-sheet border
            border-line-strong rounded"
        >
          {edgeCase.typed === '' ? <span className="quiet">nothing</span> : edgeCase.typed}
        </samp>
        <Button look="plain" onClick={close}>
          Close
        </Button>
      </p>
      {fate.problem ? (
        <StoppedBy trial={trial} subject={subject} />
      ) : (
        <p className="px-3.5 py-2 voice-lg wrap-anywhere bg-decided-wash border-l-3 border-l-decided">
          {isMeant ? 'Saved, as was said.' : 'Saved. Nobody told us not to.'}
        </p>
      )}
      {!fate.problem && <RulingForm field={field} trial={trial} rulings={rulings} />}
    </div>
  );
}

const FIRMNESS_WORDS = { decided: 'decided', assumed: 'assumed', stale: 'to check again, decided' } as const;

function StoppedBy({ trial: { fate }, subject }: { trial: Trial; subject: EntityTrials }) {
  const asking = useAsking();
  const rule = fate.problem && subject.rule(fate.problem.rule);
  if (!fate.problem) return null;
  return (
    <>
      <p className="px-3.5 py-2 voice-lg wrap-anywhere bg-pen-wash border-l-3 border-l-pen">
        <RuleMessage problem={fate.problem} />
      </p>
      {rule ? (
        <Button look="plain" onClick={() => asking.ask(rule.source.question)}>
          By the rule “{rule.label}”, {FIRMNESS_WORDS[rule.source.firmness]} by {rule.source.by.name}
        </Button>
      ) : (
        <span className="quiet">By the kind of field it is.</span>
      )}
    </>
  );
}

function RulingForm({ field, trial: { edgeCase }, rulings }: Pick<TrialDetailsProps, 'field' | 'trial' | 'rulings'>) {
  const pending = rulings.rulingFor(field, edgeCase);
  const limit = LIMIT_EXAMPLES.get(edgeCase.against.kind);
  const [typed, setTyped] = useState<RulingDraft>(
    pending ?? { ruling: 'allow', words: '', limit: edgeCase.against.limit },
  );
  const put = (change: Partial<RulingDraft>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    rulings.setRuling(field, edgeCase, next);
  };
  return (
    <>
      <RulingButtons
        legend={`What to do with “${edgeCase.name}” in ${field.label}`}
        ruling={pending?.ruling}
        rule={(ruling) => put({ ruling })}
      />
      {pending && pending.ruling !== 'allow' && (
        <div className="grid grid-fit-240 gap-x-4 gap-y-3 w-full">
          <RulingText
            look={LABEL_ABOVE}
            label="What should it say?"
            value={typed.words}
            say={(words) => put({ words })}
          />
          {limit !== undefined && (
            <RulingText
              look={LABEL_ABOVE}
              label="Where is the limit?"
              placeholder={limit}
              value={typed.limit}
              say={(words) => put({ limit: words })}
            />
          )}
        </div>
      )}
    </>
  );
}

const LABEL_ABOVE = {
  label: 'block mb-1 voice-lg font-semibold',
  input: 'field w-full bg-sheet min-h-10 voice-lg',
};

const LIMIT_EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['range', 'at most 500'],
  ['length', 'at most 80 characters'],
  ['pattern', 'letters and spaces'],
]);

export function EdgeCaseTrials({ subject }: { subject: EntityTrials }) {
  const rulings = useRulings(subject.entity);
  const asking = useAsking();
  const [open, setOpen] = useState('');
  const { tried, getIn, meant } = trialScore(subject.fields);
  return (
    <section aria-label={`${subject.entity.plural} under torture`}>
      <header className="flex flex-wrap items-baseline justify-between gap-3 mb-4">
        <output className="font-voice font-semibold text-[clamp(24px,4vw,34px)] leading-[1.2]">
          <b className="text-pen font-semibold">{getIn}</b> of {tried} still get in
          {meant > 0 && <small className="text-ink-2 voice-lg">, {meant} of them because you said so</small>}
        </output>
        {rulings.changedRows > 0 && (
          <Button look="main" onClick={() => asking.ask(rulings.q)}>
            {withCount(rulings.changedRows, 'ruling waits', 'rulings wait')} in the answers: look them over
          </Button>
        )}
      </header>
      <ul className="bare">
        {subject.fields.map((fieldTrials) => (
          <FieldRow
            key={fieldTrials.field.id}
            line={fieldTrials}
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

interface FieldRowProps {
  readonly subject: EntityTrials;
  readonly rulings: Rulings;
  readonly line: FieldTrials;
  readonly open: string;
  readonly setOpen: (id: string) => void;
}

const CHIPS = {
  decided: 'border border-decided',
  guess: 'border border-dashed border-guess bg-guess-wash',
  hole: 'border border-hatch bg-framed',
  typed: 'border-2 border-pen bg-pen-wash',
};

function FieldRow({ line: { field, trials }, subject, rulings, open, setOpen }: FieldRowProps) {
  const keyOf = ({ edgeCase }: Trial) => `${field.id} ${edgeCase.id}`;
  const shown = trials.find((trial) => keyOf(trial) === open);
  return (
    <li
      className="grid grid-cols-[150px_minmax(0,1fr)] max-[701px]:grid-cols-1 gap-x-4 gap-y-2 py-3
        border-t-1 border-line"
    >
      <span className="grid content-start voice-lg font-semibold wrap-anywhere" data-look={lookOfSourced(field.type)}>
        <bdi>{field.label}</bdi>
        <small className="ui-sm text-ink-2">{field.type.is === 'known' ? field.type.value : 'of what kind?'}</small>
      </span>
      <ul className="flex flex-wrap gap-1.5" aria-label={`What is tried on ${field.label}`}>
        {trials.map((trial) => {
          const { edgeCase, fate, isMeant } = trial;
          const pending = rulings.rulingFor(field, edgeCase)?.ruling;
          const look = pending ? 'typed' : lookOfTrial(subject, field, trial);
          const isStopped = fate.is === 'stopped';
          const ground = textureOf(look) === 'decided' ? (isStopped ? 'bg-decided-wash' : 'bg-sheet') : '';
          const ink = look === 'hole' ? 'text-pen font-semibold' : isStopped ? 'text-decided' : 'text-ink-2';
          return (
            <li key={edgeCase.id}>
              <button
                type="button"
                className={`grid gap-0.5 min-h-11.5 px-3 py-1.5 text-start wrap-anywhere rounded
                  aria-expanded:ringed ${CHIPS[textureOf(look)]} ${ground}`}
                data-look={look}
                aria-expanded={keyOf(trial) === open}
                onClick={() => {
                  setOpen(keyOf(trial));
                  announce(`${field.label}, ${edgeCase.name}: ${OUTCOME_WORDS[fate.is]}.`);
                }}
              >
                <span className="unseen">{field.label}, </span>
                <b className="ui-sm font-semibold">{edgeCase.name}</b>
                <span className="unseen">: </span>
                <small className={`text-xs leading-[1.3] ${ink}`}>
                  {pending ? PENDING_WORDS[pending] : isMeant ? 'may get in' : OUTCOME_WORDS[fate.is]}
                  {look === 'assumed' && ', assumed'}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
      {shown && (
        <TrialDetails
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

const OUTCOME_WORDS = {
  stopped: 'stopped',
  warned: 'gets in, warned',
  'asked why': 'gets in with a reason',
  'gets in': 'gets in',
};
const PENDING_WORDS: Readonly<Record<Ruling, string>> = {
  stop: 'to be stopped',
  warn: 'to be warned',
  allow: 'may get in',
};

/** `said` if a decided rule rejects it or it is meant to get in; `guess` if assumed; `hole` if nobody has said. */
function lookOfTrial(subject: EntityTrials, field: Field, { fate, isMeant }: Trial): Look {
  if (isMeant) return 'decided';
  if (!fate.problem) return 'hole';
  const rule = subject.rule(fate.problem.rule);
  if (rule) return rule.source.firmness;
  return lookOfSourced(field.type);
}
