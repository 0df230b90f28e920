import './people.css';
import type { QuestionView } from '#core/index.ts';
import { Spot } from '../../stage/spot.tsx';

interface TailsProps {
  readonly of: readonly QuestionView[];
  /** A word or two for the last part of a slot; the whole question where there is none. */
  readonly words: ReadonlyMap<string, string>;
}

/** The questions that an answer raised, each in its spot: what was said, or a hole with a word for what is missing. */
export function Tails({ of, words }: TailsProps) {
  if (of.length === 0) return null;
  return (
    <dl className="people-tails">
      {of.map(({ question }) => (
        <div key={question.id}>
          <dt title={question.ask}>{words.get(question.slot?.split('/').at(-1) ?? '') ?? question.ask}</dt>
          <dd>
            <Spot q={question.id} guess={null} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
