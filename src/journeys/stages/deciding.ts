import type { Person } from '../person.ts';

/** Saves the answer that waits on the page, then decides for it, as one does who is alone in the room. */
export async function savesAndDecides(person: Person, question: string): Promise<void> {
  await person.save(question).click();
  await person
    .card(question)
    .getByRole('button', { name: /^Decide [^…]/ })
    .click();
  await person.card(question).getByRole('region', { name: 'The decision' }).waitFor();
}
