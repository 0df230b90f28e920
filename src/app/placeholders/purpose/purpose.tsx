import './purpose.css';
import { staged } from '../things/named-stage.tsx';
import { Named } from './named.tsx';
import { stageOfPurpose } from './stage-of.ts';
import { Unnamed } from './unnamed.tsx';

/** Sentences with holes and people without faces, until groups have names; then the people, each speaking, each with a page. */
export default staged(stageOfPurpose, Unnamed, Named);
