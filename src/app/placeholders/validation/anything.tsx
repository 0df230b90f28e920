import { useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { AlsoUnsaid, Stage, UnknownAddress } from '../../stage/stage.tsx';
import { SideQuestions } from '../pieces/side-questions.tsx';
import type { PlaceholderProps } from '../placeholder.tsx';
import { formLines } from './lines.ts';
import { NonsenseForm } from './nonsense-form.tsx';
import { besideForm, SHOWN } from './places.ts';
import { Rules } from './rules.tsx';
import { TortureStrip } from './torture-strip.tsx';
import { useVerdicts } from './use-verdicts.ts';
import { knownVerdicts } from './verdicts.ts';

/** A form that takes any nonsense and is proud of it. */
export function Anything({ view }: PlaceholderProps) {
  const examples = useAsking().view('validation.examples');
  const lines = formLines(examples);
  const said = useVerdicts();
  const verdicts = [...knownVerdicts(examples), ...said.verdicts];
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const type = (field: string, value: string) => setTyped(new Map(typed).set(field, value));
  const filled = lines.map(({ field, nonsense }) => ({ field, value: typed.get(field) ?? nonsense }));
  return (
    <>
      <h1>What would you never let through?</h1>
      <p className="lead">
        The specification does not say. So this form takes anything. Press Save, and see how it feels.
      </p>
      <Stage
        view={view}
        label="Placeholder: a form full of nonsense"
        address={<UnknownAddress after="/new" />}
      >
        <NonsenseForm
          lines={lines}
          filled={filled}
          verdicts={verdicts}
          type={type}
          rule={said.rule}
          say={said.say}
        />
        <Rules verdicts={said.verdicts} undo={said.undo} />
        <TortureStrip
          fields={lines.map(({ field }) => field)}
          verdicts={verdicts}
          put={(field, { name, value }) => {
            type(field, value);
            announce(`${field} now holds: ${name}.`);
          }}
          rule={said.rule}
        />
        <SideQuestions of={besideForm(lines)} />
        <AlsoUnsaid view={view} shown={SHOWN} />
      </Stage>
    </>
  );
}
