import { vi } from 'vitest';
import { parseValue, type Question, type Response, type Snapshot, type Value } from '#core/index.ts';
import { gives } from '../gives.ts';
import { AWAITED } from '../patience.ts';
import type { Room } from '../room.ts';

const LEE = { name: 'Lee', role: 'Desk' };

/**
 * Somebody answers a question and decides it, by the commands that a page sends. An answer is rows of cells parted by
 * " | ", the first row of a matrix being its columns; items of a list; or one line in the form of a file.
 */
export async function tell(room: Room, id: string, ...lines: readonly string[]): Promise<void> {
  const question = await asked(room, id);
  const value = answerFrom(question, lines);
  const own = inForce((await read(room)).facts, id).find(({ by }) => by.name === LEE.name);
  const instead = own ? { supersedes: own.id } : {};
  const said = { by: LEE, question: id, reply: { says: 'value', value }, ...instead } as const;
  await gives(room, { type: 'respond', payload: said });
  const { facts } = await read(room);
  const standing = inForce(facts, id);
  const number = 1 + facts.filter((fact) => fact.fact === 'decision' && fact.question === id).length;
  const decided = {
    by: LEE,
    question: id,
    number,
    result: { outcome: 'decided', value },
    restsOn: standing.filter(({ by }) => by.name === LEE.name).map((said) => said.id),
    against: standing.filter(({ by }) => by.name !== LEE.name).map((said) => said.id),
    seen: facts.flatMap((fact) => (fact.fact === 'response' && fact.question === id ? [fact.id] : [])),
  } as const;
  await gives(room, { type: 'decide', payload: decided });
}

/** The answers that no other takes the place of. */
function inForce(facts: Snapshot['facts'], question: string): readonly Response[] {
  const said = facts.flatMap((fact) => (fact.fact === 'response' && fact.question === question ? [fact] : []));
  const gone = new Set(said.map(({ supersedes }) => supersedes));
  return said.filter(({ id }) => !gone.has(id));
}

/** The question, which comes a moment after the decision on the page that raises it. */
function asked(room: Room, id: string): Promise<Question> {
  return vi.waitFor(
    async () => {
      const { facts } = await read(room);
      const question = facts.find((fact) => fact.fact === 'question' && fact.id === id);
      if (question?.fact !== 'question') throw new Error(`Nobody asks ${id}.`);
      return question;
    },
    { timeout: AWAITED },
  );
}

function answerFrom({ id, shape }: Question, lines: readonly string[]): Value {
  const rows = lines.map((line) => line.split(' | ').map((cell) => cell.trim()));
  const width = shape.shape === 'edges' ? shape.columns.length + 2 : shape.shape === 'table' ? shape.columns.length : 0;
  if (width > 0) return rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  if (shape.shape === 'list') return lines;
  const [columns = [], ...cells] = rows;
  if (shape.shape === 'matrix')
    return { columns, rows: cells.map(([head = '']) => head), cells: cells.map(([, ...words]) => words) };
  const parsed = parseValue(lines.join('\n'), shape);
  if (!parsed.ok) throw new Error(`${id}: ${parsed.problem}`);
  return parsed.value;
}

async function read(room: Room): Promise<Snapshot> {
  const answer = await fetch(`${room.url}/api/workspace`);
  return (await answer.json()) as Snapshot;
}
