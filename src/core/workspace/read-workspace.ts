import { readFact } from '../facts/fact-file.ts';
import { factLocation, isMinutesPath, QUESTIONS_FOLDER, SPEC_FILE } from '../facts/paths.ts';
import { readSampleFiles } from '../facts/records/sample-file.ts';
import type { Fact, QuarantinedFile } from '../facts/types.ts';
import type { ShapeSpec } from '../shapes/types.ts';
import { byBankOrder } from '../slots/bank.ts';
import { readSpec } from '../spec/read.ts';
import type { Snapshot } from './workspace.ts';

/** The path is relative to the workspace, with "/". */
export interface WorkspaceFile {
  readonly path: string;
  readonly text: string;
}

/** What cannot be read is quarantined; everything else works. */
export function readWorkspace(files: readonly WorkspaceFile[], name: string): Snapshot {
  const spec = files.find((file) => file.path === SPEC_FILE);
  const { facts, quarantined } = readFacts(files);
  const sampled = readSampleFiles(files);
  return {
    name,
    spec: readSpec(spec?.text ?? '', SPEC_FILE),
    facts,
    ...sampled,
    quarantined: [...quarantined, ...sampled.quarantined],
  };
}

/** What the files below `questions/` hold. Questions are read first, as the shape of an answer comes from them. */
export function readFacts(files: readonly WorkspaceFile[]): {
  readonly facts: readonly Fact[];
  readonly quarantined: readonly QuarantinedFile[];
} {
  const facts: Fact[] = [];
  const quarantined: QuarantinedFile[] = [];
  const shapes = new Map<string, ShapeSpec>();
  const read = (file: WorkspaceFile) => {
    const result = readFactFile(file, (question) => shapes.get(question));
    if (!result) return;
    if ('quarantined' in result) quarantined.push(result.quarantined);
    else facts.push(result.fact);
    if ('fact' in result && result.fact.fact === 'question') shapes.set(result.fact.id, result.fact.shape);
  };
  const factKinds = files.map(({ path }) => factLocation(path)?.holds);
  for (const [at, file] of files.entries()) if (factKinds[at] === undefined) read(file);
  for (const [at, file] of files.entries()) if (factKinds[at] === 'question') read(file);
  facts.sort(byBankOrder);
  for (const [at, file] of files.entries()) if (factKinds[at] && factKinds[at] !== 'question') read(file);
  return { facts, quarantined };
}

/** The fact in a file, or why it is quarantined; null: it is no fact's file. `shapeOf`: that of a question. */
export function readFactFile(
  { path, text }: WorkspaceFile,
  shapeOf: (question: string) => ShapeSpec | undefined,
): ReturnType<typeof readFact> | null {
  const place = factLocation(path);
  if (place) return readFact(path, place, text, 'question' in place ? shapeOf(place.question) : undefined);
  return isStray(path) ? { quarantined: quarantineStray(path) } : null;
}

/** Markdown below `questions/` that belongs to nothing: usually a misspelt name. */
function isStray(path: string): boolean {
  return path.startsWith(`${QUESTIONS_FOLDER}/`) && path.endsWith('.md') && !isMinutesPath(path);
}

function quarantineStray(path: string): QuarantinedFile {
  const reason =
    'No fact has this name; in the folder of a question it is question.md, responses/<id>.md, stances/<id>.md, quotes/<id>.md or decisions/0001.md, in that of a walkthrough walkthrough.md or moments/<id>.md, and corrections/<id>.md, sections/<id>.md, settings/<id>.md, sources/<id>.md and notes/<id>.md.';
  return { path, line: 1, reason };
}
