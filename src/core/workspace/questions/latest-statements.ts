import { groupBy } from '../../base/group-by.ts';
import { compareByTime } from '../../facts/fact-time.ts';
import { speakerKey } from '../../facts/speaker.ts';
import type { Decision, Reaction, Response, Signed } from '../../facts/types.ts';

/** Which statements still count once later ones of the same person replace earlier ones. */
export interface LatestStatements {
  /** Ids of answers that their speakers gave up; those that a later answer supersedes are not among them. */
  readonly withdrawn: ReadonlySet<string>;
  /** The reactions in force, each about an answer in force. */
  readonly reactions: readonly Reaction[];
  /** Key of the person: the id, or else the name. */
  readonly voiceOf: (statement: Response | Reaction | Decision) => string;
}

export interface AllStatements {
  readonly responses: readonly Response[];
  readonly reactions: readonly Reaction[];
  readonly decisions: readonly Decision[];
  /** What an answer says, the same text for all that say the same; null: it gives none. */
  readonly positionKeyOf: (response: Response) => string | null;
  readonly decidedPositionKey: (decision: Decision) => string | null;
}

interface VoiceState {
  answer: Response | null;
  agrees: Reaction | null;
  /** Reactions against answers, by what the answer says. */
  readonly against: Map<string, Reaction>;
}

/**
 * Replays the statements in order, per person. Agreeing with another answer (with or without a reservation) withdraws
 * one’s own. Answering again, passing, putting it off or deciding otherwise ends an agreement. Deciding ends one’s
 * objections, but keeps one’s reservation. Decisions up to the last withdrawn one are ignored; anonymous responses
 * belong to nobody.
 */
export function latestStatements(all: AllStatements): LatestStatements {
  const { responses, reactions, positionKeyOf } = all;
  const byId = new Map(responses.map((response) => [response.id, response]));
  const voiceOf = voiceResolver(all, byId);
  const replacedIds = new Set(responses.flatMap(({ supersedes }) => supersedes ?? []));
  const withdrawn = new Set<string>();
  const stateByVoice = new Map<string, VoiceState>();
  const sideOfReaction = ({ on }: Reaction) => {
    const response = byId.get(on);
    return response ? positionKeyOf(response) : null;
  };
  const withdrawAnswer = (state: VoiceState) => {
    if (state.answer) withdrawn.add(state.answer.id);
    state.answer = null;
  };
  const currentSide = ({ answer }: VoiceState) => (answer ? positionKeyOf(answer) : null);

  const apply = (statement: Statement, state: VoiceState) => {
    if (statement.fact === 'response') {
      state.against.delete(positionKeyOf(statement) ?? '');
      // An answer that a later one replaced was still said.
      if (replacedIds.has(statement.id)) return;
      withdrawAnswer(state);
      state.answer = statement;
      state.agrees = null;
      return;
    }
    const side = statement.fact === 'stance' ? sideOfReaction(statement) : all.decidedPositionKey(statement);
    if (side === null) return;
    const isSame = currentSide(state) === side;
    if (statement.fact === 'decision') {
      if (!isSame && currentSide(state) !== null && isKnownTo(statement, state.answer)) withdrawAnswer(state);
      if (state.agrees && sideOfReaction(state.agrees) !== side) state.agrees = null;
      state.against.delete(side);
    } else if (statement.stand === 'agree' || statement.stand === 'reservation') {
      if (!isSame) withdrawAnswer(state);
      state.agrees = isSame && statement.stand === 'agree' ? null : statement;
      state.against.delete(side);
    } else {
      if (isSame) withdrawAnswer(state);
      if (state.agrees && sideOfReaction(state.agrees) === side) state.agrees = null;
      state.against.set(side, statement);
    }
  };
  const signed = responses.filter(({ anonymous }) => !anonymous);
  for (const statement of [...signed, ...reactions, ...sinceWithdrawal(all.decisions)].sort(compareByTime)) {
    const voice = voiceOf(statement);
    const state = stateByVoice.get(voice) ?? { answer: null, agrees: null, against: new Map() };
    stateByVoice.set(voice, state);
    apply(statement, state);
  }
  const inForce = responses.filter(({ id }) => !replacedIds.has(id) && !withdrawn.has(id));
  const left = [...stateByVoice.values()].flatMap(({ agrees, against }) => [
    ...against.values(),
    ...(agrees ? [agrees] : []),
  ]);
  return {
    withdrawn,
    voiceOf,
    reactions: left
      .sort(compareByTime)
      .flatMap((reaction) => redirectReaction(reaction, sideOfReaction(reaction), inForce, positionKeyOf)),
  };
}

type Statement = Response | Reaction | Decision;

/** A reaction is about all who give the same answer: if the one it names no longer does, about the next who does. */
function redirectReaction(
  reaction: Reaction,
  side: string | null,
  inForce: readonly Response[],
  positionKeyOf: AllStatements['positionKeyOf'],
): readonly Reaction[] {
  if (inForce.some(({ id }) => id === reaction.on)) return [reaction];
  const next = side === null ? undefined : inForce.find((response) => positionKeyOf(response) === side);
  return next ? [{ ...reaction, on: next.id }] : [];
}

function sinceWithdrawal(decisions: readonly Decision[]): readonly Decision[] {
  const withdrawn = decisions.findLastIndex(({ result }) => result.outcome === 'withdrawn');
  return decisions.slice(withdrawn + 1);
}

/** Clocks may differ, so a decision names what it knew. One written by hand may not; then the order decides. */
function isKnownTo({ id, restsOn, against }: Decision, response: Response | null): boolean {
  return response !== null && (id === '' || [...restsOn, ...against].includes(response.id));
}

/**
 * Finds the person behind a statement: the person’s id, else the name. A name alone belongs to the person admitted
 * under it, for a decision to the only person who has it; a response that supersedes another belongs to the same
 * person.
 */
function voiceResolver({ responses, reactions, decisions }: AllStatements, byId: ReadonlyMap<string, Response>) {
  const persons = groupBy(
    [...responses, ...reactions, ...decisions].filter(({ person }) => person !== undefined),
    ({ by }) => speakerKey(by),
  );
  const ownerOf = ({ by, fact }: Signed & { readonly fact: Statement['fact'] }) => {
    const bearers = (persons.get(speakerKey(by)) ?? []).filter(({ named }) => named || fact === 'decision');
    const [owner, ...others] = new Set(bearers.map(({ person }) => person));
    return others.length === 0 ? owner : undefined;
  };
  const voiceOf = (statement: Statement, seen: ReadonlySet<Statement> = new Set()): string => {
    if (statement.person !== undefined) return statement.person;
    const before = statement.fact === 'response' ? byId.get(statement.supersedes ?? '') : undefined;
    if (before && !before.anonymous && !seen.has(before)) return voiceOf(before, new Set([...seen, statement]));
    return ownerOf(statement) ?? speakerKey(statement.by);
  };
  return voiceOf;
}
