import { inOrderOfBank } from './bank/bank.ts';
import { readFact } from './facts/fact-file.ts';
import { type FactPlace, factPlace, isMinutesPath, QUESTIONS, SPEC_FILE } from './facts/paths.ts';
import type { Fact, Quarantined } from './facts/types.ts';
import type { ShapeSpec } from './model/shapes/types.ts';
import { readSampleFiles } from './records/read-sample-files.ts';
import { readSpec } from './spec/read.ts';
import type { Snapshot } from './workspace.ts';

/** A file of a workspace; the path is relative to it, with "/". */
export interface WorkspaceFile {
  readonly path: string;
  readonly text: string;
}

/** Reads the files of a workspace. What cannot be read is quarantined; everything else works. */
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

/** What the files below `questions/` hold. Questions come first, as the shape of an answer is theirs. */
export function readFacts(files: readonly WorkspaceFile[]): {
  readonly facts: readonly Fact[];
  readonly quarantined: readonly Quarantined[];
} {
  const facts: Fact[] = [];
  const quarantined: Quarantined[] = [];
  const shapes = new Map<string, ShapeSpec>();
  const read = (file: WorkspaceFile, place: FactPlace) => {
    const result = readFact(
      file.path,
      place,
      file.text,
      'question' in place ? shapes.get(place.question) : undefined,
    );
    if ('quarantined' in result) quarantined.push(result.quarantined);
    else facts.push(result.fact);
    return 'fact' in result ? result.fact : undefined;
  };
  const placed = files.flatMap((file) => {
    const place = factPlace(file.path);
    if (!place && isStray(file.path)) quarantined.push(stray(file.path));
    return place ? [{ file, place }] : [];
  });
  for (const { file, place } of placed) {
    if (place.holds !== 'question') continue;
    const fact = read(file, place);
    if (fact?.fact === 'question') shapes.set(fact.id, fact.shape);
  }
  facts.sort(inOrderOfBank);
  for (const { file, place } of placed) if (place.holds !== 'question') read(file, place);
  return { facts, quarantined };
}

/** Markdown below `questions/` that is the file of nothing: most often a misspelt name. */
function isStray(path: string): boolean {
  return path.startsWith(`${QUESTIONS}/`) && path.endsWith('.md') && !isMinutesPath(path);
}

function stray(path: string): Quarantined {
  const reason =
    'No fact has this name; in the folder of a question it is question.md, responses/<id>.md, stances/<id>.md or decisions/0001.md, in that of a walkthrough walkthrough.md or moments/<id>.md, and corrections/<id>.md, sections/<id>.md and sources/<id>.md.';
  return { path, line: 1, reason };
}
