import { type FormEvent, useState } from 'react';
import { counted } from '#core/index.ts';
import { announce } from '../../kit/announcer.tsx';
import { FormLinePart } from './form-line.tsx';
import type { FormLine } from './lines.ts';
import { SaveOutcome } from './save-outcome.tsx';
import { type Filled, type Ruling, type Saved, save, type Verdict, verdictOn } from './verdicts.ts';

interface Props {
  readonly lines: readonly FormLine[];
  readonly filled: Filled;
  readonly verdicts: readonly Verdict[];
  readonly type: (field: string, value: string) => void;
  readonly rule: (field: string, value: string, ruling: Ruling) => void;
  readonly say: (verdict: Verdict, words: string) => void;
}

/** The form and its proud Save. What was ruled here holds at once. */
export function NonsenseForm({ lines, filled, verdicts, type, rule, say }: Props) {
  const [outcome, setOutcome] = useState<Saved | null>(null);
  const press = (event: FormEvent) => {
    event.preventDefault();
    const saved = save(filled, verdicts);
    setOutcome(saved);
    announce(sentence(saved));
  };
  return (
    <form className="validation-form" onSubmit={press} noValidate aria-label="New order, a guess">
      <p className="validation-title">
        New order <span className="tag guess">Guess</span>
      </p>
      {lines.map((line, at) => {
        const value = filled[at]?.value ?? '';
        const verdict = verdictOn(verdicts, line.field, value);
        return (
          <FormLinePart
            key={line.field}
            id={`validation-${at}`}
            line={line}
            value={value}
            verdict={verdict}
            pointed={outcome !== null && verdict !== undefined && verdict.ruling !== 'allow'}
            type={(typed) => type(line.field, typed)}
            rule={(ruling) => rule(line.field, value, ruling)}
            say={(words) => verdict && say(verdict, words)}
          />
        );
      })}
      <div className="validation-end">
        <button type="submit" className="button validation-save">
          Save
        </button>
        {outcome && <SaveOutcome outcome={outcome} idOf={(field) => idOf(lines, field)} />}
      </div>
    </form>
  );
}

function idOf(lines: readonly FormLine[], field: string): string {
  return `validation-${lines.findIndex((line) => line.field === field)}`;
}

function sentence({ ok, stopped, warned }: Saved): string {
  if (!ok) return `Not saved: ${counted(stopped.length, 'value is', 'values are')} stopped.`;
  return warned.length > 0 ? 'Saved, with a warning.' : 'Saved. Nobody told us not to.';
}
