import {
  type Alert,
  CLASS_LABELS,
  type ErrorEntry,
  type Failure,
  knownValue,
  type SimulationSettings,
} from '#core/product.ts';
import { Button } from '../kit/button.tsx';
import { Hole } from './hole.tsx';

export const FAILURE_WORDS: readonly (readonly [SimulationSettings['failure'], string])[] = [
  [null, 'everything answers'],
  ['unreachable', 'nobody answers'],
  ['timeout', 'the answer comes too late'],
  ['refused', 'the other side says no'],
  ['conflict', 'somebody was faster'],
  ['duplicate', 'it was sent twice'],
];

interface FailureNoteProps {
  readonly failure: Failure;
  /** The question whether the action continues after the failure, while that is undecided. */
  readonly question?: string | null;
  readonly dismiss?: () => void;
}

/** An error message: the text of the catalogue, or holes for what is missing in it. */
export function FailureNote({ failure, question = null, dismiss }: FailureNoteProps) {
  const { text, action, cause, error, look } = failure;
  const mark = look === 'decided' || look === 'hole' ? '' : 'by-look';
  return (
    <div
      className={`proto-failure grid justify-items-start gap-1 px-4 py-3 mb-4 rounded border border-(--late) bg-(--late-wash) ${mark}`}
      role={dismiss && 'alert'}
      data-look={look}
    >
      <b className="font-semibold">{error?.label ?? cause}</b>
      <p className="m-0">{text ?? <Hole q={failure.question} words="no message yet" />}</p>
      {action === null ? (
        <Hole q={failure.question} words="nobody has said what people can do" />
      ) : (
        action !== '' && <p className="m-0">You can: {action}</p>
      )}
      {error && <ErrorTerms error={error} />}
      {question && <Hole q={question} words="nobody has said whether it continues all the same" />}
      {dismiss && (
        <Button className="button mt-2" onClick={dismiss}>
          Close
        </Button>
      )}
    </div>
  );
}

/** What else was decided about an error: who fixes it, whom to contact, whether to retry, who is alerted. */
function ErrorTerms({ error: { class: kind, contact, again, alert, atNight } }: { error: ErrorEntry }) {
  const [whose, told] = [knownValue(kind), knownValue(alert)];
  const terms = [
    ['Kind', whose && CLASS_LABELS[whose]],
    ['Contact', knownValue(contact)],
    ['Trying again helps after', knownValue(again)?.text],
    ['Also told', told && alertWords(told)],
    ['At night', knownValue(atNight)],
  ].filter(([, words]) => words);
  return terms.map(([says, words]) => (
    <p key={says} className="quiet m-0">
      {says}: {words}
    </p>
  ));
}

/** Just a duration: “two days”. */
const DURATION =
  /^(?:\d[\d.,]*|an?|half an|one|two|three|four|five|six|eight|ten|twelve|a few)(?: (?:working|business|calendar))?[ -](?:second|minute|hour|day|week|month|year)s?$/iu;

function alertWords({ audience, within, how }: Alert): string {
  const time = DURATION.test(within.trim()) ? `within ${within}` : within;
  return [audience, time, how].filter(Boolean).join(', ');
}
