/** Reads addresses of the app: "/points/3?q=entities.records". */

/** The address of where somebody is, without the part that only their browser needs. */
export function addressOf({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  return pathname + search;
}

/** Whether two addresses are of one page; which question is open on it does not matter. */
export function isSameScreen(one: string, other: string): boolean {
  return pathOf(one) === pathOf(other);
}

/** Whether two addresses show the same: the same page with the same question open. */
export function isSamePlace(one: string, other: string): boolean {
  return isSameScreen(one, other) && questionIn(one) === questionIn(other);
}

/** The point whose screen stands at an address, or null. */
export function pointIn(address: string): string | null {
  return /^\/points\/([^/]+)$/.exec(pathOf(address))?.[1] ?? null;
}

/** The question that is open at an address, or null. */
export function questionIn(address: string): string | null {
  return (
    /^\/questions\/([^/]+)$/.exec(pathOf(address))?.[1] ??
    new URLSearchParams(searchOf(address)).get('q') ??
    null
  );
}

/** Pages for one person’s own eyes; nobody is taken there. */
const OWN = /^\/(?:walk|join)(?:\/|$)/;
/** As long as an address of a move may be. */
const LONGEST = 500;

/** Whether all can be taken to an address. */
export function isShowable(address: string): boolean {
  return !OWN.test(pathOf(address)) && address.length <= LONGEST;
}

/** The address of a point’s screen, with one of its questions open. */
export function placeOf(point: string, question: string | null = null): string {
  const screen = `/points/${encodeURIComponent(point)}`;
  return question === null ? screen : `${screen}?q=${encodeURIComponent(question)}`;
}

function pathOf(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function searchOf(address: string): string {
  const at = address.indexOf('?');
  return at < 0 ? '' : address.slice(at);
}
