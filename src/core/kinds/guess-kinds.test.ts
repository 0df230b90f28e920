import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessKinds } from './guess-kinds.ts';
import { KINDS } from './kinds.ts';

describe('the kind that a first sentence gives away', () => {
  test.each([
    ['We want to sell our handmade candles online and send them to customers all over Europe.', 'shop'],
    ['An online store for used camera lenses with a cart and a simple checkout.', 'shop'],
    ['A place where sellers put up old bicycles and buyers make bids.', 'marketplace'],
    ['Patrons should be able to book a tennis court for an hour and cancel it again.', 'booking'],
    ['Our salon needs a page for appointments, so that nobody has to phone us.', 'booking'],
    ['Plan trips through Norway, compare hotels and keep the itinerary in one place.', 'travel'],
    ['A homepage for our small roofing business, so that people know who we are.', 'company'],
    ['A portfolio for a photographer who shoots weddings.', 'portfolio'],
    ['A local magazine with articles about what goes on in the valley.', 'news'],
    ['I would like to write a blog on sourdough and let readers leave their opinions.', 'blog'],
    ['Listen to podcasts and make playlists of the best episodes.', 'streaming'],
    ['A forum in which beekeepers discuss diseases and help each other.', 'community'],
    ['A dating app for people over sixty.', 'community'],
    ['A messenger for the family, with group conversations.', 'chat'],
    ['Members of the choir vote on the next programme by a quick poll.', 'polls'],
    ['Match nurses who look for work with employers: jobs, candidates, applications.', 'jobs'],
    ['Pupils practise fractions lesson by lesson, and the teacher sees their homework.', 'learning'],
    ['Patients see their prescriptions and ask the clinic for new ones.', 'health'],
    ['It keeps the appointments, pets, owners, treatments and invoices of our small vet clinic.', 'health'],
    ['Residents apply for a parking permit from the council.', 'public-service'],
    ['A dashboard with charts of the water level at every lock.', 'dashboard'],
    ['Our sales team loses leads; we need a CRM.', 'crm'],
    ['Keep stock of spare parts in two warehouses and order from suppliers in time.', 'erp'],
    ['Tasks and milestones for renovating a row of houses.', 'project'],
    ['Employees ask for leave and the team lead approves it.', 'internal'],
    ['A tracker for my running and my weight.', 'personal'],
    ['A card game for four players with a leaderboard.', 'game'],
    ['An API from which other developers read tide times as JSON.', 'developer'],
  ])('%s', (sentence, kind) => {
    expect(guessKinds(sentence)[0]).toBe(kind);
  });

  test('may be more than one, the likeliest first and at most three', () => {
    expect(guessKinds('A shop for chess sets with a cart and a checkout, and a blog.')).toEqual([
      'shop',
      'game',
      'blog',
    ]);
    const everything = KINDS.flatMap(({ words }) => words).join(', ');
    expect(guessKinds(everything)).toHaveLength(3);
  });

  test('among equals is the one that is named first', () => {
    expect(guessKinds('A forum and a portfolio')).toEqual(['community', 'portfolio']);
    expect(guessKinds('A portfolio and a forum')).toEqual(['portfolio', 'community']);
  });

  test('is found in any case and number, with or without a hyphen', () => {
    expect(guessKinds('E-COMMERCE')).toEqual(guessKinds('e commerce'));
    expect(guessKinds('Quizzes')).toEqual(guessKinds('quiz'));
    expect(guessKinds('VACANCIES')).toEqual(['jobs']);
  });

  test('is not read out of parts of words', () => {
    expect(guessKinds('A workshop, a chateau and a gamete')).toEqual([]);
  });

  test.each(['', '?', 'Something nice for my aunt.', '予約サイト'])('is left open by “%s”', (sentence) => {
    expect(guessKinds(sentence)).toEqual([]);
  });

  test.each(KINDS.map(({ id, words }) => [id, words] as const))('%s is found by each of its words', (id, words) => {
    expect(words.filter((word) => !guessKinds(`For ${word}.`).includes(id))).toEqual([]);
  });

  test('is one of the kinds, whatever is said', () => {
    const words = fc.constantFrom(
      ...KINDS.flatMap((kind) => kind.words),
      'for',
      'my',
      'the',
      '👩‍👩‍👧',
      '\n',
      '__proto__',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(words).map((all) => all.join(' ')),
        ),
        (said) => {
          const guessed = guessKinds(said);
          expect(guessed.length).toBeLessThanOrEqual(3);
          expect(new Set(guessed).size).toBe(guessed.length);
          expect(guessed.filter((id) => !KINDS.some((kind) => kind.id === id))).toEqual([]);
        },
      ),
    );
  });
});
