import './constants.css';
import { staged } from '../things/named-stage.tsx';
import { Named } from './named.tsx';
import { stageOfConstants } from './stage-of.ts';
import { Unnamed } from './unnamed.tsx';

/** Constants: wild knobs until a number has a name; then those that are set are locked; then all of them, by name. */
export default staged(stageOfConstants, Unnamed, Named);
