import { useMemo, useState } from 'react';
import { withArticle } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { Hole } from '../../prototype/hole.tsx';
import { PrototypeOfProduct } from '../../prototype/prototype-context.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { completenessOfRules } from '../completeness.ts';
import { SatisfyingExampleLine } from '../things/record-words.tsx';
import { TabbedViews } from '../things/tabbed-views.tsx';
import { type SampleContext, WithSamples } from '../things/with-samples.tsx';
import { EdgeCaseTrials } from './edge-case-trials.tsx';
import { entityTrials } from './entity-trials.ts';
import { MadeUpForm } from './made-up-form.tsx';
import { TryForm } from './try-form.tsx';

/** A form that takes any nonsense at first; then what still gets in; once the rules are known, the form that obeys. */
export function FormScene({ product, completeness, subject }: SceneProps) {
  const entity = product.index.entities.get(subject);
  if (completeness === 'nothing' || !entity) return <MadeUpForm />;
  return (
    <WithSamples product={product}>
      {(sample, refDate) => <EntityValidation key={entity.id} {...{ product, entity, sample, refDate }} />}
    </WithSamples>
  );
}

const TABS = [
  ['rack', 'What still gets in'],
  ['form', 'Fill it in'],
] as const;

/** One entity: its edge cases, or its form with the rules. */
function EntityValidation({ entity, ...samples }: SampleContext & { readonly entity: Entity }) {
  const { product, sample, refDate } = samples;
  const completeness = completenessOfRules(product, entity.id);
  const [shown, show] = useState<(typeof TABS)[number][0]>(completeness === 'known' ? 'form' : 'rack');
  const subject = useMemo(() => entityTrials(product, entity, sample, refDate), [product, entity, sample, refDate]);
  if (completeness === 'nothing') {
    return (
      <p className="py-6 text-xl">
        <Hole
          q={`entities.${entity.id}.fields`}
          words={`Nobody has said what is written on ${withArticle(entity.label)}, so anything can be.`}
        />
      </p>
    );
  }
  return (
    <>
      <TabbedViews label={`${entity.plural} and what gets in`} tabs={TABS} shown={shown} show={show}>
        {shown === 'rack' ? (
          <EdgeCaseTrials subject={subject} />
        ) : (
          <PrototypeOfProduct {...samples}>
            <TryForm subject={subject} product={product} />
          </PrototypeOfProduct>
        )}
      </TabbedViews>
      <SatisfyingExampleLine product={product} entity={entity} state={null} />
    </>
  );
}
