import { grouped } from '../../base/grouped.ts';
import { byTime } from '../../facts/fact-time.ts';
import { speakerKey } from '../../facts/speaker.ts';
import type { Decision, Reaction, Response, Signed } from '../../facts/types.ts';

/** What is left of all that people said once only the last words of each count. */
export interface LastWords {
  /** Answers of which nobody says any more that they are theirs, besides those that a later one names. */
  readonly withdrawn: ReadonlySet<string>;
  /** The reactions in force, each about an answer in force. */
  readonly reactions: readonly Reaction[];
  /** What tells the person who says something from all others. */
  readonly voiceOf: (said: Response | Reaction | Decision) => string;
}

export interface AllSaid {
  readonly responses: readonly Response[];
  readonly reactions: readonly Reaction[];
  readonly decisions: readonly Decision[];
  /** What an answer says, the same text for all that say the same; null: it gives none. */
  readonly sideOf: (response: Response) => string | null;
  readonly decidedSide: (decision: Decision) => string | null;
}

interface Stand {
  answer: Response | null;
  agrees: Reaction | null;
  /** Reactions against answers, by what the answer says. */
  readonly against: Map<string, Reaction>;
}

/**
 * Goes through what was said in its order. A person who agrees with another answer, with or without a reservation, has taken it
 * and does not give their own any more; the person who answers again, says that they do not know or will say later, or decides
 * otherwise, does not agree with what they agreed with; the person who decides does not say otherwise any more, and keeps the
 * reservation that they decided with.
 * What was decided and withdrawn again was not decided. What bears no name is its own.
 */
export function lastWords(all: AllSaid): LastWords {
  const { responses, reactions, sideOf } = all;
  const byId = new Map(responses.map((response) => [response.id, response]));
  const voiceOf = voicesIn(all, byId);
  const gone = new Set(responses.flatMap(({ supersedes }) => supersedes ?? []));
  const withdrawn = new Set<string>();
  const stands = new Map<string, Stand>();
  const aboutOf = ({ on }: Reaction) => {
    const response = byId.get(on);
    return response ? sideOf(response) : null;
  };
  const takeBack = (stand: Stand) => {
    if (stand.answer) withdrawn.add(stand.answer.id);
    stand.answer = null;
  };
  const sideNow = ({ answer }: Stand) => (answer ? sideOf(answer) : null);

  const take = (said: Said, stand: Stand) => {
    if (said.fact === 'response') {
      stand.against.delete(sideOf(said) ?? '');
      // An answer that a later one replaced was still said.
      if (gone.has(said.id)) return;
      takeBack(stand);
      stand.answer = said;
      stand.agrees = null;
      return;
    }
    const side = said.fact === 'stance' ? aboutOf(said) : all.decidedSide(said);
    if (side === null) return;
    const isSame = sideNow(stand) === side;
    if (said.fact === 'decision') {
      if (!isSame && sideNow(stand) !== null && isKnownTo(said, stand.answer)) takeBack(stand);
      if (stand.agrees && aboutOf(stand.agrees) !== side) stand.agrees = null;
      stand.against.delete(side);
    } else if (said.stand === 'agree' || said.stand === 'reservation') {
      if (!isSame) takeBack(stand);
      stand.agrees = isSame && said.stand === 'agree' ? null : said;
      stand.against.delete(side);
    } else {
      if (isSame) takeBack(stand);
      if (stand.agrees && aboutOf(stand.agrees) === side) stand.agrees = null;
      stand.against.set(side, said);
    }
  };
  const signed = responses.filter(({ anonymous }) => !anonymous);
  for (const said of [...signed, ...reactions, ...lasting(all.decisions)].sort(byTime)) {
    const voice = voiceOf(said);
    const stand = stands.get(voice) ?? { answer: null, agrees: null, against: new Map() };
    stands.set(voice, stand);
    take(said, stand);
  }
  const inForce = responses.filter(({ id }) => !gone.has(id) && !withdrawn.has(id));
  const left = [...stands.values()].flatMap(({ agrees, against }) => [
    ...against.values(),
    ...(agrees ? [agrees] : []),
  ]);
  return {
    withdrawn,
    voiceOf,
    reactions: left.sort(byTime).flatMap((reaction) => aboutOneInForce(reaction, aboutOf(reaction), inForce, sideOf)),
  };
}

type Said = Response | Reaction | Decision;

/** A reaction is about all who give the same answer: if the one it names no longer does, about the next who does. */
function aboutOneInForce(
  reaction: Reaction,
  side: string | null,
  inForce: readonly Response[],
  sideOf: AllSaid['sideOf'],
): readonly Reaction[] {
  if (inForce.some(({ id }) => id === reaction.on)) return [reaction];
  const next = side === null ? undefined : inForce.find((response) => sideOf(response) === side);
  return next ? [{ ...reaction, on: next.id }] : [];
}

function lasting(decisions: readonly Decision[]): readonly Decision[] {
  const withdrawn = decisions.findLastIndex(({ result }) => result.outcome === 'withdrawn');
  return decisions.slice(withdrawn + 1);
}

/** Clocks may differ, so a decision names what it knew. One written by hand may not; then the order decides. */
function isKnownTo({ id, restsOn, against }: Decision, response: Response | null): boolean {
  return response !== null && (id === '' || [...restsOn, ...against].includes(response.id));
}

/**
 * Tells voices apart: by the person; by the name where there is no person. What was said under a name alone is of the person who
 * was let in under that very name, what was decided of the one person who bears it; and who writes an answer of somebody
 * again speaks for them.
 */
function voicesIn({ responses, reactions, decisions }: AllSaid, byId: ReadonlyMap<string, Response>) {
  const persons = grouped(
    [...responses, ...reactions, ...decisions].filter(({ person }) => person !== undefined),
    ({ by }) => speakerKey(by),
  );
  const ownerOf = ({ by, fact }: Signed & { readonly fact: Said['fact'] }) => {
    const bearers = (persons.get(speakerKey(by)) ?? []).filter(({ named }) => named || fact === 'decision');
    const [owner, ...others] = new Set(bearers.map(({ person }) => person));
    return others.length === 0 ? owner : undefined;
  };
  const voiceOf = (said: Said, seen: ReadonlySet<Said> = new Set()): string => {
    if (said.person !== undefined) return said.person;
    const before = said.fact === 'response' ? byId.get(said.supersedes ?? '') : undefined;
    if (before && !before.anonymous && !seen.has(before)) return voiceOf(before, new Set([...seen, said]));
    return ownerOf(said) ?? speakerKey(said.by);
  };
  return voiceOf;
}
