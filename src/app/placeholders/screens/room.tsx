import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { withArticle } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { columnOptions } from '../answers/answer-value.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import type { Door, DoorSigns } from './doors.ts';

interface RoomProps {
  readonly door: Door;
  readonly doors: readonly Door[];
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onEnter: (key: string) => void;
}

/** State of the doors: what was typed at unnamed ones, the entered door and its room. */
export function useDoors(
  doorsWith: (signs: DoorSigns, kinds: readonly string[]) => readonly Door[],
  entered: string | null,
  onEnter: (key: string) => void,
) {
  const inventory = useAsking().view('screens.inventory');
  const [signs, setSigns] = useState<DoorSigns>({});
  const doors = doorsWith(signs, columnOptions(inventory?.question.shape, 'kind'));
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

export const ROOM = 'screens-room grid grid-cols-1 gap-4 p-4 border border-t-0 border-ink';
const QUESTION_LABEL = 'block mb-2 voice-lg font-semibold';

/** A page of which only the title is known. */
export function BlankPage({ title, says }: { title: string; says: string }) {
  return (
    <div
      className="grid place-content-center gap-1 min-h-20 p-3 text-center wrap-anywhere border
        border-hatch bg-hatched bg-sheet"
      aria-hidden="true"
    >
      <b className="px-2 bg-sheet voice-xl font-semibold">{title}</b>
      <span className="px-2 bg-sheet">{says}</span>
    </div>
  );
}

export function NextPages({ children }: { children: ReactNode }) {
  return (
    <div className="screens-next">
      <span className={QUESTION_LABEL}>Where next from here?</span>
      {children}
    </div>
  );
}

/** Behind a door without a decided page: a form for what was expected there, then its title and links. */
function Room({ door, doors, words, onWords, onEnter }: RoomProps) {
  const isNamedPage = door.key.startsWith('page-');
  return (
    <div className={`${ROOM} bg-pen-wash`}>
      {isNamedPage ? (
        <h2 className="m-0 text-xl">{door.title}</h2>
      ) : (
        <ExpectationForm door={door} words={words} onWords={onWords} />
      )}
      <BlankPage title={door.title} says={door.title ? 'and on it, so far, nothing' : 'an empty room'} />
      {door.title && <WhereNext door={door} doors={doors} onEnter={onEnter} />}
    </div>
  );
}

function ExpectationForm({ door, words, onWords }: Omit<RoomProps, 'doors' | 'onEnter'>) {
  const asking = useAsking();
  const draftWriter = useDraftWriter();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { title, kind, address } = door;
    if (title === '') return;
    const isPut = draftWriter.addRows('screens.inventory', [{ screen: title, kind, address }], ['screen']);
    announce(
      isPut
        ? `${title}, at ${address || 'no address yet'}: waiting in the answer.`
        : `The sign on the door now says ${title}.`,
    );
  };
  return (
    <form onSubmit={submit}>
      <label className={QUESTION_LABEL} htmlFor={id}>
        Nobody told us what is behind this door. What did you expect?
      </label>
      <div className="row">
        <input
          className="field flex-[1_1_240px] min-w-0 min-h-11 px-3 voice-lg"
          id={id}
          // The door was opened in order to answer this.
          // biome-ignore lint/a11y/noAutofocus: opening a door leads to its question
          autoFocus
          value={words}
          placeholder="A list of everything overdue"
          onChange={(event) => onWords(event.target.value)}
        />
        <Button type="submit" look="main" disabled={door.title === ''}>
          Put up the sign
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
          'Your words become the sign, the address and a row of the answer.'
        )}
      </p>
    </form>
  );
}

function WhereNext({ door, doors, onEnter }: Pick<RoomProps, 'door' | 'doors' | 'onEnter'>) {
  const asking = useAsking();
  const draftWriter = useDraftWriter();
  const others = doors.filter(({ key, title }) => key !== door.key && title !== '');
  const nextUnnamed = doors.find(({ look }) => look === 'hole');
  return (
    <NextPages>
      <div className="row">
        {others.map((other) => (
          <Button
            key={other.key}
            onClick={() =>
              draftWriter.addRows('screens.links', [{ from: door.title, to: other.title }], ['from', 'to'])
            }
          >
            To {other.title}
          </Button>
        ))}
        {nextUnnamed && <Button onClick={() => onEnter(nextUnnamed.key)}>Through a door without a sign</Button>}
        <Button onClick={() => asking.ask('screens.links')}>It ends here</Button>
      </div>
    </NextPages>
  );
}
