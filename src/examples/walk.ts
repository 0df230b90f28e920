import type { AgendaItem, ConsentLevel, NamePolicy, WalkthroughRole } from '#core/index.ts';
import type { Talk } from './story.ts';

/** A walkthrough as part of a story; all that is told of it happens in this order, and then it ends. */
export interface Walk<Who extends string = string> {
  /** Its id: the day, and eight hex digits. */
  readonly id: string;
  /** When it begins, UTC. */
  readonly at: string;
  /** Who runs it. */
  readonly by: Who;
  readonly title: string;
  /** The time that people have given. */
  readonly minutes: number;
  /** Who is invited; what they speak for is whom it is for. */
  readonly invited: readonly Who[];
  readonly agenda: readonly AgendaItem[];
  readonly steps: readonly Step<Who>[];
}

/** What each step tells. Answers stand in the form that they have in a file. */
export interface Steps<Who extends string = string> {
  readonly come: { readonly who: readonly Who[]; readonly as: WalkthroughRole };
  /** All are taken to an address of the app. */
  readonly show: { readonly place: string };
  /** The last move is taken back. */
  readonly undo: object;
  readonly put: { readonly question: string; readonly hidden?: true; readonly names?: NamePolicy };
  readonly reveal: { readonly question: string };
  /** `instead`: in place of what they have said before. */
  readonly say: { readonly question: string; readonly by: Who; readonly instead?: true } & Pick<Talk, 'says' | 'na'>;
  /** Somebody answers without a name. */
  readonly whisper: { readonly question: string; readonly says: string };
  /** Somebody takes the answer of another person in some way. */
  readonly take: {
    readonly question: string;
    readonly of: Who;
    readonly by: Who;
    readonly stand: ConsentLevel;
    readonly reason: string;
  };
  readonly decide: { readonly question: string; readonly by: Who } & Pick<Talk, 'says' | 'na' | 'later'>;
  /** A question that somebody has thought of is kept for later. */
  readonly park: {
    readonly point: string;
    readonly by: Who;
    readonly ask: string;
    readonly why: string;
    readonly who: readonly string[];
  };
  /** A note that only facilitators see. */
  readonly note: { readonly place: string; readonly text: string };
}

/** One step; `after`: how many minutes after the one before. */
export type Step<Who extends string = string, D extends keyof Steps = keyof Steps> = {
  readonly [S in D]: { readonly does: S; readonly after?: number } & Steps<Who>[S];
}[D];

/** A small question, settled within a minute: all go there, one person says it, and it is decided. */
export function settled<Who extends string>(
  place: string,
  by: { readonly said: Who; readonly decided: Who },
  talk: Pick<Talk, 'says' | 'na'>,
): readonly Step<Who>[] {
  const question = place.split('?q=')[1] ?? '';
  return [
    { does: 'show', place },
    { does: 'say', question, by: by.said, ...talk },
    { does: 'decide', question, by: by.decided, ...talk },
  ];
}
