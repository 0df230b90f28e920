import {
  type CheckContext,
  cellText,
  type EdgeCase,
  type EdgeCaseOutcome,
  type Entity,
  edgeCaseOutcome,
  edgeCasesFor,
  examplesOf,
  type Field,
  firstStates,
  GENERATOR_VERSION,
  isAmong,
  type Product,
  type SampleSet,
  satisfyingExampleOf,
  type TrialRecord,
  valueText,
} from '#core/product.ts';

/** An entity under test: a valid record, and the edge cases tried on each field. */
export type EntityTrials = ReturnType<typeof entityTrials>;

/** A field and the edge cases tried on it. */
export type FieldTrials = EntityTrials['fields'][number];

export interface Trial {
  readonly edgeCase: EdgeCase;
  readonly fate: EdgeCaseOutcome;
  /** It gets in, and somebody has said that it may. */
  readonly isMeant: boolean;
}

/** Tries all edge cases on every field that people fill in, on a record that keeps all rules if there is one. */
export function entityTrials(product: Product, entity: Entity, sample: SampleSet, today: string) {
  const { model, workspace, index } = product;
  const options = {
    workspace: workspace.name,
    refDate: today,
    generator: GENERATOR_VERSION,
    faker: null,
    pinned: [],
  };
  const [first] = firstStates({ product }, entity.id);
  const inFirstState = satisfyingExampleOf(model, entity.id, first?.to ?? null, options);
  const example = inFirstState.ok ? inFirstState : satisfyingExampleOf(model, entity.id, null, options);
  const [one, other] = sample.page(entity.id, 0, 2);
  const row = example.ok ? example.row : one;
  const values = new Map([...(row?.cells ?? [])].map(([id, { value }]) => [id, value]));
  const record: TrialRecord = {
    model,
    entity: entity.id,
    values,
    states: [...(row?.states.values() ?? [])],
    context: checkContext(sample, entity.id, today),
  };
  const fieldTrials = index.fields(entity.id).all.map((field) => ({
    field,
    trials: edgeCasesFor(model, entity.id, field, today, (other ?? one)?.cells.get(field.id)?.value).map((edgeCase) =>
      trialOf(product, record, field, edgeCase),
    ),
  }));
  return {
    entity,
    trialRecord: record,
    fields: fieldTrials.filter(({ trials }) => trials.length > 0),
    rule: (id: string | null) => index.rules.get(id),
  };
}

/** Looks up other sample records, for unique values and links. */
function checkContext(sample: SampleSet, entity: string, today: string): CheckContext {
  const rows = sample.page(entity, 0, 12);
  return {
    today,
    taken: (fields, values) =>
      rows.some((row) => fields.every((field, at) => cellText(row, field) === valueText(values[at]))),
    exists: (other, id) => sample.row(other, id) !== undefined,
  };
}

function trialOf(product: Product, record: TrialRecord, field: Field, edgeCase: EdgeCase): Trial {
  const fate = edgeCaseOutcome(record, field.id, edgeCase);
  return {
    edgeCase,
    fate,
    isMeant: fate.is === 'gets in' && isAllowed(product, record.entity, field, edgeCase),
  };
}

/** Whether it was said that it may get in: an accepted example, the valid side of a limit, an optional field. */
function isAllowed({ model, workspace }: Product, entity: string, field: Field, edgeCase: EdgeCase): boolean {
  if (edgeCase.from === 'a limit') return true;
  if (edgeCase.id === 'empty' && field.required.is !== 'unknown') return true;
  if (edgeCase.id === 'twice') return workspace.question(`validation.${entity}.unique`)?.decision != null;
  return isAmong(examplesOf(model, entity, field).accepted, edgeCase.value, field, {});
}

/** Counts of the values tried, of those that get in (with or without a warning), and of those meant to. */
export function trialScore(fields: readonly FieldTrials[]) {
  const trials = fields.flatMap((field) => field.trials);
  return {
    tried: trials.length,
    getIn: trials.filter(({ fate }) => fate.is !== 'stopped').length,
    meant: trials.filter(({ fate, isMeant }) => isMeant || fate.is === 'warned' || fate.is === 'asked why').length,
  };
}
