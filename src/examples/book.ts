import { isDeepStrictEqual } from 'node:util';
import {
  byBankOrder,
  type Fact,
  factLocation,
  factPath,
  openWorkspace,
  type PinPayload,
  type Question,
  type RecordFile,
  type ShapeSpec,
  type SpecReading,
  viewWalkthroughs,
  type WalkthroughView,
  type Workspace,
} from '#core/index.ts';
import { factFile, readFact, recordPath, withRecord, writeRecords } from '#core/parsing.ts';

export interface StoryFile {
  readonly path: string;
  readonly text: string;
}

/** The facts and records of a story, as the files that hold them. */
export interface Book {
  /** Keeps a fact in the form in which it is read again; one that is there already stays. */
  readonly keep: (fact: Fact) => void;
  readonly pin: (written: PinPayload) => void;
  readonly question: (id: string) => Question | undefined;
  /** The walkthrough that goes on, or null. */
  readonly walking: () => WalkthroughView | null;
  readonly files: () => readonly StoryFile[];
  readonly workspace: (spec: SpecReading) => Workspace;
}

export function openBook(name: string): Book {
  const kept = new Map<string, { readonly fact: Fact; readonly file: StoryFile }>();
  const questions = new Map<string, Question>();
  const records = new Map<string, RecordFile>();
  let facts: readonly Fact[] | null = null;
  let asked: readonly Question[] | null = null;
  /** Asked for at each command, so it does not look through all that was said. */
  let walks: readonly Fact[] = [];
  /** Questions in the order of the bank, then what was said: the order in which a folder is read. */
  const inFolder = () => {
    asked ??= [...questions.values()].sort(byBankOrder);
    facts ??= [...asked, ...[...kept.values()].flatMap(({ fact }) => (fact.fact === 'question' ? [] : [fact]))];
    return facts;
  };
  return {
    pin: ({ entity, record }) => {
      records.set(entity, withRecord(records.get(entity) ?? { entity, records: [] }, record));
    },
    keep: (said) => {
      if (kept.has(factPath(said))) return;
      const shape = shapeOfFact(said, questions);
      if (!shape) throw new Error(`Nobody has asked what “${said.id}” answers.`);
      const first = factFile(said, shape);
      const fact = readAgain(first, shape);
      const file = isDeepStrictEqual(fact, said) ? first : factFile(fact, shape);
      kept.set(file.path, { fact, file });
      facts = null;
      if (fact.fact === 'walkthrough' || fact.fact === 'moment') walks = [...walks, fact];
      if (fact.fact !== 'question') return;
      questions.set(fact.id, fact);
      asked = null;
    },
    question: (id) => questions.get(id),
    walking: () => viewWalkthroughs(walks).find(({ endedAt }) => endedAt === null) ?? null,
    files: () => [
      ...[...kept.values()].map(({ file }) => file),
      ...[...records.values()].map((file) => ({ path: recordPath(file.entity), text: writeRecords(file) })),
    ],
    workspace: (spec) => openWorkspace({ name, spec, facts: inFolder(), quarantined: [] }),
  };
}

function readAgain({ path, text }: StoryFile, shape: ShapeSpec): Fact {
  const place = factLocation(path);
  const read = place && readFact(path, place, text, shape);
  if (!read || !('fact' in read)) throw new Error(`${path} cannot be read again.`);
  return read.fact;
}

/** What belongs to no question is written in no shape; a text stands in. */
function shapeOfFact(fact: Fact, questions: ReadonlyMap<string, Question>): ShapeSpec | undefined {
  if (fact.fact === 'question') return fact.shape;
  return 'question' in fact ? questions.get(fact.question)?.shape : { shape: 'text' };
}
