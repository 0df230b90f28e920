import { HtmlRenderer, Parser } from 'commonmark';
import { expect, test } from 'vitest';
import { type Fact, openWorkspace, type ShapeSpec, type Snapshot } from '#core/index.ts';
import { factFile, readFactFile, readSpec, readWorkspace } from '#core/parsing.ts';
import { howMuch } from '#testing/how-much.ts';
import { example, exampleFiles } from '../examples/example.ts';
import { eventually, openRoom } from './room.ts';

/** What whoever types it wants to be run; short enough for a cell. */
const EVIL = '"><img src=x onerror=hacked()>';
/** Screens that are looked at; of all that there are the first so many. */
const SCREENS = howMuch(2, 120);

const TYPED = new Set([
  'name',
  'role',
  'ask',
  'why',
  'text',
  'title',
  'reason',
  'who',
  'owner',
  'goal',
  'place',
  'from',
]);
/** Words that mean something to the program, not only to people. */
const wordsOf = (shape: ShapeSpec): ReadonlySet<string> => new Set(JSON.stringify(shape).match(/[^"]+/g));

/** A fact in which all that somebody has typed ends with it. */
function spoilt<F extends Fact>(fact: F, shape: ShapeSpec): F {
  const known = wordsOf(shape);
  const isFree = shape.shape === 'text' || shape.shape === 'list' || shape.shape === 'table';
  const spoil = (value: unknown, isTyped: boolean): unknown => {
    if (typeof value === 'string') return isTyped && value !== '' && !known.has(value) ? `${value} ${EVIL}` : value;
    if (Array.isArray(value)) return value.map((one) => spoil(one, isTyped));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, own]) => {
        const isText = TYPED.has(key) || (key === 'value' && isFree) || (isTyped && typeof own === 'string');
        return [key, key === 'shape' || key === 'origin' ? own : spoil(own, isText)];
      }),
    );
  };
  return spoil(fact, false) as F;
}

/** The example with people who disagree, each of its texts spoilt as far as its file can be read. */
async function spoiltFiles(): Promise<{ readonly files: Record<string, string>; readonly count: number }> {
  const { facts } = await example('half-answered');
  const shapes = new Map(facts.flatMap((fact) => (fact.fact === 'question' ? [[fact.id, fact.shape] as const] : [])));
  const files: Record<string, string> = { ...(await exampleFiles('half-answered')) };
  let count = 0;
  for (const fact of facts) {
    const shape = ('question' in fact && shapes.get(fact.question)) || { shape: 'text' as const };
    const { path, text } = factFile(spoilt(fact, shape), shape);
    const read = readFactFile({ path, text }, () => shape);
    if (!read || 'quarantined' in read) continue;
    files[path] = text;
    count += 1;
  }
  files['SPEC.md'] =
    `${files['SPEC.md']}\n## 10. ${EVIL} <script>hacked()</script>\n\n${EVIL} [a](javascript:hacked())\n\nTBD: ${EVIL}\n`;
  files[`questions/purpose.what/responses/${'x'.repeat(12)}.md`] =
    `---\nby: Eve\n${EVIL}: x\nat: 2026-01-01T00:00:00Z\n---\nx\n`;
  return { files, count };
}

function screensOf(snapshot: Snapshot): readonly string[] {
  const workspace = openWorkspace(snapshot);
  const walks = snapshot.facts.flatMap((fact) => (fact.fact === 'walkthrough' ? [fact.id] : []));
  const contested = workspace.questions.filter(({ responses }) => responses.length > 1);
  const byShape = new Map(workspace.questions.map((view) => [view.question.shape.shape, view]));
  const questions = [...contested.slice(0, 3), ...byShape.values(), ...workspace.questions].map(
    ({ question }) => question.id,
  );
  return [
    ...['/spec', `/walk/minutes/${walks.at(-1)}`, '/', '/gaps', '/prototype', '/questions', '/walk', '/walk/mine'],
    ...['/walk/present', '/bring', '/walk/invite', `/nowhere/${encodeURIComponent(EVIL)}`],
    ...workspace.points.map(({ point }) => `/points/${encodeURIComponent(point.id)}`),
    ...new Set(questions.map((id) => `/questions/${id}`)),
  ];
}

/** What of a text became more than a text. */
function injected(): { readonly made: number; readonly isRun: boolean; readonly shown: number } {
  const made = document.querySelectorAll('img[src="x"], [onerror], [onload], iframe, a[href^="javascript:" i]').length;
  const shown = (document.body.textContent ?? '').split('<img src=x').length - 1;
  return { made, isRun: Reflect.has(window, 'was-hacked'), shown };
}

test('whatever people have typed stays a text on every screen, and in every text that is written', async () => {
  const { files, count } = await spoiltFiles();
  expect(count).toBeGreaterThan(200);
  const room = await openRoom(files);
  const eve = await room.person({ name: `Eve ${EVIL}`, role: `Desk ${EVIL}` });
  const foreign: string[] = [];
  eve.page.on('request', (request) => !request.url().startsWith(room.url) && foreign.push(request.url()));
  await eve.page.addInitScript(() => Reflect.set(window, 'hacked', () => Reflect.set(window, 'was-hacked', true)));
  const all = Object.entries(room.files()).map(([path, text]) => ({ path, text }));
  const seen: Record<string, number> = {};
  for (const screen of screensOf(readWorkspace(all, 'room')).slice(0, SCREENS)) {
    await eve.page.goto(room.url + screen);
    await eve.page.locator('main:not([aria-busy]) h1, main:not([aria-busy])').first().waitFor();
    const { shown, ...became } = await eve.page.evaluate(injected);
    expect(became, screen).toEqual({ made: 0, isRun: false });
    seen[screen] = shown;
  }
  expect(foreign).toEqual([]);
  process.stdout.write(
    `hostile texts: ${count} facts, ${Object.keys(seen).length} screens, shown as text ${sum(seen)} times\n`,
  );
  expect(sum(seen)).toBeGreaterThan(10);
  // In what is written they are texts too, for whoever reads Markdown.
  await eventually(() => expect(room.read('SPEC_GAPS.md')).toContain('onerror'));
  const minutes = Object.keys(room.files()).filter((path) => path.endsWith('minutes.md'));
  const decided = readSpec(room.read('SPEC.md'), 'SPEC.md').blocks.map(({ text }) => text);
  expect(decided.join('')).toContain('onerror');
  for (const text of [...['SPEC_GAPS.md', ...minutes].map((path) => room.read(path)), ...decided]) {
    const html = new HtmlRenderer().render(new Parser().parse(text));
    expect(/<img[^>]*onerror|<script/.exec(html)).toBeNull();
  }
  await eve.leaves();
  await room.close();
});

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((all, one) => all + one, 0);
}
