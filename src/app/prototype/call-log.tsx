import type { LogEntry } from '#core/product.ts';
import { usePlaying } from './playing.tsx';

/** The messages to other systems in this sitting, newest first: what went out, what came back, and how it went. */
export function CallLog() {
  const { log } = usePlaying().sitting;
  if (log.length === 0) return null;
  return (
    <details className="proto-log">
      <summary>Messages to other systems: {log.length}</summary>
      <ol>
        {log.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </details>
  );
}

function Entry({ entry: { label, because, sent, back, took, outcome, dealtWith } }: { entry: LogEntry }) {
  const answered = outcome === 'answered';
  return (
    <li data-outcome={outcome}>
      <b>{label}</b>{' '}
      <span className="quiet">
        because of “{because}”, {(took / 1000).toFixed(1)} s
      </span>{' '}
      <span className="proto-outcome">{answered ? 'answered' : `${outcome}: ${dealtWith}`}</span>
      <div className="proto-log-lines">
        <Lines title="We sent" lines={sent} />
        {answered && <Lines title="We got back" lines={back} />}
      </div>
    </li>
  );
}

function Lines({ title, lines }: { title: string; lines: LogEntry['sent'] }) {
  return (
    <section>
      <h3>{title}</h3>
      {lines.length === 0 && <p className="quiet">nothing that anybody named</p>}
      <dl>
        {lines.map(([line, value]) => (
          <div key={line}>
            <dt>{line}</dt>
            <dd>{value ?? <span className="proto-void">nobody has said what of ours this is</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
