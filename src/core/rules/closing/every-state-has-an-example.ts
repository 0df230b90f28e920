import { knownValue, listOf, type Sourced } from '../../answers/sourced.ts';
import { memoize, memoizeByDeps, memoizeByObject } from '../../base/memoize.ts';
import { byEntity } from '../../model/by-entity.ts';
import { dataOf } from '../../model/data-model.ts';
import type { DataModel, Entity, Field, State } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { keptExamples } from '../../prototype/sample/kept-examples.ts';
import type { SampleWorld } from '../../prototype/sample/sample-world.ts';
import { satisfyingExamplesIn } from '../../prototype/sample/satisfying-example.ts';
import { GENERATOR_VERSION } from '../../prototype/sample/seed.ts';
import type { SatisfyingExample } from '../../prototype/sample/types.ts';
import {
  type Breach,
  breach,
  closingRule,
  isAwaited,
  type NotYet,
  notYet,
  notYetFor,
  placeAt,
} from '../closing-rule.ts';
import { brokenByGivenRecords } from './given-records-keep-the-rules.ts';

/**
 * Rule 45: for every entity, and in each of its states, some record satisfies all rules. Where none can because a field
 * is not fully described yet, the rule waits for that; rules that only other records could meet contradict nothing. Nor
 * do the records that people gave break any.
 */
export const everyStateHasAnExample = closingRule({
  id: 45,
  severity: 'error',
  reason: 'If not even one made-up record can meet all the rules, they contradict each other.',
  finds: (product) => {
    const { failures, broken } = foundIn(product);
    return [
      ...failures.map((failure) => notYetOf(product, failure) ?? breachOf(product, failure)),
      ...broken,
      ...notYetFor(
        product,
        product.index.entities.all,
        'fields',
        (name) => `Nobody has said which fields ${name} has.`,
      ),
    ];
  },
});

interface Failure {
  readonly entity: Entity;
  /** Null: in any state. */
  readonly state: State | null;
  readonly example: Extract<SatisfyingExample, { readonly ok: false }>;
}

interface Found {
  readonly failures: readonly Failure[];
  readonly broken: readonly Breach[];
}

/** By the first question of a workspace, and by day. */
const examplesIn = memoizeByObject((_: object) =>
  memoize((refDate: string) => keptExamples({ ...OPTIONS, refDate }), 1),
);
const found = memoizeByDeps<DataModel, Found>();

function foundIn(product: Product): Found {
  const { model, workspace } = product;
  const anchor = workspace.questionsAsRaised[0]?.question ?? workspace;
  const refDate = newestDay(product);
  return found(dataOf(model), [anchor, refDate], () =>
    examplesIn(anchor)(refDate)(model, ({ of, world }) => ({
      failures: listOf(model.entities.entities).flatMap(({ id, fields }) =>
        fields.is === 'known' ? of(id, (own) => failuresOf(id, own)) : [],
      ),
      broken: brokenByGivenRecords(product, world),
    })),
  );
}

function failuresOf(id: string, world: SampleWorld): readonly Failure[] {
  const { entity, cycles } = byEntity(world.model);
  const own = entity(id);
  const example = satisfyingExamplesIn(world);
  const states = cycles(id).flatMap((cycle) => listOf(cycle.states));
  return (states.length > 0 ? states : [null]).flatMap((state): readonly Failure[] => {
    const one = example(id, state?.id ?? null);
    return one.ok || one.hangsOnOthers || !own ? [] : [{ entity: own, state, example: one }];
  });
}

/** The same facts always give the same judgement: the folder is ignored. */
const OPTIONS = { workspace: '', generator: GENERATOR_VERSION, faker: null, pinned: [] };

/** The day of the newest decision. */
function newestDay({ workspace }: Product): string {
  return workspace.latestDecisions[0]?.at.slice(0, 10) ?? '2000-01-01';
}

/** What is still unanswered about these fields before they can have a value. */
function notYetOf(product: Product, { entity, example }: Failure): NotYet | undefined {
  const fields = example.fields.flatMap((id) => product.index.fields(entity.id).get(id) ?? []);
  const open = fields.flatMap(placesOf).find((place) => isAwaited(product, place));
  return open?.is === 'unknown' ? notYet(example.sentence, open.question) : undefined;
}

/** What must be known before a field can have values. */
function placesOf(field: Field): readonly Sourced<unknown>[] {
  const type = knownValue(field.type);
  if (type === 'choice') return [field.values];
  if (type === 'computed') return [field.formula];
  return [field.type];
}

function breachOf({ index }: Product, { entity, state, example }: Failure): Breach {
  const fields = example.fields.flatMap((id) => index.fields(entity.id).get(id) ?? []);
  const rules = example.rules.flatMap((id) => index.rules.get(id) ?? []);
  return breach(
    `${example.sentence} Change one of its rules, or say what is missing.`,
    ...rules.map((rule) => placeAt('rule', rule, undefined, entity.id)),
    ...fields.map((field) => placeAt('field', field, undefined, entity.id)),
    ...(state ? [placeAt('state', state, undefined, entity.id)] : []),
    ...(rules.length + fields.length === 0 ? [placeAt('entity', entity, entity.fields)] : []),
  );
}
