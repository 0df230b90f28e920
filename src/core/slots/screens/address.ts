/** How people write a variable part: {id}, <id>, [id], :id, $id. */
const PARAMETER = /^(?:\{(.+)\}|<(.+)>|\[(.+)\]|[:$](.+))$/su;
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/iu;

/** Reads an address with or without the site, with parameters in any of the usual forms. */
export function readAddress(words: string) {
  const parts = words
    .trim()
    .replace(ORIGIN, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.map(readPart);
  return {
    /** Begins with "/"; parameters are written `:name`. */
    path: `/${read.map(({ text }) => text).join('/')}`,
    parameters: [...new Set(read.flatMap(({ parameter }) => (parameter === null ? [] : [parameter])))],
  };
}

function readPart(part: string): { readonly text: string; readonly parameter: string | null } {
  const [, ...names] = PARAMETER.exec(part) ?? [];
  const name = names.find((found) => found !== undefined);
  const parameter = name === undefined ? '' : dashed(name).replace(/[^\p{L}\p{M}\p{N}_-]/gu, '');
  if (!/[\p{L}\p{N}]/u.test(parameter)) return { text: dashed(part), parameter: null };
  return { text: `:${parameter}`, parameter };
}

function dashed(words: string): string {
  return words.trim().replace(/\s+/gu, '-');
}
