import { headingKey } from './sentence-keys.ts';

export interface Candidate {
  readonly path: string;
  readonly titles: readonly string[];
  /** How many of its sections have a body, and how many of these say something by themselves. */
  readonly bodies: number;
  readonly said: number;
}

export function siblingsOf(documents: readonly Pick<Candidate, 'path' | 'titles'>[]) {
  const headings = new Set<string>();
  const surplus = new Map<string, number>();
  for (const { path, titles } of documents) {
    for (const title of titles) headings.add(headingKey(title));
    const folder = folderOf(path);
    surplus.set(folder, (surplus.get(folder) ?? 0) + (isNumbered(path) ? 1 : -1));
  }
  const numbered = new Set([...surplus].filter(([, more]) => more > 0).map(([folder]) => folder));
  return { headings, numbered };
}

/** A name with this ending may be a template's, or that of a document about templates. */
const TEMPLATE_NAME = /(?:^|[-_. ])template$/i;
/** Certainly a template's, like one in capitals only: of a document, or after just a hyphen, underscore or dot. */
const CERTAIN_TEMPLATE_NAME =
  /^[-_.]template$|(?:^|[-_. ])(?:rfc|m?adr|kep|pep|eip|erc|tep|gep|otep|prd|brd|mrd|srs|spec|specification|enhancement)[-_. ]template$/i;
/** With a number not yet assigned: an author may have filled it in without renaming it. */
const UNNUMBERED_TEMPLATE = /(?:^|[-_. ])(?:0+|n{2,}|x{2,})[-_. ]template$/i;

/** "template.md", "0000-template/README.md". */
export function isNamedTemplate(path: string): boolean {
  return TEMPLATE_NAME.test(nameOf(path));
}

/** This many titles shared with its siblings make a template; */
const ENOUGH_SHARED_TITLES = 3;
/** or half of its own titles, but no fewer than this. */
const MIN_SHARED_TITLES = 2;

/**
 * Whether a document is the template of its siblings: by its name, and by the titles that they share. One whose name
 * might as well be that of a feature ("invoice-template.md") is a template only if its siblings have numbers and it has
 * none, or if half of it says nothing by itself.
 */
export function isTemplateOf({ path, titles, bodies, said }: Candidate, siblings: ReturnType<typeof siblingsOf>) {
  if (!isNamedTemplate(path)) return false;
  const own = new Set(titles.map(headingKey));
  const shared = [...own].filter((key) => siblings.headings.has(key)).length;
  if (shared < Math.min(ENOUGH_SHARED_TITLES, Math.max(MIN_SHARED_TITLES, own.size / 2))) return false;
  const name = nameOf(path);
  const isAmongNumbered = !isNumbered(path) && siblings.numbered.has(folderOf(path));
  if (UNNUMBERED_TEMPLATE.test(name)) return said < bodies;
  return name === 'TEMPLATE' || CERTAIN_TEMPLATE_NAME.test(name) || isAmongNumbered || 2 * said <= bodies;
}

function isNumbered(path: string): boolean {
  return /^\d|\d{2}/.test(nameOf(path));
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The file's name without its extension; that of its folder for the folder's main page. */
function nameOf(path: string): string {
  const [file = '', folder] = path.split('/').reverse();
  const name = file.replace(/\.[^.]*$/, '');
  return folder !== undefined && /^(?:readme|index)$/i.test(name) ? folder : name;
}
