import type { ProductKind } from './product-kind.ts';
import { CUSTOM, REPORTS_LOOKED_AFTER, SIGNED_IN_FOR_A_MONTH } from './usual-answers.ts';

export const STREAMING: ProductKind = {
  id: 'streaming',
  label: 'Video, music or live pictures',
  words: [
    'stream',
    'streaming',
    'video',
    'movie',
    'film',
    'series',
    'music',
    'song',
    'playlist',
    'podcast',
    'radio',
    'audio',
    'concert',
    'band',
    'watch',
    'listen',
    'broadcast',
    'camera',
    'channel',
    'episode',
    'media',
    'live stream',
    'webcam',
  ],
  things: [
    { name: 'Video', record: '“How owls hunt”, 12 min, Animals, 4,300 views, with subtitles' },
    { name: 'Playlist', record: 'Sunday morning, 24 songs, 1 h 31 min, shared with 2 friends' },
    { name: 'Viewer', record: 'Tom Vega, standard plan, watching “How owls hunt” at 4:10' },
  ],
  roles: ['Viewer', 'Creator', 'Moderator'],
  usual: {
    'screens.background': {
      says: 'black',
      because: 'pictures stand out in the dark',
      source: CUSTOM,
    },
    'screens.looking-back': {
      says: 'What I watched, and how far | only I | one year',
      because: 'people go on where they stopped',
      source: CUSTOM,
    },
    'screens.tools': {
      says: 'While something plays | the picture and how far it is | play, pause, sound, subtitles, full screen | no',
      because: 'whoever cannot hear needs subtitles, and whatever starts by itself can be stopped',
      source: 'WCAG 2.2, 1.2.2 Captions, 1.4.2 Audio Control and 2.2.2 Pause, Stop, Hide',
    },
    'screens.devices': {
      says: '- phone\n- desk\n- tablet',
      because: 'people watch and listen wherever they are',
      source: CUSTOM,
    },
    'roles.sign-out': SIGNED_IN_FOR_A_MONTH,
    'roles.looked-after': REPORTS_LOOKED_AFTER,
  },
  sources: ['https://schema.org/VideoObject', 'WCAG 2.2, 1.2 Time-based Media'],
};
