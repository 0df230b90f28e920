import { useMemo, useReducer, useState } from 'react';
import { counted } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { sameName } from '../known/names.ts';
import { Around, Waiting } from './around.tsx';
import { DeleteForEver } from './delete-for-ever.tsx';
import { type Move, NEW_GAME, type Play, played, type Stop, type Turn, together } from './play.ts';
import { moveEntries, stateEntries, storyOf } from './story.ts';
import { ThenWhat } from './then-what.tsx';
import { chipOf, Unsaid } from './unsaid.tsx';
import { useLeaves } from './use-leaves.ts';

interface Props {
  readonly play: Play;
  readonly turn: (turn: Turn) => void;
  readonly name: string;
}

const SAID = { guess: 'guess', typed: 'typed here', assumed: 'assumed', decided: 'decided' } as const;

/** Every state in a line of its own with what leads out of it; where nothing does, a loose end. */
function Storyline({ play, turn, name }: Props) {
  const [asking, setAsking] = useState(false);
  const push = (next: Turn) => {
    turn(next);
    const to = next.turn === 'then' ? next.to : next.turn === 'undo' || next.turn === 'delete' ? '' : next.at;
    if (to) announce(next.turn === 'end' ? `Nothing comes after ${to}.` : `Now it is ${to}.`);
  };
  return (
    <ol className="mt-6 mb-4" aria-label={`The life of ${name}`}>
      {play.stops.map((stop) => {
        const here = !play.gone && sameName(stop.name, play.at);
        return (
          <li
            className="grid grid-cols-[190px_minmax(0,1fr)] max-sm:grid-cols-1 gap-x-4 gap-y-2 py-3.5
              border-t-1 border-line last:border-b-1"
            key={stop.name}
          >
            <Chip {...{ play, stop, here, push }} />
            <div className="grid justify-items-start content-start gap-3 min-w-0">
              <Out {...{ play, stop, here, push }} />
              {here && (
                <ThenWhat
                  key={`${stop.name}/${play.moves.length}`}
                  from={stop.name}
                  open={asking}
                  setOpen={setAsking}
                  push={push}
                />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface StopProps {
  readonly play: Play;
  readonly stop: Stop;
  readonly here: boolean;
  readonly push: (turn: Turn) => void;
}

function Chip({ play, stop, here, push }: StopProps) {
  return (
    <div className="grid justify-items-start content-start gap-1.5">
      <Button
        className={`${chipOf(stop.source === 'decided')} aria-pressed:ringed`}
        aria-pressed={here}
        disabled={play.gone}
        onClick={() => push({ turn: 'stand', at: stop.name })}
      >
        {stop.name}
      </Button>
      <small className="text-ink-2 pl-1">
        {SAID[stop.source]}
        {here && <b> · it is here</b>}
      </small>
    </div>
  );
}

/** What leads out of a state: buttons where the record is, words elsewhere, hatching where nobody has said. */
function Out({ play, stop, here, push }: StopProps) {
  const moves = play.moves.filter(({ from }) => sameName(from, stop.name));
  if (moves.length === 0) {
    return (
      <span className="voice-16/[1.6] min-h-9 pt-1.25">{stop.end ? <b>The end</b> : <Unsaid words="and then?" />}</span>
    );
  }
  return (
    <ul className="grid gap-2">
      {moves.map((move) => (
        <li
          className={`py-0.5 pl-3 ${move.source === 'decided' ? 'border-l-3 border-l-said' : 'dashed-l-guess'}`}
          key={`${move.to}/${move.event}`}
        >
          {here ? (
            <Button onClick={() => push({ turn: 'stand', at: move.to })}>
              <MoveWords move={move} />
            </Button>
          ) : (
            <MoveWords move={move} />
          )}
        </li>
      ))}
    </ul>
  );
}

function MoveWords({ move }: { move: Move }) {
  return (
    <span className="voice-17/[1.4] wrap-anywhere">
      {move.event || <Unsaid words="what happens?" />}
      {move.by && <small> ({move.by})</small>} <span aria-hidden="true">→</span>
      <span className="unseen">, then it is </span> <b>{move.to}</b>
    </span>
  );
}

/** One record to push from state to state; what is said of it becomes two answers. */
export function Pushed({ thing }: { thing: Entity | null }) {
  const { view: asked, ask } = useAsking();
  const leaves = useLeaves(thing);
  const { q } = leaves;
  const [game, turn] = useReducer(played, NEW_GAME);
  const list = asked(q('list'));
  const transitions = asked(q('transitions'));
  const base = useMemo(() => storyOf(list, transitions), [list, transitions]);
  const play = together(base, game.now);
  const name = nameOf(thing);
  return (
    <>
      <Record play={play} name={name} guessed={thing === null} />
      <Storyline play={play} turn={turn} name={name} />
      <Keep play={play} thing={thing} undo={game.past.length > 0 ? () => turn({ turn: 'undo' }) : null} />
      <div className="grid grid-fit-260 gap-x-6 gap-y-4 mt-6">
        <div>
          <h2 className="small-head">All there is to say about where it is</h2>
          <Spot q={q('list')} />
        </div>
        <div>
          <h2 className="small-head">What moves it</h2>
          <Spot q={q('transitions')} />
        </div>
      </div>
      <DeleteForEver
        q={q('matrix')}
        when={paidOrHere(play)}
        gone={play.gone}
        erase={() => {
          turn({ turn: 'delete' });
          announce(`${name} is gone for ever. Nobody asked whether you are sure.`);
        }}
        restore={() => {
          turn({ turn: 'undo' });
          announce(`${name} is back. It is ${play.at}.`);
        }}
        words={['Always there. Nobody asks whether you are sure.', `${name} is gone, without a question.`]}
        more={<Button onClick={() => ask(q('matrix'), 'unknown')}>Nobody here knows</Button>}
      />
      <Around leaves={leaves} quiet={<Waiting where={play.gone ? 'gone' : `“${play.at}”`} />} />
    </>
  );
}

/** Where it hurts most to lose it: once it is paid, if the story gets that far or has not begun. */
function paidOrHere({ stops, at }: Play): string {
  const paid = stops.find(({ name }) => /\bpaid\b/i.test(name));
  if (paid) return paid.name;
  return stops.every(({ source }) => source === 'guess') ? 'paid' : at;
}

/** What the record is called: the name of a sample record, or a made-up one. */
function nameOf(thing: Entity | null): string {
  if (!thing) return 'Thing no. 1';
  const [example] = thing.examples;
  return example ? `${thing.label} ${example}` : `${thing.label} no. 1`;
}

function Record({ play, name, guessed }: { play: Play; name: string; guessed: boolean }) {
  const stop = play.stops.find((one) => one.name === play.at);
  return (
    <div className="flex items-center gap-6">
      <span
        className={`grid place-items-center flex-none w-21 h-21 max-sm:w-15 max-sm:h-15 voice-36/1 halo
          border border-ink-2 rounded-lg ${play.gone ? 'border-dotted' : 'border-dashed bg-hatched'}`}
        aria-hidden="true"
      >
        {play.gone ? '' : '?'}
      </span>
      <div className="min-w-0">
        <p
          className="states-thing flex flex-wrap items-center gap-3 mb-2 voice-26/[1.2] font-medium
            wrap-anywhere"
        >
          <bdi className={play.gone ? 'line-through' : ''}>{name}</bdi>{' '}
          {guessed && <span className="tag guess">Guess</span>}
        </p>
        <p className="voice-18/[1.5]">
          Where is it now?{' '}
          <strong className={chipOf(!play.gone && stop?.source === 'decided')}>{play.gone ? 'Gone' : play.at}</strong>
        </p>
      </div>
    </div>
  );
}

/** The play ends in two answers, of which the first is opened and the other waits as a draft. */
function Keep({ play, thing, undo }: { play: Play; thing: Entity | null; undo: (() => void) | null }) {
  const gather = useGather();
  const { q } = useLeaves(thing);
  const [kept, setKept] = useState('');
  const typed =
    play.stops.some(({ source }) => source === 'typed') || play.moves.some(({ source }) => source === 'typed');
  const keep = () => {
    // The moves of one thing wait for its own question, which its states will raise.
    const moves = thing ? `states.${thing.id}.transitions` : 'states.transitions';
    if (play.moves.length > 0) gather.aside(moves, 'states.transitions', moveEntries(play), ['from', 'to', 'event']);
    gather.rows(q('list'), stateEntries(play), ['state']);
    const said = `In the answers now: ${counted(play.stops.length, 'state')} and ${counted(play.moves.length, 'move')}. Save them there.`;
    setKept(said);
    announce(said);
  };
  if (!typed && !undo) return null;
  return (
    <div className="row min-h-9.5">
      {typed && (
        <Button look="main" onClick={keep}>
          That is the story: make it the answer
        </Button>
      )}
      {undo && <Button onClick={undo}>Undo</Button>}
      {kept && <span className="quiet">{kept}</span>}
    </div>
  );
}
