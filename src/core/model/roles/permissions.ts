import {
  type Answers,
  asConditionText,
  type ItemAnswers,
  isNotApplicableFor,
  slotOfEntity,
} from '../../answers/answers.ts';
import { memoizeSourced } from '../../answers/cells.ts';
import { keepPiece } from '../../answers/kept-pieces.ts';
import type { NameFinder } from '../../answers/name-finder.ts';
import {
  type ConditionText,
  knownFrom,
  listOf,
  type NameRef,
  type NotApplicable,
  type Source,
  type Sourced,
  unknownAt,
} from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { splitCell } from '../../shapes/cell-word.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Action } from '../../slots/roles/actions.ts';
import { PERMISSION_VALUES, PERMISSIONS } from '../../slots/roles/rights.ts';
import { rowFollowUps } from '../field-cells.ts';
import { type FieldIndex, keptEntityFinder } from '../field-index.ts';
import type { States } from '../types.ts';
import { type ColumnMeaning, columnReader, transitionsByEvent } from './column-meaning.ts';

const SLOT = PERMISSIONS.permissions.slot;

export interface Permission {
  readonly role: NameRef;
  readonly entity: NameRef | null;
  readonly action: Action | null;
  /** The column head, as written; it names a transition where `action` is null. */
  readonly words: string;
  /** Ids of the transitions that it names. */
  readonly transitionIds: readonly string[];
  readonly may: Sourced<(typeof PERMISSION_VALUES)[number]>;
  /** For “if”; for “own” and “team” what has to hold besides, as in “own and within 24 hours”. */
  readonly condition: Sourced<ConditionText>;
  /** For "own" and "team": the field that says whose a record is. */
  readonly theirs: Sourced<string>;
}

interface PermissionContext {
  readonly answers: Answers;
  readonly fields: FieldIndex;
  readonly states: States;
  readonly find: NameFinder;
  /** The field that says whose a record is, where the answer on scopes names one. */
  readonly scopeBy: (role: NameRef, entity: NameRef | null) => Sourced<string> | undefined;
}

/** All permissions, from each entity's own matrix and from the general one. An own cell replaces the general one. */
export function permissionsIn(context: PermissionContext): readonly Permission[] {
  const cellsAt = matrixReader(context);
  const own = context.fields.entities.flatMap(({ id, label }) => cellsAt(slotOfEntity(id, SLOT), { id, label }));
  const general = cellsAt(SLOT, null);
  if (general.length === 0) return own;
  const ownKeys = new Set(own.filter(({ may }) => may.is === 'known').map(keyOf));
  return [...own, ...general.filter((cell) => !ownKeys.has(keyOf(cell)) && !isNone(context, cell))];
}

function isNone({ answers }: PermissionContext, { entity }: Permission): boolean {
  return entity?.id != null && isNotApplicableFor(answers, entity.id, SLOT);
}

function keyOf({ role, entity, action, words }: Permission): string {
  return `${role.id ?? role.label}\n${entity?.id ?? entity?.label}\n${action ?? foldCase(words)}`;
}

/** `about`: the entity whose own matrix it is; null: the general one. */
function matrixReader(context: PermissionContext): (slot: string, about: NameRef | null) => readonly Permission[] {
  const { fields, states, find, scopeBy } = context;
  const entityRef = keptEntityFinder(fields.entities);
  const transitions = keepPiece('transitions by event', [states], () => transitionsByEvent(states.cycles));
  const read = keepPiece('columns', [entityRef, transitions], () => columnReader({ entityRef }, transitions));
  const wordOf = memoize((cell: string) => splitCell(cell, PERMISSION_VALUES) ?? { word: '', more: '' });
  const mayOf = memoizeSourced(mayIn);
  const roleOf = memoize(find);
  const cellsAt = (slot: string, about: NameRef | null) => {
    const belowRow = rowFollowUps(context.answers, SLOT, (below) => below);
    const cells = listOf(context.answers.cells(slot));
    const meaningOf = memoize((words: string) => read(words, about));
    const below = (row: string) => belowRow({ answeredFor: about?.id ?? null, row });
    return cells.flatMap(({ row, column, word: cell, source }) => {
      const { entity, transitionIds, actions } = meaningOf(column);
      const { word, more } = alternativeAsIf(wordOf(cell));
      const role = roleOf(row);
      const may = mayOf(word, source);
      const condition =
        more === ''
          ? conditionIn(word, column, source, () => below(row), meaningOf)
          : asConditionText(knownFrom(SCOPED_WORDS.has(word) ? more.replace(BESIDES, '') : more, source));
      const theirs = SCOPED_WORDS.has(word) ? theirsIn(context, role, entity, below(row)) : notAsked(source);
      return actions.map(
        (action): Permission => ({
          role,
          entity,
          action,
          words: column,
          transitionIds,
          may,
          condition,
          theirs,
        }),
      );
    });
  };
  return (slot, about) =>
    keepPiece(`rights at ${slot}`, [about?.label, read, find, scopeBy], () => cellsAt(slot, about));
}

const BESIDES = /^(?:,|and|but)?\s*(?:only\s+)?(?:(?:if|when|while)\s+)?/iu;

/** “Own or …” is a condition like any other. */
function alternativeAsIf({ word, more }: { readonly word: string; readonly more: string }) {
  const isAlternative = SCOPED_WORDS.has(word) && /^or /iu.test(more);
  return isAlternative ? { word: 'if', more: `${word} ${more}` } : { word, more };
}

const SCOPED_WORDS: ReadonlySet<string> = new Set(['own', 'team']);

/** “Not applicable” for follow-ups that only other words raise; one object per source. */
function notAsked(source: Source): NotApplicable {
  const none = NOT_ASKED.get(source) ?? { is: 'not-applicable', reason: '', source };
  NOT_ASKED.set(source, none);
  return none;
}

const NOT_ASKED = new WeakMap<Source, NotApplicable>();

/** The field that says whose a record is: from the follow-up of the role's row, else from the scopes. */
function theirsIn(
  context: PermissionContext,
  role: NameRef,
  entity: NameRef | null,
  below: ItemAnswers,
): Sourced<string> {
  const theirs = below.text('theirs');
  return theirs.is === 'unknown' ? (context.scopeBy(role, entity) ?? theirs) : theirs;
}

function mayIn(word: string, source: Source): Permission['may'] {
  const may = PERMISSION_VALUES.find((one) => one === word);
  return may === undefined ? unknownAt(source.question) : knownFrom(may, source);
}

/** The condition of an “if” cell, from its follow-up: the row with the same words, else one for the same action. */
function conditionIn(
  word: string,
  column: string,
  source: Source,
  below: () => ItemAnswers,
  meaningOf: (words: string) => ColumnMeaning,
): Sourced<ConditionText> {
  if (word !== 'if') return notAsked(source);
  const all = below().lines('conditions');
  if (all.is !== 'known') return all;
  const row =
    all.value.find((candidate) => foldCase(candidate.cell('action')) === foldCase(column)) ??
    all.value.find((candidate) => sameMeaning(meaningOf(candidate.cell('action')), meaningOf(column)));
  return asConditionText(row ? row.sourced('condition') : unknownAt(all.source.question));
}

function sameMeaning(a: ColumnMeaning, b: ColumnMeaning): boolean {
  const [action] = a.actions;
  return action != null && b.actions.includes(action) && (a.entity?.id ?? null) === (b.entity?.id ?? null);
}

/** The cell that decides whether a role may do something to an entity; undefined: no cell is about it. */
type PermissionIndex = (role: string, entity: string, action: Action) => Permission | undefined;

/** Indexes all cells: of the entity before general ones, filled before empty ones, and the first before later ones. */
export function permissionIndex({ permissions }: { readonly permissions: readonly Permission[] }): PermissionIndex {
  const cells = new Map<string, Permission>();
  for (const permission of permissions) {
    const key = cellKey(permission);
    const known = key === undefined ? undefined : cells.get(key);
    if (key !== undefined && (!known || (known.may.is === 'unknown' && permission.may.is !== 'unknown')))
      cells.set(key, permission);
  }
  return (role, entity, action) => {
    const own = cells.get(`${action}\n${role}\n${entity}`);
    if (own && own.may.is !== 'unknown') return own;
    const all = cells.get(`${action}\n${role}\n`);
    return all && (!own || all.may.is !== 'unknown') ? all : own;
  };
}

/** Undefined for a cell about an unknown role or entity, or about a transition. */
function cellKey({ role, entity, action }: Permission): string | undefined {
  if (role.id === null || action === null || (entity !== null && entity.id === null)) return undefined;
  return `${action}\n${role.id}\n${entity?.id ?? ''}`;
}
