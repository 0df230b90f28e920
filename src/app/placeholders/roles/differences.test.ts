import { expect, test } from 'vitest';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { differencesOn, type PageKind } from './differences.ts';

const SEEN = {
  'roles.loan.visibility': [
    '| Field \\ Role | Clerk | Member |',
    '| --- | --- | --- |',
    '| Deposit | shown | hidden |',
    '| Due | shown | read-only |',
    '| Title | masked | masked |',
  ].join('\n'),
};

function sentences(page: PageKind, said = {}): readonly string[] {
  const product = libraryWith(said);
  const loan = product.index.entities.get('loan');
  const [clerk, member] = [product.index.roles.get('clerk'), product.index.roles.get('member')];
  if (!loan || !clerk || !member) throw new Error('The lending desk is not there.');
  return differencesOn(product, loan, page, [clerk, member]).map(({ sentence }) => sentence);
}

test('on a page that is read, what is hidden differs and what may only be read does not', () => {
  expect(sentences('detail', SEEN)).toEqual([
    '“Deposit”: Clerk reads it, Member does not see it.',
    'The page: Clerk may, Member may with their own.',
    'Change: Clerk may sometimes, Member may not.',
    '“hand out”: Clerk does it, Member does not.',
    '“give up”: Clerk does it, Member does not.',
  ]);
});

test('what differs is outlined by what it is, not by how it is called', () => {
  const product = libraryWith(SEEN);
  const loan = product.index.entities.get('loan');
  const [clerk, member] = [product.index.roles.get('clerk'), product.index.roles.get('member')];
  if (!loan || !clerk || !member) throw new Error('The lending desk is not there.');
  const marks = differencesOn(product, loan, 'detail', [clerk, member]).flatMap((one) => one.marks);
  const [first] = product.index.cycles('loan');
  const move = first && product.index.transitions(first)[0]?.id;
  expect(marks).toEqual(expect.arrayContaining(['field deposit', 'action edit', `action move ${move}`]));
  expect(marks).not.toContain('field title');
});

test('on a form, what may only be read differs too', () => {
  expect(sentences('form', SEEN)).toContain('“Due”: Clerk reads it, Member may read it, not write it.');
  expect(sentences('form')).toEqual(['The form: Clerk may, Member does, as nobody has said.']);
});

test('on a list it is who sees how much of it', () => {
  expect(sentences('list')).toEqual([
    'The list: Clerk may, Member may with their own.',
    'New Loan: Clerk may, Member does, as nobody has said.',
  ]);
});
