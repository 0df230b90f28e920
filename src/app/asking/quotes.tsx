import type { QuestionView } from '#core/index.ts';
import { Timestamp } from '../kit/timestamp.tsx';
import { signedLine } from '../session/speaker.ts';

/** Sentences of notes that people have attached to a question; they are no answers, and settle nothing. */
export function Quotes({ view: { quotes } }: { view: QuestionView }) {
  if (quotes.length === 0) return null;
  return (
    <section className="grid gap-3" aria-label="Quoted from notes">
      {quotes.map((quote) => (
        <figure key={quote.id} className="m-0 px-3 border-l-3 border-line wrap-anywhere" data-quote={quote.id}>
          <blockquote className="m-0 font-voice">{quote.text}</blockquote>
          <figcaption className="quiet">
            {quote.speaker && `${quote.speaker}, `}
            {quote.from}, {quote.place} · quoted by {signedLine(quote)} · <Timestamp at={quote.at} />
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
