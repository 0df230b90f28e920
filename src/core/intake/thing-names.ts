import { resembling } from '../answers/resembling.ts';
import { nameKey } from './names.ts';
import { namesInTitle } from './titles.ts';
import type { Proposal } from './types.ts';

/** A thing that a file names, and what it is called until somebody takes it. */
export interface FileThing {
  /** Stays the same whatever it is called. */
  readonly id: string;
  /** Its name as it was read. */
  readonly inFile: string;
  /** The words above the table from which it has its name; empty: there were none. */
  readonly title: string;
  /** Chosen by hand, else that of the known thing which it probably is, else its name as it was read. */
  readonly name: string;
  readonly isKnown: boolean;
}

interface ReadFile {
  readonly file: string;
  readonly proposals: readonly Proposal[];
}

/** Names that were chosen by hand, by the ids of the things. */
export type ChosenNames = Readonly<Record<string, string>>;

/** The things that files name, each with the name under which it is proposed. */
export function fileThings(
  readings: readonly ReadFile[],
  known: readonly string[],
  chosen: ChosenNames,
): readonly FileThing[] {
  const labels = new Map(known.map((label) => [nameKey(label), label]));
  const found = readings.flatMap(({ file, proposals }) =>
    proposals.flatMap((one) => {
      if (one.kind !== 'thing') return [];
      const { name: inFile, title = '' } = one;
      const names = [inFile, ...(title === '' ? [] : namesInTitle(title))];
      return [{ file, inFile, title, names, label: names.flatMap((name) => labels.get(nameKey(name)) ?? [])[0] }];
    }),
  );
  // What another table is called exactly is not what a misspelt one means.
  const free = known.filter((label) => !found.some((one) => one.label === label));
  return found.map(({ file, inFile, title, names, label }) => {
    const id = thingId(file, inFile);
    const own = chosen[id]?.trim() ?? '';
    const probable = label ?? names.flatMap((name) => resembling(name, free) ?? [])[0];
    const name = own === '' ? (probable ?? inFile) : (labels.get(nameKey(own)) ?? own);
    return { id, inFile, title, name, isKnown: labels.has(nameKey(name)) };
  });
}

/** The id of a thing by its name in a file. */
export function thingId(file: string, inFile: string): string {
  return `${file} ${nameKey(inFile)}`;
}

/** The thing that a proposal is about, by its name in the file; empty: about none. */
export function thingOf(proposal: Proposal): string {
  if (proposal.kind === 'thing') return proposal.name;
  return 'of' in proposal ? proposal.of : '';
}

/** A proposal with the present names of its things. */
export function withNames(proposal: Proposal, nameOf: (inFile: string) => string): Proposal {
  if (proposal.kind === 'thing') return { ...proposal, name: nameOf(proposal.name) };
  if (proposal.kind === 'screen' && proposal.about) return { ...proposal, about: nameOf(proposal.about) };
  if (proposal.kind === 'relation') {
    const [from, to] = [nameOf(proposal.from), nameOf(proposal.to)];
    return { ...proposal, from, to, name: proposal.name === '' ? '' : `${from} → ${to}` };
  }
  return 'of' in proposal ? { ...proposal, of: nameOf(proposal.of) } : proposal;
}
