import { byEntity } from '../../model/by-entity.ts';
import type { Entity, Field } from '../../model/entities/types.ts';
import type { Model } from '../../model/types.ts';
import { emptyCheck, typeCheck, unnamed } from './check-makers.ts';
import { momentOr, whenOf } from './when.ts';

/** What is checked without a rule of its own: types, choices, and what must still be empty. */
export function fieldChecks(model: Model, entity: Entity | undefined, fields: ReadonlyMap<string, Field>) {
  if (!entity) return [];
  const { required } = byEntity(model);
  return [
    ...[...fields.values()].map((field) => typeCheck(unnamed(field), field)),
    ...[...required(entity.id), ...required(null)].flatMap((cell) => {
      const field = fields.get(cell.field.id ?? '');
      if (!field || cell.does !== 'must be empty') return [];
      return [emptyCheck(unnamed(field), field, momentOr(whenOf(cell.when, model, entity.id), cell.when))];
    }),
  ];
}
