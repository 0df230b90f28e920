import './states.css';
import { type ReactNode, useMemo, useReducer, useState } from 'react';
import { statesQuestions } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../frame/announcer.tsx';
import { AlsoUnsaid } from '../../stage/also-unsaid.tsx';
import { Guesses } from '../../stage/guesses.tsx';
import { Spot } from '../../stage/spot.tsx';
import { Stage, UnknownAddress } from '../../stage/stage.tsx';
import { useGather } from '../gathering/use-gather.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Around } from './around.tsx';
import { DeleteForEver } from './delete-for-ever.tsx';
import { NEW_GAME, type Play, played, together } from './play.ts';
import { moveEntries, stateEntries, storyOf } from './story.ts';
import { Storyline } from './storyline.tsx';

const SHOWN = [
  'states.list',
  'states.transitions',
  'states.effects',
  'states.matrix',
  'states.reversal',
  'states.reversal-time',
  'states.idle',
  'states.conflict',
  'states.cascade',
];

/** One record that is new for ever, until somebody says what comes then. */
export default function States({ view }: PlaceholderProps) {
  const { view: asked } = useAsking();
  const [game, turn] = useReducer(played, NEW_GAME);
  const list = asked('states.list');
  const transitions = asked('states.transitions');
  const base = useMemo(() => storyOf(list, transitions), [list, transitions]);
  const play = together(base, game.now);
  return (
    <Guesses of={statesQuestions}>
      <h1>What can become of it?</h1>
      <p className="lead">
        The specification does not say. So here is one thing, and it is new for ever. Push it.
      </p>
      <Stage view={view} label="Placeholder: the life of one record" address={<UnknownAddress after="/1" />}>
        <Record play={play} />
        <Storyline play={play} turn={turn} />
        <Keep play={play} undo={game.past.length > 0 ? () => turn({ turn: 'undo' }) : null} />
        <div className="states-spots">
          <Labelled label="All there is to say about where it is">
            <Spot q="states.list" />
          </Labelled>
          <Labelled label="What moves it">
            <Spot q="states.transitions" />
          </Labelled>
        </div>
        <DeleteForEver play={play} turn={turn} />
        <Around play={play} />
        <AlsoUnsaid view={view} shown={SHOWN} />
      </Stage>
    </Guesses>
  );
}

function Record({ play }: { play: Play }) {
  const stop = play.stops.find(({ name }) => name === play.at);
  return (
    <div className="states-record" data-gone={play.gone}>
      <span className="states-portrait" aria-hidden="true">
        {play.gone ? '' : '?'}
      </span>
      <div>
        <p className="states-thing">
          Thing no. 1 <span className="tag guess">Guess</span>
        </p>
        <p className="states-now">
          Where is it now?{' '}
          <strong className="states-chip" data-source={play.gone ? 'guess' : (stop?.source ?? 'guess')}>
            {play.gone ? 'Gone' : play.at}
          </strong>
        </p>
      </div>
    </div>
  );
}

/** The play ends in two answers, of which the first is opened and the other waits as a draft. */
function Keep({ play, undo }: { play: Play; undo: (() => void) | null }) {
  const gather = useGather();
  const [kept, setKept] = useState('');
  const typed =
    play.stops.some(({ source }) => source === 'typed') ||
    play.moves.some(({ source }) => source === 'typed');
  const keep = () => {
    if (play.moves.length > 0) gather.rows('states.transitions', moveEntries(play), ['from', 'to', 'event']);
    gather.rows('states.list', stateEntries(play), ['state']);
    const said = `In the answers now: ${count(play.stops.length, 'state')} and ${count(play.moves.length, 'move')}. Save them there.`;
    setKept(said);
    announce(said);
  };
  if (!typed && !undo) return null;
  return (
    <div className="states-keep row">
      {typed && (
        <button type="button" className="button main" onClick={keep}>
          That is the story: make it the answer
        </button>
      )}
      {undo && (
        <button type="button" className="button" onClick={undo}>
          Undo
        </button>
      )}
      {kept && <span className="quiet">{kept}</span>}
    </div>
  );
}

function count(many: number, noun: string): string {
  return many === 1 ? `1 ${noun}` : `${many} ${noun}s`;
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="small-head">{label}</h2>
      {children}
    </div>
  );
}
