import { type Answers, asConditionText, namedElementOf, type Row, slotOfEntity } from '../../answers/answers.ts';
import type { Diagnostic } from '../../answers/diagnostics.ts';
import { refsIn } from '../../answers/name-finder.ts';
import { knownFrom, knownValue, listOf, mapSourced, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { withUniqueIds } from '../../answers/unique-rows.ts';
import type { RowOf } from '../../slots/items-slot.ts';
import { rowReader } from '../../slots/read-items.ts';
import { noEdge } from '../../slots/validation/not-applicable.ts';
import { UNIQUE } from '../../slots/validation/rules.ts';
import { type FieldIndex, fieldIndex } from '../field-index.ts';
import type { Entity, ModelParts, Rule, UniqueConstraint } from '../types.ts';
import { type RuleDraft, ruleId } from './rule-draft.ts';
import { readWithin } from './unique-within.ts';

const { slot: SLOT } = UNIQUE;

/** From each entity's own table, else from the general one. */
export function uniqueIn(answers: Answers, fields: FieldIndex): Sourced<readonly UniqueConstraint[]> {
  const general = answers.lines(SLOT);
  const own = fields.entities.flatMap((entity) => {
    const placesOf = rowReader(UNIQUE, answers, {}, entity.id);
    return listOf(answers.lines(slotOfEntity(entity.id, SLOT))).map((row) =>
      uniqueOf(row, entity, fields, placesOf(row)),
    );
  });
  const placesOf = rowReader(UNIQUE, answers, {});
  const others = listOf(general).flatMap((row) => {
    const entity = fields.entity(row.cell('thing'));
    return answers.at(slotOfEntity(entity?.id ?? '', SLOT)) ? [] : [uniqueOf(row, entity, fields, placesOf(row))];
  });
  const all = withUniqueIds([...own, ...others]);
  const [first] = all;
  return first ? knownFrom(all, general.is === 'known' ? general.source : first.source) : mapSourced(general, () => []);
}

export function uniqueOf(row: Row, entity: Entity | undefined, fields: FieldIndex, places: RowOf<typeof UNIQUE>) {
  const find = (name: string) => (entity ? fields.fieldRef(entity, name) : { label: name, id: null });
  return {
    ...namedElementOf(row),
    id: row.id || 'unnamed',
    entity: entity ? { label: entity.label, id: entity.id } : { label: row.cell('thing'), id: null },
    by: refsIn(find, row.cell('by')),
    ...places,
  };
}

/** Reports each “within” that cannot be read and is therefore not checked. */
export function withinDiagnostics(
  unique: Sourced<readonly UniqueConstraint[]>,
  parts: ModelParts,
): readonly Diagnostic[] {
  const { entities } = fieldIndex(parts.entities);
  return listOf(unique).flatMap(({ by, entity, within, source }) => {
    const words = knownValue(within);
    const thing = entities.find(({ id }) => id === entity.id);
    if (words === undefined || !thing || readWithin(words, thing, parts)) return [];
    const what = by.map(({ label }) => label).join(', ') || entity.label;
    const sentence = `“${what}” may exist only once within “${words}”, but that is no field, linked thing or state of “${thing.label}”, so it is not checked; name one of them, or write “all of them”.`;
    return [{ kind: 'unknown-word' as const, sentence, question: source.question }];
  });
}

export function uniqueRules(unique: Sourced<readonly UniqueConstraint[]>): readonly RuleDraft[] {
  return listOf(unique).map(({ id, entity, by, within, found, source }) => ({
    id: ruleId(entity.id ?? entity.label, 'unique', id),
    label: labelOf(
      by.map(({ label }) => label),
      entity.label,
      knownValue(within),
    ),
    formerly: [],
    source,
    entity: entity.id,
    fields: by,
    kind: knownFrom('unique', source),
    limit: asConditionText(within),
    inclusive: noEdge(source),
    severity: severityOf(found),
    madeOf: 'unique',
  }));
}

function labelOf(by: readonly string[], entity: string, within: string | undefined): string {
  const what = by.length > 0 ? by.join(', ') : entity;
  return `${what} may exist only once${within === undefined ? '' : ` within ${within}`}`;
}

const SEVERITIES: ReadonlyMap<string, 'stop' | 'warn'> = new Map([
  ['stop', 'stop'],
  ['open', 'stop'],
  ['warn', 'warn'],
]);

/** Stopping and opening the existing record both prevent a second one; merging neither stops nor warns. */
function severityOf(found: UniqueConstraint['found']): Rule['severity'] {
  const severity = SEVERITIES.get(knownValue(found) ?? '');
  return found.is === 'known' && severity ? knownFrom(severity, found.source) : unknownAt('validation.severity');
}
