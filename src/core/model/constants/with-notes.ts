import { type Answers, asQuantity, questionAt } from '../../answers/answers.ts';
import type { Find } from '../../answers/find.ts';
import { type Held, heldValue, mapHeld, type None, said, unsaid } from '../../answers/held.ts';
import { readQuantity } from '../../answers/quantity.ts';
import type { Quantity } from '../../answers/things.ts';
import { folded } from '../../shapes/folded.ts';
import type { Numbered } from './numbers.ts';
import type { Boundary, Bounds, Constant, Provenance, Variant } from './types.ts';

const VARIANTS = 'constants/variants';

type About = Pick<Constant, 'below' | 'at' | 'above' | 'warn' | 'comesFrom' | 'written' | 'check'>;

/** The numbers with what other answers say about them by name: their limits, their source, how they differ. */
export function completed(
  answers: Answers,
  numbers: readonly Numbered[],
  find: Find,
  boundaries: Held<readonly Boundary[]>,
  provenance: Held<readonly Provenance[]>,
): readonly Constant[] {
  const limits = byConstant(boundaries);
  const origins = byConstant(provenance);
  const variants = variantsIn(answers, find);
  return numbers.map((number) => ({
    ...number,
    ...limitOf(limits.get(number.id), boundaries),
    ...originOf(origins.get(number.id), provenance),
    ...(variants.get(number.id) ?? { variants: [], bounds: noBounds(answers) }),
  }));
}

function byConstant<T extends { readonly constant: { readonly id: string | null } }>(
  all: Held<readonly T[]>,
): ReadonlyMap<string | null, T> {
  return new Map([...(heldValue(all) ?? [])].reverse().map((one) => [one.constant.id, one]));
}

function limitOf(
  boundary: Boundary | undefined,
  all: Held<unknown>,
): Pick<About, 'below' | 'at' | 'above' | 'warn'> {
  const open = unlessNone(all, 'constants.boundaries');
  const { below = open, at = open, above = open, warn = open } = boundary ?? {};
  return { below, at, above, warn };
}

function originOf(
  origin: Provenance | undefined,
  all: Held<unknown>,
): Pick<About, 'comesFrom' | 'written' | 'check'> {
  const open = unlessNone(all, 'constants.provenance');
  const { comesFrom = open, written = open, check = open } = origin ?? {};
  return { comesFrom, written, check };
}

/** What a number has where no row names it: still to be asked, unless it was decided that it does not apply to any. */
function unlessNone(all: Held<unknown>, question: string): None | ReturnType<typeof unsaid> {
  return all.is === 'none' ? all : unsaid(question);
}

function noBounds(answers: Answers): Held<Bounds> {
  return unlessNone(answers.cells(VARIANTS), 'constants.variants');
}

type Differing = Pick<Constant, 'variants' | 'bounds'>;

function variantsIn(answers: Answers, find: Find): ReadonlyMap<string | null, Differing> {
  const all = new Map<string | null, { variants: Variant[]; bounds: Held<Bounds> }>();
  const naming = answers.naming(VARIANTS);
  for (const { row, column, word, source } of heldValue(answers.cells(VARIANTS)) ?? []) {
    const { id } = find(row);
    const item = naming.find(row)?.id ?? '';
    const known = all.get(id) ?? { variants: [], bounds: boundsOf(answers, item) };
    known.variants.push({
      of: column,
      how: folded(word),
      value: ownValue(answers, item, column, word),
      source,
    });
    all.set(id, known);
  }
  return all;
}

/** What the number is for one of those that have their own. */
function ownValue(answers: Answers, item: string, whom: string, how: string): Held<Quantity> {
  const below = answers.below(null, VARIANTS, item);
  const open = unsaid(questionAt(below.slot('own')));
  if (folded(how) !== 'its own') return open;
  const rows = below.rows('own');
  if (rows.is !== 'said') return rows;
  const row = rowFor(rows.value, whom);
  return row ? asQuantity(said(`${row.cell('value')} ${row.cell('unit')}`.trim(), row.source)) : open;
}

function rowFor<T extends { readonly label: string }>(rows: readonly T[], whom: string): T | undefined {
  return rows.find(({ label }) => folded(label) === folded(whom));
}

function boundsOf(answers: Answers, item: string): Held<Bounds> {
  return mapHeld(answers.below(null, VARIANTS, item).lines('bounds'), ([row]) => ({
    least: (row && readQuantity(row.cell('least'))) ?? null,
    most: (row && readQuantity(row.cell('most'))) ?? null,
    noted: row?.cell('noted') ?? '',
  }));
}
