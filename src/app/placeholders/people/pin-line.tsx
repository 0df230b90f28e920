import './people.css';
import type { QuestionView } from '#core/index.ts';
import { Pin } from '../../stage/pin.tsx';

interface PinLineProps {
  readonly of: readonly QuestionView[];
  /** A word or two for the last part of a slot; the whole question where there is none. */
  readonly words: ReadonlyMap<string, string>;
}

/** The questions that an answer raised, in one line: a word and the pin of each. */
export function PinLine({ of, words }: PinLineProps) {
  if (of.length === 0) return null;
  return (
    <ul className="people-pins">
      {of.map(({ question }) => (
        <li key={question.id} title={question.ask}>
          {words.get(question.slot?.split('/').at(-1) ?? '') ?? question.ask} <Pin q={question.id} />
        </li>
      ))}
    </ul>
  );
}
