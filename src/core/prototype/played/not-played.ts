import { grouped } from '../../base/grouped.ts';
import { oneLine } from '../../english/short-name.ts';
import { type Product, perProduct } from '../../product/product.ts';
import { briefly } from '../../shapes/briefly.ts';
import { FATES } from '../../slots/parts.ts';
import type { Fate } from '../../slots/slot.ts';
import type { QuestionView } from '../../workspace/workspace.ts';
import type { ActorContext } from '../actor-context.ts';
import { unreadIn } from './unread.ts';
import { type Unread, unreadFigures, unreadRelated } from './unread-on-screens.ts';

/** The slots of the table by their number of parts, those with fewer placeholders first. */
const byLength = grouped(
  [...FATES].map(([slot, fate]) => ({ slot, parts: slot.split('/'), fate })),
  ({ parts }) => parts.length,
);
for (const rows of byLength.values()) rows.sort((a, b) => itemsIn(a.slot) - itemsIn(b.slot));

const PER_THING = new Set(['entities', 'states', 'validation', 'roles']);

/** The row of the table for a question’s slot, of all entities or of one. Undefined for questions people raised. */
export function fateOfSlot(slot: string): { readonly slot: string; readonly fate: Fate } | undefined {
  const parts = slot.split('/');
  const [kind = '', , ...rest] = parts;
  return lineFor(parts) ?? (PER_THING.has(kind) ? lineFor([kind, ...rest]) : undefined);
}

function lineFor(parts: readonly string[]) {
  return byLength
    .get(parts.length)
    ?.find((row) => row.parts.every((part, at) => part === '{item}' || part === parts[at]));
}

function itemsIn(slot: string): number {
  return slot.split('{item}').length;
}

/** Something decided that a screen could show or obey, and that this prototype does not. */
export interface NotPlayed {
  /** In one line. */
  readonly decided: string;
  readonly question: string;
  readonly part: string;
  readonly why: string;
  /** Ids of the screen and of the entity it is about; null: none in particular. */
  readonly screen: string | null;
  readonly entity: string | null;
}

/** All that was decided and is not played: inexact words first, then in the order in which it was asked. */
export function notPlayedIn(actor: ActorContext): readonly NotPlayed[] {
  const { product } = actor;
  return [...asWords(product, [...unreadFigures(actor), ...unreadRelated(actor)]), ...always(product)];
}

/** What depends on no record. */
const always = perProduct((product): readonly NotPlayed[] => [
  ...asWords(product, unreadIn(product)),
  ...unplayedIn(product),
]);

function unplayedIn(product: Product): readonly NotPlayed[] {
  return product.workspace.raised.flatMap((view) => {
    const { slot, id } = view.question;
    const fate = slot === null ? undefined : fateOfSlot(slot)?.fate;
    const decided = decidedWords(view);
    if (slot === null || fate?.is !== 'unplayed' || decided === '' || isKept(view, fate.kept)) return [];
    return [{ decided, question: id, part: partOf(view, product), why: fate.why, ...aboutOf(slot, product) }];
  });
}

/** Whether the prototype does anyway what was decided. */
function isKept({ decision }: QuestionView, kept: readonly string[]): boolean {
  const result = decision?.result;
  return result !== undefined && 'value' in result && kept.some((answer) => answer === result.value);
}

const IN_WORDS = 'It was said in words that are not exact enough to be worked out.';

function asWords(product: Product, unread: readonly Unread[]): readonly NotPlayed[] {
  return unread.flatMap((one) => {
    const view = product.workspace.question(one.question);
    return view ? [{ why: IN_WORDS, ...one, part: partOf(view, product) }] : [];
  });
}

function partOf({ question: { point } }: QuestionView, { workspace }: Product): string {
  return workspace.point(point)?.point.title ?? point;
}

/** Empty where nothing was decided, or that it does not apply. */
function decidedWords({ decision, status, question }: QuestionView): string {
  const result = status === 'parked' ? undefined : decision?.result;
  return result && 'value' in result ? oneLine(briefly(result.value, question.shape)) : '';
}

function aboutOf(slot: string, { index }: Product): Pick<NotPlayed, 'screen' | 'entity'> {
  const [kind, of] = slot.split('/');
  if (kind === 'screens') return { screen: index.screens.has(of) ? (of ?? null) : null, entity: null };
  return { screen: null, entity: index.entities.has(of) ? (of ?? null) : null };
}
