import './calls.css';
import { staged } from '../things/named-stage.tsx';
import { Named } from './named.tsx';
import { stageOfCalls } from './stage-of.ts';
import { Unnamed } from './unnamed.tsx';

/** Calls: an envelope to nobody, until a system or a message has a name; then each of them, to be played. */
export default staged(stageOfCalls, Unnamed, Named);
