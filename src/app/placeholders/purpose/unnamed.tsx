import { useState } from 'react';
import { PURPOSE } from '#core/index.ts';
import { Spot } from '../../stage/spot.tsx';
import type { PlaceholderProps } from '../placeholder.tsx';
import { UnnamedStage } from '../things/named-stage.tsx';
import { LastCaseForm } from './last-case-form.tsx';
import { NotBuiltScenario } from './not-built-scenario.tsx';
import { ProductName } from './product-name.tsx';
import { PurposeSentence } from './sentence.tsx';
import { SilhouetteForm } from './silhouette-form.tsx';

/** Nothing known: three sentences with holes, four silhouettes, and a button that builds nothing. */
export function Unnamed({ view }: PlaceholderProps) {
  const [unbuilt, setUnbuilt] = useState(false);
  return (
    <UnnamedStage
      view={view}
      of={PURPOSE}
      words={[
        'Who is this for, and what goes wrong without it?',
        view.closed === 0
          ? 'The specification does not say. So here are three sentences with holes in them, and four people we have never met.'
          : 'Part of it is settled. What is dashed is still made up, and what is hatched nobody has told us.',
        'Placeholder: three sentences and four silhouettes',
      ]}
      address={<ProductName />}
    >
      <div className="purpose-world grid grid-cols-1 gap-8 relative" data-unbuilt={unbuilt || undefined}>
        <PurposeSentence />
        <SilhouetteForm />
      </div>
      <NotBuiltScenario unbuilt={unbuilt} onToggle={setUnbuilt} />
      <LastCaseForm />
      <ContractClauses />
    </UnnamedStage>
  );
}

/** The terms of a contract, as questions. */
const CLAUSES = [
  ['purpose.measure', 'It has worked when'],
  ['purpose.out-of-scope', 'Left out on purpose'],
  ['purpose.replaces', 'In its place today'],
  ['purpose.deciders', 'When two of us disagree'],
  ['purpose.obligations', 'The law'],
] as const;

/** A contract to sign, with a clause for each of these questions. */
function ContractClauses() {
  return (
    <section className="p-6 mt-8 bg-raised border-1 border-line max-md:p-4" aria-labelledby="purpose-print-head">
      <h2 className="m-0 mb-2" id="purpose-print-head">
        Sign here, please
      </h2>
      <ol className="[counter-reset:purpose-clause]">
        {CLAUSES.map(([q, says]) => (
          <li
            className="grid grid-cols-[28px_172px_minmax(0,1fr)] max-md:cols-28 gap-x-2 gap-y-1 py-2.5
              border-b-1 border-line items-baseline [counter-increment:purpose-clause] before:text-ink-2
              before:content-['§'_counter(purpose-clause)] before:voice-lg before:leading-[normal]"
            key={q}
          >
            <b className="text-sm font-semibold">{says}</b>
            <Spot className="flex! justify-between max-md:col-span-full" q={q} />
          </li>
        ))}
      </ol>
      <p className="mt-8 text-ink-2 voice-lg border-b border-ink max-w-80" aria-hidden="true">
        <span className="mr-3 text-xl">×</span> Would you?
      </p>
    </section>
  );
}
