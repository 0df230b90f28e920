/** Entry point to what is sent over the network besides facts: who is here, and who may come in. */

export type * from './session/presence/types.ts';
export type * from './session/presence/workspace-change.ts';
