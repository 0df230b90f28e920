import { listOf, type NameRef, questionOf, type Sourced } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import { type FindingPlace, placeAt } from '../closing-rule.ts';

/** A place that names a role, besides permissions and transitions. */
interface RoleUse {
  readonly role: NameRef;
  /** How the sentence begins: "The first screens speak of". */
  readonly lead: string;
  readonly place: FindingPlace;
}

/** Where roles are named again: first screens, records and fields they see, what they may leave empty. */
export function roleUses(product: Product): readonly RoleUse[] {
  const { screens, roles } = product.model;
  return [
    ...inList(screens.landings, 'The first screens mention'),
    ...inList(roles.scopes, 'Who sees which records mentions'),
    ...inVisibility(product),
    ...inRequirements(product),
    ...inStates(product),
    ...inPrivacy(product),
  ];
}

function inList(sourced: Sourced<readonly { readonly role: NameRef }[]>, lead: string): readonly RoleUse[] {
  const place = { question: questionOf(sourced) };
  return listOf(sourced).map(({ role }) => ({ role, lead, place }));
}

/** A column has a cell for each field; once is enough. */
function inVisibility({ model }: Product): readonly RoleUse[] {
  const lost = model.roles.visibility.filter(({ role }) => role.id === null);
  const uses = lost.map(({ role, shown }): RoleUse => {
    return { role, lead: 'Who may read what mentions', place: { question: questionOf(shown) } };
  });
  return [...new Map(uses.map((use) => [`${use.place.question}\n${use.role.label}`, use])).values()];
}

function inRequirements({ model }: Product): readonly RoleUse[] {
  return model.validation.required.flatMap(({ exempt, field, source }) =>
    exempt.map((role) => {
      const lead = `Who may leave ${inQuotes(field.label)} empty mentions`;
      return { role, lead, place: { question: source.question } };
    }),
  );
}

function inStates({ model, index }: Product): readonly RoleUse[] {
  return model.states.cycles.flatMap((cycle) =>
    index.states(cycle).all.flatMap((state) => {
      const lead = `While it is ${inQuotes(state.label)}, it is seen by`;
      const place = placeAt('state', state, state.visibleTo, cycle.entity);
      return listOf(state.visibleTo).map((role) => ({ role, lead, place }));
    }),
  );
}

function inPrivacy({ index }: Product): readonly RoleUse[] {
  return index.entities.all.flatMap((entity) =>
    listOf(entity.fields).flatMap((field) =>
      listOf(field.privacy).map(({ role }) => {
        const lead = `Who reads ${inQuotes(field.label)} mentions`;
        return { role, lead, place: placeAt('field', field, field.privacy, entity.id) };
      }),
    ),
  );
}
