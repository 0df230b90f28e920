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
import { badRequest, REFUSALS, unavailable } from '../http/refusals.ts';
import { normalizedFactOf, saysSame } from './append-fact.ts';
import { type CommandContext, type CommandResult, questionOr404, success } from './context.ts';
import { raiseFollowUps } from './raise-questions.ts';

/** Closes a question, or opens it again. The first to create the number has decided; a later one is shown both. */
export async function decide(command: CommandOf<'decide'>, context: CommandContext): Promise<CommandResult> {
  // What another process or Git has just written counts as well.
  await context.rescan([folderOf(command.payload)]);
  const made = decisionOf(command, context);
  if ('status' in made) return made;
  if ('earlier' in made) return await finishDecisions(200, [made.earlier], context);
  const { kept, fact } = await context.append(made.file);
  if (fact?.fact !== 'decision' || !saysSame(fact, made)) return numberTaken(made.fact, fact);
  return await finishDecisions(kept === 'created' ? 201 : 200, [fact], context);
}

/**
 * Closes many questions together: they are written side by side, and what follows from them once. Those that cannot be
 * closed, because somebody has closed them meanwhile, do not stop the others. Each has an id made of that of the command.
 */
export async function decideAll(command: CommandOf<'decide-all'>, context: CommandContext): Promise<CommandResult> {
  const { all, ...signed } = command.payload;
  await context.rescan(all.map(folderOf));
  const tried = all.map((one, at) =>
    decisionOf({ id: `${command.id}-${at}`, type: 'decide', payload: { ...signed, ...one } }, context),
  );
  const earlier = tried.flatMap((one) => ('earlier' in one ? [one.earlier] : []));
  const fresh = tried.flatMap((one) => ('file' in one ? [one] : []));
  const { created, trouble } = await context.appendAll(fresh.map(({ file }) => file));
  const written = fresh.flatMap((one) => {
    const fact = context.facts.fact(one.file.path);
    return fact && saysSame(fact, one) ? [fact] : [];
  });
  const [refusal] = tried.flatMap((one) => ('problem' in one ? [one] : []));
  const facts = [...earlier, ...written];
  if (facts.length === 0) return refusal ?? unavailable(trouble ?? 'None of these could be written.');
  const left = all.length - facts.length;
  const missed =
    left === 0 ? null : `${left} of ${all.length} were not taken. ${trouble ?? refusal?.problem ?? ''}`.trim();
  return await finishDecisions(created.length > 0 ? 201 : 200, facts, context, missed);
}

function folderOf({ question }: Pick<DecidePayload, 'question'>): string {
  return `${QUESTIONS_FOLDER}/${question}`;
}

/** The decision that a command makes, the same one if it was made before, or why it cannot be made. */
function decisionOf({ id, payload, type }: CommandOf<'decide'>, context: CommandContext) {
  const question = questionOr404(payload.question, context);
  if ('status' in question) return question;
  const problem = 'value' in payload.result ? checkValue(payload.result.value, question.shape) : null;
  if (problem) return badRequest(problem);
  const earlier = context.facts.byCommand(id);
  const knew = earlier?.fact === 'decision' ? earlier.knew : parentDecisionKey(question, context);
  const normalized = normalizedFactOf({ id, type, payload }, question.shape, context, { knownDecision: knew });
  if ('problem' in normalized) return normalized;
  if (earlier) return saysSame(earlier, normalized) ? { earlier } : REFUSALS.usedBefore(id);
  if (context.walking()?.polls.get(payload.question)?.revealed === false) return REFUSALS.answersHidden;
  const decision = normalized.fact;
  const refusal =
    groundsRefusal(payload, question, context) ??
    numberRefusal(decision, context) ??
    unseenRefusal(payload, context) ??
    renamingRefusal(decision, question, context);
  return refusal ?? normalized;
}

/** Writes the follow-up questions before the texts, which include them, and before the command is answered. */
async function finishDecisions(
  status: 200 | 201,
  facts: readonly Fact[],
  context: CommandContext,
  missed: string | null = null,
): Promise<CommandResult> {
  const { raised, trouble } = await raiseFollowUps(context);
  await initSampleSettings(context);
  const unwritten = await context.derive();
  return {
    ...success(status, [...facts, ...raised], missed ?? trouble ?? unwritten),
    raised: raised.map(({ id }) => id),
  };
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
