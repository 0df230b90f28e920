import './people.css';
import type { QuestionView } from '#core/index.ts';
import { Pin } from '../../stage/pin.tsx';
import { Spot, type ValueFormat } from '../../stage/spot.tsx';
import { useFollowUps } from '../things/question-ids.ts';

interface FollowUpsProps {
  readonly below: string;
  /** A word or two for the last part of a slot; the whole question where there is none. */
  readonly words: Readonly<Record<string, string>>;
}

interface PinListProps {
  readonly of: readonly QuestionView[];
  readonly wordsFor: (question: QuestionView['question']) => string;
  readonly className?: string | undefined;
}

/** Questions in one line: a word or two and the pin of each. */
export function PinList({ of, wordsFor, className = '' }: PinListProps) {
  if (of.length === 0) return null;
  return (
    <ul className={`people-pins quiet flex flex-wrap gap-x-3.5 gap-y-1 mt-1 ${className}`}>
      {of.map(({ question }) => (
        <li key={question.id} title={question.ask}>
          {wordsFor(question)} <Pin q={question.id} />
        </li>
      ))}
    </ul>
  );
}

/** The questions that an answer raised, in one line. */
export function FollowUpPins({ below, words, ...rest }: FollowUpsProps & Pick<PinListProps, 'className'>) {
  const of = useFollowUps()(below);
  return <PinList of={of} wordsFor={(question) => words[leafOf(question)] ?? question.ask} {...rest} />;
}

interface FollowUpSpotsProps extends FollowUpsProps {
  /** How a value is shown, by the last part of its slot; absent: on one line. */
  readonly as?: Readonly<Record<string, ValueFormat>>;
  /** Only those about the answer as a whole, none about one of its items. */
  readonly whole?: boolean;
}

/** The questions that an answer raised, each in its spot: what was said, or a hole with a word for what is missing. */
export function FollowUpSpots({ below, words, as = {}, whole = false }: FollowUpSpotsProps) {
  const followUps = useFollowUps()(below);
  const asked = whole
    ? followUps.filter(({ question }) => question.slot === `${below}/${leafOf(question)}`)
    : followUps;
  if (asked.length === 0) return null;
  return (
    <dl className="people-tails grid gap-2 mt-2">
      {asked.map(({ question }) => (
        <div
          className="grid items-baseline grid-cols-[minmax(90px,130px)_minmax(0,1fr)] max-[481px]:grid-cols-1
            gap-x-3 gap-y-0.5"
          key={question.id}
        >
          <dt className="quiet wrap-anywhere" title={question.ask}>
            {words[leafOf(question)] ?? question.ask}
          </dt>
          <dd className="min-w-0">
            <Spot className="text-16!" q={question.id} guess={null} as={as[leafOf(question)] ?? 'line'} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function leafOf({ slot }: QuestionView['question']): string {
  return slot?.split('/').at(-1) ?? '';
}
