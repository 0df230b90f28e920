import { Document, isCollection, isMap, isScalar, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import { isNestedTooDeeply, MAX_NESTING } from '../base/nesting.ts';
import { END, OURS } from './merge-conflict.ts';
import { readPlainYaml } from './plain-yaml.ts';

/** A Markdown file: YAML front matter as plain data, and the body after it. */
export interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** 1-based line on which the body starts. */
  readonly bodyLine: number;
  /** 1-based; 1 for a missing key. */
  readonly lineOf: (key: string) => number;
}

export interface Unreadable {
  readonly line: number;
  readonly reason: string;
}

/** A fact, or what is wrong with the value of a key; the empty key is the body. */
export type ReadResult<F> = F | { readonly key: string; readonly sentence: string };

/** Far above any fact a person writes; below what could stall the reader. */
const MAX_CHARACTERS = 1_000_000;
const TOO_DEEP = `The front matter has more than ${MAX_NESTING} levels; take some out.`;
const FENCE = /^---[ \t]*$/;

/** Splits a fact's file, or says what is wrong with it and where. Never throws. */
export function readFrontMatter(text: string): FrontMatter | Unreadable {
  if (text.length > MAX_CHARACTERS) return { line: 1, reason: 'The file is larger than 1 MB; shorten it.' };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!FENCE.test(lines[0] ?? '')) return { line: 1, reason: 'No front matter; the first line must be “---”.' };
  const end = lines.findIndex((line, at) => at > 0 && FENCE.test(line));
  if (end < 0) return { line: 1, reason: 'The front matter is not closed; add a line “---” below it.' };
  const conflict = conflictIn(lines, end);
  if (conflict >= 0) {
    return {
      line: conflict + 1,
      reason: 'Conflict markers from a merge; keep one side and delete the markers.',
    };
  }
  const yaml = readYaml(lines.slice(1, end).join('\n'));
  if ('reason' in yaml) return { line: yaml.line + 1, reason: yaml.reason };
  const body = lines.slice(end + 1);
  const skip = body.findIndex((line) => line.trim() !== '');
  return {
    data: yaml.data,
    body: body.join('\n').trim(),
    bodyLine: end + 2 + Math.max(skip, 0),
    lineOf: (key) => yaml.lineOf(key) + 1,
  };
}

/** Line of the first conflict marker, if in the front matter or followed by an end marker. People may quote one. */
function conflictIn(lines: readonly string[], end: number): number {
  const first = lines.findIndex((line) => OURS.test(line));
  return first < end || lines.slice(first).some((line) => END.test(line)) ? first : -1;
}

function readYaml(text: string): Pick<FrontMatter, 'data' | 'lineOf'> | Unreadable {
  const plain = readPlainYaml(text);
  if (plain) return { data: plain.data, lineOf: (key) => plain.lines.get(key) ?? 1 };
  if (isNestedTooDeeply(text)) return { line: 1, reason: TOO_DEEP };
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    lineCounter,
    prettyErrors: false,
    // The parser compares each key with all before it, which takes minutes for many; duplicates are looked up below.
    uniqueKeys: false,
  });
  const { twice, hasAlias, compound } = inspectKeys(document);
  const broken = document.errors[0];
  const at = Math.min(broken?.pos[0] ?? Number.POSITIVE_INFINITY, twice);
  if (Number.isFinite(at)) {
    const why = at === broken?.pos[0] ? broken.message : 'Map keys must be unique';
    return {
      line: lineCounter.linePos(at).line,
      reason: `Not valid YAML: ${why.replace(/\s+/g, ' ').replace(/\.?$/, '.')}`,
    };
  }
  // Such keys are made into texts, again and again for each level: hours for a few thousand.
  if (compound !== null)
    return { line: lineCounter.linePos(compound).line, reason: 'A key must be one word, not a list or a map.' };
  const { contents } = document;
  if (!isMap(contents)) return { line: 1, reason: 'The front matter must be a list of “key: value” lines.' };
  if (hasAlias) return { line: 1, reason: 'YAML aliases (*name) are not read; write the value out.' };
  return {
    data: contents.toJS(document, { maxAliasCount: 0 }) as Record<string, unknown>,
    lineOf: (key) => {
      const pair = contents.items.find((item) => isScalar(item.key) && item.key.value === key);
      return isScalar(pair?.key) && pair.key.range ? lineCounter.linePos(pair.key.range[0]).line : 1;
    },
  };
}

/** Offset of the first duplicate key (infinity: none), of one that is no word (null: none), and whether there is any alias. */
function inspectKeys(document: Document.Parsed) {
  let twice = Number.POSITIVE_INFINITY;
  let compound: number | null = null;
  let hasAlias = false;
  visit(document, {
    Alias() {
      hasAlias = true;
    },
    Map(_, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (isCollection(key)) compound ??= key.range?.[0] ?? 0;
        if (!isScalar(key)) continue;
        if (known.has(key.value)) twice = Math.min(twice, key.range?.[0] ?? 0);
        known.add(key.value);
      }
    },
  });
  return { twice, hasAlias, compound };
}

/**
 * Writes front matter and body. Keys keep the order given, undefined ones are left out; lists of words and small maps
 * inside lists take one line. Ends with exactly one line break, LF throughout.
 */
export function writeFrontMatter(data: Readonly<Record<string, unknown>>, body: string): string {
  const document = new Document(data, { version: '1.2', schema: 'core', aliasDuplicateObjects: false });
  if (isMap(document.contents)) compact(document.contents);
  const yaml = document.toString({ lineWidth: 0, flowCollectionPadding: true });
  return body === '' ? `---\n${yaml}---\n` : `---\n${yaml}---\n\n${body.replace(/\r\n?/g, '\n')}\n`;
}

function compact(map: YAMLMap): void {
  for (const { value } of map.items as readonly { value: unknown }[]) {
    if (!isCollection(value)) continue;
    const nested = value.items.some((item) => isCollection(item));
    if (!nested) value.flow = true;
    else for (const item of value.items) if (isCollection(item)) item.flow = true;
  }
}
