import './screens.css';
import { staged } from '../things/named-stage.tsx';
import { House } from './house.tsx';
import { stageOfScreens } from './stage-of.ts';
import { Unnamed } from './unnamed.tsx';

/** Six doors without signs; then the rooms behind those that have one, and a map; then the house to walk through. */
export default staged(stageOfScreens, Unnamed, House);
