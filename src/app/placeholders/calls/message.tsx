import { type Held, type LogEntry, lookOfHeld, type MessageLine } from '#core/product.ts';
import { Gap, HeldValue } from '../facts/fact.tsx';

interface MessageProps {
  readonly title: string;
  readonly lines: readonly MessageLine[] | null;
  readonly held: Held<readonly string[]>;
  /** What stood in each line when it was played last. */
  readonly values: LogEntry['sent'] | undefined;
  /** It was sent, and nothing came back. */
  readonly lost?: boolean;
}

/** One of the two envelopes of a message, line by line; a line that is none of ours is hatched. */
export function Message({ title, lines, held, values, lost = false }: MessageProps) {
  return (
    <section
      className="calls-message"
      data-look={lookOfHeld(held)}
      data-lost={lost || undefined}
      aria-label={title}
    >
      <h3>{title}</h3>
      {lines === null ? (
        <HeldValue says={title} held={held} draw={() => ''} hole="nobody has said what is in it" />
      ) : (
        <ul>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand there twice, and lines do not move.
            <Line key={at} line={line} value={values?.[at]?.[1]} />
          ))}
          {lines.length === 0 && <li className="calls-nothing">nothing</li>}
        </ul>
      )}
      {lost && <p className="calls-lost">Nothing came back.</p>}
    </section>
  );
}

function Line({ line, value }: { line: MessageLine; value: string | null | undefined }) {
  const { words, means, look, question } = line;
  return (
    <li className="calls-line-of" data-look={look} data-means={means.is}>
      <bdi className="calls-words">{words}</bdi>
      {means.is === 'unknown' ? (
        <Gap
          q={question}
          words={means.label === '' ? 'which line of ours is it?' : `we have no “${means.label}”`}
        />
      ) : (
        <small>{meaning(line)}</small>
      )}
      {value && means.is !== 'left alone' && <bdi className="calls-value">{value}</bdi>}
    </li>
  );
}

function meaning({ means, words }: MessageLine): string {
  if (means.is === 'field') return `${means.entity.label}: ${means.field.label}`;
  if (means.is === 'left alone')
    return `left alone${means.otherwise ? `; if it is missing, ${means.otherwise}` : ''}`;
  return means.is === 'ours' && means.label !== words ? means.label : 'ours';
}
