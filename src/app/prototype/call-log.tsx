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
  return (
    <li data-outcome={outcome}>
      <b>{label}</b> because of “{because}”, {(took / 1000).toFixed(1)} s,{' '}
      {outcome === 'answered' ? 'answered' : `${outcome}: ${dealtWith}`}
      <dl>
        <Lines title="We sent" lines={sent} />
        {outcome === 'answered' && <Lines title="We got back" lines={back} />}
      </dl>
    </li>
  );
}

function Lines({ title, lines }: { title: string; lines: LogEntry['sent'] }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>
        {lines.length === 0
          ? 'nothing that anybody named'
          : lines.map(([line, value]) => (
              <span key={line} className={value === null ? 'void' : undefined}>
                {line}: {value ?? 'nobody has said what of ours this is'}
              </span>
            ))}
      </dd>
    </>
  );
}
