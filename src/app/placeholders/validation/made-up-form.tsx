import { useState } from 'react';
import { plural } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { formFields, NonsenseForm } from './nonsense-form.tsx';
import {
  exampleEntries,
  knownVerdicts,
  type Ruling,
  severityEntries,
  useVerdicts,
  type Verdict,
  verdictOn,
} from './verdicts.ts';

interface MadeUpEdgeCase {
  readonly name: string;
  readonly value: string;
}

export const MADE_UP_CASES: readonly MadeUpEdgeCase[] = [
  { name: 'empty', value: '' },
  { name: 'too long', value: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, twice over' },
  { name: 'zero', value: '0' },
  { name: 'negative', value: '-1' },
  { name: 'emoji', value: '🦆🦆' },
  { name: 'duplicate', value: 'the same as the last one' },
  { name: 'yesterday', value: 'yesterday' },
];

/** Counts of the values tried, of those that get in (with or without a warning), and of those allowed. */
export function rulingScore(fields: readonly string[], verdicts: readonly Verdict[]) {
  const rulings = fields.flatMap((field) =>
    MADE_UP_CASES.map(({ value }) => verdictOn(verdicts, field, value)?.ruling),
  );
  return {
    tried: rulings.length,
    getIn: rulings.filter((ruling) => ruling !== 'stop').length,
    allowed: rulings.filter((ruling) => ruling === 'allow').length,
  };
}

export function scoreWords({ tried, getIn, allowed }: ReturnType<typeof rulingScore>): string {
  const said = `${getIn} of ${tried} still get in`;
  return allowed > 0 ? `${said}, ${allowed} of them because you said so.` : `${said}.`;
}

/** A form that takes any nonsense, and the values that people, files and bad days put into it. */
export function MadeUpForm() {
  const examples = useAsking().view('validation.examples');
  const fields = formFields(examples);
  const onScreen = useVerdicts();
  const verdicts = [...knownVerdicts(examples), ...onScreen.verdicts];
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const type = (field: string, value: string) => setTyped(new Map(typed).set(field, value));
  const filled = fields.map(({ field, nonsense }) => ({ field, value: typed.get(field) ?? nonsense }));
  return (
    <div className="grid items-start gap-6 @wide:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <NonsenseForm lines={fields} filled={filled} verdicts={verdicts} type={type} said={onScreen} />
      <div className="grid gap-4">
        <EdgeCaseStrip
          fields={fields.map(({ field }) => field)}
          verdicts={verdicts}
          put={(field, { name, value }) => {
            type(field, value);
            announce(`${field} now holds: ${name}.`);
          }}
          rule={onScreen.rule}
        />
        <KeepRulings verdicts={onScreen.verdicts} undo={onScreen.undo} />
      </div>
    </div>
  );
}

/** Puts the rulings of this screen into two answers: the examples and the severity of each rule. */
function KeepRulings({ verdicts, undo }: { verdicts: readonly Verdict[]; undo: (() => void) | null }) {
  const draftWriter = useDraftWriter();
  if (verdicts.length === 0 && !undo) return null;
  const putIntoAnswers = () => {
    draftWriter.addRows('validation.severity', severityEntries(verdicts), ['rule']);
    draftWriter.addRows('validation.examples', exampleEntries(verdicts), ['field']);
    announce('The rulings stand in two answers now: the examples and what we do about them. Save them there.');
  };
  return (
    <div className="row">
      {verdicts.length > 0 && (
        <Button look="main" onClick={putIntoAnswers}>
          {plural(verdicts.length, 'Make this ruling the answer', 'Make these # rulings the answer')}
        </Button>
      )}
      {undo && <Button onClick={undo}>Undo</Button>}
    </div>
  );
}

interface EdgeCaseStripProps {
  readonly fields: readonly string[];
  readonly verdicts: readonly Verdict[];
  readonly put: (field: string, edgeCase: MadeUpEdgeCase) => void;
  readonly rule: (field: string, value: string, ruling: Ruling) => void;
}

const RULING_OUTCOMES: Readonly<Record<Ruling, string>> = {
  stop: 'kept out',
  warn: 'gets in, warned',
  allow: 'may get in',
};

const CASE_BUTTON = 'button justify-center w-full px-1.5 py-2 text-sm';

function EdgeCaseStrip({ fields, verdicts, put, rule }: EdgeCaseStripProps) {
  const [chosen, setChosen] = useState('');
  const field = fields.includes(chosen) ? chosen : (fields[0] ?? '');
  return (
    <section className="border border-line-strong rounded-lg p-4" aria-label="The strip of torture">
      <div className="row">
        <label htmlFor="validation-tortured" className="small-head m-0">
          Torture the field
        </label>
        <Select
          className="field min-w-0 max-w-full border-dashed border-guess ui-md"
          id="validation-tortured"
          value={field}
          of={fields}
          onChange={setChosen}
        />
        <output className="w-full voice-xl">{scoreWords(rulingScore(fields, verdicts))}</output>
      </div>
      <ul className="grid grid-fit-82 gap-2 mt-4">
        {MADE_UP_CASES.map((edgeCase) => {
          const ruling = verdictOn(verdicts, field, edgeCase.value)?.ruling;
          return (
            <li className="grid gap-1 justify-items-start content-start" key={edgeCase.name}>
              <Button className={CASE_BUTTON} onClick={() => put(field, edgeCase)}>
                {edgeCase.name}
              </Button>
              <small className={ruling === 'stop' ? 'text-pen font-semibold' : ''}>
                {ruling ? RULING_OUTCOMES[ruling] : 'gets in'}
              </small>
              {ruling !== 'stop' && (
                <Button
                  look="plain"
                  aria-label={`Stop it: ${edgeCase.name} in ${field}`}
                  onClick={() => rule(field, edgeCase.value, 'stop')}
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
