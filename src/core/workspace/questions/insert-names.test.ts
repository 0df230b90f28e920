import { expect, test } from 'vitest';
import { withArticle } from '../../english/article.ts';
import { BANK } from '../../slots/bank.ts';
import { insertNames } from './follow-ups.ts';

const NAMES = ['appointment', 'hour', 'unit', 'user', 'SMS', '8', 'X-ray', 'Loan', 'Orders', '予約'];

test('no question of the bank puts a wrong article before a name', () => {
  const asks = Object.values(BANK)
    .flat()
    .flatMap(({ raises }) => raises.map(({ ask }) => ask));
  for (const name of NAMES)
    for (const ask of asks.map((words) => insertNames(words, name, name))) {
      expect(ask).not.toMatch(/\{item\}|\{thing\}/);
      const [, before] = new RegExp(`\\b(an?) “?${name}”?`).exec(ask) ?? [];
      if (before) expect(`${before} ${name}`).toBe(withArticle(name));
      if (name === 'Orders') expect(ask).not.toMatch(/\ban? “Orders”/);
    }
});

test('puts names in as they are', () => {
  expect(insertNames('When somebody enters a “{item}” that is there already?', 'e-mail', '')).toBe(
    'When somebody enters an “e-mail” that is there already?',
  );
  expect(insertNames('How do you tell one “{thing}” from “{item}”?', '$&', '$1')).toBe(
    'How do you tell one “$1” from “$&”?',
  );
});
