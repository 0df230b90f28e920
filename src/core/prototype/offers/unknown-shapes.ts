import type { BodyShape } from './body-shape.ts';
import { typeInWords } from './type-in-words.ts';

const THING = /^(?:the|its|an?|one) /iu;

/** The words in a shape that should name one of our things and name none. */
export function unknownShapes(shape: BodyShape): readonly string[] {
  return [...unknownIn(shape, true)];
}

/** @param isRecord whether a record is expected here: as the whole body, and in a list */
function* unknownIn(shape: BodyShape, isRecord: boolean): Generator<string> {
  if (shape.is === 'list') yield* unknownIn(shape.items, true);
  if (shape.is === 'object' && shape.unknown) yield shape.unknown;
  if (shape.is === 'object') for (const [, member] of shape.members) yield* unknownIn(member, false);
  if (shape.is !== 'value' || shape.field || typeInWords(shape.type)) return;
  if (isRecord || THING.test(shape.type)) yield shape.type;
}
