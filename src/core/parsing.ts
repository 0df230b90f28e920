/** The door to what parses Markdown and YAML: for the server and the command line, never for the page (decision 004). */
export { checkCommand } from './facts/check-command.ts';
export { decisionFile, questionFile, readFact, responseFile } from './facts/fact-file.ts';
export { standingQuestions } from './questions/standing.ts';
export { readFacts, readWorkspace } from './read-workspace.ts';
export { decidedTexts } from './spec/decided-text.ts';
export { fillSpec, unfillSpec } from './spec/fill.ts';
export { readSpec } from './spec/read.ts';
