import { grouped } from '../../grouped.ts';
import { briefly, listed } from '../../model/shapes/briefly.ts';
import { oneLine } from '../../questions/short-name.ts';
import { perProduct } from '../../rules/per-product.ts';
import type { Product } from '../../rules/types.ts';
import type { QuestionView } from '../../workspace.ts';
import type { Acting } from '../acting.ts';
import { fateOfSlot } from './fate-of-slot.ts';
import { type Unread, unreadFigures, unreadIn } from './unread.ts';

/** Something that was decided, that a screen could show or obey, and that this prototype does not. */
export interface NotPlayed {
  /** In one line. */
  readonly decided: string;
  /** Id of the question, the first one where several of one sort are told together. */
  readonly question: string;
  readonly ask: string;
  readonly why: string;
  /** Ids of the screen and of the thing it is about; null: of none in particular. */
  readonly screen: string | null;
  readonly entity: string | null;
}

/** All that was decided and is not played: words that nothing can obey first, then in the order in which it was asked. */
export function notPlayedIn(acting: Acting): readonly NotPlayed[] {
  const { product } = acting;
  return [...asWords(product, unreadFigures(acting)), ...always(product)];
}

/** What depends on no record. */
const always = perProduct((product): readonly NotPlayed[] => [
  ...asWords(product, unreadIn(product)),
  ...unplayedIn(product),
]);

function unplayedIn(product: Product): readonly NotPlayed[] {
  const { workspace } = product;
  const found = workspace.raised.flatMap((view) => {
    const { slot } = view.question;
    const line = slot === null ? undefined : fateOfSlot(slot);
    if (slot === null || line?.fate.is !== 'unplayed' || decidedWords(view) === '') return [];
    return [{ view, why: line.fate.why, ...aboutOf(slot, product), slot: line.slot }];
  });
  const together = grouped(found, ({ slot, entity, screen }) => `${slot} ${entity} ${screen}`);
  return [...together.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const { why, screen, entity, view } = first;
    const decided = oneLine(
      all.length === 1 ? decidedWords(view) : listed(all.map((one) => named(one.view))),
    );
    return [{ decided, question: view.question.id, ask: view.question.ask, why, screen, entity }];
  });
}

const IN_WORDS = 'It was said in words that are not exact enough to be worked out.';

function asWords({ workspace }: Product, unread: readonly Unread[]): readonly NotPlayed[] {
  return unread.flatMap(({ question, ...rest }) => {
    const view = workspace.question(question);
    return view ? [{ ...rest, question, ask: view.question.ask, why: IN_WORDS }] : [];
  });
}

/** What was decided in one line; empty where nothing was, or that it does not apply. */
function decidedWords({ decision, status, question }: QuestionView): string {
  const result = status === 'parked' ? undefined : decision?.result;
  return result && 'value' in result ? briefly(result.value, question.shape) : '';
}

function named(view: QuestionView): string {
  const { origin } = view.question;
  const item = origin.from === 'answer' ? origin.item?.label : undefined;
  return item === undefined ? decidedWords(view) : `${item}: ${decidedWords(view)}`;
}

function aboutOf(slot: string, { index }: Product): Pick<NotPlayed, 'screen' | 'entity'> {
  const [kind, of] = slot.split('/');
  if (kind === 'screens') return { screen: index.screens.has(of) ? (of ?? null) : null, entity: null };
  return { screen: null, entity: index.entities.has(of) ? (of ?? null) : null };
}
