import { knownValue } from '../answers/sourced.ts';
import type { Product } from '../product/product.ts';
import { folded } from '../shapes/folded.ts';
import { failureCausesOn } from './failure-causes.ts';
import { asFailure, type Failure, type FailureCause, failureOf, inItsWords } from './failures.ts';
import { type Look, type ProtoScreen, screensOf } from './screens-of.ts';
import { type FailureKind, SIMULATED_FAILURES, type SimulatedFailure } from './simulated-failures.ts';

/** Where a screen meets a way to break it. */
export interface FailureCell {
  readonly screen: ProtoScreen;
  readonly breakage: SimulatedFailure;
  /** Solid: for all that can happen there is a text. Hatched: for some of it nobody has said. */
  readonly look: Look;
  /** What can happen there, each with what people read; the ones without a text first. */
  readonly failures: readonly Failure[];
  /** How many of them have a text. */
  readonly said: number;
}

/** The screens of the product, each with its cells in the order of `BREAKAGES`; null where it cannot happen. */
export function failureMap(
  product: Product,
): readonly { readonly screen: ProtoScreen; readonly cells: readonly (FailureCell | null)[] }[] {
  const find = textFinder(product);
  return screensOf(product).map((screen) => ({
    screen,
    cells: SIMULATED_FAILURES.map((breakage) => cellOf(product, screen, breakage, find)),
  }));
}

/** What somebody reads who may not see or do something; without a text where nobody has said. */
export function refusalIn(product: Product): Failure {
  return textFinder(product)({ kind: 'refusal', id: '', label: 'not allowed' }, 'not-allowed');
}

type TextFinder = (cause: FailureCause, kind: FailureKind) => Failure;

function cellOf(
  product: Product,
  screen: ProtoScreen,
  breakage: SimulatedFailure,
  find: TextFinder,
): FailureCell | null {
  const causes = failureCausesOn(product, screen, breakage.id);
  if (causes.length === 0 || isRuledOut(screen, breakage)) return null;
  const failures = causes.map((cause) => {
    const found = find(cause, breakage.id);
    return found.text === null ? (onScreen(screen, cause, breakage) ?? found) : found;
  });
  const without = failures.filter(({ text }) => text === null);
  const withText = failures.filter(({ text }) => text !== null);
  return {
    screen,
    breakage,
    look: without.length > 0 ? 'hole' : withText.some(({ look }) => look !== 'said') ? 'guess' : 'said',
    failures: [...without, ...withText],
    said: withText.length,
  };
}

/** The entry that a mishap brings up; where none names it, one whose own words are about this way to break. */
function textFinder(product: Product): TextFinder {
  const { model, index } = product;
  const about = new Map(
    SIMULATED_FAILURES.map(({ id, known }) => [
      id,
      index.errors.all.find(({ label }) => known.test(folded(label))),
    ]),
  );
  return (cause, kind) => {
    const found = failureOf(product, cause);
    if (found.error) return found;
    if (cause.id !== '') return byRule(product, cause) ?? found;
    return asFailure(about.get(kind), cause.label, model.errors.catalogue);
  };
}

/** A rule may say in its own words what people read, without an entry of the catalogue. */
function byRule({ index }: Product, { kind, id, label }: FailureCause): Failure | null {
  const error = kind === 'rule' ? index.rules.get(id)?.error : undefined;
  if (error?.is !== 'known' || error.value.id !== null || error.value.label === '') return null;
  return inItsWords(label, error.value.label, error);
}

/** What the screen itself was decided to show then: its words, else what stands there instead of them. */
function onScreen(
  { screen }: ProtoScreen,
  { label }: FailureCause,
  { condition }: SimulatedFailure,
): Failure | null {
  if (!screen || !condition) return null;
  const words = screen.words.get(condition);
  const shows = screen.conditions.get(condition);
  const isSaid = words?.is === 'known' && words.value !== '';
  const held = isSaid ? words : shows;
  if (held?.is !== 'known' || held.value === '' || (!isSaid && MESSAGES.has(folded(held.value)))) return null;
  return inItsWords(label, isSaid ? held.value : `It shows ${held.value}.`, held);
}

/** Cells of the answer on the moments of a screen: one that promises words, and one that rules the moment out. */
const MESSAGES: ReadonlySet<string> = new Set(['a message', 'a message and a button']);
const CANNOT = 'cannot happen';

function isRuledOut({ screen }: ProtoScreen, { condition }: SimulatedFailure): boolean {
  const held = condition && screen?.conditions.get(condition);
  return held ? folded(knownValue(held) ?? '') === CANNOT : false;
}
