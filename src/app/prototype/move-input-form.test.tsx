import { expect, test } from 'vitest';
import { itemId } from '#core/answers/naming.ts';
import { buttonsFor, screensOf } from '#core/product.ts';
import { drawn } from '#testing/app/rendered.tsx';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan, sampleOf } from '#testing/core/prototype/library.ts';
import { MoveInputForm } from './move-input-form.tsx';

test('before a move, what it is refused without is marked', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText('Field | Type', 'Title | text', 'Borrower | text', 'Due | date'),
    'validation.loan.required': tableText('Field \\ When it is | Out', 'Due | must be filled in'),
    'states.loan.transitions': tableText(
      'From | To | What happens | Started by | Who or what | Only if',
      'Reserved | Out | hand out | a person | Clerk | ',
    ),
    [`states.loan.transitions.${itemId('Reserved → Out: hand out')}.where`]: tableText(
      'Screen | Must type',
      'Loans | Borrower, Due, in whose hands',
    ),
  });
  const row = loan('1', { title: 'Saw' }, 'reserved');
  const [button] = buttonsFor(actingAs('clerk', [row], product), row);
  if (!button) throw new Error('The move is missing.');
  const playing = { product, sample: sampleOf([row]), screens: screensOf(product) };
  const before = <MoveInputForm row={row} button={button} make={() => {}} cancel={() => {}} />;
  const labels = drawn(playing, '/prototype', before).match(/<label.*?<input/gu) ?? [];
  expect(
    labels.map((label) =>
      label
        .replace(/<.*?>|<input/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    ),
  ).toEqual(['Borrower', 'Due required', 'in whose hands required']);
});
