import { withCount } from '#core/index.ts';
import { type Call, knownValue, type LogEntry, type Product, type SimulationSettings } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Select, Slider } from '../../kit/fields.tsx';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { FAILURE_WORDS } from '../../prototype/failure-note.tsx';
import { dispatch, usePrototypeSession } from '../../prototype/session-store.ts';
import { Spot } from '../../stage/spot.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { ChoiceButtons } from '../pieces/controls.tsx';
import { HoleSpot } from '../sourced/sourced-value.tsx';
import { millisecondsOf } from './exchange.ts';

/** Nobody answers: what is done, how often, and what if it was done twice. */
export function SilenceScene({ product, completeness }: SceneProps) {
  return (
    <div className="grid gap-6">
      {completeness !== 'nothing' && <ConnectionSettings product={product} />}
      <ol className="grid gap-x-8 gap-y-5 @wide:grid-cols-3">
        {MOMENTS.map(({ at, q, tells, choices }) => (
          <li className="grid content-start justify-items-start gap-2 pt-3 border-t-3 border-pen" key={q}>
            <span className="mono-sm text-pen">{at}</span>
            <span className="voice-lg font-semibold">{tells}</span>
            <Spot q={q} />
            {choices && <ChoiceButtons q={q} folded />}
          </li>
        ))}
      </ol>
      {completeness !== 'nothing' && <CallLog product={product} />}
    </div>
  );
}

/** What follows a message that nobody answers. `choices`: the options can be picked here. */
const MOMENTS = [
  { at: '9 s', q: 'calls.failure', tells: 'Time is up and nobody answered. Now what?', choices: true },
  { at: '10 s', q: 'calls.repeat', tells: 'Somebody presses Save again. Is it done twice?', choices: true },
  { at: '11 s …', q: 'calls.give-up', tells: 'And again, and again. Until when?', choices: false },
];

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
