import { capital } from '#core/index.ts';
import {
  type Entity,
  type FieldLine,
  grouped,
  heldValue,
  linesFor,
  type Product,
  type Role,
} from '#core/product.ts';
import { type Cell, cellOf } from './cells.ts';

/** A page that two people can look at together. */
export type Page = 'list' | 'detail' | 'form';

/** Something that two roles do not see alike on one page. */
export interface Difference {
  /** What to outline on the page: "field" or "action", and its id; none for the page as a whole. */
  readonly marks: readonly string[];
  readonly sentence: string;
}

/** What is compared: a page of a thing, as two roles see it. */
interface Compared {
  readonly product: Product;
  readonly entity: Entity;
  readonly page: Page;
  readonly roles: readonly [Role, Role];
}

/** What two roles see otherwise on a page of a thing, by the model alone: lines, buttons, moves. */
export function differencesOn(
  product: Product,
  entity: Entity,
  page: Page,
  roles: readonly [Role, Role],
): readonly Difference[] {
  const compared = { product, entity, page, roles };
  return [
    ...(page === 'list' ? [] : lineDifferences(compared)),
    ...buttonDifferences(compared),
    ...(page === 'detail' ? moveDifferences(compared) : []),
  ];
}

/** Something of which each of two roles has words of its own, where these differ. */
function differing(
  mark: string,
  name: string,
  [one, other]: Compared['roles'],
  wordsOf: (role: Role) => string,
): readonly Difference[] {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a === b) return [];
  return [{ marks: [mark], sentence: `${name}: ${one.label} ${a}, ${other.label} ${b}.` }];
}

const SEES: Readonly<Record<FieldLine['shown'], (masked: string) => string>> = {
  shown: () => 'reads it',
  'read-only': () => 'may read it, not write it',
  masked: (masked) => `sees only “${masked}”`,
  hidden: () => 'does not see it',
};

/** What a role makes of each line. On a page that nobody types on, what may only be read is as good as shown. */
function lineDifferences({ product, entity, page, roles }: Compared) {
  const lines = new Map(
    roles.map((role) => [
      role,
      new Map(linesFor(product, entity.id, role.id).map((line) => [line.field.id, line])),
    ]),
  );
  return product.index.fields(entity.id).all.flatMap(({ id, label }) =>
    differing(`field ${id}`, `“${label}”`, roles, (role) => {
      const line = lines.get(role)?.get(id);
      const shown = line?.shown ?? 'hidden';
      const words = SEES[shown === 'read-only' && page === 'detail' ? 'shown' : shown];
      return words(line?.mask?.words ?? '');
    }),
  );
}

const BUTTONS: Readonly<
  Record<Page, readonly (readonly ['list' | 'view' | 'create' | 'edit' | 'delete', string])[]>
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

function buttonDifferences({ product, entity, page, roles }: Compared) {
  return BUTTONS[page].flatMap(([action, on]) => {
    const name = on === 'New' ? `New ${entity.label}` : on;
    return differing(`action ${action}`, capital(name), roles, ({ id }) =>
      may(cellOf(product, id, entity.id, action)),
    );
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

function moveDifferences({ product, entity, roles: [one, other] }: Compared) {
  const moves = product.index.cycles(entity.id).flatMap((cycle) => product.index.transitions(cycle));
  const found = moves.flatMap(({ id, event, by, actors }): readonly Difference[] => {
    const on = heldValue(event) ?? '';
    const who = heldValue(actors)?.map(({ id }) => id);
    if (on === '' || heldValue(by) !== 'person' || !who) return [];
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
