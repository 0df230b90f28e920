import './validation.css';
import { staged } from '../things/named-stage.tsx';
import { Named } from './named.tsx';
import { stageOfValidation } from './stage-of.ts';
import { Unnamed } from './unnamed.tsx';

/** A form that takes any nonsense, until its lines have names; then the values that break forms; then the real form with its rules. */
export default staged(stageOfValidation, Unnamed, Named);
