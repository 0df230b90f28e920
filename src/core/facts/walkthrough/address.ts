/** Reads addresses of the app, as session events name them: "/points/3?q=entities.records". */

/** The address of the page a person is on, without the part that only their browser needs. */
export function addressOf({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  return pathname + search;
}

/** Whether two addresses are of one page; the open question does not matter. */
export function isSameScreen(one: string, other: string): boolean {
  return pathOf(one) === pathOf(other);
}

export function isSameAddress(one: string, other: string): boolean {
  return isSameScreen(one, other) && questionIn(one) === questionIn(other);
}

export function pointIn(address: string): string | null {
  return idBehind('/points/', address);
}

const QUESTION_PARAM = 'q=';

export function questionIn(address: string): string | null {
  return idBehind('/questions/', address) ?? questionParamIn(address);
}

/** Pages for one person only; nobody is taken there. */
const PRIVATE_PAGES = /^\/(?:walk|join)(?:\/|$)/;
/** In characters. */
export const MAX_ADDRESS_LENGTH = 500;

export function isShowable(address: string): boolean {
  return !PRIVATE_PAGES.test(pathOf(address)) && address.length <= MAX_ADDRESS_LENGTH;
}

/** The address of a point’s page, with one of its questions open. */
export function addressOfPoint(point: string, question: string | null = null): string {
  const screen = `/points/${encodeURIComponent(point)}`;
  return question === null ? screen : `${screen}?q=${encodeURIComponent(question)}`;
}

function pathOf(address: string): string {
  return decoded(undecodedPath(address));
}

function undecodedPath(address: string): string {
  return address.split('?', 1)[0] ?? '';
}

function idBehind(folder: string, address: string): string | null {
  const path = undecodedPath(address);
  const id = path.slice(folder.length);
  return path.startsWith(folder) && id !== '' && !id.includes('/') ? decoded(id) : null;
}

function questionParamIn(address: string): string | null {
  const [, search = ''] = address.split('?');
  const found = search.split('&').find((pair) => pair.startsWith(QUESTION_PARAM));
  return found === undefined ? null : decoded(found.slice(QUESTION_PARAM.length));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
