import { afterEach, expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { markupOf, wordsOf } from '#testing/app/page.tsx';
import { ANN, BOB, KIM, type Story, story } from '#testing/core/story.ts';
import { type DecideDraft, decideDrafts } from './decide.ts';
import { DecideForm } from './decide-form.tsx';

const Q = 'purpose.problem';
const begun = story();
const contested = begun.said(ANN, Q, 'Letters get lost.').said(BOB, Q, 'Letters come late.');

function formOf({ snapshot }: Story, draft: Partial<DecideDraft> = {}): string {
  const workspace = openWorkspace(snapshot);
  const view = workspace.question(Q);
  if (!view) throw new Error('It is not asked.');
  decideDrafts.edit(Q, draft);
  return markupOf(workspace, <DecideForm view={view} done={() => undefined} />);
}

afterEach(() => decideDrafts.drop(Q));

test('each side stands there with who said so, and other words may be taken', () => {
  const html = formOf(contested);
  expect(html.match(/class="side-choice /g)).toHaveLength(3);
  const words = wordsOf(html);
  expect(words).toContain('Letters get lost. Ann · Finance');
  expect(words).toContain('Letters come late. Bob · Operations');
  expect(words).toContain('Another answer');
});

test('those who say the same are one side', () => {
  const words = wordsOf(formOf(contested.said(KIM, Q, 'Letters come late.')));
  expect(words).toContain('Letters come late. Bob · Operations, Kim · Product');
});

test('where nobody has answered, one decides in words of one’s own', () => {
  const html = formOf(begun);
  expect(html).not.toContain('side-choice');
  expect(html).toContain('<textarea');
});

test.each([
  ['assumed', 'Check it again on'],
  ['deferred', 'Who will answer it?'],
  ['not-applicable', 'Why not?'],
] as const)('%s asks what it needs', (outcome, label) => {
  expect(wordsOf(formOf(contested, { outcome }))).toContain(label);
});

test('somebody else may have decided, and whoever is known is offered', () => {
  const html = formOf(contested, { decider: 'Lee' });
  expect(wordsOf(html)).toContain('They speak for');
  for (const name of ['Ann', 'Bob']) expect(html).toContain(`<option value="${name}"`);
});
