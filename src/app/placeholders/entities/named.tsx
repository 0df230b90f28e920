import { isClosed, type PointView, type QuestionView } from '#core/index.ts';
import { type Entity, listOf, type Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Spot } from '../../stage/spot.tsx';
import { Stage } from '../../stage/stage.tsx';
import { Address } from '../screens/address.tsx';
import { addressAbout } from '../things/address-about.ts';
import { askedBelow } from '../things/asked-of.ts';
import { Register } from '../things/register.tsx';
import { Sampled } from '../things/sampled.tsx';
import { StageBadge } from '../things/stage-badge.tsx';
import type { StageName } from '../things/stage-name.ts';
import { subjectOf } from '../things/subject-of.ts';
import { sureWord } from '../things/sure-word.ts';
import { ThingPicker } from '../things/thing-picker.tsx';
import { useChosen } from '../things/use-chosen.ts';
import { AroundThing, aroundIds } from './around-thing.tsx';
import { EntityDiagram } from './entity-diagram.tsx';
import { linkPairs } from './link-pairs.ts';
import { askedOnLink, Links } from './links.tsx';
import { PhoneBox } from './phone-box.tsx';
import { Running } from './running.tsx';
import { Sheet } from './sheet.tsx';
import { areEntitiesFirm, stageOfEntity } from './stage-of.ts';

interface NamedProps {
  readonly view: PointView;
  readonly product: Product;
  readonly stage: Exclude<StageName, 'nothing'>;
}

/** The things of the product by name: one of them open, with its columns or its running pages, and how all hang together. */
export function Named({ view, product, stage }: NamedProps) {
  const { all } = product.index.entities;
  const subjects = all.map((entity) => ({
    id: entity.id,
    label: entity.label,
    stage: stageOfEntity(entity),
  }));
  const [chosen, choose] = useChosen(subjects, 'thing');
  const names = new Map(all.map(({ id, label }) => [id, label]));
  const owners = new Map(
    listOf(product.model.entities.relations).flatMap(({ id, from }) =>
      from.id === null ? [] : [[id, from.id]],
    ),
  );
  const open = view.questions.filter(({ status }) => !isClosed(status));
  const entity = product.index.entities.get(chosen?.id);
  const shown = useShown(view, entity, product);
  return (
    <>
      <Stage
        view={view}
        label={stage === 'known' ? 'The things, as decided' : 'Placeholder: the columns of each thing'}
        address={<Address door={entity && addressAbout(product, entity.id, 'list')} />}
        badge={<StageBadge view={view} stage={stage} firm={areEntitiesFirm(product)} />}
      >
        <ThingPicker
          label="Things"
          of={subjects}
          chosen={chosen?.id}
          choose={choose}
          open={(id) => open.filter(({ question }) => subjectOf(question, names, owners) === id).length}
        />
        {entity && <Opened key={entity.id} entity={entity} product={product} view={view} />}
        <EntityDiagram product={product} chosen={entity?.id} choose={choose} />
        <div className="entities-all">
          <section aria-label="What else it keeps">
            <h2 className="small-head">And what else does it keep?</h2>
            <Spot as="names" q="entities.records" />
          </section>
          <section aria-label="What its words mean">
            <h2 className="small-head">What its words mean</h2>
            <Spot q="entities.terms" />
          </section>
        </div>
        <Register view={view} shown={shown} names={names} owners={owners} choose={choose} />
      </Stage>
      {entity && <PhoneBox key={entity.id} about={entity} />}
    </>
  );
}

/** One thing: its columns while some are hatched, its running pages once all are said; its links, and what is around it. */
function Opened({ entity, product, view }: { entity: Entity; product: Product; view: PointView }) {
  const stage = stageOfEntity(entity);
  return (
    <section className="entities-opened" aria-label={entity.label}>
      <header>
        <h2 className={stage === 'known' ? 'unseen' : undefined}>
          <bdi>{entity.plural}</bdi>
        </h2>
        {sureWord(entity.fields) && <span className="tag guess">Lines {sureWord(entity.fields)}</span>}
      </header>
      <Sampled product={product}>
        {(sample, refDate) => (
          <>
            {stage === 'known' && (
              <Running entity={entity} product={product} sample={sample} view={view} refDate={refDate} />
            )}
            {stage !== 'known' && <Sheet entity={entity} product={product} sample={sample} view={view} />}
          </>
        )}
      </Sampled>
      <Links entity={entity} product={product} view={view} />
      <AroundThing entity={entity} below={stage === 'known' ? askedOnFields(entity, view) : null} />
    </section>
  );
}

/** Questions that the lines of a thing raised, its own or those of all things. */
function askedOnFields({ id, fields }: Entity, view: PointView): readonly QuestionView[] {
  const slots = listOf(fields).flatMap((field) => [
    `entities/${id}/fields/${field.id}`,
    `entities/fields/${field.id}`,
  ]);
  return slots.flatMap((slot) => askedBelow(view.questions, slot));
}

/** Ids of the questions that have a place of their own while this thing is open. */
function useShown(view: PointView, entity: Entity | undefined, product: Product): ReadonlySet<string> {
  const find = useAsking().view;
  const general = ['entities.records', 'entities.terms'];
  if (!entity) return new Set(general);
  const below = [
    ...askedOnFields(entity, view),
    ...linkPairs(entity, product, '').flatMap(({ relation }) => askedOnLink(relation, view)),
  ];
  return new Set([...general, ...aroundIds(find, entity.id), ...below.map(({ question }) => question.id)]);
}
