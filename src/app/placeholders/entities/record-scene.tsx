import { type ReactNode, useState } from 'react';
import type { Entity, Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Spot } from '../../stage/spot.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { completenessOfEntity } from '../completeness.ts';
import { type Trial, TrialButton } from '../pieces/controls.tsx';
import { SpotCard, SpotRow, ThingCard } from '../pieces/spot-card.tsx';
import { questionIdFor } from '../things/question-ids.ts';
import { WithSamples } from '../things/with-samples.tsx';
import { EntityPages } from './entity-pages.tsx';
import { RecordOnStage } from './record-on-stage.tsx';
import { Sheet } from './sheet.tsx';

/** A made-up record; once things have names, the columns of the chosen one, and its pages once all have a type. */
export function RecordScene({ product, subject }: SceneProps) {
  const entity = product.index.entities.get(subject);
  return (
    <div className="grid grid-cols-1 gap-4">
      {entity ? <NamedRecord key={entity.id} entity={entity} product={product} /> : <MadeUpRecord />}
      <RecordOnStage
        key={entity?.id}
        about={entity ?? null}
        folded={entity !== undefined && completenessOfEntity(entity) === 'known'}
      />
    </div>
  );
}

const TOLD_APART = 'How would you have told them apart?';
const TWIN_TRIAL: Trial = {
  press: 'Show the next one',
  shows: 'Here it is: Thing no. 1, Ana Silva, three chairs. Which of the two has paid?',
  ask: TOLD_APART,
};
/** A record whose note holds all that has no field. */
const WRITTEN = { Name: 'Ana Silva', Note: 'three chairs for Tuesday, not paid, ring twice, ask Ben' };

function MadeUpRecord() {
  const [twin, setTwin] = useState(false);
  return (
    <article className="grid gap-6 items-start @wide:grid-cols-[112px_minmax(0,1fr)]" aria-label="The record">
      <div className="grid gap-3 max-md:flex max-md:*:w-18" aria-hidden="true">
        <Portrait />
        {twin && <Portrait />}
      </div>
      <div className="min-w-0">
        <header className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pb-2.5 border-b-1 border-line">
          <h2 className="m-0 dashed-b-guess">Thing no. 1</h2>
          <Spot as="names" q="entities.records" />
        </header>
        <dl>
          <CardRow of="Written on it">
            <Spot as="names" q="entities.fields" guess={<WrittenOnIt />} />
          </CardRow>
          <CardRow of="Told from the next">
            <Spot q="entities.identity" />
            <TrialButton q="entities.identity" {...TWIN_TRIAL} onTry={setTwin} />
          </CardRow>
          <CardRow of="Its number">
            <Spot q="entities.identity-format" />
          </CardRow>
        </dl>
      </div>
    </article>
  );
}

function Portrait() {
  return (
    <div className="grid place-items-center h-28 max-md:h-18 border border-ink-2 rounded-lg bg-hatched voice-3xl">
      ?
    </div>
  );
}

function WrittenOnIt() {
  return Object.entries(WRITTEN).map(([field, value]) => (
    <span className="mr-4" key={field}>
      <small className="text-ink-2">{field}</small> {value}
    </span>
  ));
}

function CardRow({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 py-2.5 border-b-1 border-line @wide:grid-cols-[148px_minmax(0,1fr)]">
      <dt className="text-ink-2 text-sm leading-[26px]">{of}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 min-w-0">{children}</dd>
    </div>
  );
}

function NamedRecord({ entity, product }: { entity: Entity; product: Product }) {
  const { view } = useAsking();
  const q = (leaf: string) => questionIdFor(view, 'entities', entity.id, leaf);
  const [example] = entity.examples;
  const View = completenessOfEntity(entity) === 'known' ? EntityPages : Sheet;
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={entity.label}>
      <h2 className="unseen">
        <bdi>{entity.plural}</bdi>
      </h2>
      {/* As high as what is being fetched, so that nothing moves once it is here. */}
      <div className="min-w-0 min-h-44">
        <WithSamples product={product}>
          {(sample, refDate) => <View entity={entity} product={product} sample={sample} refDate={refDate} />}
        </WithSamples>
      </div>
      <SpotRow>
        <SpotCard says="We keep records of" as="names" q="entities.records" />
        <ThingCard says={`Written on each ${entity.label}`} as="names" q={q('fields')} />
        <ThingCard says="Told from the next one" q={q('identity')}>
          <TrialButton
            q={q('identity')}
            look="plain"
            press="Show another one"
            shows={`Here is another ${entity.label}${example ? `, also “${example}”` : ''}, the same in every field. Which of the two did you mean?`}
            ask={TOLD_APART}
          />
        </ThingCard>
        <ThingCard says="Its number" q={q('identity-format')} />
      </SpotRow>
    </section>
  );
}
