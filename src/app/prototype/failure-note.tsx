import { type Alert, CLASS_WORDS, type ErrorOf, type Failure, type Knobs, knownValue } from '#core/product.ts';
import { Button } from '../kit/button.tsx';
import { Hole } from './hole.tsx';

export const FAILURE_WORDS: readonly (readonly [Knobs['failure'], string])[] = [
  [null, 'everything answers'],
  ['unreachable', 'nobody answers'],
  ['timeout', 'the answer comes too late'],
  ['refused', 'the other side says no'],
  ['conflict', 'somebody was faster'],
  ['duplicate', 'it was sent twice'],
];

interface FailureNoteProps {
  readonly failure: Failure;
  /** The question on what becomes of it, where nobody has said. */
  readonly question?: string | null;
  readonly dismiss?: () => void;
}

/** What people read when something went wrong: the words of the catalogue, or the holes where they are missing. */
export function FailureNote({ failure, question = null, dismiss }: FailureNoteProps) {
  const { text, action, cause, error } = failure;
  return (
    <div
      className="proto-failure grid justify-items-start gap-2 px-4 py-3 mb-4 rounded"
      role={dismiss && 'alert'}
      data-look={failure.look}
    >
      <b>{error?.label ?? cause}</b>
      <p className="m-0">{text ?? <Hole q={failure.question} words="nobody has said what people read now" />}</p>
      {action === null ? (
        <p className="m-0">
          <Hole q={failure.question} words="nobody has said what they can do" />
        </p>
      ) : (
        action !== '' && <p className="quiet m-0">They can: {action}</p>
      )}
      {error && <Terms error={error} />}
      {question && (
        <p className="m-0">
          <Hole q={question} words="nobody has said whether it goes on all the same" />
        </p>
      )}
      {dismiss && <Button onClick={dismiss}>Close</Button>}
    </div>
  );
}

/** What else was decided about an error: who fixes it, whom to turn to, whether to try again, who else is told. */
function Terms({ error: { class: kind, contact, again, alert, atNight } }: { error: ErrorOf }) {
  const [whose, told] = [knownValue(kind), knownValue(alert)];
  const terms = [
    ['It is', whose && CLASS_WORDS[whose]],
    ['To turn to', knownValue(contact)],
    ['Trying again helps after', knownValue(again)?.text],
    ['Also told', told && toldWords(told)],
    ['At night', knownValue(atNight)],
  ].filter(([, words]) => words);
  return terms.map(([says, words]) => (
    <p key={says} className="quiet m-0">
      {says}: {words}
    </p>
  ));
}

/** A bare length of time: “two days”. */
const LENGTH =
  /^(?:\d[\d.,]*|an?|half an|one|two|three|four|five|six|eight|ten|twelve|a few)(?: (?:working|business|calendar))?[ -](?:second|minute|hour|day|week|month|year)s?$/iu;

function toldWords({ audience, within, how }: Alert): string {
  const time = LENGTH.test(within.trim()) ? `within ${within}` : within;
  return [audience, time, how].filter(Boolean).join(', ');
}
