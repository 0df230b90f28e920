import { knownValue, listOf, type Ref } from '../../answers/sourced.ts';
import { folded } from '../../shapes/folded.ts';
import type { FieldIndex } from '../field-index.ts';
import type { LifeCycleOf, States } from '../types.ts';

/** All that may be done to a thing. */
export const ACTIONS = ['list', 'view', 'create', 'edit', 'delete', 'approve', 'export'] as const;

export type Action = (typeof ACTIONS)[number];

/** As people read them. */
export const ACTION_WORDS: Readonly<Record<Action, string>> = {
  list: 'list',
  view: 'open',
  create: 'create',
  edit: 'change',
  delete: 'delete',
  approve: 'approve',
  export: 'take out',
};

export interface Meaning {
  /** One at least; null where the words are no action that is known. */
  readonly actions: readonly (Action | null)[];
  /** Null: everything. */
  readonly entity: Ref | null;
  readonly moves: readonly string[];
}

/** Reads heads such as “create invoice”, “delete all invoices”, “invoices: approve”, “submit the claim”. */
export type ReadColumn = (words: string, about: Ref | null) => Meaning;

/** `about` is the entity whose own permissions they are. */
export function columnReader(fields: FieldIndex, states: States): ReadColumn {
  const moves = movesIn(states.cycles);
  return (words, about) => {
    const { actions, thing, rest } = partsOf(words, fields);
    const entity = about && !thing?.id ? about : thing;
    const named = moves(entity?.id ?? null, [words, rest]);
    if (actions.length > 0) return { actions, entity, moves: named };
    const said = about ?? thing ?? thingAtEnd(words, fields);
    return { actions: [null], entity: said, moves: moves(said?.id ?? null, [words, ...beginnings(words)]) };
  };
}

/** The thing may follow the action, or come before it with a colon or a dash between them; null: everything. */
function partsOf(words: string, fields: FieldIndex) {
  const [, before = '', behind = ''] = /^(.+?)\s*(?:[:–—]|\s-)\s*(.+)$/su.exec(words) ?? [];
  const first = before === '' ? undefined : fields.entityRef(bare(before));
  const { actions, rest } = readActions(first?.id ? behind : words);
  const thing = first?.id ? first : thingIn(rest, fields);
  const event = first?.id ? behind : folded(words).slice(0, folded(words).length - rest.length);
  return { actions, thing: actions.length > 0 || first?.id ? thing : null, rest: event.trim() };
}

const BEFORE_IT =
  /^(?:(?:and|or|to|of|the|an?|each|every|all|any|new|own|their|his|her|its|our|other|existing|single|some)(?:\s+|$))+/u;
const EVERYTHING = /^(?:thing|things|everything|anything|it|them|record|records|data)?$/u;

function bare(words: string): string {
  return folded(words).replace(BEFORE_IT, '');
}

function thingIn(words: string, fields: FieldIndex): Ref | null {
  const whole = fields.entityRef(words);
  if (whole.id !== null) return whole;
  const name = bare(words);
  return EVERYTHING.test(name) ? null : fields.entityRef(name);
}

/** The thing that the last words name, as in “submit the claim”. */
function thingAtEnd(words: string, fields: FieldIndex): Ref | null {
  const tokens = folded(words).split(' ');
  for (let at = 1; at < tokens.length; at += 1) {
    const thing = fields.entityRef(bare(tokens.slice(at).join(' ')));
    if (thing.id !== null) return thing;
  }
  return null;
}

function beginnings(words: string): readonly string[] {
  const tokens = folded(words).split(' ').slice(0, LONGEST_EVENT);
  return tokens.map((_, at) => tokens.slice(0, tokens.length - at).join(' '));
}

const LONGEST_EVENT = 12;

type Moves = (entity: string | null, names: readonly string[]) => readonly string[];

/** Finds moves by what happens on them: those of an entity, or those said of all. The first name that fits counts. */
function movesIn(cycles: readonly LifeCycleOf[]): Moves {
  let known: ReadonlyMap<string, readonly string[]> | undefined;
  return (entity, names) => {
    known ??= byEvent(cycles);
    for (const name of names) {
      const words = folded(name);
      const found = words === '' ? undefined : (known.get(`${entity ?? ''}\n${words}`) ?? known.get(`\n${words}`));
      if (found) return found;
    }
    return [];
  };
}

function byEvent(cycles: readonly LifeCycleOf[]): ReadonlyMap<string, readonly string[]> {
  const known = new Map<string, string[]>();
  for (const { entity, transitions } of cycles) {
    for (const { id, event } of listOf(transitions)) {
      const words = folded(knownValue(event) ?? '');
      if (words === '') continue;
      const key = `${entity ?? ''}\n${words}`;
      const ids = known.get(key);
      if (ids) ids.push(id);
      else known.set(key, [id]);
    }
  }
  return known;
}

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

/** Words for all of them, where they are alone: “all invoices” are things. */
const EVERY = /^(?:everything|anything|do everything|do anything|all actions|any action)$/u;

const BY_WORDS: ReadonlyMap<string, readonly Action[]> = new Map(
  SAID.flatMap(([does, ...words]) => words.map((word): [string, readonly Action[]] => [word, does])),
);
const LONGEST = Math.max(...[...BY_WORDS.keys()].map((words) => words.split(' ').length));

const BETWEEN: ReadonlySet<string> = new Set(['and', 'or', '&', '+', ',', '/']);
const TOKEN = /[,/&+]|[^\s,/&+]+/gu;

/** What words say may be done, and to what: "create and change invoices" → create, edit, "invoices". */
function readActions(words: string) {
  const text = folded(words);
  if (EVERY.test(text)) return { actions: ACTIONS, rest: '' };
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
  return {
    /** Empty where the words begin with no action that is known. */
    actions: [...actions],
    rest: text.slice(places[end]?.index ?? text.length),
  };
}

/** How many words the longest action at a place has; none is 0. */
function actionAt(tokens: readonly string[], at: number, actions: Set<Action>): number {
  for (let size = Math.min(LONGEST, tokens.length - at); size > 0; size -= 1) {
    const found = BY_WORDS.get(tokens.slice(at, at + size).join(' '));
    for (const action of found ?? []) actions.add(action);
    if (found) return size;
  }
  return 0;
}
