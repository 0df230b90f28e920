import { capitalize } from '#core/index.ts';
import {
  type Entity,
  type FieldView,
  fieldViewsFor,
  groupBy,
  knownValue,
  type Product,
  type Role,
} from '#core/product.ts';
import { type PermissionCell, permissionCell } from './permission-cells.ts';

export type PageKind = 'list' | 'detail' | 'form';

export interface Difference {
  /** Elements to outline on the page, as "field <id>" or "action <id>". */
  readonly marks: readonly string[];
  readonly sentence: string;
}

/** Differences between two roles on a page of an entity, from the model alone: fields, buttons, transitions. */
export function differencesOn(
  product: Product,
  entity: Entity,
  page: PageKind,
  [one, other]: readonly [Role, Role],
): readonly Difference[] {
  const ofFields = page === 'list' ? [] : fieldDifferences(product, entity, page, one, other);
  return [
    ...ofFields,
    ...buttonDifferences(product, entity, page, one, other),
    ...transitionDifferences(product, entity, page, one, other),
  ];
}

const VISIBILITY_WORDS: Readonly<Record<FieldView['shown'], (masked: string) => string>> = {
  shown: () => 'reads it',
  'read-only': () => 'may read it, not write it',
  masked: (masked) => `sees only “${masked}”`,
  hidden: () => 'does not see it',
};

function fieldDifferences(product: Product, entity: Entity, page: PageKind, one: Role, other: Role) {
  const [first, second] = [fieldVisibility(product, entity, page, one), fieldVisibility(product, entity, page, other)];
  return product.index.fields(entity.id).all.flatMap(({ id, label }): readonly Difference[] => {
    const [a, b] = [first(id), second(id)];
    return a === b
      ? []
      : [
          {
            marks: [`field ${id}`],
            sentence: `“${label}”: ${one.label} ${a}, ${other.label} ${b}.`,
          },
        ];
  });
}

/** How a role sees each field, in words. On a detail page a read-only field counts as shown. */
function fieldVisibility(product: Product, entity: Entity, page: PageKind, role: Role): (field: string) => string {
  const viewsById = new Map(fieldViewsFor(product, entity.id, role.id).map((view) => [view.field.id, view]));
  return (field) => {
    const view = viewsById.get(field);
    const shown = view?.shown ?? 'hidden';
    const words = VISIBILITY_WORDS[shown === 'read-only' && page === 'detail' ? 'shown' : shown];
    return words(view?.mask?.words ?? '');
  };
}

const BUTTONS: Readonly<
  Record<PageKind, readonly (readonly ['list' | 'view' | 'create' | 'edit' | 'delete', string])[]>
> = {
  list: [
    ['list', 'the list'],
    ['create', 'New'],
  ],
  detail: [
    ['view', 'the page'],
    ['edit', 'Change'],
    ['delete', 'Delete'],
  ],
  form: [['create', 'the form']],
};

function buttonDifferences(product: Product, entity: Entity, page: PageKind, one: Role, other: Role) {
  return BUTTONS[page].flatMap(([action, on]): readonly Difference[] => {
    const [a, b] = [one, other].map(({ id }) => permissionWords(permissionCell(product, id, entity.id, action)));
    if (a === b) return [];
    const name = on === 'New' ? `New ${entity.label}` : on;
    return [
      {
        marks: [`action ${action}`],
        sentence: `${capitalize(name)}: ${one.label} ${a}, ${other.label} ${b}.`,
      },
    ];
  });
}

const PERMISSION_WORDS: Readonly<Record<NonNullable<PermissionCell['word']>, string>> = {
  yes: 'may',
  no: 'may not',
  own: 'may with their own',
  team: 'may with those of their team',
  if: 'may sometimes',
};

function permissionWords({ word }: PermissionCell): string {
  return word === null ? 'does, as nobody has said' : PERMISSION_WORDS[word];
}

function transitionDifferences(product: Product, entity: Entity, page: PageKind, one: Role, other: Role) {
  if (page !== 'detail') return [];
  const transitions = product.index.cycles(entity.id).flatMap((cycle) => product.index.transitions(cycle));
  const found = transitions.flatMap(({ id, event, by, actors }): readonly Difference[] => {
    const on = knownValue(event) ?? '';
    const who = knownValue(actors)?.map(({ id }) => id);
    if (on === '' || knownValue(by) !== 'person' || !who) return [];
    const [a, b] = [who.includes(one.id), who.includes(other.id)];
    if (a === b) return [];
    const [does, not] = a ? [one, other] : [other, one];
    const sentence = `“${on}”: ${does.label} does it, ${not.label} does not.`;
    return [{ marks: [`action move ${id}`], sentence }];
  });
  return [...groupBy(found, ({ sentence }) => sentence)].map(([sentence, alike]) => ({
    sentence,
    marks: alike.flatMap(({ marks }) => marks),
  }));
}
