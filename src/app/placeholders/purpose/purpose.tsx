import './purpose.css';
import { staged } from '../things/named-stage.tsx';
import { Nobody } from './nobody.tsx';
import { Peopled } from './peopled.tsx';
import { stageOfPurpose } from './stage-of.ts';

/** Sentences with holes and people without faces, until groups have names; then the people, each speaking, each with a page. */
export default staged(stageOfPurpose, Nobody, Peopled);
