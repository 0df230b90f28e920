import type { Person } from '../person.ts';

/** Saves the answer that waits on the page, then decides for it, as one does who is alone in the room. */
export async function savesAndDecides(person: Person, question: string): Promise<void> {
  const { page } = person;
  await person.form(question).getByRole('button', { name: 'Save', exact: true }).click();
  await person.card(question).getByRole('button', { name: 'Decide …' }).click();
  const form = page.getByRole('form', { name: 'Decide' });
  await form.locator('.side-choice input').first().check();
  await form.getByRole('button', { name: 'Decide', exact: true }).click();
  await person.card(question).getByRole('region', { name: 'The decision' }).waitFor();
}
