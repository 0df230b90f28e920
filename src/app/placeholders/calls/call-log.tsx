import type { LogEntry, Product } from '#core/product.ts';
import { useSitting } from '../../prototype/sitting-store.ts';

/** The messages of this sitting, newest first, those of the running product too. */
export function CallLog({ product }: { product: Product }) {
  const { log } = useSitting();
  if (log.length === 0) return null;
  return (
    <section
      className="calls-log"
      aria-label="What went over the line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
      tabIndex={0}
    >
      <h2 className="small-head">What went over the line</h2>
      <ol>
        {log.map((entry) => (
          <Entry key={entry.id} entry={entry} known={product.index.calls.has(entry.call)} />
        ))}
      </ol>
    </section>
  );
}

function Entry({
  entry: { label, because, sent, back, took, outcome, dealtWith },
  known,
}: {
  entry: LogEntry;
  known: boolean;
}) {
  return (
    <li className="calls-logged" data-outcome={outcome}>
      <details>
        <summary>
          <span className="calls-log-what">
            <b>{label}</b> {known ? '' : '(no longer there)'}
          </span>
          <span>{(took / 1000).toFixed(1)} s</span>
          <span>{outcome === 'answered' ? 'answered' : `${outcome}: ${dealtWith}`}</span>
        </summary>
        <p className="quiet">Because of: {because}</p>
        <dl>
          <Lines title="We sent" lines={sent} />
          {outcome === 'answered' && <Lines title="We got back" lines={back} />}
        </dl>
      </details>
    </li>
  );
}

function Lines({ title, lines }: { title: string; lines: LogEntry['sent'] }) {
  const words = lines.map(([line, value]) => `${line}: ${value ?? 'nobody has said what of ours this is'}`);
  return (
    <div>
      <dt>{title}</dt>
      <dd>{words.length === 0 ? 'nothing that anybody named' : words.join('; ')}</dd>
    </div>
  );
}
