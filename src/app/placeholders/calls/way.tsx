import type { CSSProperties } from 'react';
import { plural, type QuestionView } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { knownRows } from '../known/known-rows.ts';
import { DecidedLine } from '../pieces/decided-line.tsx';
import { Note } from '../pieces/note.tsx';
import type { RunningExchange } from './use-exchange.ts';

/** The way of an envelope: from the desk, along the wire, to whoever is at the other end. */
export function Way({ exchange: { now, save }, wait }: { exchange: RunningExchange; wait: number }) {
  const sent = now.phase === 'idle' ? 0 : now.sent;
  return (
    <div className="calls-way" data-phase={now.phase}>
      <div className="calls-desk">
        <h2 className="small-head">The desk</h2>
        <div className="calls-thing">Thing no. 1, made up</div>
        <button type="button" className="button main calls-save" onClick={save}>
          {now.phase === 'out' ? 'Save, again' : 'Save'}
        </button>
        <Note says="Signed with the name of" q="calls.identity" />
      </div>
      <div className="calls-between">
        <div className="calls-wire" aria-hidden="true">
          {Array.from({ length: sent }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: envelopes are only ever added, and none is told from another.
            <Envelope key={at} late={at} phase={now.phase} wait={wait} />
          ))}
        </div>
        <p className="quiet calls-count">{envelopes(sent)}</p>
        <Note says="In the envelope, and in the one that comes back" q="calls.exchanges" />
        <Note says="The stamp on it costs" q="calls.quota" />
      </div>
      <OtherEnd />
    </div>
  );
}

/** Flies for as long as the wait takes. One sent later has less of the way behind it. */
function Envelope({ late, phase, wait }: { late: number; phase: string; wait: number }) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--calls-wait': `${wait}s`,
    '--calls-late': `${late}`,
  };
  return (
    <svg className="calls-envelope" data-phase={phase} style={style} viewBox="0 0 36 26" aria-hidden="true">
      <path d="M1 1h34v24H1z M1 1l17 14L35 1" />
    </svg>
  );
}

function OtherEnd() {
  const [first] = knownRows(useAsking().view('calls.systems'));
  const name = first?.cell('system');
  return (
    <div className="calls-end" data-named={name ? (first?.settled ? 'settled' : 'said') : undefined}>
      <h2 className="small-head">The other end</h2>
      <div className="calls-door" aria-hidden="true">
        {name ? name.slice(0, 1).toUpperCase() : '?'}
      </div>
      <Note says="Who is that?" q="calls.systems" draw={drawSystems} />
      <Note says="It says 12, we say 9. Who is right?" q="calls.authority" />
    </div>
  );
}

function drawSystems(view: QuestionView) {
  const names = knownRows(view).map(({ cell }) =>
    [cell('system'), cell('owner')].filter(Boolean).join(', run by '),
  );
  return <DecidedLine view={view}>{names.join('; ')}</DecidedLine>;
}

function envelopes(sent: number): string {
  if (sent === 0) return 'Nothing is on its way.';
  return plural(sent, 'One envelope is on its way.', '# envelopes with the same in them. Which one counts?');
}
