import { useState } from 'react';
import type { Field } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { RuleMessage } from '../../prototype/rule-message.tsx';
import { Asked, RulingButtons } from './ruling-buttons.tsx';
import type { Ruled } from './ruling-draft.ts';
import type { Subject, Trial } from './subject.ts';
import type { Rulings } from './use-rulings.ts';

interface OperationProps {
  readonly field: Field;
  readonly trial: Trial;
  readonly subject: Subject;
  readonly rulings: Rulings;
  readonly close: () => void;
}

/** One value put into its line: what it looks like there, what Save says, and what to do about it. */
export function Operation({ field, trial, subject, rulings, close }: OperationProps) {
  const { edgeCase, fate, isMeant } = trial;
  return (
    <div
      className="validation-operation grid justify-items-start gap-3 p-4 mt-2 bg-raised rounded-8"
      data-fate={fate.is}
    >
      <p className="validation-specimen flex flex-wrap items-center gap-3 w-full">
        <span>{field.label}</span>
        <samp>{edgeCase.typed === '' ? <span className="quiet">nothing</span> : edgeCase.typed}</samp>
        <Button look="plain" onClick={close}>
          Close
        </Button>
      </p>
      {fate.problem ? (
        <Stopped trial={trial} subject={subject} />
      ) : (
        <p className="validation-proud voice-18 break-anywhere bg-pen pen-left">
          {isMeant ? 'Saved, as was said.' : 'Saved. Nobody told us not to.'}
        </p>
      )}
      {!fate.problem && <Rule field={field} trial={trial} rulings={rulings} />}
    </div>
  );
}

const FIRM = { decided: 'decided', assumed: 'assumed', stale: 'decided, now stale,' } as const;

/** What people read, and the rule behind it with the person who said so. */
function Stopped({ trial: { fate }, subject }: { trial: Trial; subject: Subject }) {
  const asking = useAsking();
  const rule = fate.problem && subject.rule(fate.problem.rule);
  if (!fate.problem) return null;
  return (
    <>
      <p className="validation-message voice-18 break-anywhere bg-pen pen-left">
        <RuleMessage problem={fate.problem} />
      </p>
      {rule ? (
        <Button look="plain" onClick={() => asking.ask(rule.source.question)}>
          By the rule “{rule.label}”, {FIRM[rule.source.firmness]} by {rule.source.by.name}
        </Button>
      ) : (
        <span className="quiet">By the kind of line it is.</span>
      )}
    </>
  );
}

function Rule({ field, trial: { edgeCase }, rulings }: Pick<OperationProps, 'field' | 'trial' | 'rulings'>) {
  const waits = rulings.ruled(field, edgeCase);
  const limit = LIMITS.get(edgeCase.against.kind);
  const [typed, setTyped] = useState<Ruled>(
    waits ?? { ruling: 'allow', words: '', limit: edgeCase.against.limit },
  );
  const put = (change: Partial<Ruled>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    rulings.rule(field, edgeCase, next);
  };
  return (
    <>
      <RulingButtons
        legend={`What to do with “${edgeCase.name}” in ${field.label}`}
        ruling={waits?.ruling}
        rule={(ruling) => put({ ruling })}
      />
      {waits && waits.ruling !== 'allow' && (
        <div className="validation-asks grid w-full">
          <Asked label="What should it say?" value={typed.words} say={(words) => put({ words })} />
          {limit !== undefined && (
            <Asked
              label="Where is the limit?"
              placeholder={limit}
              value={typed.limit}
              say={(words) => put({ limit: words })}
            />
          )}
        </div>
      )}
    </>
  );
}

const LIMITS: ReadonlyMap<string, string> = new Map([
  ['range', 'at most 500'],
  ['length', 'at most 80 characters'],
  ['pattern', 'letters and spaces'],
]);
