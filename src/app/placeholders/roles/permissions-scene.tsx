import { useState } from 'react';
import { plural } from '#core/index.ts';
import { type Action, type Entity, fieldViewsFor, knownValue, type Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { completenessOfPermissions } from '../completeness.ts';
import { AttributedText } from '../pieces/spot-card.tsx';
import { questionIdFor } from '../things/question-ids.ts';
import { TabbedViews } from '../things/tabbed-views.tsx';
import { WithSamples } from '../things/with-samples.tsx';
import { AppForEverybody } from './app-for-everybody.tsx';
import { type PermissionDraft, permissionCell, usePermissionDraft } from './permission-cells.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import { RoleComparison } from './role-comparison.tsx';

/** An app for everybody at first; then who may do what with one thing, as a matrix or seen by two roles. */
export function PermissionsScene({ product, completeness, subject }: SceneProps) {
  const entity = product.index.entities.get(subject);
  if (completeness === 'nothing' || !entity) return <AppForEverybody />;
  return <EntityRoles key={entity.id} product={product} entity={entity} />;
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
      <KeptFromSome product={product} entity={entity} />
    </>
  );
}

/** From most to least harmful. */
const ACTIONS_BY_HARM: readonly Action[] = ['delete', 'export', 'approve', 'edit', 'create', 'view', 'list'];

const CLAIMS: Readonly<Record<Action, (all: string) => string>> = {
  delete: (all) => `can delete all ${all}`,
  export: (all) => `can download all ${all}`,
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
      className="mb-4 px-4 py-3 border border-pen rounded-lg bg-pen-wash"
      aria-label="Is that so?"
      key={`${role.id} ${action}`}
    >
      <p className="mb-2 wrap-anywhere text-balance voice-xl">
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

/** Which fields are kept from whom, and which of the records each role sees. */
function KeptFromSome({ product, entity }: { product: Product; entity: Entity }) {
  const find = useAsking().view;
  return (
    <dl className="grid gap-x-8 gap-y-3 mt-4 @wide:grid-cols-2">
      <div>
        <dt className="small-head mb-1.5!">Fields kept from some of them</dt>
        <dd>
          <Spot
            q={questionIdFor(find, 'roles', entity.id, 'visibility')}
            draw={(asked) => (
              <AttributedText view={asked}>
                <RestrictedFields product={product} entity={entity} />
              </AttributedText>
            )}
          />
        </dd>
      </div>
      <div>
        <dt className="small-head mb-1.5!">All of them, or only theirs</dt>
        <dd>
          <Spot q="roles.scope" />
        </dd>
      </div>
    </dl>
  );
}

const RESTRICTION_WORDS = [
  ['hidden', 'does not see'],
  ['masked', 'sees only a part of'],
  ['read-only', 'may read and not write'],
] as const;

/** Which fields are restricted for whom, one sentence per role and restriction. */
function RestrictedFields({ product, entity }: { product: Product; entity: Entity }) {
  const fields = product.index.fields(entity.id).all.filter(({ type }) => knownValue(type) !== 'computed');
  const sentences = product.index.roles.all.flatMap(({ id, label }) => {
    const visibilityById = new Map(fieldViewsFor(product, entity.id, id).map((view) => [view.field.id, view.shown]));
    return RESTRICTION_WORDS.flatMap(([shown, does]) => {
      const restricted = fields.filter((field) => (visibilityById.get(field.id) ?? 'hidden') === shown);
      const names = restricted.map((field) => `“${field.label}”`).join(', ');
      return restricted.length === 0 ? [] : [`${label} ${does} ${names}.`];
    });
  });
  return sentences.length === 0
    ? 'All of them see all of it.'
    : sentences.map((words) => (
        <p className="mb-1" key={words}>
          {words}
        </p>
      ));
}
