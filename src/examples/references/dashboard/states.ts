import type { Part } from './part.ts';

/** Where things can be, and what moves them on. */
export const states: Part = {
  'states.import.list': `
    Answer | It means | Place
    Running | figures are being fetched | first
    Done | all figures are there | last
    Broken off | it stopped halfway | last`,
  'states.import.transitions': `
    From | To | What happens | Started by | Who or what | Only if
    Running | Done | finish | the clock | 1 hour |
    Running | Broken off | break off | another system | Google Analytics |`,
  'states.*.list': { na: 'It is there or it is not.' },
};
