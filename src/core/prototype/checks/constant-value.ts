import { knownValue } from '../../answers/sourced.ts';
import { isTrue } from '../../conditions/index.ts';
import type { Scope } from '../../conditions/types.ts';
import { type FieldValue, whomIn } from '../../model/constants/whom.ts';
import type { DataModel } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Constant } from '../../slots/constants/number-details.ts';
import { valueText } from '../cell-text.ts';

/** A record that may decide which variant of a constant counts: the one at hand, one that it belongs to, or one’s own. */
export interface Decisive {
  readonly entity: string;
  readonly value: (field: string) => unknown;
  /** Ids of its states. */
  readonly states: ReadonlySet<string>;
  readonly scope: Scope;
}

/** The value of a constant for whoever acts, on what: the first variant that is for them, else the usual one. */
export function constantValue(
  model: DataModel,
  { variants, value, setting }: Constant,
  role: string | null,
  around: () => readonly Decisive[],
): unknown {
  const own = variants.filter(({ how }) => how === 'its own');
  const records = own.length === 0 ? [] : around();
  const found = own.find(({ of }) => isFor(model, of, role, records));
  return (found && (knownValue(found.value) ?? knownValue(found.setting))) ?? knownValue(value) ?? knownValue(setting);
}

function isFor(model: DataModel, words: string, role: string | null, records: readonly Decisive[]): boolean {
  const whom = whomIn(model)(words);
  switch (whom?.is) {
    case 'role':
      return whom.id === role;
    case 'value':
      return records.some((record) => whom.of.some((one) => one.entity === record.entity && has(model, record, one)));
    case 'condition':
      return records.some(({ entity, scope }) => entity === whom.entity && isTrue(whom.condition.run(scope)));
    default:
      return false;
  }
}

function has(model: DataModel, record: Decisive, { field, value }: FieldValue): boolean {
  if (field !== null) return foldCase(valueText(record.value(field))) === value;
  const cycles = model.states.cycles.filter(({ entity }) => entity === record.entity);
  return cycles.some((cycle) =>
    (knownValue(cycle.states) ?? []).some(({ id, label }) => record.states.has(id) && foldCase(label) === value),
  );
}
