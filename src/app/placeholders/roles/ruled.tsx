import './ruled.css';
import { useState } from 'react';
import { isClosed, type PointView } from '#core/index.ts';
import type { Entity, Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Stage } from '../../stage/stage.tsx';
import { Address } from '../screens/address.tsx';
import { addressAbout } from '../things/address-about.ts';
import { askedOf } from '../things/asked-of.ts';
import { Register } from '../things/register.tsx';
import { Sampled } from '../things/sampled.tsx';
import { SideBySide } from '../things/side-by-side.tsx';
import { StageBadge } from '../things/stage-badge.tsx';
import type { StageName } from '../things/stage-name.ts';
import { subjectOf } from '../things/subject-of.ts';
import { ThingPicker } from '../things/thing-picker.tsx';
import { useChosen } from '../things/use-chosen.ts';
import { Beside, besideIds } from './beside.tsx';
import { Dare } from './dare.tsx';
import { Forbidden } from './forbidden.tsx';
import { GivenOut } from './given-out.tsx';
import { Matrix } from './matrix.tsx';
import { PerThing, perThingIds } from './per-thing.tsx';
import { areRolesFirm, stageOfThing } from './stage-of.ts';
import { Twice } from './twice.tsx';
import { useCellDraft } from './use-cell-draft.ts';
import { ViewingAs } from './viewing-as.tsx';

interface RuledProps {
  readonly view: PointView;
  readonly product: Product;
  readonly stage: Exclude<StageName, 'nothing'>;
}

/** The roles by name: what each may do to one thing after the other, and how the product looks to them. */
export function Ruled({ view, product, stage }: RuledProps) {
  const { entities, roles } = product.index;
  const subjects = entities.all.map(({ id, label }) => ({ id, label, stage: stageOfThing(product, id) }));
  const [chosen, choose] = useChosen(subjects, 'thing');
  const names = new Map([...entities.all, ...roles.all].map(({ id, label }) => [id, label]));
  const open = view.questions.filter(({ status }) => !isClosed(status));
  const entity = entities.get(chosen?.id);
  const find = useAsking().view;
  const shown = new Set([
    ...besideIds(view),
    'roles.grants',
    ...view.questions.flatMap(({ question }) =>
      question.slot?.startsWith('roles/grants/') ? [question.id] : [],
    ),
    ...(entity ? [askedOf(find, 'roles', entity.id, 'permissions'), ...perThingIds(view, find, entity)] : []),
  ]);
  return (
    <Stage
      view={view}
      label={stage === 'known' ? 'The product, as each role sees it' : 'Placeholder: who may do what'}
      address={<Address door={entity && addressAbout(product, entity.id, 'list')} />}
      badge={<StageBadge view={view} stage={stage} firm={areRolesFirm(product)} />}
    >
      {stage === 'known' && <ViewingAs product={product} />}
      <ThingPicker
        label="Things"
        of={subjects}
        chosen={chosen?.id}
        choose={choose}
        open={(id) => open.filter(({ question }) => subjectOf(question, names) === id).length}
      />
      {entity && <OfThing key={entity.id} view={view} product={product} entity={entity} />}
      {stage === 'partly' && <Forbidden product={product} />}
      <GivenOut view={view} product={product} />
      <Beside view={view} />
      <Register view={view} shown={shown} names={names} choose={(id) => entities.has(id) && choose(id)} />
    </Stage>
  );
}

const TABS = [
  ['matrix', 'Who may do what'],
  ['twice', 'Seen twice'],
] as const;

/** One thing: its matrix with what hurts most, and one of its pages as two roles see it. */
function OfThing({ view, product, entity }: { view: PointView; product: Product; entity: Entity }) {
  const [shown, show] = useState<(typeof TABS)[number][0]>(
    stageOfThing(product, entity.id) === 'known' ? 'twice' : 'matrix',
  );
  const draft = useCellDraft(product, entity);
  const isPair = product.index.roles.all.length > 1;
  const matrix = (
    <>
      <Dare product={product} entity={entity} draft={draft} />
      <Matrix product={product} entity={entity} draft={draft} />
    </>
  );
  return (
    <>
      {isPair ? (
        <SideBySide label={`${entity.plural} and the roles`} tabs={TABS} shown={shown} show={show}>
          {shown === 'matrix' ? (
            matrix
          ) : (
            <Sampled product={product}>
              {(sample) => <Twice product={product} entity={entity} sample={sample} />}
            </Sampled>
          )}
        </SideBySide>
      ) : (
        matrix
      )}
      <PerThing view={view} product={product} entity={entity} />
    </>
  );
}
