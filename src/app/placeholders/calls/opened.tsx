import { plural } from '#core/index.ts';
import { type Call, heldValue, type LogEntry, messageLines } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { FailureNote } from '../../prototype/failure-note.tsx';
import { useSitting } from '../../prototype/sitting-store.ts';
import { HeldValue } from '../facts/fact.tsx';
import { Message } from './message.tsx';
import type { MockFrom } from './mock.ts';
import { millisecondsOf } from './patience.ts';
import { Policy } from './policy.tsx';
import type { Play, Playing } from './use-play.ts';
import { Wait } from './wait.tsx';

interface OpenedProps {
  readonly call: Call;
  readonly from: MockFrom;
  readonly playing: Playing;
}

/** One message: what goes, what comes back, how long that takes, and what holds when it does not. */
export function Opened({ call, from, playing: { play, send } }: OpenedProps) {
  const { latency } = useSitting().knobs;
  const { sent, back } = messageLines(from.product, call);
  const mine = play.phase !== 'idle' && play.call === call.id ? play : null;
  const isOut = mine?.phase === 'out';
  const entry = mine?.phase === 'over' ? mine.entry : null;
  return (
    <section className="calls-opened" aria-label={call.label}>
      <header className="calls-opened-head">
        <h2 className="calls-title">
          <bdi>{call.label}</bdi>
        </h2>
        <p>
          <HeldValue
            says="When"
            held={call.trigger}
            draw={(when) => `When ${when}`}
            hole="nobody has said when"
          />
        </p>
      </header>
      <div className="calls-pair">
        <Message title="We send" lines={sent} held={call.sent} values={entry?.sent} />
        <div className="calls-middle">
          <Button look="main" disabled={isOut} onClick={() => void send(call)}>
            {isOut ? 'On its way …' : mine ? 'Send it again' : 'Send it'}
          </Button>
          <Wait
            out={isOut}
            took={isOut ? mine.took : latency}
            most={millisecondsOf(heldValue(call.waiting))}
          />
        </div>
        <Message
          title="We get back"
          lines={back}
          held={call.back}
          values={entry?.back}
          lost={entry !== null && entry.outcome !== 'answered'}
        />
      </div>
      <Outcome play={mine} />
      <Policy call={call} />
      <details className="calls-address">
        <summary>By which address, for those who build it</summary>
        <p>
          <HeldValue
            says="Method"
            held={call.method}
            draw={(method) => <code>{method}</code>}
            hole="in which way?"
          />{' '}
          <HeldValue
            says="Address"
            held={call.path}
            draw={(path) => <code>{path}</code>}
            hole="to which address?"
          />
        </p>
      </details>
    </section>
  );
}

/** What people see of how it ended. */
function Outcome({ play }: { play: Play | null }) {
  if (play?.phase !== 'over') return null;
  const { entry, failure, question } = play;
  if (!failure) return <p className="calls-outcome">{answered(entry)}</p>;
  return (
    <div className="calls-outcome" data-failed="">
      <p className="calls-ended">
        No answer after {(entry.took / 1000).toFixed(1)} s: {entry.dealtWith}.
      </p>
      <FailureNote failure={failure} question={question} />
    </div>
  );
}

function answered({ took, back }: LogEntry): string {
  const holes = back.filter(([, value]) => value === null).length;
  const time = `Answered after ${(took / 1000).toFixed(1)} s`;
  if (holes === 0) return `${time}.`;
  return `${time}, and nobody here knows where to put ${plural(holes, 'one line', '# lines')} of it.`;
}
