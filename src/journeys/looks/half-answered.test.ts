import { exampleFiles } from '../../examples/example.ts';
import { showsAllOnPaper } from './on-paper.ts';
import { JUDGED, look, pages, points } from './tour.ts';

look({
  files: () => exampleFiles('half-answered'),
  visits: [
    ...JUDGED,
    ...pages('/questions', '/questions?status=stale', '/questions/purpose.cost', '/walk', '/prototype'),
    ...pages('/points/1?q=purpose.cost', '/spec', '/grids/things'),
    ...points(9).slice(1),
    ...pages('/walk/minutes/2026-03-12-3fa9c1d2', '/walk/minutes/2026-03-18-b07e54a9', '/walk/mine'),
  ],
  more: {
    'a printed page shows all of it, without what one presses, and keeps its holes hatched': showsAllOnPaper,
  },
});
