/** The door to what parses Markdown and YAML: for the server and the command line, never for the page (decision 004). */
export { checkCommand } from './facts/commands.ts';
export {
  correctionFile,
  decisionFile,
  factFile,
  questionFile,
  readFact,
  responseFile,
  sectionFile,
  sourceFile,
} from './facts/fact-file.ts';
export { fatesIn } from './points/fates-in.ts';
export { sectionChanges } from './points/section-changes.ts';
export { followUps } from './questions/follow-ups.ts';
export { renamingProblem } from './questions/renaming.ts';
export { standingQuestions } from './questions/standing.ts';
export { readFactFile, readFacts, readWorkspace } from './read-workspace.ts';
export { isSamplePath, readSampleFiles } from './records/read-sample-files.ts';
export {
  readRecords,
  recordPath,
  withoutRecord,
  withRecord,
  writeRecords,
} from './records/record-file.ts';
export { writeSampleSettings } from './records/sample-file.ts';
export { checkAccessAction, checkEntering, checkKnocking } from './room/check-access.ts';
export { checkRoomAction } from './room/check-room-action.ts';
export { decidedTexts } from './spec/decided/decided-texts.ts';
export { doubtsOf } from './spec/doubts.ts';
export { fillSpec, unfillSpec } from './spec/fill.ts';
export { readSpec } from './spec/read.ts';
export { type Given, openSurvey } from './spec/survey.ts';
export { rolePiece } from './walkthrough/happening-piece.ts';
