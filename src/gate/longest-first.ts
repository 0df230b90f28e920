import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The beginnings of the paths of what takes longest, the longest first. In a fresh clone nobody knows how long anything
 * took, and large files would begin: then one worker goes through a long test at the end while the others wait for it.
 */
const LONGEST = [
  'src/examples/references/',
  'src/app/prototype/holes',
  'src/app/prototype/played',
  'src/core/rules/each-rule',
  'src/core/conditions/picking/picking.',
  'src/core/texts/decided/tells-everything',
  'src/journeys/closing.',
  'src/journeys/looks/half-answered',
  'src/journeys/looks/tool-library',
  'src/journeys/offline.',
  'src/journeys/roles.',
  'src/journeys/walk-by-keyboard.',
  'src/journeys/looks/nothing-said',
  'src/journeys/walkthrough.',
  'src/journeys/walking.',
  'src/journeys/joining.',
  'src/journeys/disk.',
  'src/journeys/shop.',
  'src/journeys/chaos.',
  'src/journeys/killed.',
] as const;

/** Starts the files of each project in the order of their length. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return (await super.sort(files)).sort(
      (a, b) =>
        groupOf(a) - groupOf(b) ||
        a.project.name.localeCompare(b.project.name) ||
        rankOf(a.moduleId) - rankOf(b.moduleId),
    );
  }
}

function rankOf(file: string): number {
  const path = relative('.', file);
  const rank = LONGEST.findIndex((begin) => path.startsWith(begin));
  return rank < 0 ? LONGEST.length : rank;
}
