import { inWords } from '../names.ts';
import type { FieldProposal, Proposal } from '../types.ts';

const STATE = /^(?:.* )?(?:status|state|stage|phase|zustand)$/iu;
const ROLE = /^(?:user )?roles?$/iu;

/** A field with the values that can be chosen: states and roles by its name, else the field and its choices. */
export function chosenProposals(field: FieldProposal, values: readonly string[]): readonly Proposal[] {
  const { name, of, place } = field;
  if (values.length === 0) return [field];
  if (STATE.test(name)) return values.map((value) => ({ kind: 'state', name: inWords(value), of, place }));
  if (ROLE.test(name)) return values.map((value) => ({ kind: 'role', name: inWords(value), place }));
  return [field, { kind: 'choices', name, of, values, place }];
}
