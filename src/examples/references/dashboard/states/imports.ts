import type { Part } from '../../part.ts';

const OTHERS = 'other Imports where Site is this.Site';
const ADJUSTED = `Dates adjusted = yes if (has(Site.Native start) and Last day >= Site.Native start) or any(${OTHERS} and Last day >= this.First day and First day <= this.Last day)`;

/** An import runs in the background; the days that are taken are cut to the gap that is free. */
export const imports: Part = {
  'states.import.list': `
    Running | figures are being fetched | first
    Done | all figures are there | last
    Broken off | it stopped halfway; it has to be deleted and started again | last`,
  'states.import.transitions': `
    Running | Done | finish | the clock | Time of an import |
    Running | Broken off | break off | another system | Google Analytics |`,
  'states.import.transitions.*.system': 'The account that was linked, when it refuses to go on.',
  'states.import.effects': `
    an import is created | Source = Google Analytics if has(Property); ${ADJUSTED}; Last day = Site.Native start - 1 day if has(Site.Native start) and Last day >= Site.Native start; Last day = earliest(First day of ${OTHERS} and First day > this.First day) - 1 day if any(${OTHERS} and First day > this.First day and First day <= this.Last day); First day = latest(Last day of ${OTHERS}) + 1 day if any(${OTHERS} and Last day >= this.First day and First day <= this.First day) | whoever imports
    finish | tell Started by by e-mail: “The import of {Site.Domain} from {Source} is done.” if Source is Google Analytics | whoever started it`,
};
