/** The door to what crosses the line beside facts: who is here, and who may come in. */
export type * from './session/room/change.ts';
export type * from './session/room/types.ts';
