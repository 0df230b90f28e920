import { expect, test } from 'vitest';
import { readSpec } from './read.ts';

/** Status of a section with this body; `⏎` is a line break. */
const status = (body: string) => readSpec(`# T\n\n## Checks\n${body.replaceAll('⏎', '\n')}\n`, 'S').points[1]?.status;

test.each([
  ['- Metric:⏎  - Baseline:⏎  - By when:⏎- Metric:⏎  - Baseline:'],
  ['- Stages (e.g., desk → hall → all):⏎- Way back:'],
  ['- **Must**⏎  - ⏎- **Should**⏎  - '],
  ['**Events**⏎- Name:⏎  - When:⏎⏎**Alerts**⏎- '],
])('%j is a form that nobody has filled in', (body) => {
  expect(status(body)).toBe('unanswered');
});

test.each([
  ['- Metric:⏎  - Baseline:⏎  - By when: in May⏎- Metric:⏎  - Baseline:'],
  ['- Stages (e.g., desk → hall → all): desk'],
  ['- **Saws**⏎- **Ladders**'],
  ['- **Must**⏎  - ⏎  - lend saws'],
  ['- Way back:⏎⏎The old desk is put back.'],
  ['- Way back:⏎  - By hand:⏎    ```sh⏎    undo⏎    ```'],
])('%j says something', (body) => {
  expect(status(body)).toBe('answered');
});
