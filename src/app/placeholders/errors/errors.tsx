import './errors.css';
import { staged } from '../things/named-stage.tsx';
import { Named } from './named.tsx';
import { stageOfErrors } from './stage-of.ts';
import { Unnamed } from './unnamed.tsx';

/** Errors: one message for every failure, until some have texts; then where they are missing; then all of them, to be tried. */
export default staged(stageOfErrors, Unnamed, Named);
