import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { groupBy, isSaidBy, type Quote, type Workspace } from '#core/index.ts';
import type { FileReading, Sentence } from '#core/intake.ts';
import { withdraw } from '../asking/withdraw.ts';
import { useCommand } from '../forms/command.tsx';
import { KeyNames } from '../keys/key-names.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { searchTerms, toSearchText } from '../kit/search-text.ts';
import { useMe, usePermissions } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import { QuestionPicker } from './question-picker.tsx';
import { keepNotes } from './quote.ts';

/** Sentences that are drawn at a time. */
const PAGE = 200;

/** The sentences of notes: each can be quoted under a question, with the keyboard too. */
export function Sentences({ reading }: { readonly reading: FileReading }) {
  const { file, sentences = [] } = reading;
  const workspace = useWorkspace();
  const { answer } = usePermissions();
  const list = useRef<HTMLOListElement>(null);
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const [at, setAt] = useState(0);
  const [isPicking, setPicking] = useState(false);
  const [isOnSentence, setOnSentence] = useState(false);
  const shown = useMemo(() => matching(sentences, typed), [sentences, typed]);
  const quotes = useMemo(() => quotesOf(file, workspace), [file, workspace]);
  const drawn = shown.slice(0, limit);
  const focusAt = (index: number) => {
    setAt(index);
    list.current?.querySelectorAll<HTMLElement>('[data-sentence]')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isAttach = event.key === 'a' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPicking || (step === 0 && !(isAttach && answer))) return;
    event.preventDefault();
    if (step === 0) setPicking(true);
    else focusAt(Math.max(0, Math.min(at + step, drawn.length - 1)));
  };
  return (
    <div className="grid gap-2">
      <div className="row">
        <input
          type="search"
          className="field flex-1 min-w-40"
          aria-label={`Find in ${file}`}
          placeholder="Find in these notes"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
            setPicking(false);
          }}
        />
        {answer && <Keep reading={reading} />}
      </div>
      {answer && <Hint isOnSentence={isOnSentence} />}
      <ol
        ref={list}
        className="bare max-h-[70vh] overflow-auto"
        aria-label={`Sentences of ${file}`}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setOnSentence(target.matches('[data-sentence]'))}
        onBlur={() => setOnSentence(false)}
      >
        {drawn.map((sentence, index) => (
          <li key={sentence.number} className="border-t-1 border-line">
            <button
              type="button"
              data-sentence
              tabIndex={index === at ? 0 : -1}
              aria-expanded={isPicking && index === at}
              disabled={!answer}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 w-full px-2 py-1.5 text-start bg-transparent
                border-0 -outline-offset-2 wrap-anywhere hover:bg-pen-wash focus-visible:bg-pen-wash"
              onFocus={() => setAt(index)}
              onClick={() => setPicking(!isPicking || index !== at)}
            >
              <span className="font-voice">
                {sentence.speaker && <b className="font-semibold">{sentence.speaker}: </b>}
                {sentence.text}
              </span>
              <small className="text-ink-2">{sentence.place}</small>
            </button>
            <QuotedUnder
              quotes={quotes.get(keyOf(sentence)) ?? []}
              workspace={workspace}
              onUndone={() => focusAt(index)}
            />
            {isPicking && index === at && (
              <QuestionPicker
                sentence={sentence}
                from={file}
                onClose={() => {
                  setPicking(false);
                  focusAt(index);
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {shown.length > drawn.length && (
        <p className="row m-0">
          <Button onClick={() => setLimit(limit + PAGE)}>Show more of {shown.length}</Button>
        </p>
      )}
    </div>
  );
}

/** Keeps the whole text in the workspace; nothing of it is sent before. */
function Keep({ reading }: { readonly reading: FileReading }) {
  const { notes } = useWorkspace();
  const command = useCommand('who brought it');
  const kept = notes.filter(({ name }) => name === reading.file);
  if (kept[0] && kept.length >= kept[0].parts) return <span className="quiet">Kept in the workspace.</span>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void command.sendSigned((by) => keepNotes(reading, by));
      }}
    >
      {command.fields}
      {command.problem}
      <Button type="submit" disabled={command.busy}>
        Keep the whole text
      </Button>
    </form>
  );
}

/** How a sentence is quoted; the key is told where it works. */
function Hint({ isOnSentence }: { readonly isOnSentence: boolean }) {
  return (
    <p className="hint m-0">
      {isOnSentence ? (
        <>
          <KeyNames keys="a" /> offers questions under which this sentence can be quoted.
        </>
      ) : (
        'Choose a sentence to quote it under a question.'
      )}
    </p>
  );
}

interface QuotedUnderProps {
  readonly quotes: readonly Quote[];
  readonly workspace: Workspace;
  readonly onUndone: () => void;
}

/** The questions under which a sentence is quoted; whoever quoted it takes it back here. */
function QuotedUnder({ quotes, workspace, onUndone }: QuotedUnderProps) {
  const me = useMe();
  const command = useCommand('who takes it back');
  if (quotes.length === 0) return null;
  const undo = (quote: Quote) =>
    void command.sendSigned(
      (by) => withdraw(quote, by),
      () => {
        announce('Quote withdrawn.');
        onUndone();
      },
    );
  return (
    <div className="px-2 pb-1">
      {quotes.map((quote) => {
        const ask = workspace.question(quote.question)?.question.ask ?? quote.question;
        return (
          <p key={quote.id} className="quiet row gap-x-2 gap-y-0 m-0">
            <span className="wrap-anywhere">
              Quoted under <Link to={`/questions/${quote.question}`}>{ask}</Link>
            </span>
            {isSaidBy(quote, me) && (
              <Button look="plain" disabled={command.busy} aria-label={`Undo: ${ask}`} onClick={() => undo(quote)}>
                Undo
              </Button>
            )}
          </p>
        );
      })}
      {command.fields}
      {command.problem}
    </div>
  );
}

function matching(sentences: readonly Sentence[], typed: string): readonly Sentence[] {
  const terms = searchTerms(typed);
  if (terms.length === 0) return sentences;
  return sentences.filter(({ text, speaker = '' }) => {
    const words = toSearchText(`${speaker} ${text}`);
    return terms.every((term) => words.includes(term));
  });
}

const keyOf = ({ place, text }: Pick<Sentence, 'place' | 'text'>) => `${place} ${text}`;

function quotesOf(file: string, { questions }: Workspace): ReadonlyMap<string, readonly Quote[]> {
  const all = questions.flatMap(({ quotes }) => quotes).filter(({ from }) => from === file);
  return groupBy(all, keyOf);
}
