import {
  type Acting,
  aroundOf,
  type CheckContext,
  cellText,
  type FieldLine,
  heldValue,
  relatedValue,
  type SampleRow,
  valueText,
} from '#core/product.ts';

/** What stands in a form, by field id. */
export type Values = Readonly<Record<string, unknown>>;

/** What a form begins with: the record, or what stands there if nobody types. */
export function valuesOf(lines: readonly FieldLine[], row: SampleRow | undefined): Values {
  return Object.fromEntries(
    lines.map(({ field }) => [
      field.id,
      row ? row.cells.get(field.id)?.value : defaultOf(heldValue(field.default)),
    ]),
  );
}

function defaultOf(words: string | undefined): string | undefined {
  return words === undefined || /^(?:-|–|none|nothing|empty)$/i.test(words) ? undefined : words;
}

/** The first state of each life of a thing. */
export function firstStates({ product }: Acting, entity: string) {
  return product.index.cycles(entity).flatMap((cycle) => {
    const state = product.index.states(cycle).all.find(({ place }) => heldValue(place) === 'first');
    return state ? [{ cycle: cycle.id, to: state.id }] : [];
  });
}

/** A record that is new in this sitting, in the first state of each of its lives. */
export function newRecord(acting: Acting, entity: string, values: Values) {
  const id = crypto.randomUUID().slice(0, 8);
  const first = firstStates(acting, entity);
  const at = `${acting.today}T12:00:00Z`;
  const history = first.map(({ cycle, to }) => ({ cycle, from: null, to, at, by: '' }));
  const states = Object.fromEntries(first.map(({ cycle, to }) => [cycle, to]));
  return { id, change: { fate: 'created' as const, values, states, history } };
}

/** What surrounds a record while its rules are checked: the day, who acts, and the other records. */
export function checkingIn(
  acting: Acting,
  entity: string,
  values: Values,
  row: SampleRow | undefined,
): CheckContext {
  const others = acting.records.all(entity).filter(({ id }) => id !== row?.id);
  const around = aroundOf(acting, (field) => (Object.hasOwn(values, field) ? values[field] : undefined), row);
  return {
    today: acting.today,
    role: acting.role,
    taken: (fields, values) =>
      others.some((row) => fields.every((field, at) => cellText(row, field) === valueText(values[at]))),
    exists: (other, id) => acting.records.get(other, id) !== undefined,
    about: (label) => relatedValue(acting.product.model, entity, label, around),
    ...(row ? { before: new Map([...row.cells].map(([field, { value }]) => [field, value])) } : {}),
  };
}
