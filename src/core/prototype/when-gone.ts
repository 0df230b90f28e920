import { knownValue, listOf, type Sourced } from '../answers/sourced.ts';
import type { Product } from '../product/product.ts';
import { type ProtoScreen, screensOf } from './screens-of.ts';

/** What is shown when the record of a page is gone. */
interface WhenGone {
  readonly sourced: Sourced<string>;
  readonly words: string;
  /** The screen that the words name; undefined where they say anything else. */
  readonly to: ProtoScreen | undefined;
}

/** For a page or a form; null while nothing is decided. */
export function whenGone(product: Product, screen: ProtoScreen): WhenGone | null {
  const { model, index } = product;
  const screens = screensOf(product);
  const pages = screens.filter(({ kind, entity }) => kind === 'detail' && entity === screen.entity);
  const shared = listOf(model.screens.sharedLinks);
  const sharedLinks = [screen, ...pages].flatMap(({ id }) => shared.filter((link) => link.screen.id === id));
  const sourced = sharedLinks.find(({ gone }) => gone.is === 'known')?.gone;
  const words = knownValue(sourced);
  if (!sourced || words === undefined) return null;
  const bare = words.replace(BESIDES, '').trim();
  const named = index.screens.called(bare) ?? index.screens.called(bare.replace(KIND, ''));
  const to = screens.find(({ id, path }) => id === named?.id && !path.includes(':'));
  return { sourced, words, to };
}

/** Words that may surround the name of the screen. */
const BESIDES =
  /^(?:(?:it )?(?:goes|go|leads|back) )?(?:to )?(?=\S)|[“”"]|,?\s+(?:with|and) an? (?:\w+ )?(?:note|notice|message|hint|word)(?=\.?$)|\.$/giu;
const KIND = /^(?:the )?(?:screen|page|list) |\s+(?:screen|page)$/giu;
