import { knownValue, listOf, type NameRef } from '../../answers/sourced.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { ACTIONS, ACTIONS_BY_PHRASE, type Action, ALL_ACTIONS } from '../../slots/roles/actions.ts';
import type { FieldIndex } from '../field-index.ts';
import type { Lifecycle } from '../types.ts';

export interface ColumnMeaning {
  /** At least one; null: no known action. */
  readonly actions: readonly (Action | null)[];
  /** Null: all entities. */
  readonly entity: NameRef | null;
  readonly transitionIds: readonly string[];
}

type EntityNames = Pick<FieldIndex, 'entityRef'>;

/** Reads column heads such as “create invoice”, “delete all invoices”, “invoices: approve”, “submit the claim”. */
type ColumnReader = (words: string, about: NameRef | null) => ColumnMeaning;

/** `about`: the entity whose own matrix it is; null: the general one. */
export function columnReader(fields: EntityNames, transitions: TransitionsByEvent): ColumnReader {
  const findTransitions = transitionLookup(transitions);
  return (words, about) => {
    const { actions, thing, rest } = splitColumn(words, fields);
    const entity = about && !thing?.id ? about : thing;
    const named = findTransitions(entity?.id ?? null, [words, rest]);
    if (actions.length > 0) return { actions, entity, transitionIds: named };
    const subject = about ?? thing ?? entityAtEnd(words, fields);
    return {
      actions: [null],
      entity: subject,
      transitionIds: findTransitions(subject?.id ?? null, [words, ...beginnings(words)]),
    };
  };
}

/**
 * Splits a column head into actions, entity and event. The entity follows the action, or precedes it with a colon or
 * dash; null: all entities.
 */
function splitColumn(words: string, fields: EntityNames) {
  const [, before = '', behind = ''] = /^(.+?)\s*(?:[:–—]|\s-)\s*(.+)$/su.exec(words) ?? [];
  const first = before === '' ? undefined : fields.entityRef(bare(before));
  const { actions, rest } = readActions(first?.id ? behind : words);
  const thing = first?.id ? first : entityIn(rest, fields);
  const event = first?.id ? behind : foldCase(words).slice(0, foldCase(words).length - rest.length);
  return { actions, thing: actions.length > 0 || first?.id ? thing : null, rest: event.trim() };
}

const LEADING_WORDS =
  /^(?:(?:and|or|to|of|the|an?|each|every|all|any|new|own|their|his|her|its|our|other|existing|single|some)(?:\s+|$))+/u;
const ANY_ENTITY = /^(?:thing|things|everything|anything|it|them|record|records|data)?$/u;

function bare(words: string): string {
  return foldCase(words).replace(LEADING_WORDS, '');
}

function entityIn(words: string, fields: EntityNames): NameRef | null {
  const whole = fields.entityRef(words);
  if (whole.id !== null) return whole;
  const name = bare(words);
  return ANY_ENTITY.test(name) ? null : fields.entityRef(name);
}

/** The entity named by the last words, as in “submit the claim”. */
function entityAtEnd(words: string, fields: EntityNames): NameRef | null {
  const tokens = foldCase(words).split(' ');
  for (let at = 1; at < tokens.length; at += 1) {
    const thing = fields.entityRef(bare(tokens.slice(at).join(' ')));
    if (thing.id !== null) return thing;
  }
  return null;
}

function beginnings(words: string): readonly string[] {
  const tokens = foldCase(words).split(' ').slice(0, MAX_EVENT_WORDS);
  return tokens.map((_, at) => tokens.slice(0, tokens.length - at).join(' '));
}

const MAX_EVENT_WORDS = 12;

type TransitionLookup = (entity: string | null, names: readonly string[]) => readonly string[];

/** Finds transition ids by event: those of the entity, else general ones. The first name that matches counts. */
function transitionLookup(byKey: TransitionsByEvent): TransitionLookup {
  return (entity, names) => {
    for (const name of names) {
      const words = foldCase(name);
      const found = words === '' ? undefined : (byKey.get(`${entity ?? ''}\n${words}`) ?? byKey.get(`\n${words}`));
      if (found) return found;
    }
    return [];
  };
}

/** Ids of transitions by what happens, for each entity. */
type TransitionsByEvent = ReadonlyMap<string, readonly string[]>;

export function transitionsByEvent(cycles: readonly Lifecycle[]): TransitionsByEvent {
  const byKey = new Map<string, string[]>();
  for (const { entity, transitions } of cycles) {
    for (const { id, event } of listOf(transitions)) {
      const words = foldCase(knownValue(event) ?? '');
      if (words === '') continue;
      const key = `${entity ?? ''}\n${words}`;
      const ids = byKey.get(key);
      if (ids) ids.push(id);
      else byKey.set(key, [id]);
    }
  }
  return byKey;
}

const MAX_PHRASE_WORDS = Math.max(...[...ACTIONS_BY_PHRASE.keys()].map((words) => words.split(' ').length));

const SEPARATORS: ReadonlySet<string> = new Set(['and', 'or', '&', '+', ',', '/']);
const TOKEN = /[,/&+]|[^\s,/&+]+/gu;

/** The actions at the start of some words, and the rest: "create and change invoices" → create, edit, "invoices". */
function readActions(words: string) {
  const text = foldCase(words);
  if (ALL_ACTIONS.test(text)) return { actions: ACTIONS, rest: '' };
  const places = [...text.matchAll(TOKEN)];
  const tokens = places.map(([token]) => token);
  const actions = new Set<Action>();
  let end = 0;
  for (let at = 0; at < tokens.length; ) {
    const size = actionAt(tokens, at, actions);
    if (size > 0) end = at + size;
    else if (!SEPARATORS.has(tokens[at] ?? '') || end !== at) break;
    at = size > 0 ? end : at + 1;
  }
  return {
    /** Empty: the words do not start with a known action. */
    actions: [...actions],
    rest: text.slice(places[end]?.index ?? text.length),
  };
}

/** Adds the actions of the longest phrase at a position; returns its number of words, 0 for none. */
function actionAt(tokens: readonly string[], at: number, actions: Set<Action>): number {
  for (let size = Math.min(MAX_PHRASE_WORDS, tokens.length - at); size > 0; size -= 1) {
    const found = ACTIONS_BY_PHRASE.get(tokens.slice(at, at + size).join(' '));
    for (const action of found ?? []) actions.add(action);
    if (found) return size;
  }
  return 0;
}
