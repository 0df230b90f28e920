import type { Who } from '../tool-library/people.ts';
import { settled, type Walk } from '../walk.ts';

/** The first walkthrough: those who stand on both sides of the counter, and who pays for it all. */
export const withTheDesk: Walk<Who> = {
  id: '2026-03-12-3fa9c1d2',
  at: '2026-03-12T18:30:00Z',
  by: 'jonas',
  title: 'An evening at the counter',
  minutes: 60,
  invited: ['maeve', 'tomas', 'ines'],
  agenda: [
    {
      point: '1',
      questions: ['purpose.measure', 'purpose.groups.member.hindrances', 'purpose.groups.volunteer.hindrances'],
      goal: 'Know by which number we tell that it has worked, and what is in people’s way',
      minutes: 14,
    },
    {
      point: '6',
      questions: ['roles.sign-in', 'roles.sign-out', 'roles.anonymous', 'roles.several'],
      goal: 'Know how people get in, and whether one person may wear two hats',
      minutes: 14,
    },
    {
      point: '8',
      questions: ['errors.mistakes'],
      goal: 'Know what goes wrong most often, said openly',
      minutes: 12,
    },
    {
      point: '4',
      questions: ['states.loan.reversal'],
      goal: 'Know what can be put right at the counter, and by whom',
      minutes: 12,
    },
  ],
  steps: [
    { does: 'come', who: ['jonas', 'maeve'], as: 'facilitator' },
    { does: 'come', who: ['tomas'], as: 'stakeholder' },
    { does: 'show', place: '/points/1?q=purpose.measure', after: 2 },
    { does: 'put', question: 'purpose.measure' },
    {
      does: 'take',
      question: 'purpose.measure',
      of: 'maeve',
      by: 'tomas',
      stand: 'reservation',
      reason: 'Today’s figure is what I remember; we can only count once the cards are typed in.',
      after: 3,
    },
    { does: 'come', who: ['ines'], as: 'stakeholder', after: 2 },
    {
      does: 'take',
      question: 'purpose.measure',
      of: 'maeve',
      by: 'ines',
      stand: 'disagree',
      reason: 'Late tools are the shed’s trouble. Mine is the walk for nothing.',
      after: 1,
    },
    ...settled(
      '/points/1?q=purpose.groups.member.hindrances',
      { said: 'ines', decided: 'maeve' },
      { says: '- Bright sun on a phone outside the shed\n- Poor sight, for about one in ten' },
    ),
    ...settled(
      '/points/1?q=purpose.groups.volunteer.hindrances',
      { said: 'tomas', decided: 'maeve' },
      { says: '- Gloves in winter\n- Noise, and somebody talking to them all the time' },
    ),

    { does: 'show', place: '/points/6?q=roles.sign-in', after: 1 },
    { does: 'put', question: 'roles.sign-in', hidden: true },
    { does: 'say', question: 'roles.sign-in', by: 'jonas', says: 'mail-link', after: 1 },
    { does: 'say', question: 'roles.sign-in', by: 'tomas', says: 'password' },
    { does: 'say', question: 'roles.sign-in', by: 'ines', says: 'mail-link' },
    { does: 'reveal', question: 'roles.sign-in', after: 1 },
    {
      does: 'take',
      question: 'roles.sign-in',
      of: 'jonas',
      by: 'tomas',
      stand: 'reservation',
      reason: 'On a winter Saturday nobody takes off their gloves to open a mail; the counter must stay signed in.',
      after: 2,
    },
    { does: 'decide', question: 'roles.sign-in', by: 'maeve', says: 'mail-link', after: 1 },
    ...settled(
      '/points/6?q=roles.sign-in.recovery',
      { said: 'jonas', decided: 'maeve' },
      {
        says: 'They ask for a new link; whoever has lost their mail address comes to the counter with their card.',
      },
    ),
    { does: 'show', place: '/points/6?q=roles.sign-out' },
    { does: 'put', question: 'roles.sign-out' },
    { does: 'say', question: 'roles.sign-out', by: 'tomas', says: '4 hours' },
    { does: 'say', question: 'roles.sign-out', by: 'jonas', says: '30 minutes' },
    ...settled(
      '/points/6?q=roles.anonymous',
      { said: 'ines', decided: 'maeve' },
      { says: '- Find a tool\n- Tool page\n- House rules' },
    ),
    { does: 'show', place: '/points/6?q=roles.several' },
    { does: 'put', question: 'roles.several' },
    { does: 'say', question: 'roles.several', by: 'ines', says: 'together' },
    { does: 'decide', question: 'roles.several', by: 'maeve', says: 'together', after: 1 },

    // One item too far, and back.
    { does: 'show', place: '/points/7' },
    { does: 'undo' },
    { does: 'show', place: '/points/8?q=errors.mistakes' },
    { does: 'put', question: 'errors.mistakes', hidden: true, names: 'free' },
    {
      does: 'say',
      question: 'errors.mistakes',
      by: 'ines',
      says: '- A tool is promised to two people\n- The list on the door is wrong',
      after: 2,
    },
    {
      does: 'whisper',
      question: 'errors.mistakes',
      says: '- A tool goes to a friend without a card',
      after: 1,
    },
    { does: 'reveal', question: 'errors.mistakes', after: 1 },
    {
      does: 'note',
      place: '/points/8?q=errors.mistakes',
      text: 'Long silence after the reveal. Ask the Wednesday volunteers one by one how often it happens, and name nobody.',
    },
    {
      does: 'say',
      question: 'errors.mistakes',
      by: 'tomas',
      instead: true,
      says: `
        - A tool is promised to two people
        - A tool goes to a friend without a card
        - Nobody looks whether the fee is paid`,
      after: 3,
    },
    {
      does: 'decide',
      question: 'errors.mistakes',
      by: 'maeve',
      says: `
        - A tool is promised to two people
        - A tool goes to a friend without a card
        - Nobody looks whether the fee is paid`,
      after: 1,
    },

    { does: 'show', place: '/points/4?q=states.loan.reversal', after: 1 },
    { does: 'put', question: 'states.loan.reversal' },
    {
      does: 'take',
      question: 'states.loan.reversal',
      of: 'pat',
      by: 'tomas',
      stand: 'block',
      reason: 'On a Saturday there is no steward in the shed. A loan closed by a slip must be open again at once.',
      after: 3,
    },
    {
      does: 'park',
      point: '4',
      by: 'ines',
      ask: 'May somebody else bring a tool back for a member?',
      why: 'My son brings mine back on Saturdays, and the card has my name on it.',
      who: ['domain expert'],
      after: 3,
    },
    { does: 'show', place: '/', after: 2 },
  ],
};
