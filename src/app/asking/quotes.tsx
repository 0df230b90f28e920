import { useState } from 'react';
import { isSaidBy, type QuestionView, type Quote } from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { focusOnce } from '../kit/keyboard.ts';
import { Timestamp } from '../kit/timestamp.tsx';
import { useMe, usePermissions } from '../session/session.ts';
import { signedLine } from '../session/speaker.ts';
import { withdraw } from './withdraw.ts';

/** Sentences of notes that people have attached to a question; they are no answers, and settle nothing. */
export function Quotes({ view: { quotes } }: { view: QuestionView }) {
  const { decide, answer } = usePermissions();
  const me = useMe();
  const { last, withdrawQuote, line } = useWithdrawal(quotes);
  if (quotes.length === 0 && last === null) return null;
  return (
    <section className="grid gap-3" aria-label="Quoted from notes">
      {quotes.map((quote) => (
        <figure key={quote.id} className="m-0 px-3 border-l-3 border-line wrap-anywhere" data-quote={quote.id}>
          <blockquote className="m-0 font-voice">{quote.text}</blockquote>
          <figcaption className="quiet row gap-x-3">
            <span>
              {quote.speaker && `${quote.speaker}, `}
              {quote.from}, {quote.place} · quoted by {signedLine(quote)} · <Timestamp at={quote.at} />
            </span>
            {(decide || (answer && isSaidBy(quote, me))) && (
              <Button look="plain" onClick={() => withdrawQuote(quote)}>
                Withdraw
              </Button>
            )}
          </figcaption>
        </figure>
      ))}
      {line}
    </section>
  );
}

/** Takes a quote back in one press, and puts it back in another. */
function useWithdrawal(quotes: readonly Quote[]) {
  const command = useCommand('who takes it back');
  const [withdrawn, setWithdrawn] = useState<Quote | null>(null);
  const last = withdrawn && !quotes.some(({ id }) => id === withdrawn.id) ? withdrawn : null;
  const withdrawQuote = (quote: Quote) =>
    void command.sendSigned(
      (by) => withdraw(quote, by),
      () => {
        setWithdrawn(quote);
        announce('Quote withdrawn.');
      },
    );
  const line = (
    <>
      {last && (
        <p className="quiet row m-0" role="status">
          The quote is withdrawn.
          <Button
            ref={focusOnce}
            look="plain"
            disabled={command.busy}
            onClick={() =>
              void command.sendSigned(
                (by) => withdraw(last, by, true),
                () => announce('Quoted again.'),
              )
            }
          >
            Undo
          </Button>
        </p>
      )}
      {command.fields}
      {command.problem}
    </>
  );
  return { last, withdrawQuote, line };
}
