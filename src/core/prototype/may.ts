import { type Held, heldValue, lookOfHeld, questionOf, type Said } from '../answers/held.ts';
import type { InWords } from '../answers/things.ts';
import { isTrue, toldCondition } from '../conditions/index.ts';
import type { Action } from '../model/roles/column-meaning.ts';
import { blankOf } from '../model/roles/fold-roles.ts';
import type { Permission } from '../model/roles/permissions.ts';
import type { LifeCycleOf, State } from '../model/states/types.ts';
import { listOf } from '../product/product-index.ts';
import { askedAt as placeAskedAt } from '../workspace/questions/asked-at.ts';
import { type Acting, actorLabel, scopeOf } from './acting.ts';
import { idsIn } from './checks/values.ts';
import { ownershipBy } from './oneself.ts';
import type { SampleRow } from './sample/types.ts';
import type { Look } from './screens-of.ts';

/** Whether something may be done, why, and which question says so. */
export interface Verdict {
  readonly may: 'yes' | 'no' | 'unsaid';
  /** One sentence for the person in front of it; empty where nothing needs to be said. */
  readonly because: string;
  readonly question: string;
  /** Dashed where it rests on an assumption, or on words that nobody has made exact. */
  readonly look: Look;
}

/** Whether whoever acts may do something to a thing, or to one record of it. */
export function mayDo(acting: Acting, entity: string, action: Action, row?: SampleRow): Verdict {
  if (acting.role === null) return notByRole(acting, entity, action);
  const hidden = row && hiddenNow(acting, row);
  if (hidden) return hidden;
  const cell = acting.product.permissions(acting.role, entity, action);
  return cell && cell.may.is !== 'unsaid'
    ? byCell(acting, entity, cell, row)
    : byBlank(acting, entity, action);
}

/** Whether whoever acts may learn that a record exists: who lists or sees it does, all others unless it was decided that they do not. */
export function mayKnowOf(acting: Acting, row: SampleRow): boolean {
  const { disclosure } = acting.product.model.errors;
  const isMet = (action: Action) => mayDo(acting, row.entity, action, row).may !== 'no';
  return heldValue(disclosure) !== 'denied' || isMet('view') || isMet('list');
}

/** What stands in a link that whoever acts may learn of: not the id of a record that is not to be known to them. */
export function knownIn(acting: Acting, target: string | null, value: unknown): readonly string[] {
  return (idsIn(value) ?? []).filter((id) => {
    const row = target === null ? undefined : acting.records.get(target, id);
    return !row || mayKnowOf(acting, row);
  });
}

/** Why a record is out of sight of whoever acts while it is where it is; undefined: it is not. */
function hiddenNow(acting: Acting, { entity, states }: SampleRow): Verdict | undefined {
  const { index } = acting.product;
  const [hiding] = index.cycles(entity).flatMap((cycle) => {
    const state = index.states(cycle).get(states.get(cycle.id));
    return state && isHiddenIn(state, acting.role) ? [state] : [];
  });
  if (!hiding) return undefined;
  const who = listOf(hiding.visibleTo).map(({ label }) => label);
  return answered(hiding.visibleTo, 'no', `Only ${who.join(', ')} may see it while it is “${hiding.label}”.`);
}

/** Whether a role does not see what is in a state. Words that name no role keep nobody out. */
function isHiddenIn({ visibleTo }: State, role: string | null): boolean {
  const all = listOf(visibleTo);
  return role !== null && all.length > 0 && all.every(({ id }) => id !== null && id !== role);
}

/** The states in which whoever acts sees a record. */
export function visibleStates({ product: { index }, role }: Acting, cycle: LifeCycleOf): readonly State[] {
  return index.states(cycle).all.filter((state) => !isHiddenIn(state, role));
}

/** Whether some of the states of a thing are out of sight of whoever acts. */
export function isPartlyHidden(acting: Acting, entity: string): boolean {
  const { index } = acting.product;
  return index
    .cycles(entity)
    .some((cycle) => visibleStates(acting, cycle).length < index.states(cycle).all.length);
}

/** Whether whoever acts may look at what happened to records of a thing. Words that name no role keep nobody out. */
export function maySeePast({ product: { index }, role }: Acting, entity: string): boolean {
  const readers = listOf(index.entities.get(entity)?.historyReaders ?? NOBODY_SAID);
  const roles = readers.map((words) => index.roles.called(words)?.id);
  return role === null || roles.length === 0 || roles.some((id) => id === undefined || id === role);
}

const NOBODY_SAID = { is: 'unsaid', question: '' } as const;

/**
 * As nobody in particular everything can be looked at, and tried that some role may do; it is a hole only while it is
 * decided for no role.
 */
function notByRole(acting: Acting, entity: string, action: Action): Verdict {
  const { product } = acting;
  const roles = product.index.roles.all;
  if (action !== 'list' && action !== 'view') {
    const verdicts = roles.map(({ id }) => mayDo({ ...acting, role: id }, entity, action));
    const [first] = verdicts;
    if (first && verdicts.every(({ may }) => may === 'no'))
      return { ...first, because: 'No role may do this.' };
  }
  const cells = roles.flatMap(({ id }) => product.permissions(id, entity, action)?.may ?? []);
  const decided = cells.find(({ is }) => is !== 'unsaid');
  if (decided) return { ...answered(decided, 'yes', ''), look: 'said' };
  const blank = blankOf(product.model.roles, entity);
  if (blankMeans(acting, entity)) return answered(blank, 'yes', '');
  return unsaid('Nobody has said who may do this.', askedAt(acting, entity));
}

/** What a blank cell about a thing comes to; undefined while nobody has said, or in words that are neither. */
function blankMeans({ product }: Acting, entity: string): 'yes' | 'no' | undefined {
  const said = heldValue(blankOf(product.model.roles, entity));
  return said === 'allowed' ? 'yes' : said === 'forbidden' ? 'no' : undefined;
}

function byBlank(acting: Acting, entity: string, action: Action): Verdict {
  const may = blankMeans(acting, entity);
  if (may) {
    const because = `Nothing is said about it, and then it is ${may === 'yes' ? 'allowed' : 'forbidden'}.`;
    return answered(blankOf(acting.product.model.roles, entity), may, because);
  }
  const thing = acting.product.index.entities.get(entity)?.label ?? 'it';
  const because = `Nobody has said whether ${actorLabel(acting)} may ${WORDS[action]} ${thing}.`;
  return unsaid(because, askedAt(acting, entity));
}

const WORDS: Readonly<Record<Action, string>> = {
  list: 'list',
  view: 'open',
  create: 'create',
  edit: 'change',
  delete: 'delete',
  approve: 'approve',
  export: 'take out',
};

/** The question on the permissions of one thing; once it is settled, the one on what a blank cell of it comes to. */
function askedAt({ product: { workspace } }: Acting, entity: string): string {
  const own = `roles.${entity}.permissions`;
  return placeAskedAt(workspace, own)?.is === 'settled' ? `${own}.blank` : own;
}

function byCell(acting: Acting, entity: string, cell: Permission, row?: SampleRow): Verdict {
  if (cell.may.is !== 'said') return answered(cell.may, 'no', 'It does not apply.');
  switch (cell.may.value) {
    case 'yes':
      return answered(cell.may, 'yes', '');
    case 'no':
      return answered(cell.may, 'no', `${actorLabel(acting)} may not do this.`);
    case 'if':
      return cell.condition.is === 'said'
        ? underCondition(acting, entity, cell.condition, row)
        : unsaid('Only if something holds, and nobody has said what.', questionOf(cell.condition));
    default:
      return byOwner(acting, entity, cell, row);
  }
}

/** A verdict that rests on what was decided. */
export function answered(held: Held<unknown>, may: 'yes' | 'no', because: string): Verdict {
  return { may, because, question: questionOf(held), look: lookOfHeld(held) };
}

/** A verdict that waits for the answer to a question. */
export function unsaid(because: string, question: string): Verdict {
  return { may: 'unsaid', because, question, look: 'hole' };
}

const WHOSE = { own: 'their own', team: 'those of their team' } as const;

function byOwner(acting: Acting, entity: string, cell: Permission, row?: SampleRow): Verdict {
  const whose = WHOSE[heldValue(cell.may) === 'team' ? 'team' : 'own'];
  if (!row) return answered(cell.may, 'yes', `Only ${whose}.`);
  const ownership = ownershipBy(acting, entity, cell);
  if (!ownership) {
    const because = `Only ${whose}, and nobody has said by what one sees whose it is.`;
    return unsaid(because, questionOf(cell.theirs));
  }
  if (ownership.isOwn(row)) return answered(cell.may, 'yes', '');
  return answered(cell.may, 'no', `Only ${whose}; “${ownership.label}” names somebody else here.`);
}

/** Whether something may be done to a record, or to some record, under a condition; a guess where its words are not exact. */
export function underCondition(
  acting: Acting,
  entity: string,
  said: Said<InWords>,
  row?: SampleRow,
): Verdict {
  const condition = acting.product.condition(said.value, entity);
  const onlyIf = `Only if ${toldCondition(condition)}.`;
  if (!row) return { ...answered(said, 'yes', onlyIf), look: 'guess' };
  if (condition.form !== 'exact')
    return { ...answered(said, 'yes', `${onlyIf} In words, not yet exact.`), look: 'guess' };
  const outcome = condition.run(scopeOf(acting, row));
  if (isTrue(outcome)) return answered(said, 'yes', '');
  return answered(said, 'no', outcome.ok ? onlyIf : `${onlyIf} ${outcome.sentence}`);
}
