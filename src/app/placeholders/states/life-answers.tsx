import { type ReactNode, useState } from 'react';
import { capitalize, withArticle } from '#core/index.ts';
import { knownValue, listOf } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { isUnanswered } from '../answers/answer-value.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { ThingCard } from '../pieces/spot-card.tsx';
import { type LifecycleProps, type LifecycleQuestion, useLifecycleQuestions } from './lifecycles.ts';

interface LifeAnswersProps {
  readonly q: LifecycleQuestion;
  /** Whether it is known whose life it is; nothing is guessed about that. */
  readonly isNamed: boolean;
  /** Below what may be tried. */
  readonly children?: ReactNode;
}

/** The answers on the life of a record, a card each. */
export function LifeAnswers({ q, isNamed, children }: LifeAnswersProps) {
  const guess = isNamed ? null : undefined;
  return (
    <>
      <ThingCard says="Where it can be" q={q('list')} guess={guess} />
      <ThingCard says="What moves it" q={q('transitions')} guess={guess} />
      <ThingCard says="At that very moment" q={q('effects')} guess={guess} />
      <ThingCard says="What may be tried when" q={q('matrix')} guess={guess}>
        {children}
      </ThingCard>
    </>
  );
}

/** A button that deletes what nobody has forbidden to delete; only while nobody has said what may be tried when. */
export function TryDelete({ life: { entity }, cycle }: Pick<LifecycleProps, 'life' | 'cycle'>) {
  const { view } = useAsking();
  const q = useLifecycleQuestions(entity)('matrix');
  const [gone, setGone] = useState(false);
  const states = listOf(cycle.states);
  const worst = states.find(({ place }) => knownValue(place) === 'on the way') ?? states[0];
  if (!worst || !isUnanswered(view(q))) return null;
  return (
    <DeleteForEver
      q={q}
      when={worst.label}
      gone={gone}
      erase={() => {
        setGone(true);
        announce(`Gone for ever. Also when it is ${worst.label}?`);
      }}
      restore={() => setGone(false)}
      name={`${capitalize(withArticle(entity?.label ?? 'record'))} that is “${worst.label}”`}
    />
  );
}

interface DeleteForEverProps {
  /** Id of the question on what may be done in which state. */
  readonly q: string;
  /** The state in which deleting hurts most. */
  readonly when: string;
  readonly gone: boolean;
  readonly erase: () => void;
  readonly restore: () => void;
  readonly name: string;
}

/** A delete button that nobody has forbidden yet. It works in every state, then asks whether it should have. */
export function DeleteForEver({ q, when, gone, erase, restore, name }: DeleteForEverProps) {
  const { ask, view } = useAsking();
  // Of a thing it is asked only once somebody has said what moves it.
  const isAsked = (view(q)?.status ?? 'parked') !== 'parked';
  const draftWriter = useDraftWriter();
  const [wasRestored, setWasRestored] = useState(false);
  const putWord = (word: string) =>
    draftWriter.setCells(q, { rows: [when], columns: ['delete it for ever'], cells: [[word]] });
  const bringBack = () => {
    setWasRestored(true);
    restore();
  };
  if (!gone) {
    return (
      <div className="row mt-1.5">
        <Button ref={wasRestored ? focusOnce : undefined} onClick={erase}>
          Delete for ever
        </Button>
        <span className="quiet">Nobody asks whether you are sure.</span>
      </div>
    );
  }
  return (
    <div className="grid gap-2 mt-1.5">
      <p className="text-md" tabIndex={-1} ref={focusOnce}>
        {name} is gone, without a question. <b className="font-semibold">{`Also when it is “${when}”?`}</b>
      </p>
      <div className="row">
        {isAsked && (
          <>
            <Button onClick={() => putWord('allow')}>Yes, also then</Button>
            <Button onClick={() => putWord('refuse')}>No, never then</Button>
            <Button onClick={() => ask(q, 'unknown')}>Nobody here knows</Button>
          </>
        )}
        <Button look="plain" onClick={bringBack}>
          Bring it back
        </Button>
      </div>
    </div>
  );
}
