import './calls.css';
import { useMemo } from 'react';
import { CALLS, withCount } from '#core/index.ts';
import {
  type Call,
  knownValue,
  type LogEntry,
  openApiOf,
  type Product,
  type SimulationSettings,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button, SaveLink } from '../../kit/button.tsx';
import { copyText } from '../../kit/copy-text.ts';
import { ScrollBox } from '../../kit/scroll-box.tsx';
import { Select } from '../../kit/select.tsx';
import { Slider } from '../../kit/slider.tsx';
import { FAILURE_WORDS } from '../../prototype/failure-note.tsx';
import { dispatch, usePrototypeSession } from '../../prototype/session-store.ts';
import { HoleSpot } from '../sourced/sourced-value.tsx';
import { createPlaceholder, type NamedProps, NamedStage } from '../things/named-stage.tsx';
import { useChosen } from '../things/use-chosen.ts';
import { type SampleContext, WithSamples } from '../things/with-samples.tsx';
import { areCallsDecided, completenessOfCall, completenessOfCalls } from './completeness.ts';
import { millisecondsOf } from './milliseconds.ts';
import { OpenedCall } from './opened-call.tsx';
import { Systems } from './systems.tsx';
import { Unnamed } from './unnamed.tsx';
import { useCallPlayer } from './use-call-player.ts';

/** Nothing known: a message to nobody. Once systems or messages are named: each message can be sent. */
export default createPlaceholder(completenessOfCalls, Unnamed, Named);

const STAGE_WORDS = {
  partly: [
    'What is in the envelope?',
    'Some names are known. Send each message and read what is in it: a hatched line is one that nobody here has a place for.',
    'Placeholder: the other systems and the messages to them',
  ],
  known: [
    'Try every message before anybody builds it',
    'Send one, make it slow, make it fail. What you see is what was decided, with made-up records in it.',
    'The messages, as decided',
  ],
} as const;

function Named({ view, product, completeness }: NamedProps) {
  const { systems, calls, inbound } = product.index;
  return (
    <NamedStage
      view={view}
      completeness={completeness}
      words={STAGE_WORDS}
      address="yourproduct.example, and what lies behind it"
      firm={areCallsDecided(product)}
      around={CALLS.sidePanels}
      names={[...systems.all, ...calls.all, ...inbound.all]}
    >
      <WithSamples product={product}>
        {(sample, refDate) => <CallPlayground {...{ product, sample, refDate }} />}
      </WithSamples>
      <OpenApiExport product={product} />
    </NamedStage>
  );
}

/** Settings of the connection, the other systems, the selected message, and the log. */
function CallPlayground(samples: SampleContext) {
  const { product } = samples;
  const calls = product.index.calls.all;
  const subjects = useMemo(
    () => calls.map((call) => ({ id: call.id, call, completeness: completenessOfCall(product, call) })),
    [calls, product],
  );
  const [chosen, choose] = useChosen(subjects, 'call');
  const player = useCallPlayer(samples);
  const completenessById = new Map(subjects.map(({ id, completeness }) => [id, completeness]));
  return (
    <div className="grid grid-cols-1 gap-6 @container">
      <ConnectionSettings product={product} />
      <fieldset
        className="grid gap-6 disabled:opacity-72"
        disabled={player.isBlocking}
        aria-label="The systems and their messages"
      >
        <Systems product={product} chosen={chosen?.id} choose={choose} completenessById={completenessById} />
        {chosen && <OpenedCall key={chosen.id} call={chosen.call} from={samples} playing={player} />}
      </fieldset>
      <CallLog product={product} />
    </div>
  );
}

/** The decided calls as an OpenAPI document, for developers; folded. */
function OpenApiExport({ product }: { product: Product }) {
  const text = useMemo(() => openApiOf(product), [product]);
  return (
    <details className="mt-6">
      <summary className="min-h-9 w-fit py-2 ui-sm font-semibold text-ink-2">
        All of it as OpenAPI, for those who build it
      </summary>
      <p className="quiet">Only what was decided. What nobody has said stands in it as “x-undecided”.</p>
      <div className="row">
        <Button onClick={() => void copyText(text)}>Copy</Button>
        <SaveLink name="openapi.json" type="application/json" text={text}>
          Save as a file
        </SaveLink>
      </div>
      <ScrollBox
        className="p-4 mt-3 overflow-auto border-1 border-line rounded max-h-105 bg-paper"
        label="OpenAPI of the decided messages"
      >
        <pre className="m-0 mono-sm">{text}</pre>
      </ScrollBox>
    </details>
  );
}

/** The calls of this session, newest first, including those of the running prototype. */
function CallLog({ product }: { product: Product }) {
  const { log } = usePrototypeSession();
  if (log.length === 0) return null;
  return (
    <ScrollBox className="pt-3 overflow-auto border-t border-line-strong max-h-85" label="What went over the line">
      <h2 className="small-head">What went over the line</h2>
      <ol className="bare">
        {log.map((entry) => (
          <CallLogEntry key={entry.id} entry={entry} known={product.index.calls.has(entry.call)} />
        ))}
      </ol>
    </ScrollBox>
  );
}

function CallLogEntry({ entry, known }: { entry: LogEntry; known: boolean }) {
  const { label, because, sent, back, took, outcome, dealtWith } = entry;
  return (
    <li
      className={`pl-3 border-b-1 border-b-line border-l-3
        ${outcome === 'answered' ? 'border-l-decided' : 'border-l-pen'}`}
    >
      <details>
        <summary className="flex flex-wrap gap-x-4 gap-y-0.5 min-h-10 items-center tabular-nums">
          <span className="flex-[1_1_200px]">
            <b>{label}</b> {known ? '' : '(no longer there)'}
          </span>
          <span>{(took / 1000).toFixed(1)} s</span>
          <span>{outcome === 'answered' ? 'answered' : `${outcome}: ${dealtWith}`}</span>
        </summary>
        <p className="quiet">Because of: {because}</p>
        <dl className="mb-3 text-sm">
          <LoggedFields title="We sent" lines={sent} />
          {outcome === 'answered' && <LoggedFields title="We got back" lines={back} />}
        </dl>
      </details>
    </li>
  );
}

function LoggedFields({ title, lines }: { title: string; lines: LogEntry['sent'] }) {
  const words = lines.map(([field, value]) => `${field}: ${value ?? 'nobody has said what of ours this is'}`);
  return (
    <div>
      <dt className="text-ink-2">{title}</dt>
      <dd className="mb-1 wrap-anywhere">{words.length === 0 ? 'nothing that anybody named' : words.join('; ')}</dd>
    </div>
  );
}

/** Latency and failure of the connection, for the calls here and for the running prototype. */
function ConnectionSettings({ product }: { product: Product }) {
  const { latency, failure } = usePrototypeSession().knobs;
  const turn = (knobs: Partial<SimulationSettings>) => dispatch({ act: 'turn', knobs });
  return (
    <section
      className="grid gap-x-6 gap-y-3 px-4 py-3 bg-raised border border-line-strong rounded-lg
        @wide:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] @wide:items-end"
      aria-label="The line"
    >
      <label className="grid gap-0.5 text-ink-2 text-sm">
        <span>
          Every answer takes{' '}
          <b className="voice-xl font-semibold tabular-nums lining-nums text-ink">{(latency / 1000).toFixed(1)} s</b>
        </span>
        <Slider
          className="w-full h-9 m-0"
          max={30_000}
          step={100}
          value={latency}
          says={`${(latency / 1000).toFixed(1)} seconds`}
          onChange={(latency) => turn({ latency })}
        />
      </label>
      <label className="grid gap-1 text-ink-2 text-sm">
        Outside,
        <Select
          className="field min-h-10 max-w-full"
          value={failure}
          of={FAILURE_WORDS}
          onChange={(next) => {
            turn({ failure: next });
            announce(`Outside, ${FAILURE_WORDS.find(([knob]) => knob === next)?.[1]}.`);
          }}
        />
      </label>
      <LateCallsNote calls={product.index.calls.all} latency={latency} />
    </section>
  );
}

/** How many calls exceed their limit at this latency. */
function LateCallsNote({ calls, latency }: { calls: readonly Call[]; latency: number }) {
  if (calls.length === 0) return null;
  const limits = calls.map(({ waiting }) => millisecondsOf(knownValue(waiting)));
  const knownLimits = limits.filter((limit) => limit !== undefined);
  if (knownLimits.length === 0) {
    return (
      <p className="voice-lg data-late:text-pen @wide:col-span-full">
        Too slow? <HoleSpot q="calls.waiting" words="nobody has said how long is too long" />
      </p>
    );
  }
  const late = knownLimits.filter((limit) => latency > limit).length;
  return (
    <p className="voice-lg data-late:text-pen @wide:col-span-full" data-late={late > 0 || undefined}>
      {late === 0
        ? 'Nobody waits longer than was decided.'
        : `${late} of ${withCount(calls.length, 'message comes', 'messages come')} too late for the people who wait.`}
    </p>
  );
}
