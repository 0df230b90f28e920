import { listOf } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import { byEntity } from '../../model/by-entity.ts';
import type { Entity } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { valueText } from '../../prototype/cell-text.ts';
import { checkRow } from '../../prototype/check-row.ts';
import type { RowValues } from '../../prototype/checks/types.ts';
import { saysState } from '../../prototype/sample/meaning-words.ts';
import { sampleSet } from '../../prototype/sample/sample-set.ts';
import type { SampleWorld } from '../../prototype/sample/sample-world.ts';
import { type Breach, breach, placeAt } from '../closing-rule.ts';

/** What contradicts the records that were told field by field: they are shown as they are, so either is wrong. */
export function brokenByGivenRecords(product: Product, world: SampleWorld): readonly Breach[] {
  return product.index.entities.all.flatMap((entity) => breachesIn(entity, product, world));
}

function breachesIn(
  entity: Entity,
  { model, index }: Product,
  { options, plan }: Pick<SampleWorld, 'options' | 'plan'>,
): readonly Breach[] {
  const given = plan(entity.id)?.given.flatMap(({ written }) => (written ? [written] : [])) ?? [];
  if (given.length === 0) return [];
  const fields = index.fields(entity.id);
  const rows = sampleSet(model, { ...options, count: () => given.length }, plan).page(entity.id, 0, given.length);
  const values = rows.map(({ cells }) => new Map([...cells].map(([field, { value }]) => [field, value] as const)));
  const states = byEntity(model)
    .cycles(entity.id)
    .flatMap((cycle) => listOf(cycle.states));
  return given.flatMap((written, at) => {
    const own = values[at] ?? new Map();
    const called = inQuotes(valueText(own.get(entity.display ?? '')) || `no. ${at + 1}`);
    const about = (sentence: string, field: string) => {
      const place = fields.get(field);
      return breach(
        `The record ${called} of ${inQuotes(entity.label)} was given, but: ${sentence} Change one of the two.`,
        place ? placeAt('field', place, entity.fields, entity.id) : placeAt('entity', entity, entity.fields),
      );
    };
    const context = { today: options.refDate, taken: isAmong(values.slice(0, at)) };
    const problems = checkRow(model, entity.id, own, [...(rows[at]?.states.values() ?? [])], null, context);
    const broken = problems
      .filter(({ severity, fields: of }) => severity === 'stop' && of.some((field) => written.has(field)))
      .map((problem) => about(problem.sentence, problem.fields.find((field) => written.has(field)) ?? ''));
    const strayed = [...written.keys()].flatMap((id) => {
      const { label = '' } = fields.get(id) ?? {};
      const words = valueText(own.get(id));
      if (states.length === 0 || words === '' || !saysState(label)) return [];
      return [about(`${inQuotes(words)} is no state that it can be in.`, id)];
    });
    return [...broken, ...strayed];
  });
}

function isAmong(others: readonly RowValues[]) {
  return (fields: readonly string[], values: readonly unknown[]) =>
    others.some((other) =>
      fields.every(
        (field, at) =>
          JSON.stringify((other as ReadonlyMap<string, unknown>).get(field)) === JSON.stringify(values[at]),
      ),
    );
}
