import {
  type CommandOf,
  checkValue,
  type DecidePayload,
  type Decision,
  type Fact,
  isHidden,
  QUESTIONS_FOLDER,
  type Question,
  type Response,
  SAMPLE_FILE,
} from '#core/index.ts';
import { renamingProblem, writeSampleSettings } from '#core/parsing.ts';
import { GENERATOR_VERSION } from '#core/product.ts';
import { badRequest, REFUSALS } from '../http/refusals.ts';
import { normalizedFactOf, saysSame } from './append-fact.ts';
import { type CommandContext, type CommandResult, questionOr404, success } from './context.ts';
import { raiseFollowUps } from './raise-questions.ts';

/** Closes a question, or opens it again. The first to create the number has decided; a later one is shown both. */
export async function decide(command: CommandOf<'decide'>, context: CommandContext): Promise<CommandResult> {
  const { id, payload } = command;
  // What another process or Git has just written counts as well.
  await context.rescan([`${QUESTIONS_FOLDER}/${payload.question}`]);
  const question = questionOr404(payload.question, context);
  if ('status' in question) return question;
  const problem = 'value' in payload.result ? checkValue(payload.result.value, question.shape) : null;
  if (problem) return badRequest(problem);
  const earlier = context.facts.byCommand(id);
  const knew = earlier?.fact === 'decision' ? earlier.knew : parentDecisionKey(question, context);
  const normalized = normalizedFactOf(command, question.shape, context, { knownDecision: knew });
  if ('problem' in normalized) return normalized;
  const decision = normalized.fact;
  if (earlier) {
    if (!saysSame(earlier, normalized)) return REFUSALS.usedBefore(id);
    return await finishDecision(200, earlier, context);
  }
  if (context.walking()?.polls.get(payload.question)?.revealed === false) return REFUSALS.answersHidden;
  const refusal =
    groundsRefusal(payload, question, context) ??
    numberRefusal(decision, context) ??
    unseenRefusal(payload, context) ??
    renamingRefusal(decision, question, context);
  if (refusal) return refusal;
  const { kept, fact } = await context.append(normalized.file);
  if (fact?.fact !== 'decision' || !saysSame(fact, normalized)) return numberTaken(decision, fact);
  return await finishDecision(kept === 'created' ? 201 : 200, fact, context);
}

/** Writes the follow-up questions before the texts, which include them, and before the command is answered. */
async function finishDecision(status: 200 | 201, fact: Fact, context: CommandContext): Promise<CommandResult> {
  const { raised, trouble } = await raiseFollowUps(context);
  await initSampleSettings(context);
  const unwritten = await context.derive();
  return { ...success(status, [fact, ...raised], trouble ?? unwritten), raised: raised.map(({ id }) => id) };
}

/** The decision that raised a question: the id of its question, and its number. */
function parentDecisionKey({ origin }: Question, context: CommandContext): string | undefined {
  const parent = origin.from === 'answer' ? context.workspace().question(origin.because) : undefined;
  return parent?.decision ? `${parent.question.id}/${parent.decision.number}` : undefined;
}

function groundsRefusal({ result, restsOn, against }: DecidePayload, question: Question, context: CommandContext) {
  if (result.outcome === 'withdrawn' && !context.workspace().question(question.id)?.decision)
    return REFUSALS.nothingDecided;
  const said = new Set(context.facts.ofQuestion(question.id).map((fact) => fact.id));
  const unknownId = [...restsOn, ...against].find((id) => !said.has(id));
  return unknownId ? REFUSALS.noAnswerToRestOn(question.id, unknownId) : null;
}

function renamingRefusal({ renamed = [], result }: Decision, question: Question, context: CommandContext) {
  if (renamed.length === 0) return null;
  const before = context.workspace().question(question.id)?.decisions ?? [];
  const value = 'value' in result ? result.value : undefined;
  const problem = renamingProblem(renamed, before, question.shape, value);
  return problem === null ? null : badRequest(problem);
}

function numberRefusal(decision: Decision, context: CommandContext): CommandResult | null {
  const decisions = context.facts
    .ofQuestion(decision.question)
    .flatMap((fact) => (fact.fact === 'decision' ? [fact] : []))
    .sort((a, b) => a.number - b.number);
  const newest = decisions.at(-1);
  const next = (newest?.number ?? 0) + 1;
  if (decision.number > next) return REFUSALS.tooFarAhead(decision.question, next, decision.number);
  return decision.number < next ? numberTaken(decision, newest) : null;
}

function numberTaken(attempted: Decision, there: Fact | undefined): CommandResult {
  if (there?.fact !== 'decision')
    return { ...REFUSALS.decisionUnreadable(attempted.question, attempted.number), attempted };
  return { ...REFUSALS.decidedAlready(there.by.name, there.number), facts: [there], attempted };
}

function unseenRefusal({ question, seen }: DecidePayload, context: CommandContext): CommandResult | null {
  const known = new Set(seen);
  const responses: readonly Response[] = context.workspace().question(question)?.responses ?? [];
  const walkthroughs = context.facts.byWalkthrough();
  const news = responses.filter((response) => !known.has(response.id) && !isHidden(response, walkthroughs));
  if (news.length === 0) return null;
  const names = [...new Set(news.map((response) => response.by.name))].join(', ');
  return { ...REFUSALS.answeredMeanwhile(names), facts: news };
}

const ENTITIES_QUESTION = 'entities.records';

/**
 * Stores what the sample records are generated from, once the entities are first decided: the day of that decision and
 * the name of the workspace. After that neither another day nor another folder changes a value.
 */
async function initSampleSettings(context: CommandContext): Promise<void> {
  const workspace = context.workspace();
  const first = workspace.question(ENTITIES_QUESTION)?.decisions[0];
  if (!first || workspace.sample !== null) return;
  const settings = { seed: workspace.name, refDate: first.at.slice(0, 10), generator: GENERATOR_VERSION };
  await context.rewrite(SAMPLE_FILE, writeSampleSettings(settings), null);
}
