import { knownValue, questionOf, type Sourced } from '../answers/sourced.ts';
import { memoizeByProduct, type Product } from '../product/product.ts';
import { LOOK } from '../slots/screens/look.ts';
import { type Colour, readColour } from './colours.ts';
import type { Skin } from './skin.ts';

/** What was said of how the product looks, as far as it is worn here. */
export interface WornLook {
  /** The ground of its pages. */
  readonly ground: Colour | null;
  /** Buttons, cards and other parts. */
  readonly parts: Colour | null;
  readonly skin: Partial<Pick<Skin, 'radius' | 'density'>>;
  readonly letters: 'serif' | 'plain' | null;
  /** Where the menu stands, in sight while people scroll. */
  readonly menu: 'top' | 'side' | null;
}

/** The answers on the look, each undefined where nobody has said. */
export interface LookAnswers {
  readonly background: string | undefined;
  readonly colour: string | undefined;
  readonly impression: readonly string[];
  readonly layout: string | undefined;
}

interface SaidLook extends WornLook {
  readonly unworn: readonly Unworn[];
}

/** What was decided on the look and is not worn, so that people are told. */
interface Unworn {
  readonly decided: string;
  readonly question: string;
  readonly why: string;
}

const NO_COLOUR = 'These words are no colour by its name or as #rrggbb, and none is guessed.';
const NOT_BOTH = 'It cannot be both, so it is neither.';
const NO_PICTURES = 'No picture is made up, and nothing moves by itself here.';
const OWN_WORDS = 'Only the impressions of the list are worn.';
const OTHER_LAYOUT = 'The menu stands at the top or at the side here, and each page is a page of its own.';
const MENU_SAID = 'The menu of every screen was said to be at the side.';

const ROOMY = 14;
const DENSE = 4;
const ROUND = 14;

/** Of each pair one at most is worn. */
const PAIRS = [
  ['roomy', 'dense'],
  ['round', 'square'],
  ['serif', 'plain'],
] as const;
type Impression = (typeof PAIRS)[number][number];
const WORN: ReadonlySet<string> = new Set(PAIRS.flat());

/** What is worn of some answers: words that are no colour are no guess either, and what clashes is left out. */
export function wornLook({ background, colour, impression, layout }: LookAnswers): WornLook {
  const clashes = clashesIn(impression).flat();
  const has = (one: Impression) => impression.includes(one) && !clashes.includes(one);
  return {
    ground: readColour(background ?? '') ?? null,
    parts: readColour(colour ?? '') ?? null,
    skin: {
      ...(has('roomy') && { density: ROOMY }),
      ...(has('dense') && { density: DENSE }),
      ...(has('round') && { radius: ROUND }),
      ...(has('square') && { radius: 0 }),
    },
    letters: has('serif') ? 'serif' : has('plain') ? 'plain' : null,
    menu: layout === 'top' || layout === 'side' ? layout : null,
  };
}

/** The answers on the look that were decided. */
export function lookAnswers({ model: { screens } }: Product): LookAnswers {
  return {
    background: knownValue(screens.background),
    colour: knownValue(screens.colour),
    impression: knownValue(screens.impression) ?? [],
    layout: knownValue(screens.layout),
  };
}

/** The same answers, and one option that somebody points at; of its pair the other goes. */
export function pointedAt(said: LookAnswers, at: keyof LookAnswers, option: string): LookAnswers {
  if (at !== 'impression') return { ...said, [at]: option };
  const others: readonly string[] = PAIRS.find((pair) => pair.some((one) => one === option)) ?? [option];
  return { ...said, impression: [...said.impression.filter((one) => !others.includes(one)), option] };
}

/** Impressions of which one cannot be had with the other, and both were said. */
function clashesIn(impression: readonly string[]): readonly (readonly Impression[])[] {
  return PAIRS.filter((pair) => pair.every((one) => impression.includes(one)));
}

export const saidLook = memoizeByProduct((product): SaidLook => {
  const { background, colour, impression, layout } = product.model.screens;
  const answers = lookAnswers(product);
  const impressions = answers.impression;
  const worn = wornLook(answers);
  return {
    ...worn,
    unworn: [
      ...noColour('Background of the pages', background),
      ...noColour('Colour of buttons and cards', colour),
      ...impressions.flatMap((one) =>
        WORN.has(one) ? [] : unworn(`First impression: ${labelOf(one)}`, impression, whyNot(one)),
      ),
      ...clashesIn(impressions).flatMap((pair) =>
        unworn(`First impression: ${pair.map(labelOf).join(' and ')}`, impression, NOT_BOTH),
      ),
      ...(worn.menu === null ? otherLayout(layout) : []),
    ],
  };
});

/** What of the look is not worn where the menu of every screen was said too. */
export function unwornLook(product: Product, menu: { readonly isAtSide: boolean } | null): readonly Unworn[] {
  const said = saidLook(product);
  const isOverruled = said.menu === 'top' && menu?.isAtSide === true;
  const more = isOverruled
    ? unworn('What stands where: the menu at the top', product.model.screens.layout, MENU_SAID)
    : [];
  return [...said.unworn, ...more];
}

function noColour(place: string, said: Sourced<string>): readonly Unworn[] {
  const words = knownValue(said);
  return words === undefined || readColour(words) ? [] : unworn(`${place}: ${words}`, said, NO_COLOUR);
}

function otherLayout(layout: Sourced<string>): readonly Unworn[] {
  const words = knownValue(layout);
  if (words === undefined) return [];
  return unworn(`What stands where: ${words === 'long' ? 'one long page' : words}`, layout, OTHER_LAYOUT);
}

/** The option of this id as people read it; other words as they are. */
function labelOf(impression: string): string {
  const { shape } = LOOK.impression.answer;
  return (shape.shape === 'multi' && shape.options.find(({ id }) => id === impression)?.label) || impression;
}

function whyNot(impression: string): string {
  return impression === 'pictures' || impression === 'moving' ? NO_PICTURES : OWN_WORDS;
}

function unworn(decided: string, said: Sourced<unknown>, why: string): readonly Unworn[] {
  return [{ decided, question: questionOf(said), why }];
}
