import { type FormEvent, useId, useState } from 'react';
import { withArticle } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { wordsOffered } from '../known/columns.ts';
import type { Door, Signs } from './doors.ts';

interface RoomProps {
  readonly door: Door;
  readonly doors: readonly Door[];
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onEnter: (key: string) => void;
}

/** The doors with the words typed at those without a page, the one that is open, and the room behind it. */
export function useDoors(
  doorsWith: (signs: Signs, kinds: readonly string[]) => readonly Door[],
  entered: string | null,
  onEnter: (key: string) => void,
) {
  const inventory = useAsking().view('screens.inventory');
  const [signs, setSigns] = useState<Signs>({});
  const doors = doorsWith(signs, wordsOffered(inventory?.question.shape, 'kind'));
  const door = doors.find(({ key }) => key === entered);
  const room = door && (
    <Room
      key={door.key}
      door={door}
      doors={doors}
      words={signs[door.key] ?? ''}
      onWords={(words) => setSigns({ ...signs, [door.key]: words })}
      onEnter={onEnter}
    />
  );
  return { doors, door, room };
}

/** Behind an open door: nothing, until somebody says what they expected. Then a title, an address and ways on. */
function Room({ door, doors, words, onWords, onEnter }: RoomProps) {
  const known = door.key.startsWith('page-');
  return (
    <div
      className="screens-room grid gap-4 px-4 py-6 bg-pen-wash border border-ink border-t-0"
      data-look={door.look}
    >
      {known ? <h3>{door.title}</h3> : <Expectation door={door} words={words} onWords={onWords} />}
      <div className="screens-paper" aria-hidden="true">
        <b>{door.title}</b>
        <span>{door.title ? 'and on it, so far, nothing' : 'an empty room'}</span>
      </div>
      {door.title && <WhereNext door={door} doors={doors} onEnter={onEnter} />}
    </div>
  );
}

function Expectation({ door, words, onWords }: Omit<RoomProps, 'doors' | 'onEnter'>) {
  const asking = useAsking();
  const gather = useGather();
  const id = useId();
  const hang = (event: FormEvent) => {
    event.preventDefault();
    const { title, kind, address } = door;
    if (title === '') return;
    const taken = gather.rows('screens.inventory', [{ screen: title, kind, address }], ['screen']);
    announce(
      taken
        ? `${title}, at ${address || 'no address yet'}: waiting in the answer.`
        : `${title} hangs on the door.`,
    );
  };
  return (
    <form onSubmit={hang}>
      <label htmlFor={id}>Nobody told us what is behind this door. What did you expect?</label>
      <div className="row">
        <input
          id={id}
          // The door was opened in order to answer this.
          // biome-ignore lint/a11y/noAutofocus: opening a door leads to its question
          autoFocus
          value={words}
          placeholder="A list of everything overdue"
          onChange={(event) => onWords(event.target.value)}
        />
        <Button type="submit" look="main" disabled={door.title === ''}>
          Hang up the sign
        </Button>
        <Button onClick={() => asking.ask('screens.inventory', 'unknown')}>Nobody here knows</Button>
      </div>
      <p className="quiet mt-1.5 wrap-anywhere">
        {door.title ? (
          <>
            Sign: {door.title} · address: <span className="mono">{door.address || 'none yet'}</span>
            {door.kind && <> · {withArticle(door.kind)}</>}
          </>
        ) : (
          'Your words become the sign, the address and a line of the answer.'
        )}
      </p>
    </form>
  );
}

function WhereNext({ door, doors, onEnter }: Pick<RoomProps, 'door' | 'doors' | 'onEnter'>) {
  const asking = useAsking();
  const gather = useGather();
  const others = doors.filter(({ key, title }) => key !== door.key && title !== '');
  const nextUnnamed = doors.find(({ look }) => look === 'hole');
  return (
    <div className="screens-next">
      <span className="screens-next-ask">Where next from here?</span>
      <div className="row">
        {others.map((other) => (
          <Button
            key={other.key}
            onClick={() =>
              gather.rows('screens.links', [{ from: door.title, to: other.title }], ['from', 'to'])
            }
          >
            To {other.title}
          </Button>
        ))}
        {nextUnnamed && (
          <Button onClick={() => onEnter(nextUnnamed.key)}>Through a door without a sign</Button>
        )}
        <Button onClick={() => asking.ask('screens.links')}>It ends here</Button>
      </div>
    </div>
  );
}
