import './validation.css';
import { staged } from '../things/named-stage.tsx';
import { Anything } from './anything.tsx';
import { Checked } from './checked.tsx';
import { stageOfValidation } from './stage-of.ts';

/** A form that takes any nonsense, until its lines have names; then the values that break forms; then the real form with its rules. */
export default staged(stageOfValidation, Anything, Checked);
