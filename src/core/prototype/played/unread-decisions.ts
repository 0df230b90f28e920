import { knownValue, listOf, questionOf, type Sourced } from '../../answers/sourced.ts';
import type { Product } from '../../product/product.ts';
import type { ActorContext } from '../actor-context.ts';
import { isChangeExact } from '../changeable.ts';
import { figureOf, generalFigures, showsGeneralFigures } from '../figures.ts';
import { confirmationReader, irreversibleActions } from '../irreversible.ts';
import { isKeptExactly } from '../kept-value.ts';
import { inCommon } from '../offers/in-common.ts';
import { offeredCalls } from '../offers/offered-call.ts';
import { whoMay } from '../offers/who-may.ts';
import { frameOf, regionsOf } from '../regions/regions-of.ts';
import { canReadRelated } from '../related-sections.ts';
import { unwornLook } from '../said-look.ts';
import { screensOf } from '../screens-of.ts';
import { whenGone } from '../when-gone.ts';
import type { UnplayedDecision } from './unplayed-decisions.ts';

/** Decided in words that are not exact, or not played for another reason. */
export type UnreadDecision = Pick<UnplayedDecision, 'decided' | 'question' | 'screen' | 'entity'> & {
  readonly why?: string;
};

/** For a decision about an entity and no particular screen. */
export function unreadDecision(
  decided: string,
  sourced: Sourced<unknown>,
  entity: string | null,
  why?: string,
): UnreadDecision {
  const decision = { decided, question: questionOf(sourced), screen: null, entity };
  return why === undefined ? decision : { ...decision, why };
}

/** What is shown when a record is gone, where the words name no screen. */
export function unreadWhenGone(product: Product): readonly UnreadDecision[] {
  return screensOf(product).flatMap((screen) => {
    const shown = screen.kind === 'detail' ? whenGone(product, screen) : null;
    if (!shown || shown.to) return [];
    const decided = `${screen.label}, when its record is gone: ${shown.words}`;
    return [{ ...unreadDecision(decided, shown.sourced, null), screen: screen.id }];
  });
}

/** Figures that cannot be computed from the records, for any role. */
export function unreadFigures(somebody: ActorContext): readonly UnreadDecision[] {
  const actor = { ...somebody, role: null };
  return actor.product.index.screens.all.flatMap(({ id, label, figures }) =>
    listOf(figures).flatMap((figure) => {
      const from = knownValue(figure.from);
      if (from === undefined || figureOf(actor, figure, label) !== null) return [];
      return [{ ...unreadDecision(`${figure.label}, from: ${from}`, figure.from, null), screen: id }];
    }),
  );
}

/** Figures said for no screen in particular, where no screen shows them or their words cannot be counted. */
export function unreadGeneralFigures(actor: ActorContext): readonly UnreadDecision[] {
  const { product } = actor;
  const { figures } = product.model.screens;
  const isShown = screensOf(product).some(showsGeneralFigures);
  const read = new Set(isShown ? generalFigures(actor).map(({ id }) => id) : []);
  const why = 'It is counted on a page of figures that has none of its own, from words such as “Loans that are Out”.';
  return listOf(figures)
    .filter(({ id }) => !read.has(id))
    .map(({ label }) => unreadDecision(label, figures, null, why));
}

/** Further sections on the page of a record, where the words say more than can be read. */
export function unreadRelated(actor: ActorContext): readonly UnreadDecision[] {
  return actor.product.index.screens.all.flatMap(({ id, label, about, related }) => {
    const entity = knownValue(about)?.id;
    return listOf(related)
      .filter((words) => !entity || !canReadRelated(actor, entity, words))
      .map((words) => ({ ...unreadDecision(`${label} also shows: ${words}`, related, null), screen: id }));
  });
}

/**
 * Irreversible actions other than transitions and deletions, which are not confirmed first; and what has to be typed,
 * where its words name no field.
 */
export function unreadIrreversible(product: Product): readonly UnreadDecision[] {
  return irreversibleActions(product).flatMap(({ said, action }) => {
    const before = knownValue(said.before);
    const typed = knownValue(said.typed);
    const entity = action?.kind === 'move' ? action.move.cycle.entity : (action?.entity.id ?? null);
    const isPlayed = action?.kind === 'move' || action?.action === 'delete' || before === 'nothing';
    const isTyped = entity !== null && typed !== undefined && confirmationReader(product, entity, typed) !== undefined;
    const isToldFirst = !isPlayed && before !== undefined;
    const isToldTyped = !isTyped && typed !== undefined;
    return [
      ...(isToldFirst ? [unreadDecision(`${said.label}: ${before}`, said.before, entity)] : []),
      ...(isToldTyped ? [unreadDecision(`${said.label}, what to type: ${typed}`, said.typed, entity)] : []),
    ];
  });
}

/** What was said of a part of a screen, or of all screens, and cannot be read. */
export function unreadRegions(product: Product): readonly UnreadDecision[] {
  const frame = frameOf(product);
  return [...(frame ? [frame] : []), ...screensOf(product)].flatMap((screen) =>
    (regionsOf(product)(screen) ?? []).flatMap(({ problems, region, holds }) =>
      [...problems, ...holds.flatMap((held) => held.problems)].map((decided) => ({
        ...unreadDecision(decided, region.shows, null),
        question: `screens.${screen.id}.parts`,
        screen: screen === frame ? null : screen.id,
      })),
    ),
  );
}

/** When a field may be changed, and how it is kept, where the words are not exact. */
export function unreadWriting(product: Product): readonly UnreadDecision[] {
  return product.index.entities.all.flatMap(({ id, label, fields }) =>
    product.index.fields(id).all.flatMap((field) => {
      const words = [
        ...(isChangeExact(product, id, field) ? [] : [`may be changed: ${knownValue(field.changed)?.text ?? ''}`]),
        ...(isKeptExactly(field) ? [] : [`kept as: ${knownValue(field.keptAs) ?? ''}`]),
      ];
      return words.map((one) => unreadDecision(`${label}, ${field.label}, ${one}`, fields, id));
    }),
  );
}

/** What was said of the calls that we offer, where the words are not exact, or name nothing that could be done. */
export function unreadOffers(product: Product): readonly UnreadDecision[] {
  const { offersCommon } = product.model.calls;
  const why = 'Nothing says what it does to our records.';
  return [
    ...inCommon(product).unread.map((words) => unreadDecision(words, offersCommon, null)),
    ...offeredCalls(product).flatMap(({ offer, method, does }) => [
      ...(whoMay(product, offer)?.unread ?? []).map((words) =>
        unreadDecision(`${offer.label}, who may: ${words}`, offer.who, null),
      ),
      ...(method !== null && !does ? [unreadDecision(offer.label, offer.method, null, why)] : []),
    ]),
  ];
}

/** What was said of the look and is not worn. */
export function unreadLook(product: Product): readonly UnreadDecision[] {
  const frame = frameOf(product);
  const menu = frame && regionsOf(product)(frame)?.find((view) => view.menu !== null)?.menu;
  return unwornLook(product, menu ?? null).map((one) => ({ ...one, screen: null, entity: null }));
}
