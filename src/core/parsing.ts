/** Entry point to what parses Markdown and YAML, for the server and the command line; never the page (decision 4). */
export { checkCommand } from './facts/commands.ts';
export { factFile, readFact } from './facts/fact-file.ts';
export * from './facts/records/record-file.ts';
export { isSamplePath, readSampleFiles, writeSampleSettings } from './facts/records/sample-file.ts';
export { walkthroughRoleSchema } from './facts/walkthrough/walkthrough-file.ts';
export * from './session/presence/action-schemas.ts';
export { type CorpusFile, openCorpusStats } from './spec/corpus-stats.ts';
export { doubtsOf } from './spec/doubts.ts';
export { ninePoints } from './spec/nine-points.ts';
export { readSpec } from './spec/read.ts';
export { fillSpec, unfillSpec } from './spec/write-managed-blocks.ts';
export { decidedTexts } from './texts/decided/decided-texts.ts';
export { detectSectionChanges } from './workspace/points/section-changes.ts';
export { sectionFatesIn } from './workspace/points/section-names.ts';
export { followUps } from './workspace/questions/follow-ups.ts';
export { renamingProblem } from './workspace/questions/renaming-problem.ts';
export { standingQuestions } from './workspace/questions/standing-questions.ts';
export { readFactFile, readFacts, readWorkspace } from './workspace/read-workspace.ts';
