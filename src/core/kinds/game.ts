import type { ProductKind } from './product-kind.ts';
import { CUSTOM, PHONE_AND_DESK, SIGNED_IN_FOR_A_MONTH } from './usual-answers.ts';

export const GAME: ProductKind = {
  id: 'game',
  label: 'A game',
  words: [
    'game',
    'gaming',
    'play',
    'player',
    'multiplayer',
    'chess',
    'poker',
    'card game',
    'board game',
    'puzzle',
    'crossword',
    'trivia',
    'arcade',
    'level',
    'score',
    'high score',
    'leaderboard',
    'lobby',
    'opponent',
    'guessing',
    'sudoku',
  ],
  things: [
    { name: 'Match', record: 'Chess, Ines against Paul, 10 minutes each, move 23, Ines to move' },
    { name: 'Player', record: 'Ines, level 14, 62 matches, 38 won' },
    { name: 'Score', record: 'Ines, 12,480 points, 3rd this week' },
  ],
  roles: ['Player', 'Spectator', 'Game master'],
  usual: {
    'screens.looking-back': {
      says: 'My matches and results | only I | all of them',
      because: 'people want to see whether they get better',
      source: CUSTOM,
    },
    'screens.own-settings': {
      says: '- theme\n- alerts',
      because: 'people play in the dark, in the train and in bed',
      source: CUSTOM,
    },
    'screens.tools': {
      says: 'While playing | the board, whose turn it is, the score | move, pause, sound, give up | no',
      because: 'everything needed for the next move is in sight, and whatever moves can be stopped',
      source: 'WCAG 2.2, 2.2.2 Pause, Stop, Hide',
    },
    'states.list': {
      says:
        'Waiting | a player is missing | first\n' +
        'Being played | it goes on | on the way\n' +
        'Paused | it can go on later | on the way\n' +
        'Over | there is a result | last',
      because: 'people leave in the middle and come back',
      source: CUSTOM,
    },
    'screens.devices': PHONE_AND_DESK,
    'roles.sign-out': SIGNED_IN_FOR_A_MONTH,
  },
  sources: ['https://schema.org/VideoGame', 'https://gameaccessibilityguidelines.com'],
};
