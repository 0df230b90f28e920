/** Entry point to what is sent over the network besides facts: who is here, and who may come in. */

export type * from './session/room/change.ts';
export type * from './session/room/types.ts';
