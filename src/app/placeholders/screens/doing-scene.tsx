import { useState } from 'react';
import { knownValue, listOf, type Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { isUnanswered } from '../answers/answer-value.ts';
import { SpotCard } from '../pieces/spot-card.tsx';

const HANDED_IN = 'screens.handed-in';
const BY_ITSELF = 'screens.by-itself';
const TOOLS = 'screens.tools';
const ROUNDS = 'screens.rounds';

/** A form of one box into a slot, a machine with a lever, a wall with the outlines of tools, and a race to one button. */
export function DoingScene({ product }: SceneProps) {
  return (
    <div className="grid items-start gap-6 @wide:grid-cols-2">
      <LetterSlot />
      <Machine product={product} />
      <ToolWall />
      <OneButtonGame />
    </div>
  );
}

const PLACE = 'grid content-start gap-3 p-4 bg-raised border border-line-strong';

/** Whatever is put in falls behind the wall without a word. */
function LetterSlot() {
  const [words, setWords] = useState('');
  const [fallen, setFallen] = useState<readonly string[]>([]);
  const isOpen = isUnanswered(useAsking().view(HANDED_IN));
  const drop = () => {
    if (words.trim() === '') return;
    setFallen([...fallen, words.trim()]);
    setWords('');
    announce('It fell behind the wall. Nobody has said what they hear back.');
  };
  return (
    <section className={`${PLACE} rounded-lg`} aria-label="A lonely form">
      {isOpen && (
        <>
          <form
            className="grid justify-items-center gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              drop();
            }}
          >
            <label className="line w-full">
              Put it all in here
              <input
                className="field w-full"
                autoComplete="off"
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            </label>
            <Button type="submit">Hand it in</Button>
          </form>
          <p className="grid justify-items-center gap-1 text-sm text-ink-2">
            <i className="w-40 h-2 bg-ink rounded-full" aria-hidden="true" />
            {fallen.length === 0 ? 'Below this slot it is dark.' : `${fallen.length} behind the wall. No answer.`}
          </p>
        </>
      )}
      <SpotCard says="What people hand in, and what they hear back" q={HANDED_IN} />
    </section>
  );
}

/** Pulling the lever does something to somebody; once it was said, what. */
function Machine({ product }: { product: Product }) {
  const [pulls, setPulls] = useState(0);
  const said = listOf(product.model.screens.byItself);
  const one = said[pulls % Math.max(said.length, 1)];
  const outcome = one
    ? `${one.label}: ${knownValue(one.result) ?? 'nobody has said what then'}.`
    : 'Somewhere, something has happened. To whom?';
  const pull = () => {
    setPulls(pulls + 1);
    announce(outcome);
  };
  const angle = pulls % 2 === 0 ? -28 : 28;
  return (
    <section className={`${PLACE} rounded-sm`} aria-label="A machine">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        <button
          type="button"
          className="grid place-items-center w-24 p-1 bg-sheet border border-line-strong rounded hover:bg-pen-wash"
          onClick={pull}
        >
          <svg className="w-20 h-18 stroke-ink fill-none" viewBox="0 0 80 72" strokeWidth="2" aria-hidden="true">
            <path d="M10 70V46h60v24z" />
            <g transform={`rotate(${angle} 40 46)`}>
              <path d="M40 46V14" strokeWidth="4" />
              <circle className="fill-pen" cx="40" cy="10" r="7" />
            </g>
          </svg>
          <span className="ui-sm font-semibold">Pull</span>
        </button>
        <p className="voice-lg min-h-14">
          {pulls === 0 ? 'What happens by itself, once somebody does this?' : outcome}
        </p>
      </div>
      <SpotCard says="Somebody chooses; then, by itself" q={BY_ITSELF} />
    </section>
  );
}

/** Outlines of tools on a wall from which all of them are gone. */
const OUTLINES = [
  'M6 34 26 14m-6-6 12 12',
  'M8 8h24v8H8zM20 16v18',
  'M20 6v20m-8 0h16v8H12z',
  'M8 20a12 12 0 1 0 24 0a12 12 0 1 0-24 0',
];

function ToolWall() {
  const isOpen = isUnanswered(useAsking().view(TOOLS));
  return (
    <section className={`${PLACE} border-b-8 rounded-sm`} aria-label="A place of work without tools">
      {isOpen && (
        <p className="flex flex-wrap items-center justify-between gap-3" aria-hidden="true">
          {OUTLINES.map((outline) => (
            <svg
              className="w-14 h-14 fill-none stroke-ink-2 bg-hatched border-1 border-hatch rounded"
              viewBox="0 0 40 40"
              strokeWidth="2"
              strokeDasharray="3 3"
              aria-hidden="true"
              key={outline}
            >
              <path d={outline} />
            </svg>
          ))}
        </p>
      )}
      <SpotCard says="At hand where they spend the day" q={TOOLS} />
    </section>
  );
}

function OneButtonGame() {
  const [wins, setWins] = useState(0);
  const isOpen = isUnanswered(useAsking().view(ROUNDS));
  const win = () => {
    setWins(wins + 1);
    announce('You have won. Nobody has said what, or by which rules.');
  };
  return (
    <section className={`${PLACE} rounded-[22px]`} aria-label="A game of one button">
      {isOpen && (
        <p className="flex flex-wrap items-center gap-4 voice-lg">
          <Button look="main" onClick={win}>
            Click first
          </Button>
          <span>
            {wins === 0 ? 'Ready? It has begun.' : `You have won ${wins === 1 ? 'once' : `${wins} times`}. What?`}
          </span>
        </p>
      )}
      <SpotCard says="Played, learned or voted on" q={ROUNDS} />
    </section>
  );
}
