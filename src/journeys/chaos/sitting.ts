import { openWorkspace } from '#core/index.ts';
import { readWorkspace } from '#core/parsing.ts';
import { QUESTION, SPEC } from '#testing/server/scratch.ts';
import { type OfflineCommand, questionIdOf } from '../../app/sync/outbox-entry.ts';
import { badNetwork, CLEAR } from './bad-network.ts';
import { type HeldServer, heldServer, WORKSPACE } from './held-server.ts';
import { type Somebody, somebody } from './somebody.ts';
import { type TurnedClock, turnedClock } from './turned-clock.ts';

/** Milliseconds that people talk, and that everything then has to come to rest. */
const TALKING = 120_000;
const RESTING = 600_000;
/** By how much a clock is set forward or back. */
const JUMPS = [-365 * 86_400_000, -3_600_000, -2_000, 2_000, 3_600_000, 365 * 86_400_000];
/** Milliseconds in which nobody says two things. */
const INSTANT = 100;

/** What came of a sitting. */
export interface Outcome {
  /** How much was said. */
  readonly said: number;
  /** What was lost, doubled, or stands otherwise than it was said; one line each. */
  readonly faults: readonly string[];
}

/** Some people answer, ask and agree for two minutes, at a network that fails them. */
export async function sitting(seed: number): Promise<Outcome> {
  const clock = turnedClock(seed);
  const files = new Map([
    ['SPEC.md', SPEC],
    ['questions/naming/question.md', QUESTION],
    ['questions/paying/question.md', QUESTION.replace('named', 'paid')],
  ]);
  let server: HeldServer | null = await heldServer(files, clock.now);
  const network = badNetwork(clock, (command, workspace) => server?.post(command, workspace) ?? null);
  network.turns({ dropped: 0.2, unanswered: 0.2, doubled: 0.15, fobbedOff: 0.1 });
  const people = Array.from({ length: 2 + clock.below(3) }, (_, at) => somebody(`P${at}`, clock, network.send));
  const wrong = new Set<string>();
  for (const person of people) plan(person, files, wrong, clock);
  if (clock.happens(0.3)) clock.after(clock.below(TALKING), () => clock.jumps(JUMPS[clock.below(JUMPS.length)] ?? 0));
  if (clock.happens(0.3)) {
    clock.after(clock.below(TALKING), () => {
      const before = server;
      server = null;
      void clock.really(before?.end() ?? Promise.resolve());
      clock.after(clock.below(15_000), () => {
        void clock.really(heldServer(files, clock.now)).then((next) => {
          server = next;
        });
      });
    });
  }
  await clock.runUntil(TALKING);
  network.turns(CLEAR);
  for (const person of people) {
    person.storageFails(0);
    person.goes(true);
  }
  await clock.runUntil(TALKING + RESTING);
  await server?.end();
  return {
    said: people.reduce((sum, { said }) => sum + said.length, 0),
    faults: [...people.flatMap((person) => faultsFor(person, files, wrong)), ...unsaid(people, files)],
  };
}

/** What somebody will do, and when. */
function plan(person: Somebody, files: ReadonlyMap<string, string>, wrong: Set<string>, clock: TurnedClock): void {
  const moments = new Set(Array.from({ length: 3 + clock.below(6) }, () => clock.below(TALKING / INSTANT)));
  for (const [number, moment] of [...moments].entries())
    clock.after(moment * INSTANT, () => person.say(something(person, number, files, wrong, clock)));
  if (clock.happens(0.3)) person.storageFails(0.2);
  for (let times = clock.below(3); times > 0; times -= 1) clock.after(clock.below(TALKING), () => person.reloads());
  for (let times = clock.below(3); times > 0; times -= 1) {
    clock.after(clock.below(TALKING), () => person.goes(false));
    clock.after(clock.below(TALKING), () => person.goes(true));
  }
}

function something(
  person: Somebody,
  number: number,
  files: ReadonlyMap<string, string>,
  wrong: Set<string>,
  clock: TurnedClock,
): OfflineCommand {
  const by = { name: person.name, role: '' };
  const id = Array.from({ length: 32 }, () => clock.below(16).toString(16)).join('');
  const words = `${person.name} says ${number}.`;
  // Whoever is against their own answer takes it back.
  const answers = answersIn(files).filter(({ on }) => !person.said.some((own) => own.id === on));
  if (clock.happens(0.15)) {
    const payload = { by, point: '2', ask: `${words.replace('.', '?')}`, why: '', who: [] };
    return { id, type: 'raise', payload: { ...payload, shape: { shape: 'text' } } };
  }
  const on = answers[clock.below(answers.length)];
  if (on && clock.happens(0.25)) {
    return { id, type: 'stance', payload: { by, ...on, stand: 'disagree', reason: words } };
  }
  const questions = questionsFor(person, files);
  const question = questions[clock.below(questions.length)] ?? 'naming';
  const supersedes = person.standing(question);
  const isWrong = clock.happens(0.15);
  if (isWrong) wrong.add(id);
  const reply = { says: 'value', value: isWrong ? ['no text'] : words } as const;
  return {
    id,
    type: 'respond',
    payload: { by, question, reply, ...(supersedes === undefined ? {} : { supersedes }) },
  };
}

/** The questions that somebody sees: those of the server, and those they have raised themselves. */
function questionsFor({ said }: Somebody, files: ReadonlyMap<string, string>): readonly string[] {
  const own = said.filter(({ type }) => type === 'raise').map(questionIdOf);
  const known = [...files.keys()].flatMap((path) => /^questions\/([^/]+)\/question\.md$/.exec(path)?.[1] ?? []);
  return [...new Set([...known, ...own])];
}

interface Given {
  readonly question: string;
  readonly on: string;
}

function answersIn(files: ReadonlyMap<string, string>): readonly Given[] {
  return [...files.keys()].flatMap((path) => {
    const [, question, on] = /^questions\/([^/]+)\/responses\/([^/]+)\.md$/.exec(path) ?? [];
    return question && on ? [{ question, on }] : [];
  });
}

/** The file that a command has to become. */
function fileOf(command: OfflineCommand): string {
  const folder = {
    raise: 'question.md',
    respond: `responses/${command.id}.md`,
    stance: `stances/${command.id}.md`,
  };
  return `questions/${questionIdOf(command)}/${folder[command.type]}`;
}

function faultsFor(
  person: Somebody,
  files: ReadonlyMap<string, string>,
  wrong: ReadonlySet<string>,
): readonly string[] {
  const { name, said, entries, promised } = person;
  const onDevice = new Set(said.map(({ id }) => id));
  return [
    ...[...promised].filter((id) => !onDevice.has(id)).map((id) => `${name}: ${id} was promised and is gone`),
    ...said.flatMap((command) => {
      const isSaved = files.has(fileOf(command));
      const state = entries.get(command.id)?.state;
      const should = wrong.has(command.id) ? 'false, refused' : 'true, undefined';
      const is = `${isSaved}, ${state}`;
      return is === should ? [] : [`${name}: ${command.type} ${command.id} is ${is}, not ${should}`];
    }),
    ...standingFaults(person, files, wrong),
  ];
}

/** Of each question the last that somebody said stands, once, in their words. */
function standingFaults(
  { name, said }: Somebody,
  files: ReadonlyMap<string, string>,
  wrong: ReadonlySet<string>,
): readonly string[] {
  const workspace = openWorkspace(
    readWorkspace(
      [...files].map(([path, text]) => ({ path, text })),
      WORKSPACE,
    ),
  );
  const last = new Map<string, OfflineCommand>();
  for (const command of said)
    if (command.type === 'respond' && !wrong.has(command.id)) last.set(questionIdOf(command), command);
  return [...last].flatMap(([question, command]) => {
    const own = workspace.question(question)?.responses.filter(({ by }) => by.name === name) ?? [];
    const standing = own.map(({ id, reply }) => `${id} ${JSON.stringify(reply)}`).join(', ');
    const should = command.type === 'respond' ? `${command.id} ${JSON.stringify(command.payload.reply)}` : '';
    return standing === should ? [] : [`${name}: at ${question} stands ${standing}, not ${should}`];
  });
}

/** What is on the server and nobody has said. */
function unsaid(people: readonly Somebody[], files: ReadonlyMap<string, string>): readonly string[] {
  const should = new Set(people.flatMap(({ said }) => said.map(fileOf)));
  return [...files]
    .filter(([path, text]) => /\/(?:responses|stances)\//.test(path) || /^origin: hand$/m.test(text))
    .flatMap(([path]) => (should.has(path) ? [] : [`${path} was said by nobody`]));
}
