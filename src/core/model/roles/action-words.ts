import { folded } from '../shapes/folded.ts';
import type { Action } from './types.ts';

const ALL: readonly Action[] = ['list', 'view', 'create', 'edit', 'delete', 'approve', 'export'];

/** How people say what may be done. Seeing a thing is finding it in a list and opening it. */
const SAID: readonly (readonly [does: readonly Action[], ...words: readonly string[]])[] = [
  [['list'], 'list', 'find', 'search', 'search for', 'browse', 'look for'],
  [['view'], 'view', 'open', 'read', 'look at', 'look into', 'inspect', 'show'],
  [['list', 'view'], 'see', 'access'],
  [['create'], 'create', 'add', 'make', 'enter', 'register', 'record', 'new', 'set up'],
  [['edit'], 'edit', 'change', 'correct', 'update', 'modify', 'amend', 'alter', 'rename'],
  [['delete'], 'delete', 'remove', 'erase', 'destroy', 'throw away'],
  [['approve'], 'approve', 'sign off', 'authorise', 'authorize'],
  [['export'], 'export', 'take out', 'download'],
];

/** Words for all of them, where they stand alone: “all invoices” are things. */
const EVERY: ReadonlySet<string> = new Set([
  'everything',
  'anything',
  'do everything',
  'do anything',
  'all actions',
  'any action',
]);

const ACTIONS: ReadonlyMap<string, readonly Action[]> = new Map(
  SAID.flatMap(([does, ...words]) => words.map((word): [string, readonly Action[]] => [word, does])),
);
const LONGEST = Math.max(...[...ACTIONS.keys()].map((words) => words.split(' ').length));

/** What words say may be done, and to what: "create and change invoices" → create, edit, "invoices". */
export interface ActionWords {
  /** Empty where the words begin with no action that is known. */
  readonly actions: readonly Action[];
  /** What is left behind the actions. */
  readonly rest: string;
}

const BETWEEN: ReadonlySet<string> = new Set(['and', 'or', '&', '+', ',', '/']);
const TOKEN = /[,/&+]|[^\s,/&+]+/gu;

/** Reads the actions that words begin with. */
export function readActions(words: string): ActionWords {
  const text = folded(words);
  if (EVERY.has(text)) return { actions: ALL, rest: '' };
  const places = [...text.matchAll(TOKEN)];
  const tokens = places.map(([token]) => token);
  const actions = new Set<Action>();
  let end = 0;
  for (let at = 0; at < tokens.length; ) {
    const size = actionAt(tokens, at, actions);
    if (size > 0) end = at + size;
    else if (!BETWEEN.has(tokens[at] ?? '') || end !== at) break;
    at = size > 0 ? end : at + 1;
  }
  return { actions: [...actions], rest: text.slice(places[end]?.index ?? text.length) };
}

/** How many words the longest action at a place has; none is 0. */
function actionAt(tokens: readonly string[], at: number, actions: Set<Action>): number {
  for (let size = Math.min(LONGEST, tokens.length - at); size > 0; size -= 1) {
    const found = ACTIONS.get(tokens.slice(at, at + size).join(' '));
    for (const action of found ?? []) actions.add(action);
    if (found) return size;
  }
  return 0;
}
