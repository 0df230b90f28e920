import { exampleFiles } from '../../examples/example.ts';
import type { Visit } from './seen-on.ts';
import { JUDGED, look, pages } from './tour.ts';

const AN_ERROR: Visit = {
  path: '/prototype/loans?as=volunteer',
  first: async ({ page }) => {
    await page.getByText('Conditions: speed, failures, date', { exact: true }).click();
    await page.getByLabel('Error shown now').selectOption({ index: 1 });
    await page.locator('.proto-failure').first().waitFor();
  },
};

look({
  files: () => exampleFiles('tool-library'),
  visits: [
    ...JUDGED.slice(0, 1),
    ...pages('/questions', '/questions/entities.records', '/walk', '/points/3', '/points/6'),
    ...pages('/prototype', '/prototype/tools?as=member', '/prototype/tools/tool-1?as=steward'),
    ...pages('/prototype/tools/tool-1/edit?as=steward', '/prototype/members/new?as=volunteer'),
    ...pages('/prototype/counter?as=steward', '/prototype/repairs?as=member', '/prototype/reservations?as=volunteer'),
    ...pages('/prototype/members?as=member', '/prototype/nowhere'),
    AN_ERROR,
  ],
});
