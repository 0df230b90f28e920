import './people.css';
import type { QuestionView } from '#core/index.ts';
import type { ValueAs } from '../../stage/spot.tsx';
import { Spot } from '../../stage/spot.tsx';

interface TailsProps {
  readonly of: readonly QuestionView[];
  /** A word or two for the last part of a slot; the whole question where there is none. */
  readonly words: ReadonlyMap<string, string>;
  /** How the value is told, by the last part of a slot; in one line where nothing is said. */
  readonly as?: ReadonlyMap<string, ValueAs>;
}

/** The questions that an answer raised, each in its spot: what was said, or a hole with a word for what is missing. */
export function Tails({ of, words, as }: TailsProps) {
  if (of.length === 0) return null;
  return (
    <dl className="people-tails">
      {of.map(({ question }) => {
        const leaf = question.slot?.split('/').at(-1) ?? '';
        return (
          <div key={question.id}>
            <dt title={question.ask}>{words.get(leaf) ?? question.ask}</dt>
            <dd>
              <Spot q={question.id} guess={null} as={as?.get(leaf) ?? 'line'} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
