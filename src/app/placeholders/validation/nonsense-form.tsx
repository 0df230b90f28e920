import { type FormEvent, useState } from 'react';
import { counted } from '#core/index.ts';
import { announce } from '../../kit/announcer.tsx';
import { FormLinePart } from './form-line.tsx';
import type { FormLine } from './lines.ts';
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

/** What Save says: proud while nobody has ruled anything out, a summary of what stops it once somebody has. */
function SaveOutcome({ outcome, idOf }: { outcome: Saved; idOf: (field: string) => string }) {
  const { ok, stopped, warned } = outcome;
  if (!ok) {
    return (
      <div className="validation-outcome" data-outcome="stopped">
        <strong>Not saved.</strong>
        <List verdicts={stopped} idOf={idOf} />
      </div>
    );
  }
  return (
    <div className="validation-outcome" data-outcome={warned.length > 0 ? 'warned' : 'saved'}>
      <strong>{warned.length > 0 ? 'Saved, all the same.' : 'Saved. Nobody told us not to.'}</strong>
      <List verdicts={warned} idOf={idOf} />
    </div>
  );
}

function List({ verdicts, idOf }: { verdicts: readonly Verdict[]; idOf: (field: string) => string }) {
  if (verdicts.length === 0) return null;
  return (
    <ul>
      {verdicts.map(({ field, words }) => (
        <li key={field}>
          <a
            href={`#${idOf(field)}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(idOf(field))?.focus();
            }}
          >
            {field}
          </a>
          : {words.trim() || 'nobody has said what to say'}
        </li>
      ))}
    </ul>
  );
}
