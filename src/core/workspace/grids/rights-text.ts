import { groupBy } from '../../base/group-by.ts';
import { splitCell } from '../../shapes/cell-word.ts';
import { cellWord } from '../../shapes/index.ts';
import { EMPTY_ANSWER } from '../../shapes/limits.ts';
import { foldCase, trimText } from '../../shapes/normalize-text.ts';
import type { ParseResult } from '../../shapes/types.ts';
import { ACTION_WORDS, ACTIONS, ACTIONS_BY_PHRASE } from '../../slots/roles/actions.ts';
import { PERMISSION_VALUES } from '../../slots/roles/rights.ts';

/** What a role may do with one action: a column of a matrix of permissions, and the word in it. */
export interface Right {
  readonly action: string;
  readonly may: string;
}

/** The column for all actions there are. */
export const EVERYTHING = 'everything';

/** What is said of all actions at once, and what it is called; the first of its names is how it is shown. */
const WHOLES: readonly (readonly [may: string, ...names: readonly string[]])[] = [
  ['yes', 'all', 'everything', 'anything', 'yes'],
  ['no', 'nothing', 'none', 'no'],
  ['own', 'own only', 'own', 'only own'],
  ['team', 'team only', 'team', 'only team'],
];

const SEE = [ACTION_WORDS.list, ACTION_WORDS.view];

/** Rights in one line: “all”, “see, create”, “see; own: change, delete”, “nothing”. */
export function rightsText(rights: readonly Right[], columns: readonly string[]): string {
  const [first, ...others] = rights;
  if (first && others.length === 0 && foldCase(first.action) === EVERYTHING)
    return WHOLES.find(([may]) => may === first.may)?.[1] ?? first.may;
  return [...groupBy(rights, ({ may }) => may)]
    .sort(([a], [b]) => rankOfWord(a) - rankOfWord(b))
    .map(([may, of]) => {
      const actions = of.map(({ action }) => action);
      return `${may === 'yes' ? '' : `${may}: `}${shortened(actions, columns).join(', ')}`;
    })
    .join('; ');
}

/** “See” for listing and opening, where no action is called so. */
function shortened(actions: readonly string[], columns: readonly string[]): readonly string[] {
  const at = actions.indexOf(SEE[0] ?? '');
  const isBoth = at >= 0 && actions[at + 1] === SEE[1] && !columns.some((name) => foldCase(name) === 'see');
  return isBoth ? [...actions.slice(0, at), 'see', ...actions.slice(at + 2)] : actions;
}

const WORD_ORDER: readonly string[] = ['yes', 'own', 'team', 'if', 'no'];

function rankOfWord(may: string): number {
  return WORD_ORDER.indexOf(splitCell(may, PERMISSION_VALUES)?.word ?? '');
}

const CONDITION = /^\s*(?:if|(?:own|team),?\s+(?:and|or|but|if|when|while))\s/iu;

/**
 * Reads such a line. An action is one that the answer has a column for, or one of those that every thing has, in any
 * of their words; any other is asked back, as it may be a slip.
 */
export function readRights(typed: string, columns: readonly string[]): ParseResult<readonly Right[]> {
  const text = trimText(typed);
  const whole = WHOLES.find(([, ...names]) => names.includes(foldCase(text)));
  if (whole) return { ok: true, value: [{ action: EVERYTHING, may: whole[0] }] };
  const rights = new Map<string, Right>();
  for (const group of text.split(/[;\n]/)) {
    if (group.trim() === '') continue;
    const read = readGroup(group, columns);
    if (!read.ok) return read;
    for (const right of read.value) {
      const key = foldCase(right.action);
      const before = rights.get(key);
      if (before && before.may !== right.may)
        return { ok: false, problem: `“${right.action}” is said twice here: ${before.may}, and ${right.may}.` };
      rights.set(key, right);
    }
  }
  return rights.size === 0 ? { ok: false, problem: EMPTY_ANSWER } : { ok: true, value: [...rights.values()] };
}

/** “own: change, delete”, “see, create”, “if it is late”. */
function readGroup(group: string, columns: readonly string[]): ParseResult<readonly Right[]> {
  const [, said, listed = ''] = /^([^:]*):(.*)$/su.exec(group) ?? [];
  const condition = said === undefined && CONDITION.test(group) ? cellWord(group, PERMISSION_VALUES) : null;
  if (condition !== null) return { ok: true, value: [{ action: EVERYTHING, may: condition }] };
  const may = said === undefined ? 'yes' : cellWord(said, PERMISSION_VALUES);
  if (may === null || may === '')
    return { ok: false, problem: `“${said?.trim()}:” is none of ${PERMISSION_VALUES.join(', ')}.` };
  const rights: Right[] = [];
  for (const item of (said === undefined ? group : listed).split(',')) {
    const read = readItem(item.trim(), may, columns);
    if (!read.ok) return read;
    rights.push(...read.value);
  }
  return { ok: true, value: rights };
}

function readItem(item: string, may: string, columns: readonly string[]): ParseResult<readonly Right[]> {
  const known = actionsFor(item, columns);
  if (known) return { ok: true, value: known.map((action) => ({ action, may })) };
  const [, action = '', whose = ''] = /^(.+?)\s+(own|team|only)$/iu.exec(item) ?? [];
  const some = may === 'yes' && action !== '' ? actionsFor(action, columns) : undefined;
  const word = foldCase(whose) === 'only' ? may : foldCase(whose);
  if (some) return { ok: true, value: some.map((one) => ({ action: one, may: word })) };
  const usual = ['see', ...ACTIONS.slice(2).map((one) => ACTION_WORDS[one])];
  return {
    ok: false,
    problem: `“${item}” is not known here; write all, nothing, own only, or ${usual.join(', ')}.`,
  };
}

/** The columns that an action is said in: one of the answer, else the usual ones. */
function actionsFor(words: string, columns: readonly string[]): readonly string[] | undefined {
  const said = foldCase(words);
  const column = columns.find((name) => foldCase(name) === said);
  if (column !== undefined) return [column];
  if (said === EVERYTHING) return [EVERYTHING];
  return ACTIONS_BY_PHRASE.get(said)?.map((action) => {
    const meant = columns.filter((name) => ACTIONS_BY_PHRASE.get(foldCase(name))?.join() === action);
    return meant.find((name) => name === ACTION_WORDS[action]) ?? meant[0] ?? ACTION_WORDS[action];
  });
}
