import { plural } from '#core/index.ts';
import {
  type Call,
  knownValue,
  type LogEntry,
  lookOfSourced,
  type MessageField,
  messageFields,
  type Quantity,
  type Sourced,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { textureOf } from '../../kit/look-borders.ts';
import { FailureNote } from '../../prototype/failure-note.tsx';
import { usePrototypeSession } from '../../prototype/session-store.ts';
import { HoleSpot, SourcedEntry, SourcedValue } from '../sourced/sourced-value.tsx';
import type { SampleContext } from '../things/with-samples.tsx';
import { millisecondsOf } from './exchange.ts';
import type { CallPlayer, CallPlayState } from './use-call-player.ts';

/** One message: its fields sent and returned, the wait, and what happens when it fails. */
export function OpenedCall({ call, from, playing }: { call: Call; from: SampleContext; playing: CallPlayer }) {
  const { play, send } = playing;
  const { latency } = usePrototypeSession().knobs;
  const { sent, back } = messageFields(from.product, call);
  const callPlay = play.phase !== 'idle' && play.call === call.id ? play : null;
  const isOut = callPlay?.phase === 'out';
  const entry = callPlay?.phase === 'over' ? callPlay.entry : null;
  return (
    <section
      className="grid content-start gap-4 p-6 min-w-0 bg-raised border border-line-strong rounded-xl"
      aria-label={call.label}
    >
      <header>
        <h2 className="m-0 wrap-anywhere text-xl">
          <bdi>{call.label}</bdi>
        </h2>
        <p className="mt-0.5">
          <SourcedValue says="When" held={call.trigger} draw={(when) => `When ${when}`} hole="nobody has said when" />
        </p>
      </header>
      <div className="grid gap-4 @wide:grid-cols-[minmax(0,1fr)_minmax(130px,170px)_minmax(0,1fr)]">
        <Message title="We send" lines={sent} held={call.sent} values={entry?.sent} />
        <div className="grid gap-3 content-center justify-items-stretch">
          <Button className="button main justify-center min-h-12" disabled={isOut} onClick={() => void send(call)}>
            {isOut ? 'On its way …' : callPlay ? 'Send it again' : 'Send it'}
          </Button>
          <WaitBar out={isOut} took={isOut ? callPlay.took : latency} most={millisecondsOf(knownValue(call.waiting))} />
        </div>
        <Message
          title="We get back"
          lines={back}
          held={call.back}
          values={entry?.back}
          lost={entry !== null && entry.outcome !== 'answered'}
        />
      </div>
      <Outcome play={callPlay} />
      <CallPolicy call={call} />
      <details className="calls-address">
        <summary className="min-h-9 w-fit py-2 ui-sm font-semibold text-ink-2">
          By which address, for those who build it
        </summary>
        <p>
          <SourcedValue says="Method" held={call.method} draw={asCode} hole="in which way?" />{' '}
          <SourcedValue says="Address" held={call.path} draw={asCode} hole="to which address?" />
        </p>
      </details>
    </section>
  );
}

function Outcome({ play }: { play: CallPlayState | null }) {
  if (play?.phase !== 'over') return null;
  const { entry, failure, question } = play;
  if (!failure) return <p className="calls-outcome grid gap-3 voice-lg">{answerText(entry)}</p>;
  return (
    <div className="calls-outcome grid gap-3 voice-lg" data-failed="">
      <p className="m-0">
        No answer after {(entry.took / 1000).toFixed(1)} s: {entry.dealtWith}.
      </p>
      <FailureNote failure={failure} question={question} />
    </div>
  );
}

function answerText({ took, back }: LogEntry): string {
  const unplaced = back.filter(([, value]) => value === null).length;
  const time = `Answered after ${(took / 1000).toFixed(1)} s`;
  if (unplaced === 0) return `${time}.`;
  return `${time}, and nobody here knows where to put ${plural(unplaced, 'one line', '# lines')} of it.`;
}

const quantityText = ({ text }: Quantity) => text;

const OPTION_WORDS = new Map([
  ['retry', 'try again a few times'],
  ['queue', 'put it in a line and do it later'],
  ['block', 'stop until it is back'],
  ['continue', 'go on without it and mark what is missing'],
  ['give-up', 'say that it did not work'],
  ['waits', 'wait and watch'],
  ['carries-on', 'do something else'],
  ['told-later', 'leave and get a message'],
  ['harmless', 'nothing changes'],
  ['recognised', 'the other side spots the second one'],
  ['doubled', 'it is done twice'],
]);

const optionWords = (choice: string) => OPTION_WORDS.get(choice) ?? choice;
const asCode = (text: string) => <code>{text}</code>;

function CallPolicy({ call }: { call: Call }) {
  return (
    <dl className="calls-policy grid grid-fit-210 gap-x-6 gap-y-3 pt-4 border-t-1 border-t-line">
      <SourcedEntry says="People wait at most" held={call.waiting} draw={quantityText} hole="how long is too long?" />
      <SourcedEntry says="Meanwhile they" held={call.inBackground} draw={optionWords} hole="what do they do?" />
      <SourcedEntry says="If nobody answers, we" held={call.failure} draw={optionWords} hole="and then?" />
      <SourcedEntry says="We stop trying after" held={call.giveUp} draw={quantityText} hole="for ever?" />
      <SourcedEntry says="If it is sent twice" held={call.repeat} draw={optionWords} hole="is it done twice?" />
      <SourcedEntry says="The answer may be as old as" held={call.age} hole="how old?" />
      <SourcedEntry says="Many lines at once" held={call.many} hole="how many, and the rest?" />
    </dl>
  );
}

interface WaitBarProps {
  readonly out: boolean;
  /** In milliseconds. */
  readonly took: number;
  /** The decided limit in milliseconds; undefined if unknown. */
  readonly most: number | undefined;
}

/** The wait as a bar, with the decided limit marked on it. */
function WaitBar({ out, took, most }: WaitBarProps) {
  const scale = Math.max(took, most ?? 0, 1_000);
  return (
    <div
      className="calls-wait group/wait"
      data-out={out || undefined}
      data-late={(most !== undefined && took > most) || undefined}
    >
      <div
        className="calls-line relative h-5.5 border-b border-ink-2"
        style={{
          '--calls-took': `${(took / scale) * 100}%`,
          '--calls-most': `${((most ?? scale) / scale) * 100}%`,
          '--calls-wait': `${took / 1000}s`,
        }}
        data-known={most !== undefined || undefined}
        aria-hidden="true"
      >
        <i className="absolute bottom-1 left-0 w-3.5 h-2.5 border border-pen bg-raised opacity-0" />
      </div>
      <p className="mt-1.5 text-sm text-ink-2 text-center group-data-late/wait:text-pen">
        {(took / 1000).toFixed(1)} s{' '}
        {most === undefined ? (
          <HoleSpot q="calls.waiting" words="too long?" />
        ) : took > most ? (
          `too late: people wait ${most / 1000} s`
        ) : (
          `of the ${most / 1000} s people wait`
        )}
      </p>
    </div>
  );
}

interface MessageProps {
  readonly title: string;
  readonly lines: readonly MessageField[] | null;
  readonly held: Sourced<readonly string[]>;
  /** The value of each field when the call was last sent. */
  readonly values: LogEntry['sent'] | undefined;
  /** Whether it was sent and never answered. */
  readonly lost?: boolean;
}

const BORDERS = { decided: '', guess: 'border-dashed border-guess', hole: 'border-dashed' };

/** The fields sent or returned; a field without a known meaning is hatched. */
function Message({ title, lines, held, values, lost = false }: MessageProps) {
  return (
    <section
      className={`calls-message px-4 pt-3 pb-4 min-w-0 rounded-[3px] border border-line-strong
        ${BORDERS[lost ? 'hole' : textureOf(lookOfSourced(held))]}`}
      aria-label={title}
    >
      <h3 className="pt-5">{title}</h3>
      {lines === null ? (
        <SourcedValue says={title} held={held} draw={() => ''} hole="nobody has said what is in it" />
      ) : (
        <ul className={lost ? 'mt-2 opacity-55' : 'mt-2'}>
          {lines.map((field, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may occur twice, and fields do not move.
            <MessageFieldItem key={at} line={field} value={values?.[at]?.[1]} />
          ))}
          {lines.length === 0 && <li className="voice-lg text-ink-2">nothing</li>}
        </ul>
      )}
      {lost && <p className="voice-lg text-pen">Nothing came back.</p>}
    </section>
  );
}

function MessageFieldItem({ line, value }: { line: MessageField; value: string | null | undefined }) {
  const { words, means, look, question } = line;
  return (
    <li className="calls-line-of grid border-t-1 border-line gap-0.25 py-1.75" data-look={look}>
      <bdi className={`calls-words wrap-anywhere ${means.is === 'left alone' ? 'text-ink-2' : 'font-semibold'}`}>
        {words}
      </bdi>
      {means.is === 'unknown' ? (
        <HoleSpot
          q={question}
          words={means.label === '' ? 'which line of ours is it?' : `we have no “${means.label}”`}
        />
      ) : (
        <small className="text-ink-2">{meaningText(line)}</small>
      )}
      {value && means.is !== 'left alone' && (
        <bdi
          className="justify-self-start px-2 py-0.25 bg-decided-wash text-decided mono-sm font-semibold
            wrap-anywhere"
        >
          {value}
        </bdi>
      )}
    </li>
  );
}

function meaningText({ means, words }: MessageField): string {
  if (means.is === 'field') return `${means.entity.label}: ${means.field.label}`;
  if (means.is === 'left alone') return `left alone${means.otherwise ? `; if it is missing, ${means.otherwise}` : ''}`;
  return means.is === 'ours' && means.label !== words ? means.label : 'ours';
}
