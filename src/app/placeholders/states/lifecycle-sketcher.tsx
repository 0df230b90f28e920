import { useMemo, useReducer, useState } from 'react';
import { withCount } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { LOOK_BORDERS } from '../../kit/look-borders.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { isSameName } from '../answers/names.ts';
import { DeleteForEver, LifeAnswers } from './life-answers.tsx';
import { CHIP, StateChip } from './lifecycle-diagram.tsx';
import {
  EMPTY_HISTORY,
  initialSketch,
  type LifecycleSketch,
  mergeSketches,
  reduceSketch,
  type SketchAction,
  type SketchState,
  type SketchTransition,
  stateEntries,
  transitionEntries,
} from './lifecycle-sketch.ts';
import { useLifecycleQuestions } from './lifecycles.ts';
import { NextStatePrompt } from './next-state.tsx';

interface Props {
  readonly play: LifecycleSketch;
  readonly turn: (turn: SketchAction) => void;
  readonly name: string;
}

const SOURCE_WORDS = { guess: 'guess', typed: 'typed here', assumed: 'assumed', decided: 'decided' } as const;
const SOURCE_LOOKS = { guess: 'guess', typed: 'said', assumed: 'assumed', decided: 'decided' } as const;

/** Every state of the sketch in its own row with its outgoing transitions. */
function SketchedStates({ play, turn, name }: Props) {
  const [asking, setAsking] = useState(false);
  const push = (next: SketchAction) => {
    turn(next);
    const to = next.turn === 'then' ? next.to : next.turn === 'undo' || next.turn === 'delete' ? '' : next.at;
    if (to) announce(next.turn === 'end' ? `Nothing comes after ${to}.` : `Now it is ${to}.`);
  };
  return (
    <ol className="mt-4 mb-3" aria-label={`The life of ${name}`}>
      {play.states.map((stop) => {
        const here = !play.gone && isSameName(stop.name, play.at);
        return (
          <li
            className="grid gap-x-4 gap-y-2 py-2.5 border-t-1 border-line last:border-b-1
              @wide:grid-cols-[150px_minmax(0,1fr)]"
            key={stop.name}
          >
            <SketchedChip {...{ play, stop, here, push }} />
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

function SketchedChip({ play, stop, here, push }: SketchedStateProps) {
  return (
    <div className="grid justify-items-start content-start gap-1.5">
      <Button
        className={`${CHIP} aria-pressed:ringed`}
        data-look={SOURCE_LOOKS[stop.source]}
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
      <span className="voice-lg min-h-9 pt-1.25">
        {stop.end ? <b className="font-semibold">The end</b> : <HoleText words="and then?" />}
      </span>
    );
  }
  return (
    <ul className="grid gap-2">
      {outgoing.map((move) => (
        <li
          className={`py-0.5 pl-3 border-l-3 ${LOOK_BORDERS[SOURCE_LOOKS[move.source]]}`}
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
  const { view: asked } = useAsking();
  const q = useLifecycleQuestions(thing);
  const [undoable, dispatch] = useReducer(reduceSketch, EMPTY_HISTORY);
  const list = asked(q('list'));
  const transitions = asked(q('transitions'));
  const base = useMemo(() => initialSketch(list, transitions), [list, transitions]);
  const sketch = mergeSketches(base, undoable.now);
  const name = recordName(thing);
  return (
    <div className="grid gap-x-8 gap-y-5 items-start @wide:grid-cols-[minmax(0,1fr)_380px]">
      <div className="min-w-0">
        <RecordCard play={sketch} name={name} guessed={thing === null} />
        <SketchedStates play={sketch} turn={dispatch} name={name} />
        <SaveSketch
          play={sketch}
          thing={thing}
          undo={undoable.past.length > 0 ? () => dispatch({ turn: 'undo' }) : null}
        />
      </div>
      <div className="grid gap-3">
        <LifeAnswers q={q} isNamed={thing !== null}>
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
            name={name}
          />
        </LifeAnswers>
      </div>
    </div>
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
    <div className="flex items-center gap-5">
      <span
        className={`grid place-items-center flex-none size-18 voice-2xl halo border border-ink-2 rounded-lg
          ${play.gone ? 'border-dotted' : 'bg-hatched'}`}
        aria-hidden="true"
      >
        {play.gone ? '' : '?'}
      </span>
      <div className="min-w-0">
        <p className="states-thing mb-1.5 voice-xl wrap-anywhere">
          <bdi className={`${guessed ? 'dashed-b-guess' : ''} ${play.gone ? 'line-through' : ''}`}>{name}</bdi>
        </p>
        <p className="voice-lg">
          Where is it now?{' '}
          <StateChip
            look={play.gone ? 'hole' : SOURCE_LOOKS[stop?.source ?? 'guess']}
            label={play.gone ? 'Gone' : play.at}
          />
        </p>
      </div>
    </div>
  );
}

function HoleText({ words }: { words: string }) {
  return <i className="px-2.5 py-0.5 border-1 border-hatch rounded-sm bg-hatched halo">{words}</i>;
}

/** Puts the sketch into two answers: opens the one on states, leaves the one on transitions as a draft. */
function SaveSketch({ play, thing, undo }: { play: LifecycleSketch; thing: Entity | null; undo: (() => void) | null }) {
  const draftWriter = useDraftWriter();
  const q = useLifecycleQuestions(thing);
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
