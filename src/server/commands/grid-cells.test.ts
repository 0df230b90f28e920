import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellTexts, draftsFrom, gridsOf, parseValue, type QuestionView, readDrafts, type Value } from '#core/index.ts';
import { memoryStore } from '#testing/server/memory-store.ts';
import { openLiveWorkspace } from '../workspace/live-workspace.ts';

const by = { name: 'Ada', role: 'Desk' };
const SPEC = '# Lending\n\n## 1. Purpose\n\n## 2. Entities\n\n## 3. States\n';
const STATES = ['Ready', 'Out', 'Back'].map((name) => [name, '', 'on the way', '']);

/** What is typed into a cell, and the same as the file of a response has it; null: it cannot be read. */
const TYPED: Readonly<Record<string, readonly (readonly [typed: string, filed: string | null])[]>> = {
  text: [
    ['the desk', 'the desk'],
    [' the member ', 'the member'],
  ],
  list: [
    ['notes; due day', '- notes\n- due day'],
    ['- notes; due day', '- notes; due day'],
    ['notes\ndue day', '- notes\n- due day'],
  ],
  number: [
    ['3 days', '3 days'],
    ['1.5 weeks', '1.5 weeks'],
    ['soon', null],
    ['3', null],
  ],
};

/** A workspace in which a thing and its states are named. */
async function begun() {
  const files = new Map([['SPEC.md', SPEC]]);
  const live = await openLiveWorkspace({
    store: memoryStore(files),
    name: 'demo',
    now: () => new Date('2026-03-01T09:30:00Z'),
  });
  await live.raiseStanding();
  let made = 0;
  const sends = async (type: string, payload: object) => {
    made += 1;
    const id = `command-${String(made).padStart(8, '0')}`;
    const result = await live.handle({ id, type, payload: { by, ...payload } });
    if ('problem' in result) throw new Error(result.problem);
    return id;
  };
  const decides = (question: string, value: Value, restsOn: readonly string[] = []) =>
    sends('decide', {
      ...{ question, number: 1, result: { outcome: 'decided', value }, restsOn, against: [], seen: restsOn },
    });
  const answers = async (question: string, value: Value) =>
    decides(question, value, [await sends('respond', { question, reply: { says: 'value', value } })]);
  await decides('entities.records', [['Loan', '', '', '', 'Loans']]);
  await decides('states.loan.list', STATES);
  return { live, files, answers };
}

function valueIn(file: string, { question: { shape } }: QuestionView): Value {
  const read = parseValue(file, shape);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

/** All files without ids, which say in which order they came. */
function filesOf(files: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  const withoutIds = (text: string) =>
    text.replaceAll(/command-\d{8}/g, 'id').replaceAll(/T\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'then');
  return [...files].map(([path, text]) => [withoutIds(path), withoutIds(text)] as const).sort();
}

test('whatever is answered in a grid is, file by file, the same as one by one in any order', async () => {
  const cells = fc.array(fc.tuple(fc.nat(2), fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(cells, fc.infiniteStream(fc.nat()), async (typed, order) => {
      const [together, alone] = [await begun(), await begun()];
      const grid = gridsOf(together.live.workspace()).find(({ id }) => id === 'states');
      if (!grid) throw new Error('There is no grid of states.');
      const texts = cellTexts(grid, {}).map((row) => [...row]);
      const filed = new Map<QuestionView, string | null>();
      for (const [row, column, which] of typed) {
        const view = grid.rows[row]?.cells[column]?.view;
        const choices = TYPED[view?.question.shape.shape ?? ''] ?? [];
        const [text, file] = choices[which % choices.length] ?? [];
        if (!view || text === undefined || file === undefined) continue;
        filed.set(view, file);
        texts[row]?.splice(column, 1, text);
      }
      const { ready, problems } = readDrafts(grid, draftsFrom(grid, texts, {}));
      for (const { cell, reply } of ready) if (reply.says === 'value') await together.answers(cell.id, reply.value);
      expect(problems.size).toBe([...filed.values()].filter((file) => file === null).length);

      const oneByOne = [...filed]
        .map(([view, file]) => ({ view, file, place: order.next().value ?? 0 }))
        .sort((a, b) => a.place - b.place);
      for (const { view, file } of oneByOne)
        if (file !== null) await alone.answers(view.question.id, valueIn(file, view));
      expect(filesOf(together.files)).toEqual(filesOf(alone.files));
      for (const { live } of [together, alone]) await live.close();
    }),
    { numRuns: 10 },
  );
});
