import './roles.css';
import { staged } from '../things/named-stage.tsx';
import { Everybody } from './everybody.tsx';
import { Ruled } from './ruled.tsx';
import { stageOfRoles } from './stage-of.ts';

/** A little app in which everybody may press everything, until roles have names; then their matrix; then the product as each of them sees it. */
export default staged(stageOfRoles, Everybody, Ruled);
