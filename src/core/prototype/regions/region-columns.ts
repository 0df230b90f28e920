import { lookOfSourced, questionOf } from '../../answers/sourced.ts';
import type { NameType } from '../../conditions/types.ts';
import type { ActorContext } from '../actor-context.ts';
import { fieldViewsFor } from '../field-views.ts';
import { columnsFor, fieldContent, type ListColumn, linkSourceFor, otherContent } from '../list-view.ts';
import { toneOfWord } from '../said-tones.ts';
import type { SampleRow } from '../sample/types.ts';
import { type ProtoScreen, screensOf } from '../screens-of.ts';
import { numberWords } from '../value-words.ts';
import { emphasisNow } from './drawn-emphasis.ts';
import { itemText, itemValue } from './item-text.ts';
import { smallGraph } from './small-graph.ts';
import type { RegionView, ShownItem } from './types.ts';

/** The columns in which a part shows its records; where nothing was said, those of their own list. */
export function regionColumns(actor: ActorContext, view: RegionView): readonly ListColumn[] {
  const { data, items, region, search, filters } = view;
  if (data.is === 'nothing') return [];
  if (items.length === 0) return columnsFor(actor, listOf(actor, data.of, questionOf(region.shows)));
  const views = new Map(fieldViewsFor(actor.product, data.of, actor.role).map((one) => [one.field.id, one]));
  const named = (label: string, words: readonly string[]) =>
    words.some((one) => one.toLowerCase() === label.toLowerCase());
  return items.flatMap((item): ListColumn | readonly [] => {
    const { field, label } = item;
    const seen = field && views.get(field.id);
    if (field && !seen) return [];
    const mask = seen?.mask;
    const { emphases } = item;
    return {
      ...contentOf(actor, data.of, item),
      ...(mask && { mask }),
      ...(item.typed && { typed: true as const }),
      ...(emphases.length > 0 && { emphasisOf: (row: SampleRow) => emphasisNow(actor, row, emphases) }),
      label,
      sort: view.kind === 'table' && !mask,
      filter: !mask && named(label, filters),
      search: !mask && search !== null && (search.length === 0 || named(label, search)),
      look: lookOfSourced(region.shows),
      question: questionOf(region.shows),
    };
  });
}

const WORDS: ReadonlySet<NameType | undefined> = new Set(['state', 'choice']);
const AMOUNTS: ReadonlySet<NameType | undefined> = new Set(['number', 'money', 'duration']);

function contentOf(actor: ActorContext, of: string, item: ShownItem) {
  const { product } = actor;
  const graphOf = (row: SampleRow) => smallGraph(actor, row, item);
  if (item.over)
    return {
      ...{ key: `#${item.label}`, shows: 'value' as const, field: undefined, graphOf },
      textOf: (row: SampleRow) => numberWords(graphOf(row).reduce((sum, one) => sum + one, 0)),
    };
  if (item.field && item.onlyIf === null && item.empty === '')
    return fieldContent(product, item.field, linkSourceFor(actor));
  if (item.shows === 'state') return otherContent(product, of, 'State');
  if (item.shows === 'number') return otherContent(product, of, item.label);
  return {
    key: `#${item.label}`,
    shows: 'value' as const,
    field: undefined,
    textOf: (row: SampleRow) => itemText(actor, row, item),
    sortedBy: (row: SampleRow) => {
      const outcome = itemValue(actor, row, item);
      return outcome.ok ? outcome.value : undefined;
    },
    isAmount: AMOUNTS.has(item.value?.type),
    ...(WORDS.has(item.value?.type) && {
      toneOf: (row: SampleRow) => toneOfWord(product)(itemText(actor, row, item)),
    }),
  };
}

/** The list of an entity: the decided one, else one that is guessed. */
function listOf(actor: ActorContext, of: string, question: string): ProtoScreen {
  const found = screensOf(actor.product).find(({ kind, entity }) => kind === 'list' && entity === of);
  const guessed = { kind: 'list', path: '/', look: 'guess', pathLook: 'guess' } as const;
  return found ?? { ...guessed, id: of, label: of, entity: of, question, screen: null };
}
