import {
  type Command,
  type Decision,
  type Fact,
  factPlace,
  inOrderOfBank,
  LEDGER_FILE,
  ledgerText,
  openWorkspace,
  type PinPayload,
  type Question,
  type RecordFile,
  type Response,
  SAMPLE_FILE,
  type ShapeSpec,
  SPEC_FILE,
  type Workspace,
} from '#core/index.ts';
import {
  checkCommand,
  decidedTexts,
  factFile,
  fillSpec,
  followUps,
  readFact,
  readSpec,
  recordPath,
  standingQuestions,
  withRecord,
  writeRecords,
  writeSampleSettings,
} from '#core/parsing.ts';
import { GENERATOR_VERSION } from '#core/product.ts';
import type { Story } from './story.ts';
import { storyClock } from './story-clock.ts';
import { type Listener, tell } from './tell.ts';

export interface StoryFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The files that a story makes, worked out in memory: the bytes that the program writes when it is told the story, in
 * a fraction of the time. That the two are the same is for a test to prove.
 */
export async function recorded(story: Story): Promise<readonly StoryFile[]> {
  const clock = storyClock(story.days, story.aDay);
  const book = openBook(story.name);
  const spec = readSpec(story.spec, SPEC_FILE);
  const listener: Listener = {
    workspace: () => book.workspace(story.spec),
    handle: async (input) => {
      const checked = checkCommand(input);
      if ('problem' in checked) return checked;
      if (checked.command.type === 'pin') book.pin(checked.command.payload);
      else book.keep(factOf(checked.command, clock.now(), book));
      return {};
    },
    raiseStanding: async () => {
      for (const question of standingQuestions(spec)) book.keep(question);
      for (const question of followUps(book.workspace(story.spec))) book.keep(question);
    },
  };
  await tell({ story, listener, clock });
  const { text } = fillSpec(story.spec, decidedTexts(book.workspace(story.spec)));
  const ledger = { path: LEDGER_FILE, text: ledgerText(book.workspace(text)) };
  return [{ path: SPEC_FILE, text }, ledger, ...sampleFile(story, book.workspace(text)), ...book.files()];
}

/** From what the sample records are made; kept with the first decision that names them. */
function sampleFile({ name }: Story, workspace: Workspace): readonly StoryFile[] {
  const first = workspace.question('entities.records')?.decisions[0];
  if (!first) return [];
  const settings = { seed: name, refDate: first.at.slice(0, 10), generator: GENERATOR_VERSION };
  return [{ path: SAMPLE_FILE, text: writeSampleSettings(settings) }];
}

interface Book {
  /** Keeps a fact in the form in which it is read again; one that is there already stays. */
  readonly keep: (fact: Question | Response | Decision) => void;
  readonly pin: (written: PinPayload) => void;
  readonly question: (id: string) => Question | undefined;
  readonly files: () => readonly StoryFile[];
  readonly workspace: (specText: string) => Workspace;
}

function openBook(name: string): Book {
  const kept = new Map<string, { readonly fact: Fact; readonly file: StoryFile }>();
  const questions = new Map<string, Question>();
  const records = new Map<string, RecordFile>();
  return {
    pin: ({ entity, record }) => {
      records.set(entity, withRecord(records.get(entity) ?? { entity, records: [] }, record));
    },
    keep: (said) => {
      const shape = said.fact === 'question' ? said.shape : questions.get(said.question)?.shape;
      if (!shape) throw new Error(`Nobody has asked what “${said.id}” answers.`);
      const fact = readAgain(factFile(said, shape), shape);
      const file = factFile(fact, shape);
      if (kept.has(file.path)) return;
      kept.set(file.path, { fact, file });
      if (fact.fact === 'question') questions.set(fact.id, fact);
    },
    question: (id) => questions.get(id),
    files: () => [
      ...[...kept.values()].map(({ file }) => file),
      ...[...records.values()].map((file) => ({ path: recordPath(file.entity), text: writeRecords(file) })),
    ],
    workspace: (specText) =>
      openWorkspace({
        name,
        spec: readSpec(specText, SPEC_FILE),
        facts: inOrder([...kept.values()].map(({ fact }) => fact)),
        quarantined: [],
      }),
  };
}

/** Questions in the order of the bank, then what was said: the order in which a folder is read. */
function inOrder(facts: readonly Fact[]): readonly Fact[] {
  const isQuestion = (fact: Fact) => fact.fact === 'question';
  return [...facts.filter(isQuestion).sort(inOrderOfBank), ...facts.filter((fact) => !isQuestion(fact))];
}

function readAgain({ path, text }: StoryFile, shape: ShapeSpec): Fact {
  const place = factPlace(path);
  const read = place && readFact(path, place, text, shape);
  if (!read || !('fact' in read)) throw new Error(`${path} cannot be read again.`);
  return read.fact;
}

/** What a command leaves behind. */
function factOf({ id, type, payload }: Command, now: Date, { question }: Book): Response | Decision {
  const at = `${now.toISOString().slice(0, 19)}Z`;
  if (type === 'respond') {
    const { anonymous: _anonymous, ...said } = payload;
    return { fact: 'response', id, at, ...said };
  }
  if (type !== 'decide') throw new Error(`A story does not ${type}.`);
  const { seen: _seen, ...said } = payload;
  const origin = question(said.question)?.origin;
  // Nothing in a story is decided twice, so that every answer knows the first decision on what raised it.
  const knew = origin?.from === 'answer' ? { knew: `${origin.because}/1` } : {};
  return { fact: 'decision', id, at, ...said, ...knew };
}
