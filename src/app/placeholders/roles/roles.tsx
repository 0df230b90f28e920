import './roles.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { plural, ROLES } from '#core/index.ts';
import {
  type Action,
  addressOf,
  type Entity,
  knownValue,
  landingOf,
  lookOfSourced,
  type Product,
  type Role,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Hole } from '../../prototype/hole.tsx';
import { useUpdateSearch } from '../../prototype/navigation.ts';
import { Spot } from '../../stage/spot.tsx';
import { useChosen } from '../../stage/use-chosen.ts';
import { Face } from '../people/face.tsx';
import { FollowUpPins } from '../people/follow-ups.tsx';
import { PageAsRole } from '../people/page-as-role.tsx';
import { Address } from '../things/address.tsx';
import { entityAddress } from '../things/entity-address.ts';
import { EntityPicker } from '../things/entity-picker.tsx';
import { createPlaceholder, type NamedProps, NamedStage } from '../things/named-stage.tsx';
import { idsOf, useFollowUps } from '../things/question-ids.ts';
import { TabbedViews } from '../things/tabbed-views.tsx';
import { WithSamples } from '../things/with-samples.tsx';
import { areRolesDecided, completenessOfPermissions, completenessOfRoles } from './completeness.ts';
import { EntityQuestions, useEntityQuestionIds } from './entity-questions.tsx';
import { Forbidden } from './forbidden.tsx';
import { GeneralQuestions, useGeneralQuestionIds } from './general-questions.tsx';
import { permissionCell } from './permission-cells.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import { RoleComparison } from './role-comparison.tsx';
import { Unnamed } from './unnamed.tsx';
import { type PermissionDraft, usePermissionDraft } from './use-permission-draft.ts';

/**
 * Nothing known: a demo app for everybody. Roles named: their matrices. All known: the product as each role sees it.
 */
export default createPlaceholder(completenessOfRoles, Unnamed, Named);

const STAGE_WORDS = {
  partly: [
    'Who may press this?',
    'The roles have names. Every hatched cell is a button that somebody will press one day, and nobody has said whether they may.',
    'Placeholder: who may do what',
  ],
  known: [
    'Be one of them for a day',
    'Every cell is ruled. Go in as each of them, try what is forbidden, and see whether anybody is left standing at a closed door.',
    'The product, as each role sees it',
  ],
} as const;

/** The roles: their permissions on one entity at a time, and the questions about all roles. */
function Named({ view, product, completeness }: NamedProps) {
  const { entities, roles } = product.index;
  const subjects = entities.all.map(({ id, label }) => ({
    id,
    label,
    completeness: completenessOfPermissions(product, id),
  }));
  const [chosen, choose] = useChosen(subjects, 'thing');
  const names = [...entities.all, ...roles.all];
  const entity = entities.get(chosen?.id);
  const entityQuestionIds = useEntityQuestionIds();
  const shown = [
    ...useGeneralQuestionIds(),
    'roles.grants',
    ...idsOf(useFollowUps()('roles/grants')),
    ...(entity ? [...entityQuestionIds(entity)] : []),
  ];
  return (
    <NamedStage
      view={view}
      completeness={completeness}
      words={STAGE_WORDS}
      address={<Address door={entity && entityAddress(product, entity.id, 'list')} />}
      firm={areRolesDecided(product)}
      guesses={ROLES.questions}
      shown={shown}
      names={names}
      choose={(id) => entities.has(id) && choose(id)}
    >
      {completeness === 'known' && <ViewingAs product={product} />}
      <EntityPicker view={view} of={subjects} chosen={chosen?.id} choose={choose} names={names} />
      {entity && <EntityRoles key={entity.id} product={product} entity={entity} />}
      {completeness === 'partly' && <Forbidden product={product} />}
      <RoleGrants product={product} />
      <GeneralQuestions />
    </NamedStage>
  );
}

const TABS = [
  ['matrix', 'Who may do what'],
  ['twice', 'Seen twice'],
] as const;

function EntityRoles({ product, entity }: { product: Product; entity: Entity }) {
  const [shown, show] = useState<(typeof TABS)[number][0]>(
    completenessOfPermissions(product, entity.id) === 'known' ? 'twice' : 'matrix',
  );
  const draft = usePermissionDraft(product, entity);
  const isPair = product.index.roles.all.length > 1;
  const matrix = (
    <>
      <WorstCaseQuestion product={product} entity={entity} draft={draft} />
      <PermissionMatrix product={product} entity={entity} draft={draft} />
    </>
  );
  return (
    <>
      {isPair ? (
        <TabbedViews label={`${entity.plural} and the roles`} tabs={TABS} shown={shown} show={show}>
          {shown === 'matrix' ? (
            matrix
          ) : (
            <WithSamples product={product}>
              {(sample) => <RoleComparison product={product} entity={entity} sample={sample} />}
            </WithSamples>
          )}
        </TabbedViews>
      ) : (
        matrix
      )}
      <EntityQuestions product={product} entity={entity} />
    </>
  );
}

/** A face for each role, with who grants it and who has it first. */
function RoleGrants({ product }: { product: Product }) {
  return (
    <section className="mt-8 pt-4 border-t border-t-line-strong" aria-labelledby="roles-given-head">
      <h2 id="roles-given-head" className="m-0">
        Who lets the others in?
      </h2>
      <ul className="grid grid-fill-250 gap-4 my-4">
        {product.index.roles.all.map((role) => (
          <li className="grid items-start gap-3 wrap-anywhere grid-cols-[56px_minmax(0,1fr)]" key={role.id}>
            <Face name={role.label} look={lookOfSourced(role.given)} />
            <div>
              <b className="voice-lg font-semibold">
                <bdi>{role.label}</bdi>
              </b>
              <GrantWords role={role} />
              <FollowUpPins below={`roles/grants/${role.id}`} words={FOLLOW_UP_WORDS} />
            </div>
          </li>
        ))}
      </ul>
      <Spot q="roles.grants" as="names" />
    </section>
  );
}

const FOLLOW_UP_WORDS = { leaver: 'when the last one leaves', review: 'checked how often' };

const HOLE_STYLE = 'inline-block px-3 rounded-sm bg-hatched';

function GrantWords({ role: { given, first } }: { role: Role }) {
  const giver = knownValue(given);
  const firstHolder = knownValue(first);
  return (
    <p className="mt-0.5 text-sm text-ink-2">
      {giver === undefined ? <span className={HOLE_STYLE}>nobody gives it out</span> : `given by ${giver}`}
      {', '}
      {firstHolder === undefined ? <span className={HOLE_STYLE}>nobody has it first</span> : `first ${firstHolder}`}
    </p>
  );
}

/** From most to least harmful. */
const ACTIONS_BY_HARM: readonly Action[] = ['delete', 'export', 'approve', 'edit', 'create', 'view', 'list'];

const CLAIMS: Readonly<Record<Action, (all: string) => string>> = {
  delete: (all) => `can delete all ${all}`,
  export: (all) => `can take all ${all} home`,
  approve: (all) => `can approve ${all}, their own included`,
  edit: (all) => `can change all ${all}, whoever they belong to`,
  create: (all) => `can create ${all} as they like`,
  view: (all) => `can open all ${all} and read them`,
  list: (all) => `can see that there are ${all}, and how many`,
};

/** Asks about the most harmful action that nobody has decided on. Answering brings the next one. */
function WorstCaseQuestion({ product, entity, draft }: { product: Product; entity: Entity; draft: PermissionDraft }) {
  const undecided = ACTIONS_BY_HARM.flatMap((action) =>
    product.index.roles.all
      .filter(({ id, label }) => {
        const { origin } = permissionCell(product, id, entity.id, action);
        return origin === 'nobody' && draft.word(label, action) === '';
      })
      .map((role) => ({ role, action })),
  );
  const [worst] = undecided;
  if (!worst || !draft.open) return null;
  const { role, action } = worst;
  return (
    <section
      className="mb-6 px-6 py-4 border border-dashed border-pen rounded-lg bg-pen-wash"
      aria-label="Is that so?"
      key={`${role.id} ${action}`}
    >
      <p className="mb-3 wrap-anywhere text-balance font-voice font-semibold text-[clamp(20px,3vw,27px)] leading-[1.3]">
        <span className="tag guess align-[4px] mr-1">Guess</span> “<bdi>{role.label}</bdi>{' '}
        {CLAIMS[action](entity.plural)}. OK?”
      </p>
      <div className="row">
        <Button onClick={() => draft.put(role.label, action, 'yes')}>OK</Button>
        <Button look="main" onClick={() => draft.put(role.label, action, 'no')}>
          Certainly not
        </Button>
        {action !== 'create' && <Button onClick={() => draft.put(role.label, action, 'own')}>Only their own</Button>}
        <span className="quiet ml-auto">{plural(undecided.length, 'The last one', '# like it')}</span>
      </div>
    </section>
  );
}

/** The product as a role sees it, below a sticky header with its name and a button to leave the role. */
function ViewingAs({ product }: { product: Product }) {
  const [search] = useSearchParams();
  const change = useUpdateSearch();
  const role = product.index.roles.get(search.get('as'));
  const become = (next: Role | null) => {
    change({ as: next?.id ?? null });
    announce(next ? `Viewing as ${next.label}.` : 'Yourself again.');
  };
  return (
    <section className="roles-eyes mb-8" aria-label="Through whose eyes">
      {role ? (
        <>
          <header
            className="sticky top-0 z-2 flex flex-wrap gap-3 items-center mb-4 px-4 py-2 rounded-lg
              bg-ink text-paper"
          >
            <Face className="w-8.5" name={role.label} look="decided" />
            <p className="flex-[1_1_160px] voice-lg">
              Viewing as <b>{role.label}</b>
            </p>
            <Button onClick={() => become(null)}>Be yourself again</Button>
          </header>
          <RoleLanding product={product} role={role} />
          <Forbidden product={product} role={role} />
        </>
      ) : (
        <>
          <h2 className="m-0">Through whose eyes?</h2>
          <ul className="grid gap-4 mt-4 grid-cols-[repeat(auto-fill,minmax(120px,1fr))]">
            {product.index.roles.all.map((one) => (
              <li key={one.id}>
                <button
                  className="grid justify-items-center gap-1.5 p-3 w-full voice-lg font-semibold
                    wrap-anywhere bg-raised border border-line rounded-lg hover:border-line-strong"
                  type="button"
                  onClick={() => become(one)}
                >
                  <Face className="w-21" name={one.label} look="decided" />
                  <span>
                    <span className="unseen">View as </span>
                    <bdi>{one.label}</bdi>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The landing screen of a role, running; its links lead into the prototype, with the same role. */
function RoleLanding({ product, role }: { product: Product; role: Role }) {
  const screen = landingOf(product, role.id);
  if (!screen) return <Hole q="screens.landing" words={`nobody has said where ${role.label} arrives`} />;
  const path = addressOf(screen);
  return (
    <div>
      <PageAsRole path={path} role={role} label={`${screen.label}, as ${role.label}`} />
    </div>
  );
}
