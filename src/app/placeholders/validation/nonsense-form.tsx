import { type FormEvent, useState } from 'react';
import { withCount } from '#core/index.ts';
import { announce } from '../../kit/announcer.tsx';
import { FieldLink } from '../../kit/fields.tsx';
import { type FormField, FormFieldRow } from './form-field-row.tsx';
import { type FormValues, type SaveResult, saveResult, type Verdict, type Verdicts, verdictOn } from './verdicts.ts';

interface Props {
  readonly lines: readonly FormField[];
  readonly filled: FormValues;
  readonly verdicts: readonly Verdict[];
  readonly type: (field: string, value: string) => void;
  readonly said: Verdicts;
}

/** A form that takes anything but what was ruled out on this screen. */
export function NonsenseForm({ lines, filled, verdicts, type, said: { rule, say } }: Props) {
  const [outcome, setOutcome] = useState<SaveResult | null>(null);
  const press = (event: FormEvent) => {
    event.preventDefault();
    const saved = saveResult(filled, verdicts);
    setOutcome(saved);
    announce(resultSentence(saved));
  };
  return (
    <form className="grid" onSubmit={press} noValidate aria-label="New order, a guess">
      <div className="flex flex-wrap items-center gap-3 pb-4">
        <p className="voice-xl">New order</p>
        <span className="tag guess">Guess</span>
        <button type="submit" className={SAVE}>
          Save
        </button>
        {outcome && <SaveOutcome outcome={outcome} fields={lines.map(({ field }) => field)} />}
      </div>
      {lines.map((formField, at) => {
        const value = filled[at]?.value ?? '';
        const verdict = verdictOn(verdicts, formField.field, value);
        return (
          <FormFieldRow
            key={formField.field}
            id={`validation-${at}`}
            line={formField}
            value={value}
            verdict={verdict}
            pointed={outcome !== null && verdict !== undefined && verdict.ruling !== 'allow'}
            type={(typed) => type(formField.field, typed)}
            rule={(ruling) => rule(formField.field, value, ruling)}
            say={(words) => verdict && say(verdict, words)}
          />
        );
      })}
    </form>
  );
}

const SAVE = `button ml-auto min-w-37.5 min-h-11 justify-center border-ink bg-ink text-paper text-lg
  hover:brightness-[0.92]`;

function resultSentence({ ok, stopped, warned }: SaveResult): string {
  if (!ok) return `Not saved: ${withCount(stopped.length, 'value is', 'values are')} stopped.`;
  return warned.length > 0 ? 'Saved, with a warning.' : 'Saved. Nobody told us not to.';
}

/** The outcome of Save: what stopped it, what it warned of, or that all was saved. */
function SaveOutcome({ outcome, fields }: { outcome: SaveResult; fields: readonly string[] }) {
  const { ok, stopped, warned } = outcome;
  const verdicts = ok ? warned : stopped;
  const [look, says] = !ok
    ? ['border-2 border-pen bg-pen-wash', 'Not saved.']
    : warned.length > 0
      ? ['border border-ink-2 bg-raised', 'Saved, all the same.']
      : ['border border-line-strong bg-raised', 'Saved. Nobody told us not to.'];
  return (
    <div className={`w-full px-4 py-2 voice-lg wrap-anywhere rounded-lg ${look}`}>
      <strong>{says}</strong>
      {verdicts.length > 0 && (
        <ul className="list-disc mt-1 pl-5">
          {verdicts.map(({ field, words }) => (
            <li key={field}>
              <FieldLink to={`validation-${fields.indexOf(field)}`}>{field}</FieldLink>:{' '}
              {words.trim() || 'nobody has said what to say'}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
