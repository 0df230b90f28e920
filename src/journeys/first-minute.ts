import type { Person } from './person.ts';

/** What somebody types who has read nothing and wants to say what goes wrong today. */
export const SAID = 'Bills go out late.';
export const NAME = 'Dana';

/** What is done in the first minute, in order, each with its presses; keys of a text that is typed are none. */
export interface Step {
  readonly does: string;
  readonly presses: number;
  /** Where the next thing is asked for, which must be in view. */
  readonly asks?: string;
  readonly act: (person: Person) => Promise<unknown>;
}

const answer = ({ page }: Person) => page.locator('form[data-answer]').first();

/** The shortest way from the start to an answer that is seen on the screen and in the specification. */
export const FIRST_MINUTE: readonly Step[] = [
  {
    does: 'opens what to ask next',
    presses: 1,
    asks: 'form[data-answer] :focus',
    act: async ({ page }) => {
      await page.getByRole('region', { name: 'What to ask next' }).getByRole('link', { name: 'Answer' }).click();
      await page.locator('form[data-answer] :focus').waitFor();
    },
  },
  { does: 'types the answer', presses: 0, act: ({ page }) => page.keyboard.type(SAID) },
  {
    does: 'saves and decides, and is asked for a name',
    presses: 1,
    asks: '.speaker :focus',
    act: async (person) => {
      await answer(person).getByRole('button', { name: 'Save and decide' }).click();
      await person.page.locator('.speaker :focus').waitFor();
    },
  },
  { does: 'types a name', presses: 0, act: ({ page }) => page.keyboard.type(NAME) },
  {
    does: 'sees it decided',
    presses: 1,
    act: async ({ page }) => {
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Receipt' }).waitFor();
    },
  },
  {
    does: 'reads it in the specification',
    presses: 1,
    act: async ({ page }) => {
      await page.getByRole('region', { name: 'Receipt' }).getByRole('link', { name: 'SPEC.md' }).click();
      await page
        .getByRole('region', { name: /What the product does/ })
        .getByText(SAID)
        .waitFor();
    },
  },
];
