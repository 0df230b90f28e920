import {
  type ConditionText,
  type Known,
  knownValue,
  type Look,
  listOf,
  lookOfSourced,
  questionOf,
  type Sourced,
} from '../answers/sourced.ts';
import { conditionInWords, isTrue } from '../conditions/index.ts';
import { blankMeans, blankOf } from '../model/roles/fold-roles.ts';
import type { Permission } from '../model/roles/permissions.ts';
import type { Lifecycle, State } from '../model/types.ts';
import { ACTION_WORDS, type Action } from '../slots/roles/actions.ts';
import { questionForPlace as placeAskedAt } from '../workspace/questions/question-lookup.ts';
import { type ActorContext, actorLabel, scopeOf } from './actor-context.ts';
import { idsIn } from './checks/values.ts';
import { ownershipBy } from './own-record.ts';
import type { SampleRow } from './sample/types.ts';
import { statesNow } from './states-now.ts';

/** Whether something is allowed, why, and which question decides it. */
export interface Verdict {
  readonly may: 'yes' | 'no' | 'unsaid';
  /** One sentence for the actor; empty where no explanation is needed. */
  readonly because: string;
  readonly question: string;
  /** Dashed where it depends on an assumption, or on words that are not exact. */
  readonly look: Look;
}

export function mayDo(actor: ActorContext, entity: string, action: Action, row?: SampleRow): Verdict {
  if (actor.role === null) return notByRole(actor, entity, action);
  const hidden = row && hiddenNow(actor, row);
  if (hidden) return hidden;
  const cell = actor.product.permissions(actor.role, entity, action);
  return cell && cell.may.is !== 'unknown' ? byCell(actor, entity, cell, row) : byBlank(actor, entity, action);
}

/**
 * Whether the actor may learn that a record exists: always if they may list or view it, else unless decided otherwise.
 */
export function mayKnowOf(actor: ActorContext, row: SampleRow): boolean {
  const { disclosure } = actor.product.model.errors;
  const isMet = (action: Action) => mayDo(actor, row.entity, action, row).may !== 'no';
  return knownValue(disclosure) !== 'denied' || isMet('view') || isMet('list');
}

/** The ids in a link, without records that the actor may not know of. */
export function knownIds(actor: ActorContext, target: string | null, value: unknown): readonly string[] {
  return (idsIn(value) ?? []).filter((id) => {
    const row = target === null ? undefined : actor.records.get(target, id);
    return !row || mayKnowOf(actor, row);
  });
}

/** Why the actor does not see a record in its present state; undefined: they do. */
function hiddenNow(actor: ActorContext, row: SampleRow): Verdict | undefined {
  const hiding = statesNow(actor.product, row).find((state) => isHiddenIn(state, actor.role));
  if (!hiding) return undefined;
  const who = listOf(hiding.visibleTo).map(({ label }) => label);
  return verdictFrom(hiding.visibleTo, 'no', `Only ${who.join(', ')} may see it while it is “${hiding.label}”.`);
}

/** Whether a state is hidden from a role. Words that name no role hide nothing. */
function isHiddenIn({ visibleTo }: State, role: string | null): boolean {
  const all = listOf(visibleTo);
  return role !== null && all.length > 0 && all.every(({ id }) => id !== null && id !== role);
}

export function visibleStates({ product: { index }, role }: ActorContext, cycle: Lifecycle) {
  return index.states(cycle).all.filter((state) => !isHiddenIn(state, role));
}

export function isPartlyHidden(actor: ActorContext, entity: string): boolean {
  return actor.product.index.statesOf(entity).some(({ state }) => isHiddenIn(state, actor.role));
}

/** Whether the actor may see the history of records of an entity. Words that name no role hide nothing. */
export function maySeePast({ product: { index }, role }: ActorContext, entity: string): boolean {
  const readers = listOf(index.entities.get(entity)?.historyReaders);
  const roles = readers.map((words) => index.roles.called(words)?.id);
  return role === null || roles.length === 0 || roles.some((id) => id === undefined || id === role);
}

/**
 * Nobody in particular may see everything, and try everything that some role may do; it is a hole only while it is
 * decided for no role.
 */
function notByRole(actor: ActorContext, entity: string, action: Action): Verdict {
  const { product } = actor;
  const roles = product.index.roles.all;
  if (action !== 'list' && action !== 'view') {
    const verdicts = roles.map(({ id }) => mayDo({ ...actor, role: id }, entity, action));
    const [first] = verdicts;
    if (first && verdicts.every(({ may }) => may === 'no')) return { ...first, because: 'No role may do this.' };
  }
  const cells = roles.flatMap(({ id }) => product.permissions(id, entity, action)?.may ?? []);
  const decided = cells.find(({ is }) => is !== 'unknown');
  if (decided) return { ...verdictFrom(decided, 'yes', ''), look: 'decided' };
  const { roles: said } = product.model;
  if (blankMeans(said, entity)) return verdictFrom(blankOf(said, entity), 'yes', '');
  return undecidedVerdict('Nobody has said who may do this.', permissionQuestion(actor, entity));
}

function byBlank(actor: ActorContext, entity: string, action: Action): Verdict {
  const { roles } = actor.product.model;
  const may = blankMeans(roles, entity);
  if (may) {
    const because = `Nothing is said about it, so it is ${may === 'yes' ? 'allowed' : 'forbidden'}.`;
    return verdictFrom(blankOf(roles, entity), may, because);
  }
  const entityLabel = actor.product.index.entities.get(entity)?.label ?? 'it';
  const because = `Nobody has said whether ${actorLabel(actor)} may ${ACTION_WORDS[action]} ${entityLabel}.`;
  return undecidedVerdict(because, permissionQuestion(actor, entity));
}

/** The question on the permissions of one entity; once it is answered, the one on what its blank cells mean. */
function permissionQuestion({ product: { workspace } }: ActorContext, entity: string): string {
  const own = `roles.${entity}.permissions`;
  return placeAskedAt(workspace, own)?.is === 'settled' ? `${own}.blank` : own;
}

function byCell(actor: ActorContext, entity: string, cell: Permission, row?: SampleRow): Verdict {
  if (cell.may.is !== 'known') return verdictFrom(cell.may, 'no', 'It does not apply.');
  switch (cell.may.value) {
    case 'yes':
      return verdictFrom(cell.may, 'yes', '');
    case 'no':
      return verdictFrom(cell.may, 'no', `${actorLabel(actor)} may not do this.`);
    case 'if':
      return cell.condition.is === 'known'
        ? verdictUnderCondition(actor, entity, cell.condition, row)
        : undecidedVerdict('Only on a condition, but nobody has said which.', questionOf(cell.condition));
    default:
      return byOwner(actor, entity, cell, row);
  }
}

export function verdictFrom(sourced: Sourced<unknown>, may: 'yes' | 'no', because: string): Verdict {
  return { may, because, question: questionOf(sourced), look: lookOfSourced(sourced) };
}

export function undecidedVerdict(because: string, question: string): Verdict {
  return { may: 'unsaid', because, question, look: 'hole' };
}

const WHOSE = { own: 'their own', team: 'those of their team' } as const;

function byOwner(actor: ActorContext, entity: string, cell: Permission, row?: SampleRow): Verdict {
  const whose = WHOSE[knownValue(cell.may) === 'team' ? 'team' : 'own'];
  if (!row) return verdictFrom(cell.may, 'yes', `Only ${whose}.`);
  const ownership = ownershipBy(actor, entity, cell);
  if (!ownership) {
    const because = `Only ${whose}, but nobody has said how to tell whose it is.`;
    return undecidedVerdict(because, questionOf(cell.theirs));
  }
  if (ownership.isOwn(row))
    return cell.condition.is === 'known'
      ? verdictUnderCondition(actor, entity, cell.condition, row)
      : verdictFrom(cell.may, 'yes', '');
  return verdictFrom(cell.may, 'no', `Only ${whose}; “${ownership.label}” names somebody else here.`);
}

/** A guess where the words of the condition are not exact. */
export function verdictUnderCondition(
  actor: ActorContext,
  entity: string,
  sourced: Known<ConditionText>,
  row?: SampleRow,
): Verdict {
  const condition = actor.product.condition(sourced.value, entity);
  const onlyIf = `Only if ${conditionInWords(condition)}.`;
  if (!row) return { ...verdictFrom(sourced, 'yes', onlyIf), look: 'guess' };
  if (condition.form !== 'exact')
    return { ...verdictFrom(sourced, 'yes', `${onlyIf} These words are not exact yet.`), look: 'guess' };
  const outcome = condition.run(scopeOf(actor, row));
  if (isTrue(outcome)) return verdictFrom(sourced, 'yes', '');
  return verdictFrom(sourced, 'no', outcome.ok ? onlyIf : `${onlyIf} ${outcome.sentence}`);
}
