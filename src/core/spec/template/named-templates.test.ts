import { describe, expect, test } from 'vitest';
import { openCorpusStats } from '../corpus-stats.ts';
import { isTemplateOf, siblingsOf } from './named-templates.ts';

/** Whether a document is a template that shares all its titles and says something under most of them. */
const isTemplate = (path: string, { paths = ['docs/fees.md', 'docs/saws.md'], said = 2 } = {}) => {
  const titles = ['Purpose', 'Roles', 'States'];
  const beside = siblingsOf(paths.map((other) => ({ path: other, titles })));
  return isTemplateOf({ path, titles, bodies: 3, said }, beside);
};

test.each([
  'TEMPLATE.md',
  'docs/_template.md',
  'text/0000-template.md',
  'guidelines/enhancement_template.md',
  'docs/PRD-Template.md',
  'keps/NNNN-kep-template/README.md',
])('%s is a template of documents with the same titles, though it says much', (path) => {
  expect(isTemplate(path)).toBe(true);
});

test.each(['docs/template.md', 'invoice-template.md', 'template-engine.md', 'templates.md', 'template/fees.md'])(
  '%s is none as long as it says that much',
  (path) => {
    expect(isTemplate(path)).toBe(false);
  },
);

test('one with a number yet to be given that says something everywhere was filled in where it lay', () => {
  expect(isTemplate('0000-template.md', { said: 3 })).toBe(false);
});

test('one without a number among those with one is a template', () => {
  const numbered = ['adr/0001-saws.md', 'adr/0002-fees.md', 'docs/desk.md'];
  expect(isTemplate('adr/template.md', { paths: numbered })).toBe(true);
  expect(isTemplate('adr/0003-invoice-template.md', { paths: numbered })).toBe(false);
  expect(isTemplate('docs/template.md', { paths: numbered })).toBe(false);
});

test.each([
  ['three titles shared', ['A', 'B', 'C', 'D', 'E', 'F', 'G'], ['a', 'b', 'c'], true],
  ['half of few titles shared', ['A', 'B', 'C'], ['a', 'b'], true],
  ['two of many titles shared', ['A', 'B', 'C', 'D', 'E'], ['a', 'b'], false],
  ['its only title shared', ['A'], ['a'], false],
])('with %s: %s', (_, titles, beside, expected) => {
  const candidate = { path: 'template.md', titles, bodies: titles.length, said: 0 };
  expect(isTemplateOf(candidate, siblingsOf([{ path: 'saws.md', titles: beside }]))).toBe(expected);
});

describe('a template among the documents', () => {
  const LEFT = 'Members hear of it beforehand from whoever keeps the desk.';
  const form = `# NAME\n\n## Purpose\nWhom does it serve?\n\n## Way back\n${LEFT}\n\n## Fees\nDescribe the fees.\n`;
  const saws = `# Saws\n\n## Purpose\nMembers lend saws.\n\n## Way back\n${LEFT}\n\n## Fees\nThree euros.\n`;
  const statusesIn = (path: string, others: readonly string[] = [saws]) => {
    const corpus = openCorpusStats([]);
    for (const [index, text] of others.entries()) corpus.add({ path: `${index}.md`, text });
    corpus.add({ path, text: form });
    return [...corpus.readings()].map(({ points }) => points.slice(1).map(({ status }) => status));
  };

  test('is known by its name: what it says nobody has said', () => {
    const [document, template] = statusesIn('docs/template.md');
    expect(document).toEqual(['answered', 'unanswered', 'answered']);
    expect(template).toEqual(['unanswered', 'unanswered', 'unanswered']);
  });

  test('is one more document under any other name, and by itself', () => {
    expect(statusesIn('docs/ladders.md')[0]).toEqual(['answered', 'answered', 'answered']);
    expect(statusesIn('docs/template.md', [])).toEqual([['unanswered', 'answered', 'unanswered']]);
  });
});
