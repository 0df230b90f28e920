import { tenPoints } from './ten-points.ts';
import { JUDGED, look, pages, points } from './tour.ts';

look({
  files: async () => ({ 'SPEC.md': tenPoints() }),
  visits: [
    ...JUDGED,
    ...pages('/questions', '/questions?room=finance&text=who', '/bring', '/walk', '/spec', '/nowhere'),
    ...points(10),
    ...pages('/questions/purpose.problem', '/points/3?q=entities.fields', '/prototype'),
  ],
});
