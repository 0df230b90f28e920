import {
  type CheckContext,
  cellText,
  type EdgeCase,
  type EdgeCaseOutcome,
  type Entity,
  edgeCasesFor,
  examplesOf,
  type Field,
  firstStates,
  GENERATOR_VERSION,
  isAmong,
  outcomeOf,
  type Product,
  type SampleSet,
  satisfyingExampleOf,
  type TrialRecord,
  valueText,
} from '#core/product.ts';

/** A thing to test: one record that is fine, its lines, and what is tried on each. */
export type EntityTrials = ReturnType<typeof entityTrials>;

/** One line with everything that is tried on it. */
export type FieldTrials = EntityTrials['lines'][number];

export interface Trial {
  readonly edgeCase: EdgeCase;
  readonly fate: EdgeCaseOutcome;
  /** It gets in, and somebody has said that it may. */
  readonly isMeant: boolean;
}

/** Tries every value on every line that people fill in; if possible, on a new record that keeps all rules. */
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
  const subjected: TrialRecord = {
    model,
    entity: entity.id,
    values,
    states: [...(row?.states.values() ?? [])],
    context: checkContext(sample, entity.id, today),
  };
  const lines = index.fields(entity.id).all.map((field) => ({
    field,
    trials: edgeCasesFor(model, entity.id, field, today, (other ?? one)?.cells.get(field.id)?.value).map((edgeCase) =>
      trialOf(product, subjected, field, edgeCase),
    ),
  }));
  return {
    entity,
    subjected,
    lines: lines.filter(({ trials }) => trials.length > 0),
    rule: (id: string | null) => index.rules.get(id),
  };
}

/** The other records, for values that must be unique. */
function checkContext(sample: SampleSet, entity: string, today: string): CheckContext {
  const rows = sample.page(entity, 0, 12);
  return {
    today,
    taken: (fields, values) =>
      rows.some((row) => fields.every((field, at) => cellText(row, field) === valueText(values[at]))),
    exists: (other, id) => sample.row(other, id) !== undefined,
  };
}

function trialOf(product: Product, subjected: TrialRecord, field: Field, edgeCase: EdgeCase): Trial {
  const fate = outcomeOf(subjected, field.id, edgeCase);
  return {
    edgeCase,
    fate,
    isMeant: fate.is === 'gets in' && isAllowed(product, subjected.entity, field, edgeCase),
  };
}

/** Whether it was said that it may get in: an accepted example, the fine side of a limit, a line that may be empty. */
function isAllowed({ model, workspace }: Product, entity: string, field: Field, edgeCase: EdgeCase): boolean {
  if (edgeCase.from === 'a limit') return true;
  if (edgeCase.id === 'empty' && field.required.is !== 'unknown') return true;
  if (edgeCase.id === 'twice') return workspace.question(`validation.${entity}.unique`)?.decision != null;
  return isAmong(examplesOf(model, entity, field).accepted, edgeCase.value, field, {});
}

/** How many values were tried, how many get in, warned of or not, and how many of those because somebody said so. */
export function trialScore(lines: readonly FieldTrials[]) {
  const trials = lines.flatMap((line) => line.trials);
  return {
    tried: trials.length,
    getIn: trials.filter(({ fate }) => fate.is !== 'stopped').length,
    meant: trials.filter(({ fate, isMeant }) => isMeant || fate.is === 'warned' || fate.is === 'asked why').length,
  };
}
