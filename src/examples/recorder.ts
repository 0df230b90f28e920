import {
  LEDGER_FILE,
  ledgerText,
  SAMPLE_FILE,
  type SessionEvent,
  SPEC_FILE,
  type SpecReading,
  type Workspace,
} from '#core/index.ts';
import { minutesFiles } from '#core/minutes.ts';
import {
  checkCommand,
  decidedTexts,
  fillSpec,
  followUps,
  readSpec,
  readWorkspace,
  standingQuestions,
  writeSampleSettings,
} from '#core/parsing.ts';
import { GENERATOR_VERSION } from '#core/product.ts';
import { sealOf } from '../server/access/secret.ts';
import { type Book, openBook, type StoryFile } from './book.ts';
import { factOfStory } from './fact-of-story.ts';
import type { Story } from './story.ts';
import { type StoryClock, storyClock } from './story-clock.ts';
import { tell } from './tell.ts';
import type { Comer, Listener } from './telling.ts';

/**
 * The files that a story makes, worked out in memory: the bytes that the program writes when it is told the story, in
 * a fraction of the time. That the two are the same is for a test to prove.
 */
export async function recorded(story: Story): Promise<readonly StoryFile[]> {
  const clock = storyClock(story.days, story.aDay);
  const book = openBook(story.name);
  const listener = writing(book, readSpec(story.spec, SPEC_FILE), clock);
  await tell({ story, listener, clock });
  const { text } = fillSpec(story.spec, decidedTexts(listener.workspace()));
  const workspace = book.workspace(readSpec(text, SPEC_FILE));
  const ledger = { path: LEDGER_FILE, text: ledgerText(workspace) };
  const files = [{ path: SPEC_FILE, text }, ledger, ...sampleFile(story, workspace), ...book.files()];
  return [...files, ...minutesIn(files, story)];
}

/** Keeps all that it is told in a book. */
function writing(book: Book, spec: SpecReading, clock: StoryClock): Listener {
  let last = 0;
  const instant = () => {
    last = Math.max(clock.now().getTime(), last + 1);
    return new Date(last).toISOString();
  };
  const at = () => `${clock.now().toISOString().slice(0, 19)}Z`;
  const workspace = () => book.workspace(spec);
  const { question } = book;
  return {
    workspace,
    handle: async (input) => {
      const checked = checkCommand(input);
      if ('problem' in checked) return checked;
      const { command } = checked;
      if (command.type === 'pin') book.pin(command.payload);
      else book.keep(factOfStory(command, { at, instant, spec, question, walking: book.walking() }));
      return {};
    },
    raiseStanding: async () => {
      const asked = workspace().questionsAsRaised.map((view) => view.question);
      for (const question of standingQuestions(spec, asked)) book.keep(question);
      for (const question of followUps(workspace())) book.keep(question);
    },
    join: async (walkthrough, people) => {
      for (const comer of people) book.keep(joined(walkthrough, comer, instant()));
    },
  };
}

/** The moment at which somebody comes; its id follows from the walkthrough and the person. */
function joined(walkthrough: string, { person, as, ...by }: Comer, at: string): SessionEvent {
  const id = `joined-${sealOf(`${walkthrough} ${person}`).slice(0, 24)}`;
  return { fact: 'moment', id, walkthrough, by, at, what: { happened: 'joined', as } };
}

function minutesIn(files: readonly StoryFile[], { name, walks = [] }: Story): readonly StoryFile[] {
  if (walks.length === 0) return [];
  return minutesFiles(readWorkspace(files, name)).map(({ path, text }) => ({ path, text: text() }));
}

/** From what the sample records are made; kept with the first decision that names them. */
function sampleFile({ name }: Story, workspace: Workspace): readonly StoryFile[] {
  const first = workspace.question('entities.records')?.decisions[0];
  if (!first) return [];
  const settings = { seed: name, refDate: first.at.slice(0, 10), generator: GENERATOR_VERSION };
  return [{ path: SAMPLE_FILE, text: writeSampleSettings(settings) }];
}
