import { useEffect, useMemo, useReducer } from 'react';
import { plural, type QuestionView, settledValue } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { isNumberValue, statedRows } from '../answers/answer-value.ts';
import { completenessOfCall } from '../completeness.ts';
import { AttributedText, SpotCard } from '../pieces/spot-card.tsx';
import { type SampleContext, WithSamples } from '../things/with-samples.tsx';
import { Aftermath } from './aftermath.tsx';
import { formatSeconds, IDLE, reduceExchange, simulatedWait } from './exchange.ts';
import { OpenedCall } from './opened-call.tsx';
import { Systems } from './systems.tsx';
import { useCallPlayer } from './use-call-player.ts';

/** While nothing has a name, Save sends an envelope to nobody; then each message can be sent. */
export function WaitScene({ product, completeness, subject, choose }: SceneProps) {
  if (completeness === 'nothing') return <SaveToNobody />;
  return (
    <WithSamples product={product}>
      {(sample, refDate) => <Messages from={{ product, sample, refDate }} subject={subject} choose={choose} />}
    </WithSamples>
  );
}

interface MessagesProps extends Pick<SceneProps, 'subject' | 'choose'> {
  readonly from: SampleContext;
}

/** The other systems with their messages, and the chosen message. */
function Messages({ from, subject, choose }: MessagesProps) {
  const { product } = from;
  const player = useCallPlayer(from);
  const call = product.index.calls.get(subject);
  const completenessById = useMemo(
    () => new Map(product.index.calls.all.map((one) => [one.id, completenessOfCall(product, one)])),
    [product],
  );
  return (
    <fieldset
      className="grid gap-6 disabled:opacity-72 @wide:grid-cols-[260px_minmax(0,1fr)]"
      disabled={player.isBlocking}
      aria-label="The systems and their messages"
    >
      <Systems product={product} chosen={subject} choose={choose} completenessById={completenessById} />
      {call && <OpenedCall key={call.id} call={call} from={from} playing={player} />}
    </fieldset>
  );
}

function SaveToNobody() {
  const decided = settledValue(useAsking().view('calls.waiting'));
  const wait = simulatedWait(isNumberValue(decided) ? decided : undefined);
  const exchange = useExchange(wait);
  if (exchange.now.phase === 'over') return <Aftermath over={exchange.now} again={exchange.reset} />;
  return (
    <div className="grid gap-5">
      <EnvelopeRoute exchange={exchange} wait={wait} />
      <Clock exchange={exchange} wait={wait} />
    </div>
  );
}

interface ExchangeProps {
  readonly exchange: RunningExchange;
  readonly wait: number;
}

function EnvelopeRoute({ exchange: { now, save }, wait }: ExchangeProps) {
  const sent = now.phase === 'idle' ? 0 : now.sent;
  return (
    <div className="grid gap-4 items-start @wide:grid-cols-[minmax(170px,1fr)_minmax(220px,1.6fr)_minmax(200px,1.2fr)]">
      <div className="border border-line-strong rounded-lg grid content-start gap-3 p-4">
        <h2 className="small-head m-0">The desk</h2>
        <div className="voice-lg dashed-b-guess justify-self-start">New order, made up</div>
        <button type="button" className="button main min-h-13 justify-center text-lg" onClick={save}>
          {now.phase === 'out' ? 'Save, again' : 'Save'}
        </button>
      </div>
      <div className="grid content-start gap-3 min-w-0">
        {/* The wire reaches into both boxes. */}
        <div className="calls-wire relative h-16 overflow-clip @wide:-mx-4" aria-hidden="true">
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
  hole: ['border-hatch', 'border-hatch bg-hatched'],
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
      <SpotCard says="And what may others ask of us?" q="calls.offers" draw={drawOffers} />
    </div>
  );
}

function drawSystems(view: QuestionView) {
  const names = statedRows(view).map(({ cell }) => [cell('system'), cell('owner')].filter(Boolean).join(', run by '));
  return <AttributedText view={view}>{names.join('; ')}</AttributedText>;
}

function drawOffers(view: QuestionView) {
  const calls = statedRows(view).map(({ cell }) => [cell('method'), cell('path') || cell('offer')].join(' ').trim());
  return <AttributedText view={view}>{calls.join('; ')}</AttributedText>;
}

function Clock({ exchange: { now, save, giveUp }, wait }: ExchangeProps) {
  const waited = now.phase === 'idle' ? 0 : now.waited;
  return (
    <section
      className="grid items-start gap-x-6 gap-y-3 pt-4 border-t border-line-strong
        @wide:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.3fr)]"
      aria-label="The wait"
    >
      <div className="grid gap-2 justify-items-start">
        <p className="flex items-baseline gap-3">
          <span
            className={`min-w-[1.7em] voice-3xl tabular-nums lining-nums ${now.phase === 'out' ? 'text-pen' : ''}`}
            role="timer"
            aria-label="Seconds waited"
          >
            {formatSeconds(waited)}
          </span>
          <small className="text-ink-2">of {wait} seconds</small>
        </p>
        <button type="button" className="button" onClick={now.phase === 'out' ? giveUp : save}>
          {BUTTON_LABELS[now.phase]}
        </button>
        {now.phase === 'out' && <span className="quiet">{waitRemark(waited / wait)}</span>}
      </div>
      <SpotCard says="Too long is" q="calls.waiting" />
      <SpotCard says="Meanwhile, the person at the desk" q="calls.in-background" choices />
    </section>
  );
}

/** One button for all phases, so that keyboard users keep the focus. */
const BUTTON_LABELS = { idle: 'Start the wait', out: 'I give up', over: 'Wait once more' };

const WAIT_REMARKS = ['Sent.', 'Any moment now.', 'Is it me?', 'People start to click.', 'Somebody goes for coffee.'];

function waitRemark(fraction: number): string {
  return WAIT_REMARKS[Math.min(WAIT_REMARKS.length - 1, Math.floor(fraction * WAIT_REMARKS.length))] ?? '';
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
