import { useMemo, useReducer, useState } from 'react';
import { withCount } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isSameName } from '../answers/names.ts';
import { useDraftWriter } from '../draft-writing/use-draft-writer.ts';
import { DeleteForEver } from './delete-for-ever.tsx';
import { chipClasses, HoleText } from './hole-text.tsx';
import {
  EMPTY_HISTORY,
  type LifecycleSketch,
  mergeSketches,
  reduceSketch,
  type SketchAction,
  type SketchState,
  type SketchTransition,
} from './lifecycle-sketch.ts';
import { NextStatePrompt } from './next-state.tsx';
import { initialSketch, stateEntries, transitionEntries } from './sketch-answers.ts';
import { IdleYears, TransitionQuestions } from './transition-questions.tsx';
import { useLifecycleQuestions } from './use-lifecycle-questions.ts';

interface Props {
  readonly play: LifecycleSketch;
  readonly turn: (turn: SketchAction) => void;
  readonly name: string;
}

const SOURCE_WORDS = { guess: 'guess', typed: 'typed here', assumed: 'assumed', decided: 'decided' } as const;

/** Every state of the sketch in its own row with its outgoing transitions. */
function SketchedStates({ play, turn, name }: Props) {
  const [asking, setAsking] = useState(false);
  const push = (next: SketchAction) => {
    turn(next);
    const to = next.turn === 'then' ? next.to : next.turn === 'undo' || next.turn === 'delete' ? '' : next.at;
    if (to) announce(next.turn === 'end' ? `Nothing comes after ${to}.` : `Now it is ${to}.`);
  };
  return (
    <ol className="mt-6 mb-4" aria-label={`The life of ${name}`}>
      {play.states.map((stop) => {
        const here = !play.gone && isSameName(stop.name, play.at);
        return (
          <li
            className="grid grid-cols-[190px_minmax(0,1fr)] max-sm:grid-cols-1 gap-x-4 gap-y-2 py-3.5
              border-t-1 border-line last:border-b-1"
            key={stop.name}
          >
            <StateChip {...{ play, stop, here, push }} />
            <div className="grid justify-items-start content-start gap-3 min-w-0">
              <OutgoingTransitions {...{ play, stop, here, push }} />
              {here && (
                <NextStatePrompt
                  key={`${stop.name}/${play.transitions.length}`}
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

interface SketchedStateProps {
  readonly play: LifecycleSketch;
  readonly stop: SketchState;
  readonly here: boolean;
  readonly push: (turn: SketchAction) => void;
}

function StateChip({ play, stop, here, push }: SketchedStateProps) {
  return (
    <div className="grid justify-items-start content-start gap-1.5">
      <Button
        className={`${chipClasses(stop.source === 'decided')} aria-pressed:ringed`}
        aria-pressed={here}
        disabled={play.gone}
        onClick={() => push({ turn: 'stand', at: stop.name })}
      >
        {stop.name}
      </Button>
      <small className="text-ink-2 pl-1">
        {SOURCE_WORDS[stop.source]}
        {here && <b> · it is here</b>}
      </small>
    </div>
  );
}

/** The transitions from a state: buttons if the record is in it, else text; a hole if there are none. */
function OutgoingTransitions({ play, stop, here, push }: SketchedStateProps) {
  const outgoing = play.transitions.filter(({ from }) => isSameName(from, stop.name));
  if (outgoing.length === 0) {
    return (
      <span className="voice-lg min-h-9 pt-1.25">{stop.end ? <b>The end</b> : <HoleText words="and then?" />}</span>
    );
  }
  return (
    <ul className="grid gap-2">
      {outgoing.map((move) => (
        <li
          className={`py-0.5 pl-3 ${move.source === 'decided' ? 'border-l-3 border-l-decided' : 'dashed-l-guess'}`}
          key={`${move.to}/${move.event}`}
        >
          {here ? (
            <Button onClick={() => push({ turn: 'stand', at: move.to })}>
              <TransitionWords move={move} />
            </Button>
          ) : (
            <TransitionWords move={move} />
          )}
        </li>
      ))}
    </ul>
  );
}

function TransitionWords({ move }: { move: SketchTransition }) {
  return (
    <span className="voice-lg wrap-anywhere">
      {move.event || <HoleText words="what happens?" />}
      {move.by && <small> ({move.by})</small>} <span aria-hidden="true">→</span>
      <span className="unseen">, then it is </span> <b>{move.to}</b>
    </span>
  );
}

/** Sketches a lifecycle by pushing one record from state to state; the result goes into two answers. */
export function LifecycleSketcher({ thing }: { thing: Entity | null }) {
  const { view: asked, ask } = useAsking();
  const questions = useLifecycleQuestions(thing);
  const { q } = questions;
  const [undoable, dispatch] = useReducer(reduceSketch, EMPTY_HISTORY);
  const list = asked(q('list'));
  const transitions = asked(q('transitions'));
  const base = useMemo(() => initialSketch(list, transitions), [list, transitions]);
  const sketch = mergeSketches(base, undoable.now);
  const name = recordName(thing);
  return (
    <>
      <RecordCard play={sketch} name={name} guessed={thing === null} />
      <SketchedStates play={sketch} turn={dispatch} name={name} />
      <SaveSketch
        play={sketch}
        thing={thing}
        undo={undoable.past.length > 0 ? () => dispatch({ turn: 'undo' }) : null}
      />
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
        when={costliestState(sketch)}
        gone={sketch.gone}
        erase={() => {
          dispatch({ turn: 'delete' });
          announce(`${name} is gone for ever. Nobody asked whether you are sure.`);
        }}
        restore={() => {
          dispatch({ turn: 'undo' });
          announce(`${name} is back. It is ${sketch.at}.`);
        }}
        words={['Always there. Nobody asks whether you are sure.', `${name} is gone, without a question.`]}
        more={<Button onClick={() => ask(q('matrix'), 'unknown')}>Nobody here knows</Button>}
      />
      <TransitionQuestions leaves={questions} quiet={<IdleYears where={sketch.gone ? 'gone' : `“${sketch.at}”`} />} />
    </>
  );
}

/** The state in which deletion hurts most: “paid” if there is one or nothing is known yet, else the current one. */
function costliestState({ states, at }: LifecycleSketch): string {
  const paid = states.find(({ name }) => /\bpaid\b/i.test(name));
  if (paid) return paid.name;
  return states.every(({ source }) => source === 'guess') ? 'paid' : at;
}

/** The name of an example of the entity, or a made-up one. */
function recordName(entity: Entity | null): string {
  if (!entity) return 'Thing no. 1';
  const [example] = entity.examples;
  return example ? `${entity.label} ${example}` : `${entity.label} no. 1`;
}

function RecordCard({ play, name, guessed }: { play: LifecycleSketch; name: string; guessed: boolean }) {
  const stop = play.states.find((one) => one.name === play.at);
  return (
    <div className="flex items-center gap-6">
      <span
        className={`grid place-items-center flex-none w-21 h-21 max-sm:w-15 max-sm:h-15 voice-2xl halo
          border border-ink-2 rounded-lg ${play.gone ? 'border-dotted' : 'border-dashed bg-hatched'}`}
        aria-hidden="true"
      >
        {play.gone ? '' : '?'}
      </span>
      <div className="min-w-0">
        <p
          className="states-thing flex flex-wrap items-center gap-3 mb-2 voice-xl font-semibold
            wrap-anywhere"
        >
          <bdi className={play.gone ? 'line-through' : ''}>{name}</bdi>{' '}
          {guessed && <span className="tag guess">Guess</span>}
        </p>
        <p className="voice-lg">
          Where is it now?{' '}
          <strong className={chipClasses(!play.gone && stop?.source === 'decided')}>
            {play.gone ? 'Gone' : play.at}
          </strong>
        </p>
      </div>
    </div>
  );
}

/** Puts the sketch into two answers: opens the one on states, leaves the one on transitions as a draft. */
function SaveSketch({ play, thing, undo }: { play: LifecycleSketch; thing: Entity | null; undo: (() => void) | null }) {
  const draftWriter = useDraftWriter();
  const { q } = useLifecycleQuestions(thing);
  const [message, setMessage] = useState('');
  const typed =
    play.states.some(({ source }) => source === 'typed') || play.transitions.some(({ source }) => source === 'typed');
  const putIntoAnswers = () => {
    // The transitions of an entity are a question of their own, which its states will raise.
    const transitionsQuestion = thing ? `states.${thing.id}.transitions` : 'states.transitions';
    if (play.transitions.length > 0)
      draftWriter.addRowsInBackground(transitionsQuestion, 'states.transitions', transitionEntries(play), [
        'from',
        'to',
        'event',
      ]);
    draftWriter.addRows(q('list'), stateEntries(play), ['state']);
    const inAnswers = `In the answers now: ${withCount(play.states.length, 'state')} and ${withCount(play.transitions.length, 'move')}. Save them there.`;
    setMessage(inAnswers);
    announce(inAnswers);
  };
  if (!typed && !undo) return null;
  return (
    <div className="row min-h-9.5">
      {typed && (
        <Button look="main" onClick={putIntoAnswers}>
          That is the story: make it the answer
        </Button>
      )}
      {undo && <Button onClick={undo}>Undo</Button>}
      {message && <span className="quiet">{message}</span>}
    </div>
  );
}
