import { isAlways } from '../answers/cells.ts';
import { knownValue, type Look, listOf, lookOfSourced, questionOf } from '../answers/sourced.ts';
import type { Field } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { type Mask, maskOf } from './field-mask.ts';
import type { ProtoScreen } from './screens-of.ts';

/** How one role sees a field, in a form or on the page of a record. */
export interface FieldView {
  readonly field: Field;
  readonly shown: 'shown' | 'masked' | 'read-only' | 'hidden';
  /** For a masked value: its visible part. */
  readonly mask: Mask | undefined;
  readonly look: Look;
  /** Id of the question on the type of the field. */
  readonly question: string;
  /** Whether it is required: always, or in a form for the record as it is filled in now. */
  readonly must: boolean;
  /** In a wizard: id of its step. */
  readonly step: string | null;
}

/**
 * The fields of an entity as a role sees them, those that a step asks for in its order; hidden ones are left out. A
 * field without a type is a hole with its question.
 */
export function fieldViewsFor(product: Product, entity: string, role: string | null, screen?: ProtoScreen) {
  const asked = askedOn(screen);
  const views = product.index.fields(entity).all.flatMap((field): FieldView | readonly [] => {
    const seen = visibilityOf(product, entity, field, role);
    const shown = knownValue(seen?.shown) ?? 'shown';
    if (shown === 'hidden') return [];
    return {
      field,
      shown: shown === 'shown' && isFilledByProduct(field, product) ? 'read-only' : shown,
      mask: seen && shown === 'masked' ? maskOf(product, entity, field, seen.maskedAs) : undefined,
      look: lookOfSourced(field.type),
      question: questionOf(field.type),
      must: isAlways(knownValue(field.required) ?? 'no'),
      step: asked.get(field.id)?.step ?? null,
    };
  });
  const place = ({ field }: FieldView) => asked.get(field.id)?.place ?? Number.MAX_SAFE_INTEGER;
  return views.toSorted((one, other) => place(one) - place(other));
}

export function requiredMarker(required: ReadonlySet<string>): (view: FieldView) => FieldView {
  return (view) => ({ ...view, must: view.must || required.has(view.field.id) });
}

/** What one role sees of one field; the answer for the entity counts before one that names none. */
function visibilityOf({ model, index }: Product, entity: string, field: Field, role: string | null) {
  if (role === null) return undefined;
  const about = model.roles.visibility.filter(
    (cell) => cell.role.id === role && index.fields(entity).called(cell.field.label)?.id === field.id,
  );
  return about.find((cell) => cell.entity === entity) ?? about.find((cell) => cell.entity === null);
}

function isComputed({ type, override }: Field): boolean {
  return knownValue(type) === 'computed' && knownValue(override) !== 'yes' && knownValue(override) !== 'reason';
}

/** Words for the product itself as what fills in a field. */
const ITSELF = /^(?:the )?(?:product|system|software|program|app|computer|machine|itself|automatic(?:ally)?)$/iu;

/** Whether people do not type it: it is computed, or the product fills it in. */
function isFilledByProduct(field: Field, { model, index }: Product): boolean {
  if (isComputed(field)) return true;
  const writer = knownValue(field.writer)?.trim() ?? '';
  if (writer === '' || index.roles.called(writer)) return false;
  return ITSELF.test(writer) || foldCase(writer) === foldCase(knownValue(model.purpose.name) ?? '');
}

/** The fields that the steps of a wizard ask for, by id: their step and their order. */
function askedOn(screen: ProtoScreen | undefined) {
  const steps = screen?.screen ? listOf(screen.screen.steps) : [];
  const asked = steps.flatMap(({ id: step, asks }) => asks.map(({ id }) => ({ id, step })));
  return new Map(asked.map(({ id, step }, place) => [id, { step, place }]));
}
