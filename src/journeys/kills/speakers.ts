import { type Fact, factPath, type Question } from '#core/index.ts';
import { factFile } from '#core/parsing.ts';
import type { Chance } from '#testing/chance.ts';
import { memoryStorage } from '../../app/sync/device-storage.ts';
import { type Outbox, openOutbox, type SendResult } from '../../app/sync/outbox.ts';
import type { OfflineCommand, OutboxEntry } from '../../app/sync/outbox-entry.ts';
import { CLOCK } from '../../app/sync/requests.ts';
import type { KillableServer } from './killable-server.ts';

/** What people said, what was acknowledged of it, and what they were told then. */
export interface Book {
  /** Paths of the files that may be there. */
  readonly sent: Set<string>;
  /** The file that each acknowledgement spoke of, by its path. */
  readonly acknowledged: Map<string, string>;
  /** Ids of what a browser has promised to keep. */
  readonly promised: Set<string>;
  readonly refused: string[];
  /** How often something was acknowledged. */
  count: number;
}

export const emptyBook = (): Book => ({
  sent: new Set(),
  acknowledged: new Map(),
  promised: new Set(),
  refused: [],
  count: 0,
});

/** Somebody who speaks for as long as a server is there, and goes on with the next one. */
export interface SpeakerAtKills {
  readonly speaks: (server: KillableServer) => Promise<void>;
  /** Ids of what they have said and nobody has acknowledged. */
  readonly pending: () => readonly string[];
}

interface Room {
  readonly workspace: string;
  readonly questions: readonly Question[];
  readonly book: Book;
  readonly chance: Chance;
}

const REPEATS = 40;

const pathOf = ({ id, payload }: { readonly id: string; readonly payload: { readonly question: string } }) =>
  `questions/${payload.question}/responses/${id}.md`;

/** What is acknowledged is a file from then on, whose bytes are known. */
function note({ book, questions }: Room, facts: readonly Fact[]): void {
  book.count += 1;
  for (const fact of facts) {
    const shape = questions.find((one) => 'question' in fact && one.id === fact.question)?.shape;
    book.acknowledged.set(factPath(fact), factFile(fact, shape).text);
  }
}

function nextAnswer(name: string, number: number, { questions, chance }: Room): OfflineCommand & { type: 'respond' } {
  const id = `${name.toLowerCase()}-${String(number).padStart(6, '0')}`;
  const question = questions[chance.below(questions.length)]?.id ?? '';
  const value = `${id} says so. `.repeat(1 + chance.below(REPEATS)).trim();
  return { id, type: 'respond', payload: { by: { name, role: 'Desk' }, question, reply: { says: 'value', value } } };
}

/** A program: it sends one thing after the other, and again what was not acknowledged. */
export function program(name: string, room: Room): SpeakerAtKills {
  let said = 0;
  let pending: ReturnType<typeof nextAnswer> | null = null;
  return {
    pending: () => (pending ? [pending.id] : []),
    speaks: async (server) => {
      for (;;) {
        said += pending ? 0 : 1;
        const answer = pending ?? nextAnswer(name, said, room);
        pending = answer;
        room.book.sent.add(pathOf(answer));
        const { status, text } = await server.post(answer, room.workspace);
        if (status === 0) return;
        if (status === 200 || status === 201) note(room, JSON.parse(text).facts);
        else room.book.refused.push(`${answer.id}: ${status} ${text}`);
        pending = null;
      }
    },
  };
}

/** Somebody who decides one question again and again. Each number is taken once, whatever is killed in between. */
export function decider(name: string, question: Question, room: Room): SpeakerAtKills {
  let number = 0;
  let pending: { readonly id: string; readonly type: 'decide'; readonly payload: object } | null = null;
  const next = () => {
    number += 1;
    const id = `${name.toLowerCase()}-${String(number).padStart(6, '0')}`;
    const result = { outcome: 'decided', value: `${id} is the word.` };
    const by = { name, role: 'Desk' };
    return {
      id,
      type: 'decide' as const,
      payload: { by, question: question.id, number, result, restsOn: [], against: [], seen: [] },
    };
  };
  return {
    pending: () => (pending ? [pending.id] : []),
    speaks: async (server) => {
      for (;;) {
        pending ??= next();
        room.book.sent.add(`questions/${question.id}/decisions/${String(number).padStart(4, '0')}.md`);
        const { status, text } = await server.post(pending, room.workspace);
        if (status === 0) return;
        if (status === 200 || status === 201) note(room, JSON.parse(text).facts.slice(0, 1));
        else room.book.refused.push(`${pending.id}: ${status} ${text}`);
        pending = null;
      }
    },
  };
}

/** How many answers a browser has waiting at once. */
const WAITING = 3;

/** A browser: what is said lies on its device, and the outbox of the page sends it. It may be loaded again meanwhile. */
export function browser(name: string, room: Room): SpeakerAtKills {
  const device = new Map<string, OutboxEntry>();
  const storage = memoryStorage(device);
  let server: KillableServer | null = null;
  let said = 0;
  const send = async (command: OfflineCommand, workspace: string): Promise<SendResult> => {
    if (!server) return { status: 0 };
    const { status, text } = await server.post(command, workspace);
    return status === 0 ? { status } : { status, ...JSON.parse(text) };
  };
  const fill = async (page: Outbox) => {
    while (device.size < WAITING) {
      said += 1;
      const command = nextAnswer(name, said, room);
      room.book.sent.add(pathOf(command));
      room.book.promised.add(pathOf(command));
      await storage.add({ command, workspace: room.workspace, at: Date.now(), state: 'waiting' });
    }
    void page.reload();
  };
  const load = (): Outbox => {
    const page = openOutbox({
      storage,
      clock: CLOCK,
      send,
      objection: () => null,
      onChange: ({ entries }) => {
        for (const { state, problem, command } of entries)
          if (state === 'refused') room.book.refused.push(`${command.id}: ${problem}`);
      },
      onTaken: (_command, facts) => {
        note(room, facts);
        if (server) void fill(page);
      },
    });
    page.open(room.workspace);
    return page;
  };
  let page = load();
  return {
    pending: () => [...device.keys()],
    speaks: async (next) => {
      server = next;
      if (room.chance.happens(0.2)) {
        page.close();
        page = load();
      }
      page.wake();
      await fill(page);
      await next.gone;
      server = null;
    },
  };
}
