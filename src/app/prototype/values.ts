import {
  type Acting,
  type Arrival,
  actorLabel,
  aroundOf,
  type CheckContext,
  cellText,
  type FieldLine,
  heldValue,
  nextNumber,
  relatedValue,
  type SampleRow,
  startingValue,
  valueText,
} from '#core/product.ts';

/** What stands in a form, by field id. */
export type Values = Readonly<Record<string, unknown>>;

/** What a form begins with: the record; else what its address is about, and what stands there if nobody types. */
export function valuesOf(
  acting: Acting,
  entity: string,
  lines: readonly FieldLine[],
  row: SampleRow | undefined,
  { parameters }: Pick<Arrival, 'parameters'>,
): Values {
  const about = new Map(
    [...parameters].flatMap(([name, id]) => {
      const thing = acting.product.index.entities.called(name)?.id;
      return thing !== undefined && acting.records.get(thing, id) ? [[thing, id] as const] : [];
    }),
  );
  const fresh = ({ field }: FieldLine) =>
    about.get(field.target?.id ?? '') ?? startingValue(acting, entity, field).value;
  return Object.fromEntries(
    lines.map((line) => [line.field.id, row ? row.cells.get(line.field.id)?.value : fresh(line)]),
  );
}

/** What is written down: of a new record what was left empty is empty, of another it stays as it was. */
export function writtenValues(values: Values, isNew: boolean): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value === undefined ? (isNew ? [[field, null]] : []) : [[field, value]],
    ),
  );
}

/** The first state of each life of a thing. */
export function firstStates({ product }: Acting, entity: string) {
  return product.index.cycles(entity).flatMap((cycle) => {
    const state = product.index.states(cycle).all.find(({ place }) => heldValue(place) === 'first');
    return state ? [{ cycle: cycle.id, to: state.id }] : [];
  });
}

/** A record that is new in this sitting, in the first state of each of its lives, with the next number if it is given one. */
export function newRecord(acting: Acting, entity: string, values: Values) {
  const { product, records, today } = acting;
  const isTaken = (number: string) => records.get(entity, number) !== undefined;
  const number = nextNumber(product, entity, isTaken, records.size(entity) + 1);
  const first = firstStates(acting, entity);
  const by = acting.role === null ? '' : actorLabel(acting);
  const at = `${today}T12:00:00Z`;
  const history = first.map(({ cycle, to }) => ({ cycle, from: null, to, at, by }));
  const states = Object.fromEntries(first.map(({ cycle, to }) => [cycle, to]));
  const id = number ?? crypto.randomUUID().slice(0, 8);
  return { id, change: { fate: 'created' as const, values: writtenValues(values, true), states, history } };
}

/** What surrounds a record while its rules are checked: the day, who acts, and the other records. */
export function checkingIn(
  acting: Acting,
  entity: string,
  values: Values,
  row: SampleRow | undefined,
): CheckContext {
  const around = aroundOf(acting, (field) => (Object.hasOwn(values, field) ? values[field] : undefined), row);
  return {
    today: acting.today,
    role: acting.role,
    taken: (fields, values) =>
      acting.records
        .all(entity)
        .some(
          (other) =>
            other.id !== row?.id &&
            fields.every((field, at) => cellText(other, field) === valueText(values[at])),
        ),
    exists: (other, id) => acting.records.get(other, id) !== undefined,
    about: (label) => relatedValue(acting.product.model, entity, label, around),
    ...(row ? { before: new Map([...row.cells].map(([field, { value }]) => [field, value])) } : {}),
  };
}
