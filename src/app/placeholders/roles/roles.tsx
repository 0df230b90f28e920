import './roles.css';
import { staged } from '../things/named-stage.tsx';
import { Named } from './named.tsx';
import { stageOfRoles } from './stage-of.ts';
import { Unnamed } from './unnamed.tsx';

/** A little app in which everybody may press everything, until roles have names; then their matrix; then the product as each of them sees it. */
export default staged(stageOfRoles, Unnamed, Named);
