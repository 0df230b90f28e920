import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ConsentLevel, groundsOf, type Reply, type Speaker } from '#core/index.ts';
import { minutesOf, minutesText, reminderOf, saidByWords, tasksByPerson } from '#core/minutes.ts';
import { memoryStore } from '#testing/server/memory-store.ts';
import { QUESTION, SPEC } from '#testing/server/scratch.ts';
import type { Viewer } from '../access/viewer.ts';
import { type LiveWorkspace, openLiveWorkspace } from '../workspace/live-workspace.ts';

const FRAN: Speaker = { name: 'Fran', role: 'Product' };
const CYD: Speaker = { name: 'Cyd', role: 'Stock' };
/** Who is in; two of them have the same name. Cyd is not: Fran writes down what Cyd says. */
const IN: readonly Speaker[] = [
  FRAN,
  { name: 'Ada', role: 'Legal' },
  { name: 'Kim', role: 'Finance' },
  { name: 'Kim', role: 'Desk' },
];
const ALL = [...IN, CYD];
const ANSWERS = ['red', 'green', 'blue'];
const STANDS: readonly ConsentLevel[] = ['agree', 'reservation', 'disagree', 'block'];
const DOES: Readonly<Record<ConsentLevel, string>> = {
  agree: 'agrees',
  reservation: 'agrees with a reservation',
  disagree: 'disagrees',
  block: 'blocks it',
};
const UNNAMED = 'one anonymous person';
const WALK = '2026-03-01-3fa9c1d2';

const labelOf = ({ name, role }: Speaker) => `${name} (${role})`;
/** Speakers as texts name them: what Cyd says is always written down by another. */
const saidBy = (who: Speaker) => (who === CYD ? 'Cyd (Stock, recorded by Fran)' : labelOf(who));

/** What one person has said and pressed last. */
interface Own {
  says: string | null;
  aside: 'unknown' | 'later' | 'pass' | null;
  agrees: { of: string; stand: ConsentLevel } | null;
  readonly against: Map<string, ConsentLevel>;
}

type Told =
  | { readonly did: 'said'; readonly who: Speaker; readonly value: string }
  | { readonly did: 'stood aside'; readonly who: Speaker; readonly aside: Own['aside'] }
  | { readonly did: 'took'; readonly who: Speaker; readonly value: string; readonly stand: ConsentLevel }
  | { readonly did: 'decided'; readonly who: Speaker; readonly value: string }
  | { readonly did: 'reopened' };

/** A model of what texts should say of everybody: only what each did last. */
class Model {
  readonly log: Told[] = [];
  readonly unnamed: string[] = [];

  /** What was decided and withdrawn was not decided. */
  #lasting(): readonly Told[] {
    const reopened = this.log.findLastIndex(({ did }) => did === 'reopened');
    return this.log.filter(({ did }, at) => at > reopened || did !== 'decided');
  }

  decided() {
    const last = this.#lasting().findLast(({ did }) => did === 'decided');
    return last?.did === 'decided' ? last : null;
  }

  own(): ReadonlyMap<Speaker, Own> {
    const all = new Map<Speaker, Own>();
    for (const told of this.#lasting()) {
      if (told.did === 'reopened') continue;
      const own = all.get(told.who) ?? { says: null, aside: null, agrees: null, against: new Map() };
      all.set(told.who, own);
      changeOwn(own, told);
    }
    return all;
  }

  /** Each sentence that is true of somebody now, and no other. */
  sentences(): readonly string[] {
    const own = this.own();
    const alive = new Set([...this.unnamed, ...[...own.values()].flatMap(({ says }) => says ?? [])]);
    return [...own].flatMap(([who, { says, aside, agrees, against }]) => [
      ...(says === null ? [] : [`${saidBy(who)} said ${says}`]),
      ...(aside === null ? [] : [`${saidBy(who)}: ${aside}`]),
      ...[...(agrees ? [[agrees.of, agrees.stand] as const] : []), ...against].flatMap(([of, stand]) =>
        alive.has(of) ? [`${saidBy(who)} ${DOES[stand]}: ${of}`] : [],
      ),
    ]);
  }

  /** Who contradicts the decision; never its author. */
  dissent(): readonly string[] {
    const decided = this.decided();
    if (!decided) return [];
    const others = [...this.own()].flatMap(([who, { says }]) =>
      who !== decided.who && says !== null && says !== decided.value ? [saidBy(who)] : [],
    );
    return [...others, ...(this.unnamed.some((value) => value !== decided.value) ? [UNNAMED] : [])];
  }
}

function changeOwn(own: Own, told: Exclude<Told, { did: 'reopened' }>): void {
  switch (told.did) {
    case 'said':
      Object.assign(own, { says: told.value, aside: null, agrees: null });
      return void own.against.delete(told.value);
    case 'stood aside':
      return void Object.assign(own, { says: null, aside: told.aside, agrees: null });
    case 'decided':
      if (own.says !== told.value) own.says = null;
      if (own.agrees?.of !== told.value) own.agrees = null;
      return void own.against.delete(told.value);
    case 'took': {
      const { value, stand } = told;
      const isOwn = own.says === value;
      if (stand === 'agree' || stand === 'reservation') {
        if (!isOwn) Object.assign(own, { says: null, aside: null });
        own.agrees = isOwn && stand === 'agree' ? null : { of: value, stand };
        return void own.against.delete(value);
      }
      if (isOwn) own.says = null;
      if (own.agrees?.of === value) own.agrees = null;
      return void own.against.set(value, stand);
    }
  }
}

const some = fc.nat({ max: 11 });
/** What somebody does next; what makes no sense at that moment is left out. */
const act = fc.record({
  does: fc.constantFrom(
    'say',
    'say',
    'say',
    'write',
    'take',
    'take',
    'take',
    'aside',
    'unnamed',
    'decide',
    'decide',
    'reopen',
    'begin',
    'put',
    'reveal',
    'jump',
    'restart',
    'regain',
  ),
  who: some,
  what: some,
  how: some,
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const wordsOf = (reply: Reply) => (reply.says === 'value' ? `${reply.value}` : '');
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] ?? expect.fail('Empty.');

class Sitting {
  readonly files = new Map([
    ['SPEC.md', SPEC],
    ['questions/naming/question.md', QUESTION],
  ]);
  readonly model = new Model();
  readonly named = new Set<Speaker>([FRAN]);
  clock = Date.parse('2026-03-01T09:30:00.100Z');
  made = 0;
  live!: LiveWorkspace;

  async open(): Promise<this> {
    this.live = await openLiveWorkspace({
      store: memoryStore(this.files),
      name: 'demo',
      now: () => new Date(this.clock),
    });
    return this;
  }

  view() {
    return this.live.workspace().question('naming') ?? expect.fail('There is no question.');
  }

  viewer(who: Speaker): Viewer {
    const person = `0000000${IN.indexOf(who)}`;
    const speaker = { ...who, person, ...(this.named.has(who) && { named: true }) };
    return { as: who === FRAN ? 'facilitator' : 'stakeholder', person, speaker };
  }

  async does(who: Speaker, type: string, payload: object, id = `command-${String(++this.made).padStart(6, '0')}`) {
    const result = await this.live.handle({ id, type, payload: { by: who, ...payload } }, this.viewer(who));
    expect(result, JSON.stringify({ type, payload, result })).toMatchObject({ status: 201 });
  }

  /** As a page does: a new answer replaces the earlier one, if the page knows it. */
  async respond(who: Speaker, reply: Reply, keepsOld: boolean, by = who): Promise<void> {
    const earlier = this.view().responses.find((one) => one.by.name === by.name && one.by.role === by.role);
    const supersedes = earlier && !keepsOld ? { supersedes: earlier.id } : {};
    await this.does(who, 'respond', { by, question: 'naming', reply, ...supersedes });
  }

  round() {
    return this.live.walking()?.polls.get('naming');
  }

  async act({ does, who: whom, what, how }: Act): Promise<void> {
    const who = at(IN, whom);
    const value = at(ANSWERS, what);
    const isHidden = this.round()?.revealed === false;
    const moment = (told: object) => this.does(FRAN, 'moment', { walkthrough: WALK, what: told });
    this.clock += how * 97;
    switch (does) {
      case 'say':
        await this.respond(who, { says: 'value', value }, how % 3 === 0);
        return void this.model.log.push({ did: 'said', who, value });
      case 'write':
        await this.respond(FRAN, { says: 'value', value }, how % 3 === 0, CYD);
        return void this.model.log.push({ did: 'said', who: CYD, value });
      case 'aside': {
        const reply = at<Reply>(
          [{ says: 'unknown', who: 'Ott' }, { says: 'later', owner: 'Ott', until: '' }, { says: 'pass' }],
          what,
        );
        await this.respond(who, reply, how % 3 === 0);
        return void this.model.log.push({ did: 'stood aside', who, aside: reply.says as Own['aside'] });
      }
      case 'take': {
        const answers = this.view().responses.filter(({ reply }) => reply.says === 'value');
        if (isHidden || answers.length === 0) return;
        const on = at(answers, what);
        const stand = at(STANDS, how);
        await this.does(who, 'stance', { question: 'naming', on: on.id, stand, reason: 'so' });
        return void this.model.log.push({ did: 'took', who, value: wordsOf(on.reply), stand });
      }
      case 'unnamed': {
        if (!isHidden || this.round()?.names !== 'free' || this.model.unnamed.length > 0) return;
        const anonymous = { key: '0'.repeat(32) };
        const reply = { says: 'value', value };
        await this.does(who, 'respond', { question: 'naming', reply, anonymous });
        this.model.unnamed.push(value);
        return;
      }
      case 'decide': {
        if (isHidden) return;
        const by = at(ALL, how);
        const view = this.view();
        const decided = at([...ANSWERS, 'none of these'], what);
        const result = { outcome: 'decided', value: decided } as const;
        const { restsOn, against } = groundsOf(view.question, view.responses, result);
        await this.does(FRAN, 'decide', {
          by,
          question: 'naming',
          number: view.decisions.length + 1,
          result,
          restsOn: restsOn.map(({ id }) => id),
          against: against.map(({ id }) => id),
          seen: view.responses.map(({ id }) => id),
        });
        return void this.model.log.push({ did: 'decided', who: by, value: decided });
      }
      case 'reopen': {
        const { decision, decisions, responses } = this.view();
        if (!decision || isHidden) return;
        await this.does(FRAN, 'decide', {
          question: 'naming',
          number: decisions.length + 1,
          result: { outcome: 'withdrawn', reason: 'not yet' },
          restsOn: [],
          against: [],
          seen: responses.map(({ id }) => id),
        });
        return void this.model.log.push({ did: 'reopened' });
      }
      case 'begin':
        if (!this.live.walking() && this.live.walkthroughs().size === 0)
          await this.does(FRAN, 'start', { title: 'First', minutes: 60, agenda: [] }, WALK);
        return;
      case 'put':
        if (!this.live.walking() || this.view().decision) return;
        return moment({
          happened: 'put',
          question: 'naming',
          hidden: how % 2 === 0,
          names: at(['signed', 'free'], what),
        });
      case 'reveal':
        if (isHidden) await moment({ happened: 'revealed', question: 'naming' });
        expect(this.round()?.revealed ?? true).toBe(true);
        return;
      case 'jump':
        this.clock += at([-3_600_000, 3_600_000, -7, -86_400_000], how);
        return;
      case 'restart':
        await this.live.close();
        await this.open();
        return;
      case 'regain':
        this.named.add(who);
        return;
    }
  }
}

/** What the page shows of everybody, in the words of the model. */
function onPage(session: Sitting) {
  const { responses, reactions, dissent } = session.view();
  const of = (id: string) => wordsOf(responses.find((one) => one.id === id)?.reply ?? { says: 'pass' });
  const named = responses.filter(({ anonymous }) => !anonymous);
  return {
    sentences: [
      ...named.map((one) =>
        one.reply.says === 'value'
          ? `${saidByWords(one)} said ${wordsOf(one.reply)}`
          : `${saidByWords(one)}: ${one.reply.says}`,
      ),
      ...reactions.map((reaction) => `${saidByWords(reaction)} ${DOES[reaction.stand]}: ${of(reaction.on)}`),
    ],
    dissent: dissent.map((one) => (one.anonymous ? UNNAMED : saidByWords(one))),
  };
}

const LABELS = [...ALL.map(saidBy), UNNAMED];
const namedIn = (words = '') => LABELS.filter((label) => words.toLowerCase().includes(label.toLowerCase()));
const ASIDES = {
  'does not know; ask Ott': 'unknown',
  'will answer later: Ott': 'later',
  'does not know': 'pass',
};

/** What the minutes say of everybody, read line by line; null: they do not mention the question. */
function inMinutes({ live, model }: Sitting) {
  const minutes = minutesOf(live.snapshot(), WALK);
  const [, talk] = minutes ? minutesText(minutes).split('\n### ') : [];
  if (talk === undefined || (!talk.includes('(naming)') && !talk.includes('[naming]'))) return null;
  const sentences: string[] = [];
  let value = '';
  const lines = (talk.split('\n## ')[0] ?? '').split('\n');
  for (const [line, text] of lines.entries()) {
    const [, who, so] = /^([^*>-].*?)( said:| gave this answer\.|:)$/.exec(text) ?? [];
    if (who !== undefined) {
      value = so === ' gave this answer.' ? (model.decided()?.value ?? '') : (lines[line + 2] ?? '').slice(2);
      sentences.push(
        ...namedIn(who)
          .filter((one) => one !== UNNAMED)
          .map((one) => `${one} said ${value}`),
      );
    }
    if (!text.startsWith('- ') || /^- (Before that|At the reveal)/.test(text)) continue;
    const [label] = namedIn(text);
    const does = text.slice(2 + (label ?? '').length + 1).replace(/(?:: “so”)?\.?$/, '');
    const aside = Object.entries(ASIDES).find(([words]) => words === does)?.[1];
    sentences.push(aside ? `${label}: ${aside}` : `${label} ${does}: ${value}`);
  }
  const [, dissent] = /\*\*.* Against: (.*)\./.exec(talk) ?? [];
  return { sentences, dissent: namedIn(dissent) };
}

/** The line below what was decided, in SPEC.md. */
function inSpec({ files }: Sitting): string {
  return /<sub>(.*)<\/sub>/.exec(files.get('SPEC.md') ?? '')?.[1] ?? '';
}

function check(session: Sitting): void {
  const { model, files } = session;
  const told = { sentences: [...model.sentences()].sort(), dissent: [...model.dissent()].sort() };
  const sorted = ({ sentences, dissent }: ReturnType<typeof onPage>) => ({
    sentences: [...sentences].sort(),
    dissent: [...dissent].sort(),
  });
  expect(sorted(onPage(session))).toEqual(told);
  if (session.round()?.revealed === false) return;
  const minutes = inMinutes(session);
  if (minutes) expect(sorted(minutes)).toEqual(told);

  const decided = model.decided();
  const spec = inSpec(session);
  const by = decided && labelOf(decided.who) + (decided.who === FRAN ? '' : `, recorded by ${labelOf(FRAN)}`);
  if (!by) expect(spec).toBe('');
  else expect(spec.replace(/ on \d.*$/, '')).toBe(`Decided by ${by}`);
  const [, against] = /; ([^;]*) disagrees? ·/.exec(spec) ?? [];
  expect(namedIn(against?.replace('Anonymous', UNNAMED)).sort()).toEqual(told.dissent);
  const line = (files.get('SPEC_GAPS.md') ?? '').split('\n').find((one) => one.includes('[naming]'));
  expect(/ · decided by (.*)$/.exec(line ?? '')?.[1]).toBe(decided && decided.who !== FRAN ? by : undefined);

  // A person who would know is asked again once a decision is challenged.
  const isSettled = decided && session.view().status !== 'stale';
  expect(mailsIn(session)).toEqual(isSettled ? [] : mailsOf(model));
}

/** The mails to everybody for whom something waits: the recipient, and what it says of others. */
function mailsIn({ live }: Sitting): readonly string[] {
  return tasksByPerson(live.workspace()).flatMap(({ person, tasks }) => {
    const own = tasks.filter(({ view }) => view.question.id === 'naming');
    const mail = { about: 'demo', person, tasks: own, from: '', link: null, addressOf: () => '' };
    return own.length === 0 ? [] : saysOf(reminderOf(mail).body);
  });
}

/** Whom a mail greets, and whom it names as a person who would know. */
function saysOf(body: string): string {
  return [...body.matchAll(/^Hello .*|^ {3}.* that you would know\.$/gm)].map(([line]) => line.trim()).join(' ');
}

/** Only Ott is ever named; of those who name him, or promise his answer, the mail mentions the first. */
function mailsOf(model: Model): readonly string[] {
  const asides = [...model.own()].filter(([, { aside }]) => aside === 'unknown' || aside === 'later');
  const since = (who: Speaker) => model.log.findLastIndex((told) => told.did === 'stood aside' && told.who === who);
  const [first] = asides.sort(([one], [other]) => since(one) - since(other));
  if (!first) return [];
  const [{ name }, { aside }] = first;
  return [aside === 'unknown' ? `Hello Ott, ${name} says that you would know.` : 'Hello Ott,'];
}

/** What once went wrong. */
const PAST: readonly (readonly Pick<Act, 'does' | 'how'>[])[] = [
  // Asked again openly before the hidden answer was revealed.
  [
    { does: 'begin', how: 0 },
    { does: 'put', how: 0 },
    { does: 'say', how: 0 },
    { does: 'put', how: 1 },
  ],
];

test('of each person, everything says what their last own words and presses say', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 24 }), async (acts) => {
      const session = await new Sitting().open();
      for (const one of acts) await session.act(one);
      await session.live.raiseStanding();
      check(session);
      await session.live.close();
    }),
    { numRuns: 40, examples: PAST.map((acts) => [acts.map((act) => ({ who: 0, what: 0, ...act }))]) },
  );
});
