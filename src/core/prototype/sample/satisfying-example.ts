import { namesUsed } from '../../conditions/names-used.ts';
import { withArticle } from '../../english/article.ts';
import { capitalize } from '../../english/capitalize.ts';
import type { DataModel } from '../../model/types.ts';
import type { Check } from '../checks/types.ts';
import { isEmpty } from '../checks/values.ts';
import type { DraftContext } from './apply-rules.ts';
import { changeableFields } from './repair.ts';
import { type ExampleAttempt, type Rows, rowsIn } from './sample-rows.ts';
import { rowOf } from './sample-set.ts';
import { type SampleWorld, sampleWorldOf } from './sample-world.ts';
import type { SampleOptions, SatisfyingExample } from './types.ts';

/**
 * One record of an entity, in a state, that satisfies all rules; or the rules that contradict each other, or what is
 * still unanswered. Found by a bounded search: a contradiction is reported only for rules that no tried value could
 * satisfy.
 * @param state id of a state of the entity; null: any
 */
export function satisfyingExampleOf(
  model: DataModel,
  entity: string,
  state: string | null,
  options: SampleOptions,
): SatisfyingExample {
  const { count: _, ...rest } = options;
  return satisfyingExamplesIn(sampleWorldOf(model, { ...rest, pinned: [] }))(entity, state);
}

/** For many entities and states, searched among the same records. */
export function satisfyingExamplesIn(world: SampleWorld): (entity: string, state: string | null) => SatisfyingExample {
  const rows = rowsIn(world);
  return (entity, state) => exampleIn(world, rows, entity, state);
}

function exampleIn(world: SampleWorld, rows: Rows, entity: string, state: string | null): SatisfyingExample {
  const plan = world.plan(entity);
  if (!plan) return failed(`There is no thing called “${entity}”.`, [], []);
  const paths = plan.paths.find(({ states }) => states.some(({ id }) => id === state));
  if (state !== null && !paths) return failed(`${plan.entity.label} has no state called “${state}”.`, [], []);
  const found = rows.example(entity, new Map(paths && state !== null ? [[paths.cycle.id, state]] : []));
  if (found && found.broken.length === 0)
    return { ok: true, row: rowOf(found.settling.draft, () => found.settling.draft, world) };
  const label = paths?.states.find(({ id }) => id === state)?.label;
  return found ? explained(found, label) : failed('Nothing is known about it.', [], []);
}

function failed(sentence: string, fields: readonly string[], rules: readonly string[]) {
  return { ok: false, sentence, fields, rules } as const;
}

function explained({ broken, settling }: ExampleAttempt, state: string | undefined): SatisfyingExample {
  const { plan } = settling.draft;
  const where = `${capitalize(withArticle(plan.entity.label))}${state === undefined ? '' : ` that is “${state}”`}`;
  const unsaid = broken.filter((check) => isUnanswered(check, settling));
  const reported = unsaid.length > 0 ? unsaid : withOpponents(broken, settling);
  const fields = [...new Set(reported.flatMap((check) => check.fields))];
  const rules = [...new Set(reported.map(({ rule, label }) => rule?.id ?? label))];
  const labels = [...new Set(reported.map(({ label }) => `“${label}”`))];
  if (unsaid.length > 0) return failed(missing(where, unsaid, settling), fields, rules);
  const contradicted = failed(contradiction(where, labels), fields, rules);
  return broken.every(readsOthers) ? { ...contradicted, hangsOnOthers: true } : contradicted;
}

function readsOthers({ demand }: Check): boolean {
  return demand.is === 'fit' && namesUsed(demand.condition).some(({ to }) => to !== null);
}

/** A required field for which no value is known. */
function isUnanswered({ kind, fields: [field = ''] }: Check, { draft }: DraftContext): boolean {
  const cell = draft.cells.get(field);
  return kind === 'required' && cell?.reason === 'hole' && isEmpty(cell.value) && cell.question !== undefined;
}

function missing(where: string, unsaid: readonly Check[], { draft }: DraftContext): string {
  const [first] = unsaid;
  const id = first?.fields[0] ?? '';
  const label = draft.plan.byId.get(id)?.field.label ?? id;
  const says = draft.cells.get(id)?.says ?? '';
  return `${where} needs “${label}”, but ${says}.`;
}

function contradiction(where: string, labels: readonly string[]): string {
  const [only = '', ...others] = labels;
  if (others.length === 0) return `${where} cannot meet the rule ${only}, whatever is tried.`;
  return `${where} cannot meet these rules at the same time: ${labels.join(', ')}.`;
}

/** The broken rules, and the others about the same fields that contradict them. */
function withOpponents(broken: readonly Check[], context: DraftContext): readonly Check[] {
  const { plan } = context.draft;
  const fields = new Set([
    ...broken.flatMap((check) => check.fields),
    ...changeableFields(context, broken).map(({ field }) => field.id),
  ]);
  const near = plan.rules.filter(
    (check) => check.demand.is !== 'type' && check.fields.some((id) => fields.has(id)) && isDue(check, context),
  );
  const all = new Set([...broken, ...near]);
  return plan.rules.filter((check) => all.has(check));
}

/** Whether the rule applies now; one for another time contradicts nothing. */
function isDue({ demand }: Check, { subject }: DraftContext): boolean {
  return 'now' in demand ? demand.now(subject) : true;
}
