import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { scoreOf, scoreWords, TORTURES, type Torture } from './torture.ts';
import { type Ruling, type Verdict, verdictOn } from './verdicts.ts';

interface Props {
  readonly fields: readonly string[];
  readonly verdicts: readonly Verdict[];
  readonly put: (field: string, torture: Torture) => void;
  readonly rule: (field: string, value: string, ruling: Ruling) => void;
}

const FATE: Readonly<Record<Ruling, string>> = {
  stop: 'kept out',
  warn: 'gets in, warned',
  allow: 'may get in',
};

/** Seven values that break forms, tried in every line, with the score of those that still get in. */
export function TortureStrip({ fields, verdicts, put, rule }: Props) {
  const [chosen, setChosen] = useState('');
  const field = fields.includes(chosen) ? chosen : (fields[0] ?? '');
  return (
    <section className="validation-torture" aria-label="The strip of torture">
      <div className="row">
        <label htmlFor="validation-tortured" className="small-head">
          Torture the line
        </label>
        <select id="validation-tortured" value={field} onChange={(event) => setChosen(event.target.value)}>
          {fields.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <output className="validation-score">{scoreWords(scoreOf(fields, verdicts))}</output>
      </div>
      <ul>
        {TORTURES.map((torture) => {
          const ruling = verdictOn(verdicts, field, torture.value)?.ruling;
          return (
            <li key={torture.name} data-ruling={ruling}>
              <Button onClick={() => put(field, torture)}>{torture.name}</Button>
              <small>{ruling ? FATE[ruling] : 'gets in'}</small>
              {ruling !== 'stop' && (
                <Button
                  look="plain"
                  aria-label={`Stop it: ${torture.name} in ${field}`}
                  onClick={() => rule(field, torture.value, 'stop')}
                >
                  Stop it
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
