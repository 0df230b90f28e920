import './people.css';
import type { QuestionView } from '#core/index.ts';
import { Pin } from '../../stage/pin.tsx';
import { Spot, type ValueFormat } from '../../stage/spot.tsx';
import { useFollowUps } from '../things/question-ids.ts';

interface FollowUpsProps {
  readonly below: string;
  /** Short labels by the last part of a slot; without one, the whole question is shown. */
  readonly words: Readonly<Record<string, string>>;
}

interface PinListProps {
  readonly of: readonly QuestionView[];
  readonly wordsFor: (question: QuestionView['question']) => string;
  readonly className?: string | undefined;
}

/** Questions in one line, each with a short label and its pin. */
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

/** The follow-ups of an answer, in one line. */
export function FollowUpPins({ below, words, ...rest }: FollowUpsProps & Pick<PinListProps, 'className'>) {
  const of = useFollowUps()(below);
  return <PinList of={of} wordsFor={(question) => words[leafOf(question)] ?? question.ask} {...rest} />;
}

interface FollowUpSpotsProps extends FollowUpsProps {
  /** Value formats by the last part of a slot; default: `line`. */
  readonly as?: Readonly<Record<string, ValueFormat>>;
  /** Leaves out follow-ups about single items of the answer. */
  readonly whole?: boolean;
}

/** The follow-ups of an answer, each with its label and its spot. */
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
            <Spot className="text-md!" q={question.id} guess={null} as={as[leafOf(question)] ?? 'line'} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function leafOf({ slot }: QuestionView['question']): string {
  return slot?.split('/').at(-1) ?? '';
}
