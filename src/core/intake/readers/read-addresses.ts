import { groupBy } from '../../base/group-by.ts';
import { capitalize } from '../../english/capitalize.ts';
import { plural, pluralOf, singularOf } from '../../english/plural.ts';
import { inWords } from '../names.ts';
import type { LeftOut, Proposal, Reading } from '../types.ts';

interface Address {
  readonly parts: readonly string[];
  readonly line: number;
}

/** In a site map, and in a page that leads to others. */
const SITEMAP_ADDRESS = /<loc>\s*([^<\s]+)\s*<\/loc>/g;
const LINKED_ADDRESS = /<a\s[^>]*?href\s*=\s*["']?((?:https?:\/)?\/[^"'\s>]*)/gi;
const ONE_ADDRESS = /^(?:[-*•]\s+)?<?((?:https?:\/\/[^\s<>"',;]+)|\/(?:[^\s<>"',;/][^\s<>"',;]*)?)>?(?:[\s,;].*)?$/i;
/** Files that no person opens as a page. */
const NO_PAGE = /\.(?:js|css|png|jpe?g|gif|svg|webp|ico|woff2?|map|json|xml|txt|zip|pdf|mp4|rss|atom)$/i;

/** Whether a text is a list of addresses. */
export function isAddressList(text: string): boolean {
  if (/<(?:urlset|sitemapindex)[\s>]/.test(text.slice(0, 2_000))) return true;
  const lines = text.split('\n', 200).filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.filter((line) => ONE_ADDRESS.test(line.trim())).length >= 0.8 * lines.length;
}

/** Screens by the pattern of their addresses: “/orders/17” and “/orders/18” are one. */
export function readAddresses(text: string): Reading {
  const leftOut: LeftOut[] = [];
  const addresses = /<loc>/.test(text)
    ? taggedAddresses(text, SITEMAP_ADDRESS)
    : /<a\s/i.test(text)
      ? taggedAddresses(text, LINKED_ADDRESS)
      : listedAddresses(text, leftOut);
  const pages = addresses.filter(({ parts }) => !NO_PAGE.test(parts.at(-1) ?? ''));
  if (pages.length < addresses.length)
    leftOut.push({
      place: 'the list',
      why: plural(
        addresses.length - pages.length,
        'One address leads to a file, not to a page.',
        '# addresses lead to files, not to pages.',
      ),
    });
  const names = variableParts(pages);
  const patterns = groupBy(pages, ({ parts }) => `/${patternOf(parts, names).join('/')}`);
  const proposals = [...patterns].map(([address, all]) => screenOf(address, all));
  return { proposals, leftOut };
}

function taggedAddresses(text: string, form: RegExp): readonly Address[] {
  let line = 1;
  let at = 0;
  return [...text.matchAll(form)].map(({ 1: address = '', index }) => {
    for (; at < index; at += 1) if (text[at] === '\n') line += 1;
    return { parts: partsOf(address), line };
  });
}

function listedAddresses(text: string, leftOut: LeftOut[]): readonly Address[] {
  return text.split('\n').flatMap((given, at) => {
    const words = given.trim();
    if (words === '') return [];
    const address = ONE_ADDRESS.exec(words)?.[1];
    if (address !== undefined) return [{ parts: partsOf(address), line: at + 1 }];
    leftOut.push({ place: `line ${at + 1}`, why: `“${[...words].slice(0, 60).join('')}” is no address.` });
    return [];
  });
}

/** No page lies deeper; what is longer is no address that people have typed. */
const MAX_PARTS = 40;

function partsOf(address: string): readonly string[] {
  return address
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((part) => part !== '')
    .slice(0, MAX_PARTS)
    .map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const WRITTEN_VARIABLE = /^(?:\{.+\}|<.+>|\[.+\]|[:$].+)$/;
const NUMBERED =
  /^(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{16,}|\d{4}-\d\d(?:-\d\d)?|.*-\d+|\d+-.*|[A-Z]{1,4}-?\d{2,})$/i;
/** So many different words at one place of an address are names of records. */
const MANY = 6;

/** Places below which there are so many different words that they name records. */
function variableParts(addresses: readonly Address[]): ReadonlySet<string> {
  const below = new Map<string, Set<string>>();
  for (const { parts } of addresses)
    for (const [at, part] of parts.entries()) {
      const above = parts.slice(0, at).map(generalPart).join('/');
      const words = below.get(above) ?? new Set();
      below.set(above, words.add(part));
    }
  return new Set([...below].flatMap(([above, { size }]) => (above !== '' && size >= MANY ? [above] : [])));
}

function generalPart(part: string): string {
  return NUMBERED.test(part) || WRITTEN_VARIABLE.test(part) ? ':id' : part;
}

const ACTIONS = /^(?:new|create|add|edit|delete|settings|search|all|archive|import|export)$/i;

function patternOf(parts: readonly string[], names: ReadonlySet<string>): readonly string[] {
  return parts.map((part, at) => {
    const general = generalPart(part);
    const above = parts.slice(0, at).map(generalPart).join('/');
    return general !== part || !names.has(above) || ACTIONS.test(part) ? general : ':name';
  });
}

/** By the last word of an address: the kind of screen. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:login|log-in|signin|sign-in|anmelden)$/i, 'sign-in'],
  [/^(?:new|create|add|edit|register|signup|sign-up|contact|checkout|settings|profile|neu)$/i, 'form'],
  [/^(?:dashboard|overview|home)$/i, 'dashboard'],
  [/^(?:reports?|statistics|stats|analytics)$/i, 'report'],
  [/^(?:about|imprint|impressum|privacy|terms|legal|faq|help|datenschutz|agb|cookies?)$/i, 'static'],
];

function screenOf(address: string, all: readonly Address[]): Proposal {
  const parts = address.split('/').filter(Boolean);
  const last = parts.at(-1) ?? '';
  const words = parts.filter((part) => !part.startsWith(':') && !ACTIONS.test(part));
  const about = words.length > 0 ? singularOf(inWords(words.at(-1) ?? '')) : '';
  const isOfOne = last.startsWith(':');
  const known = KINDS.find(([form]) => form.test(last))?.[1];
  const isMany = parts.length > 0 && pluralOf(inWords(last)) === inWords(last) && inWords(last) !== about;
  const screen = known ?? (isOfOne ? 'detail' : isMany ? 'list' : 'page');
  const isAbout = isOfOne || isMany || (ACTIONS.test(last) && about !== '');
  const more = all.length > 1 ? ` and ${all.length - 1} more` : '';
  return {
    kind: 'screen',
    name: nameOf(parts, about, isOfOne),
    screen,
    address,
    ...(isAbout && { about }),
    place: `line ${all[0]?.line ?? 1}${more}`,
  };
}

function nameOf(parts: readonly string[], about: string, isOfOne: boolean): string {
  const last = parts.at(-1);
  if (last === undefined) return 'Home';
  if (isOfOne) return about === '' ? 'Page' : about;
  if (ACTIONS.test(last) && about !== '') return capitalize(`${last.toLowerCase()} ${about.toLowerCase()}`);
  return inWords(last);
}
