import { type Decision, decisionPath, QUESTIONS_FOLDER, type ResolvePayload } from '#core/index.ts';
import { REFUSALS } from '../http/refusals.ts';
import { normalizeFact } from './append-fact.ts';
import { type CommandContext, type CommandResult, questionOr404, success } from './context.ts';
import { raiseFollowUps } from './raise-questions.ts';

/** Gives two decisions that a merge has put into one file a file each: the one that counts becomes the newest. */
export async function resolveConflict(
  { question: id, number, keep }: ResolvePayload,
  context: CommandContext,
): Promise<CommandResult> {
  await context.rescan([`${QUESTIONS_FOLDER}/${id}`]);
  const question = questionOr404(id, context);
  if ('status' in question) return question;
  const path = decisionPath({ question: id, number });
  const sides = context.facts.quarantined().find((file) => file.path === path)?.sides ?? [];
  const kept = sides.find((side) => side.id === keep);
  const other = sides.find((side) => side.id !== keep);
  const earlier = context.facts.byCommand(keep);
  // The first part may have been done before the plug was pulled.
  if (!kept || !other)
    return earlier?.fact === 'decision' ? success(200, [earlier], null) : REFUSALS.notDecidedApart(id, number);
  const newest: Decision = { ...kept, number: nextNumber(id, context) };
  const counts = normalizeFact(newest, question.shape);
  if ('problem' in counts) return counts;
  const before = normalizeFact(other, question.shape);
  if ('problem' in before) return before;
  const reading = await context.read(path);
  if (!reading.ok) return REFUSALS.notDecidedApart(id, number);
  if (earlier === undefined) await context.append(counts.file);
  if (!(await context.rewrite(path, before.file.text, reading.text))) return REFUSALS.notDecidedApart(id, number);
  await context.rescan([path]);
  const { raised, trouble } = await raiseFollowUps(context);
  const unwritten = await context.derive();
  const facts = [path, counts.file.path].flatMap((at) => context.facts.fact(at) ?? []);
  return { ...success(201, [...facts, ...raised], trouble ?? unwritten), raised: raised.map(({ id: own }) => own) };
}

/** One more than any there, readable or not. */
function nextNumber(question: string, context: CommandContext): number {
  const paths = context.facts.paths(`${QUESTIONS_FOLDER}/${question}/decisions`);
  return 1 + Math.max(0, ...paths.map((path) => Number(/(\d+)\.md$/.exec(path)?.[1] ?? 0)));
}
