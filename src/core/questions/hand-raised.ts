import type { RaisePayload } from '../facts/commands.ts';
import { isQuestionId } from '../facts/paths.ts';
import type { Question } from '../facts/types.ts';
import { sectionNames } from '../points/section-names.ts';
import type { Point } from '../spec/types.ts';

/** When and where a question was raised by hand. */
interface Raising {
  /** Id of the command that raises it. */
  readonly id: string;
  /** UTC, ISO 8601 with seconds. */
  readonly at: string;
  /** The points of the specification, its own among them. */
  readonly points: readonly Point[];
  /** Id of the walkthrough that goes on. */
  readonly during: string | undefined;
}

/** The question that a command raises by hand: the same on the device that asks and on the server that keeps it. */
export function handRaised(
  { by, point, ask, why, shape, who }: RaisePayload,
  { id, at, points, during }: Raising,
): Question {
  const section = sectionNames(points).get(point);
  const { kind = 'other' } = points.find((one) => one.id === point) ?? {};
  return {
    fact: 'question',
    id: handRaisedId(ask, id),
    point,
    ...(section !== undefined && { section }),
    kind,
    slot: null,
    origin: { from: 'hand', by, at, ...(during === undefined ? {} : { during }) },
    ask,
    why,
    shape,
    who,
    needs: [],
    blocks: [],
    minutes: 3,
    reversal: 2,
  };
}

/** Readable and stable: the first words of the question and the beginning of the command’s id. */
export function handRaisedId(ask: string, command: string): string {
  const words = ask
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const tail = command.replaceAll('-', '').slice(0, 6);
  const id = `${(words ?? []).slice(0, 5).join('-').slice(0, 60).replace(/-+$/, '') || 'question'}-${tail}`;
  return isQuestionId(id) ? id : `question-${tail}`;
}
