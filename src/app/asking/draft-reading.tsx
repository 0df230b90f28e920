import { useEffect, useState } from 'react';
import { checkValue, isEmptyValue, type Question, type Value } from '#core/index.ts';
import { type UnreadPart, unreadInDraft } from '#core/product.ts';
import { useWorkspace } from '../workspace/store.ts';

/** Long enough that nobody is interrupted in the middle of a word. */
const PAUSE_MS = 700;
const SHOWN = 4;

/** Tells what in a typed answer would stay words that nothing checks or does; it can be saved all the same. */
export function DraftReading({ question, value }: { question: Question; value: Value }) {
  const unread = useUnread(question, value);
  if (unread.length === 0) return null;
  const listed = unread.filter(({ isTold }) => !isTold);
  const more = listed.length - SHOWN;
  return (
    <div className="ui-sm text-ink-2 max-w-[75ch]" role="status">
      <p className="m-0">
        {listed.length === 0
          ? 'It can be saved as it is. What is told there in red stays words that nothing checks.'
          : 'It can be saved as it is. These stay words that nothing checks or does:'}
      </p>
      {listed.length > 0 && (
        <ul className="grid gap-0.5 pl-4 list-disc! wrap-anywhere">
          {listed.slice(0, SHOWN).map(({ said, why }) => (
            <li key={said}>
              <bdi className="text-ink">{said}</bdi>
              {why === '' ? '' : ` – ${why}`}
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
    </div>
  );
}

const NONE: readonly UnreadPart[] = [];

function useUnread(question: Question, value: Value): readonly UnreadPart[] {
  const workspace = useWorkspace();
  const [unread, setUnread] = useState(NONE);
  useEffect(() => {
    const isWhole = !isEmptyValue(value, question.shape) && checkValue(value, question.shape) === null;
    const read = () => setUnread(isWhole ? unreadInDraft(workspace, question, value) : NONE);
    const timer = setTimeout(read, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [workspace, question, value]);
  return unread;
}
