import { useEffect, useReducer } from 'react';
import { CALLS, plural, type QuestionView, settledValue } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Spot } from '../../stage/spot.tsx';
import { UnknownAddress } from '../../stage/stage.tsx';
import { statedRows } from '../answers/stated-rows.ts';
import { isNumberValue } from '../answers/value-shapes.ts';
import { AttributedText } from '../pieces/attributed-text.tsx';
import { ChoiceButtons } from '../pieces/choice-buttons.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';
import type { PlaceholderProps } from '../placeholder.tsx';
import { UnnamedStage } from '../things/named-stage.tsx';
import { Aftermath } from './aftermath.tsx';
import { type ExchangeState, formatSeconds, IDLE, reduceExchange, simulatedWait } from './exchange.ts';

/** Nothing known: Save sends an envelope to nobody, and the wait runs in real time. */
export function Unnamed({ view }: PlaceholderProps) {
  const decided = settledValue(useAsking().view('calls.waiting'));
  const wait = simulatedWait(isNumberValue(decided) ? decided : undefined);
  const exchange = useExchange(wait);
  return (
    <UnnamedStage
      view={view}
      of={CALLS}
      words={[
        'Who answers when somebody presses Save?',
        'The specification does not say. So Save sends an envelope to a system nobody has named. Press it, and sit through the wait.',
        'Placeholder: one save and the wait for an answer',
      ]}
      address={<UnknownAddress after="/save" />}
    >
      <div className="grid grid-cols-1 gap-6 @container">
        <EnvelopeRoute exchange={exchange} wait={wait} />
        <Clock exchange={exchange} wait={wait} />
        {exchange.now.phase === 'over' && <Aftermath over={exchange.now} again={exchange.reset} />}
        <Timeline now={exchange.now} wait={wait} />
      </div>
    </UnnamedStage>
  );
}

function Clock({ exchange: { now, save, giveUp }, wait }: { exchange: RunningExchange; wait: number }) {
  const waited = now.phase === 'idle' ? 0 : now.waited;
  return (
    <section
      className="grid items-center gap-x-6 gap-y-3 py-4 border-y border-line-strong @wide:grid-cols-[auto_1fr]"
      aria-label="The wait"
    >
      <div className="flex items-baseline gap-3">
        <span
          className={`min-w-[1.7em] voice-3xl tabular-nums lining-nums
            ${now.phase === 'out' ? 'text-pen' : ''}`}
          role="timer"
          aria-label="Seconds waited"
        >
          {formatSeconds(waited)}
        </span>
        <small className="text-ink-2">of {wait} seconds</small>
      </div>
      <div className="grid gap-3">
        <div className="row">
          <button
            type="button"
            className={now.phase === 'out' ? 'button main' : 'button'}
            onClick={now.phase === 'out' ? giveUp : save}
          >
            {BUTTON_LABELS[now.phase]}
          </button>
          {now.phase === 'out' && <span className="quiet">{waitRemark(waited / wait)}</span>}
        </div>
        <SpotCard says="Too long is" q="calls.waiting" />
      </div>
    </section>
  );
}

/** One button for all phases, so that keyboard users keep the focus. */
const BUTTON_LABELS = { idle: 'Start the wait', out: 'I give up', over: 'Wait once more' };

const WAIT_REMARKS = ['Sent.', 'Any moment now.', 'Is it me?', 'People start to click.', 'Somebody goes for coffee.'];

function waitRemark(fraction: number): string {
  return WAIT_REMARKS[Math.min(WAIT_REMARKS.length - 1, Math.floor(fraction * WAIT_REMARKS.length))] ?? '';
}

/** `at`: when, as a fraction of the wait. `choices`: show the options as buttons. */
const TIMELINE = [
  { at: 0, q: 'calls.stays-inside', tells: 'The envelope leaves the house. Except for' },
  {
    at: 2 / 9,
    q: 'calls.in-background',
    tells: 'Meanwhile, what does the person at the desk do?',
    choices: true,
  },
  { at: 4 / 9, q: 'calls.repeat', tells: 'Click. Click. Is it now done twice?', choices: true },
  { at: 6 / 9, q: 'calls.inbound', tells: 'Something else arrives. Nobody asked for it' },
  { at: 1, q: 'calls.failure', tells: 'Time is up and nobody answered. Now what?', choices: true },
  { at: 1.2, q: 'calls.give-up', tells: 'And again. And again. Until' },
];

function Timeline({ now, wait }: { now: ExchangeState; wait: number }) {
  const waited = now.phase === 'idle' ? -1 : now.waited;
  return (
    <section aria-label="What happens along the wait">
      <div
        className="calls-ruler h-4.5 mb-3 border-b border-b-ink-2 border-r border-r-ink-2"
        style={{ '--calls-part': `${Math.min(1, Math.max(0, waited) / wait) * 100}%` }}
        aria-hidden="true"
      />
      <ol className="@wide:grid grid-cols-2 grid-rows-[repeat(3,auto)] grid-flow-col gap-x-6">
        {TIMELINE.map(({ at, q, tells, choices }) => (
          <li
            className="group grid grid-cols-[56px_minmax(0,1fr)] gap-3 py-3 pl-3 border-l-3 border-line
              data-struck:border-pen"
            key={q}
            data-struck={waited >= at * wait || now.phase === 'over' || undefined}
          >
            <span className="mono-sm text-ink-2 group-data-struck:text-pen">
              {at > 1 ? 'later' : `${Number((at * wait).toFixed(1))} s`}
            </span>
            <div className="grid justify-items-start content-start gap-1">
              <span className="quiet">{tells}</span>
              <Spot q={q} />
              {choices && <ChoiceButtons q={q} behind="No, rather …" />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function EnvelopeRoute({ exchange: { now, save }, wait }: { exchange: RunningExchange; wait: number }) {
  const sent = now.phase === 'idle' ? 0 : now.sent;
  return (
    <div
      className="grid gap-4 items-start
        @wide:grid-cols-[minmax(170px,1fr)_minmax(150px,1.3fr)_minmax(190px,1.2fr)]"
    >
      <div className="border border-line-strong rounded-lg grid content-start gap-3 p-4">
        <h2 className="small-head m-0">The desk</h2>
        <div className="voice-lg dashed-b-guess justify-self-start">Thing no. 1, made up</div>
        <button type="button" className="button main min-h-13 justify-center text-lg" onClick={save}>
          {now.phase === 'out' ? 'Save, again' : 'Save'}
        </button>
        <SpotCard says="Signed with the name of" q="calls.identity" />
      </div>
      <div className="grid content-start gap-3 min-w-0">
        {/* The wire reaches into both boxes. */}
        <div className="calls-wire relative h-16 overflow-clip @wide:mt-17.5 @wide:-mx-4" aria-hidden="true">
          {Array.from({ length: sent }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: envelopes are only ever added, and all look the same.
            <Envelope key={at} late={at} phase={now.phase} wait={wait} />
          ))}
        </div>
        <p className="quiet m-0">
          {sent === 0
            ? 'Nothing is on its way.'
            : plural(sent, 'One envelope is on its way.', '# envelopes with the same in them. Which one counts?')}
        </p>
        <SpotCard says="In the envelope, and in the one that comes back" q="calls.exchanges" />
        <SpotCard says="The stamp on it costs" q="calls.quota" />
      </div>
      <OtherEnd />
    </div>
  );
}

/** An animated envelope; `late` staggers those sent later. */
function Envelope({ late, phase, wait }: { late: number; phase: string; wait: number }) {
  return (
    <svg
      className="calls-envelope absolute w-10 h-7.5 fill-raised stroke-pen stroke-[1.6]"
      data-phase={phase}
      style={{ '--calls-wait': `${wait}s`, '--calls-late': late }}
      viewBox="0 0 36 26"
      aria-hidden="true"
    >
      <path d="M1 1h34v24H1z M1 1l17 14L35 1" />
    </svg>
  );
}

const END_CLASSES = {
  hole: ['border-dashed', 'border-dashed border-ink-2 bg-hatched'],
  guess: ['border-dashed', 'border-dashed border-ink-2 bg-guess-wash text-guess'],
  decided: ['border-solid', 'border-solid border-decided bg-decided-wash text-decided'],
} as const;

function OtherEnd() {
  const [first] = statedRows(useAsking().view('calls.systems'));
  const name = first?.cell('system');
  const [box, door] = END_CLASSES[!name ? 'hole' : first?.settled ? 'decided' : 'guess'];
  return (
    <div className={`border border-line-strong rounded-lg grid content-start gap-3 p-4 ${box}`}>
      <h2 className="small-head m-0">The other end</h2>
      <div className={`grid place-items-center h-21 voice-3xl border rounded-lg ${door}`} aria-hidden="true">
        {name ? name.slice(0, 1).toUpperCase() : '?'}
      </div>
      <SpotCard says="Who is that?" q="calls.systems" draw={drawSystems} />
      <SpotCard says="It says 12, we say 9. Who is right?" q="calls.authority" />
    </div>
  );
}

function drawSystems(view: QuestionView) {
  const names = statedRows(view).map(({ cell }) => [cell('system'), cell('owner')].filter(Boolean).join(', run by '));
  return <AttributedText view={view}>{names.join('; ')}</AttributedText>;
}

const TICK_MS = 100;

type RunningExchange = ReturnType<typeof useExchange>;

/** Runs an exchange in real time. `wait`: seconds until it ends without an answer. */
function useExchange(wait: number) {
  const [now, dispatch] = useReducer(reduceExchange, IDLE);
  const isOut = now.phase === 'out';
  const since = isOut ? now.since : 0;
  useEffect(() => {
    if (!isOut) return;
    const timer = setInterval(() => {
      const at = performance.now();
      if (at - since >= wait * 1000) announce(`${wait} seconds are over. Nobody answered.`);
      dispatch({ what: 'tick', at, wait });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isOut, since, wait]);
  return {
    now,
    save: () => {
      announce(isOut ? 'Sent once more.' : 'Sent. Waiting for an answer.');
      dispatch({ what: 'saved', at: performance.now() });
    },
    giveUp: () => {
      announce('Given up.');
      dispatch({ what: 'given-up', at: performance.now() });
    },
    reset: () => dispatch({ what: 'reset' }),
  };
}
