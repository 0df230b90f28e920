import { capital } from '#core/index.ts';
import { type Entity, type FieldLine, grouped, knownValue, linesFor, type Product, type Role } from '#core/product.ts';
import { type Cell, cellOf } from './cells.ts';

export type Page = 'list' | 'detail' | 'form';

export interface Difference {
  /** What to outline on the page: "field" or "action", and its id; none for the page as a whole. */
  readonly marks: readonly string[];
  readonly sentence: string;
}

/** What two roles see differently on a page of a thing, by the model alone: lines, buttons, moves. */
export function differencesOn(
  product: Product,
  entity: Entity,
  page: Page,
  [one, other]: readonly [Role, Role],
): readonly Difference[] {
  const lines = page === 'list' ? [] : lineDifferences(product, entity, page, one, other);
  return [
    ...lines,
    ...buttonDifferences(product, entity, page, one, other),
    ...moveDifferences(product, entity, page, one, other),
  ];
}

const SEES: Readonly<Record<FieldLine['shown'], (masked: string) => string>> = {
  shown: () => 'reads it',
  'read-only': () => 'may read it, not write it',
  masked: (masked) => `sees only “${masked}”`,
  hidden: () => 'does not see it',
};

function lineDifferences(product: Product, entity: Entity, page: Page, one: Role, other: Role) {
  const [first, second] = [linesOf(product, entity, page, one), linesOf(product, entity, page, other)];
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

/** What each line is to a role. On a page where nobody types, a line that may only be read counts as shown. */
function linesOf(product: Product, entity: Entity, page: Page, role: Role): (field: string) => string {
  const lines = new Map(linesFor(product, entity.id, role.id).map((line) => [line.field.id, line]));
  return (field) => {
    const line = lines.get(field);
    const shown = line?.shown ?? 'hidden';
    const words = SEES[shown === 'read-only' && page === 'detail' ? 'shown' : shown];
    return words(line?.mask?.words ?? '');
  };
}

const BUTTONS: Readonly<Record<Page, readonly (readonly ['list' | 'view' | 'create' | 'edit' | 'delete', string])[]>> =
  {
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

function buttonDifferences(product: Product, entity: Entity, page: Page, one: Role, other: Role) {
  return BUTTONS[page].flatMap(([action, on]): readonly Difference[] => {
    const [a, b] = [one, other].map(({ id }) => may(cellOf(product, id, entity.id, action)));
    if (a === b) return [];
    const name = on === 'New' ? `New ${entity.label}` : on;
    return [{ marks: [`action ${action}`], sentence: `${capital(name)}: ${one.label} ${a}, ${other.label} ${b}.` }];
  });
}

const MAY: Readonly<Record<NonNullable<Cell['word']>, string>> = {
  yes: 'may',
  no: 'may not',
  own: 'may with their own',
  team: 'may with those of their team',
  if: 'may sometimes',
};

function may({ word }: Cell): string {
  return word === null ? 'does, as nobody has said' : MAY[word];
}

function moveDifferences(product: Product, entity: Entity, page: Page, one: Role, other: Role) {
  if (page !== 'detail') return [];
  const moves = product.index.cycles(entity.id).flatMap((cycle) => product.index.transitions(cycle));
  const found = moves.flatMap(({ id, event, by, actors }): readonly Difference[] => {
    const on = knownValue(event) ?? '';
    const who = knownValue(actors)?.map(({ id }) => id);
    if (on === '' || knownValue(by) !== 'person' || !who) return [];
    const [a, b] = [who.includes(one.id), who.includes(other.id)];
    if (a === b) return [];
    const [does, not] = a ? [one, other] : [other, one];
    const sentence = `“${on}”: ${does.label} does it, ${not.label} does not.`;
    return [{ marks: [`action move ${id}`], sentence }];
  });
  return [...grouped(found, ({ sentence }) => sentence)].map(([sentence, alike]) => ({
    sentence,
    marks: alike.flatMap(({ marks }) => marks),
  }));
}
