import { type CommandOf, type CorrectPayload, checksum, type Fact } from '#core/index.ts';
import { REFUSALS } from '../http/refusals.ts';
import { NO_SHAPE, normalizedFactOf } from './append-fact.ts';
import { type CommandContext, type CommandResult, pointOr404, success } from './context.ts';
import { raiseStanding } from './raise-questions.ts';

/** Stores a correction of the kind or status of a section whose text its author saw, and raises what follows. */
export async function correct(command: CommandOf<'correct'>, context: CommandContext) {
  const { id, payload } = command;
  const earlier = context.facts.byCommand(id);
  if (earlier)
    return isSame(earlier, payload) ? await finishCorrection(200, earlier, context) : REFUSALS.usedBefore(id);
  const point = pointOr404(payload.point, context);
  if (!('kind' in point)) return point;
  if (checksum(point.text) !== payload.of) return REFUSALS.sectionChanged;
  const normalized = normalizedFactOf(command, NO_SHAPE, context);
  if ('problem' in normalized) return normalized;
  const { kept, fact } = await context.append(normalized.file);
  if (!fact || !isSame(fact, payload)) return REFUSALS.usedBefore(id);
  return await finishCorrection(kept === 'created' ? 201 : 200, fact, context);
}

/** Whether a repeated command says the same, even if the text of the section has changed since. */
function isSame(fact: Fact, { by, point, kind, status, why }: CorrectPayload): boolean {
  return (
    fact.fact === 'correction' &&
    fact.point === point &&
    fact.kind === kind &&
    fact.status === status &&
    fact.why === why &&
    fact.by.name === by.name &&
    fact.by.role === by.role
  );
}

/** Writes the questions that follow before the command is answered. */
async function finishCorrection(status: 200 | 201, fact: Fact, context: CommandContext): Promise<CommandResult> {
  const { raised, trouble } = await raiseStanding(context);
  return { ...success(status, [fact, ...raised], trouble), raised: raised.map(({ id }) => id) };
}
