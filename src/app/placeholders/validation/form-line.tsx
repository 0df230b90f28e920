import { Spot } from '../../stage/spot.tsx';
import type { FormLine } from './lines.ts';
import { questionAt } from './places.ts';
import { Asked, RulingButtons } from './ruling-buttons.tsx';
import type { Ruling, Verdict } from './verdicts.ts';

interface Props {
  readonly id: string;
  readonly line: FormLine;
  readonly value: string;
  readonly verdict: Verdict | undefined;
  /** Save has been pressed, and this value is pointed out. */
  readonly pointed: boolean;
  readonly type: (value: string) => void;
  readonly rule: (ruling: Ruling) => void;
  readonly say: (words: string) => void;
}

/** One line of the form: the nonsense, what to do about it, what it should say, and what it says on Save. */
export function FormLinePart({ id, line, value, verdict, pointed, type, rule, say }: Props) {
  const spot = questionAt(line);
  const stopped = pointed && verdict?.ruling === 'stop';
  return (
    <div className="validation-line" data-settled={line.settled} data-ruling={verdict?.ruling}>
      <label className="text-ink-2 text-14 wrap-anywhere" htmlFor={id}>
        {line.field}
      </label>
      <input
        id={id}
        value={value}
        autoComplete="off"
        aria-invalid={stopped || undefined}
        aria-describedby={pointed ? `${id}-said` : undefined}
        onChange={(event) => type(event.target.value)}
      />
      <RulingButtons legend={`What to do with this in ${line.field}`} ruling={verdict?.ruling} rule={rule} />
      {verdict && verdict.ruling !== 'allow' && (
        <Asked
          className="validation-words grid items-center col-[2/-1] max-md:col-1"
          label={
            <>
              What should it say?<span className="unseen">{` (${line.field})`}</span>
            </>
          }
          value={verdict.words}
          say={say}
        />
      )}
      {pointed && (
        <p className="validation-said voice-16/[1.4] wrap-anywhere col-[2/-1] max-md:col-1" id={`${id}-said`}>
          {verdict?.words.trim() || (
            <span className="px-2 py-0.5 border-1 border-hatch rounded-sm bg-hatched bg-sheet">
              nobody has said what to say
            </span>
          )}
        </p>
      )}
      {spot && (
        <div className="col-[2/-1] max-md:col-1">
          <Spot q={spot} />
        </div>
      )}
    </div>
  );
}
