import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ANONYMOUS_SPEAKER,
  type Fact,
  factPath,
  type NamePolicy,
  type Question,
  type Response,
  type Speaker,
} from '#core/index.ts';
import { factFile } from '#core/parsing.ts';
import { plainQuestion } from '#testing/core/plain-question.ts';
import { howMuch } from '#testing/how-much.ts';
import type { Viewer } from '../access/viewer.ts';
import { openWorkspaceCache, type WorkspaceCache } from '../cache/workspace-cache.ts';
import { listenerOf } from './audience.ts';
import { type Events, openEvents } from './events.ts';

const PEOPLE: readonly Viewer[] = [
  { as: 'facilitator', person: 'p0', speaker: { name: 'Olga', role: 'Product' } },
  { as: 'stakeholder', person: 'p1', speaker: { name: 'Ada', role: 'Finance' } },
  { as: 'stakeholder', person: 'p2', speaker: { name: 'Ada', role: 'Sales' } },
  { as: 'viewer', person: 'p3', speaker: { name: 'Vi', role: '' } },
  { as: 'facilitator', person: '', speaker: null },
];
const QUESTIONS = ['one', 'two'];

function question(id: string): Question {
  return plainQuestion({ id, ask: 'What is it?', minutes: 3, reversal: 2 });
}

/** A page that fetches everything, listens, and sometimes loses its connection. */
class Page {
  readonly viewer: Viewer;
  readonly #cache: WorkspaceCache;
  readonly #events: Events;
  #told = new Map<string, Fact>();
  #last = '';
  #text = '';
  #stream: ReadableStreamDefaultReader<Uint8Array> | null = null;

  constructor(viewer: Viewer, cache: WorkspaceCache, events: Events) {
    this.viewer = viewer;
    this.#cache = cache;
    this.#events = events;
    this.#fetchAll();
    this.connect();
  }

  connect(): void {
    const stream = this.#events.stream(this.#last, this.viewer);
    if ('problem' in stream) throw new Error(stream.problem);
    const reader = stream.getReader();
    this.#stream = reader;
    this.#text = '';
    void this.#listen(reader);
  }

  async disconnect(): Promise<void> {
    const stream = this.#stream;
    this.#stream = null;
    await stream?.cancel();
  }

  isConnected = () => this.#stream !== null;
  told = () => [...this.#told.keys()].sort();
  /** Receives every fact as it comes. */
  onFact: (fact: Fact) => void = () => undefined;

  #fetchAll(): void {
    const { epoch, seq } = this.#events.position();
    this.#last = `${epoch}-${seq}`;
    this.#told = new Map();
    for (const fact of this.#cache.snapshotFor(listenerOf(this.viewer)).facts) this.#hear(fact);
  }

  #hear(fact: Fact): void {
    this.onFact(fact);
    this.#told.set(factPath(fact), fact);
  }

  async #listen(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    for (;;) {
      const { value, done } = await reader.read();
      if (done || this.#stream !== reader) return;
      this.#text += new TextDecoder().decode(value);
      const events = this.#text.split('\n\n');
      this.#text = events.pop() ?? '';
      for (const event of events) this.#take(event);
    }
  }

  #take(event: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1];
    this.#last = field('id') ?? this.#last;
    if (field('event') === 'snapshot') this.#fetchAll();
    if (field('event') !== 'facts') return;
    for (const fact of JSON.parse(field('data') ?? '{}').added) this.#hear(fact);
  }
}

/** A model of a poll: the answers that are still withheld. */
interface Round {
  readonly names: NamePolicy;
  readonly at: string;
  readonly isHidden: boolean;
}

/** A room with everybody in it, and a model of its own of what is hidden. */
class Sitting {
  readonly events = openEvents('run1', { ring: 12 });
  readonly known = openWorkspaceCache('demo', this.events.publish);
  readonly hidden = new Map<string, Response>();
  readonly leaks: string[] = [];
  readonly pages: readonly Page[];
  #rounds = new Map<string, Round>();
  #walkthrough = '';
  #made = 0;

  constructor() {
    for (const id of QUESTIONS) this.put(question(id));
    this.pages = PEOPLE.map((viewer) => new Page(viewer, this.known, this.events));
    for (const page of this.pages) page.onFact = (fact) => this.#watch(page.viewer, fact);
  }

  put(fact: Fact): void {
    const { path, text } = factFile(fact, { shape: 'text' });
    this.known.takeFacts(new Map([[path, { ok: true, text }]]));
  }

  #watch({ speaker }: Viewer, { fact, ...more }: Fact): void {
    const answer = fact === 'response' && 'id' in more ? this.hidden.get(more.id) : undefined;
    if (!answer) return;
    const isOwn = !answer.anonymous && answer.by.name === speaker?.name && answer.by.role === speaker.role;
    if (!isOwn) this.leaks.push(`${answer.id} to ${JSON.stringify(speaker)}`);
  }

  #next(): { readonly id: string; readonly at: string } {
    this.#made += 1;
    const at = new Date(Date.UTC(2026, 0, 1) + this.#made * 137).toISOString();
    return { id: `made-${String(this.#made).padStart(6, '0')}`, at };
  }

  answer(by: Speaker, about: string, isUnnamed: boolean): void {
    const { id, at } = this.#next();
    const round = this.#rounds.get(about);
    const anonymous = isUnnamed && round?.isHidden && round.names !== 'signed';
    const said: Response = {
      fact: 'response',
      id,
      question: about,
      by: anonymous ? ANONYMOUS_SPEAKER : by,
      at: anonymous ? round.at : at,
      reply: { says: 'value', value: id },
      ...(this.#walkthrough === '' ? {} : { during: this.#walkthrough }),
      ...(anonymous ? { anonymous: { seal: '' } } : {}),
    };
    if (round?.isHidden) this.hidden.set(id, said);
    this.put(said);
  }

  start(): void {
    if (this.#walkthrough !== '') return;
    const { id, at } = this.#next();
    this.#walkthrough = id;
    const by = { name: 'Olga', role: 'Product' };
    this.put({ fact: 'walkthrough', id, by, at, title: 'Demo', minutes: 60, groups: [], agenda: [] });
  }

  happens(what: Extract<Fact, { fact: 'moment' }>['what']): void {
    if (this.#walkthrough === '') return;
    const { id, at } = this.#next();
    if (what.happened === 'put') {
      const isHidden = what.hidden || what.names !== 'signed';
      if (!isHidden) this.#reveal(what.question);
      this.#rounds.set(what.question, { names: what.names, at, isHidden });
    }
    if (what.happened === 'revealed') this.#reveal(what.question);
    const walkthrough = this.#walkthrough;
    if (what.happened === 'ended') {
      for (const about of QUESTIONS) this.#reveal(about);
      this.#rounds.clear();
      this.#walkthrough = '';
    }
    this.put({ fact: 'moment', id, walkthrough, by: { name: 'Olga', role: 'Product' }, at, what });
  }

  #reveal(about: string): void {
    for (const [id, { question }] of this.hidden) if (question === about) this.hidden.delete(id);
    const round = this.#rounds.get(about);
    if (round) this.#rounds.set(about, { ...round, isHidden: false });
  }
}

const about = fc.constantFrom(...QUESTIONS);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('answer' as const),
      by: fc.nat(2),
      about,
      unnamed: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('put' as const),
      question: about,
      hidden: fc.boolean(),
      names: fc.constantFrom<NamePolicy>('signed', 'free', 'unsigned'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('revealed' as const), question: about }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('noted' as const, 'ended' as const, 'start' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('line' as const), page: fc.nat(PEOPLE.length - 1) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(session: Sitting, one: Step): Promise<void> {
  switch (one.does) {
    case 'answer':
      return session.answer(PEOPLE[one.by]?.speaker ?? ANONYMOUS_SPEAKER, one.about, one.unnamed);
    case 'put':
      return session.happens({
        happened: 'put',
        question: one.question,
        hidden: one.hidden,
        names: one.names,
      });
    case 'revealed':
      return session.happens({ happened: 'revealed', question: one.question });
    case 'noted':
      return session.happens({ happened: 'noted', place: '/', text: 'Ask again' });
    case 'ended':
      return session.happens({ happened: 'ended' });
    case 'start':
      return session.start();
    case 'line': {
      const page = session.pages[one.page];
      return page?.isConnected() ? page.disconnect() : page?.connect();
    }
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('nobody is told an answer of others before its time, and a page that listens knows what one that loads anew does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const session = new Sitting();
      session.start();
      for (const one of steps) {
        await take(session, one);
        await vi.advanceTimersByTimeAsync(one.does === 'answer' ? 0 : 60);
        expect(session.leaks).toEqual([]);
      }
      await vi.advanceTimersByTimeAsync(60);
      for (const page of session.pages) {
        if (!page.isConnected()) page.connect();
        await vi.advanceTimersByTimeAsync(60);
        const fresh = session.known.snapshotFor(listenerOf(page.viewer)).facts;
        for (const fact of fresh) page.onFact(fact);
        expect(page.told()).toEqual(fresh.map(factPath).sort());
      }
      expect(session.leaks).toEqual([]);
      session.events.close();
    }),
    { numRuns: howMuch(50, 100) },
  );
});
