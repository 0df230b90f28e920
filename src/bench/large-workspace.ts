import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { faker } from '@faker-js/faker/locale/en';
import type { Question } from '#core/index.ts';
import { factFile } from '#core/parsing.ts';

const POINTS = 100;

/** Lays out a workspace with so many hand-raised questions over a hundred points. The same every time. */
export function largeWorkspace(questions: number): string {
  faker.seed(4747);
  const root = mkdtempSync(join(tmpdir(), 'specwalk-large-'));
  const points = Array.from(
    { length: POINTS },
    (_, at) => `## ${at + 1}. ${faker.company.buzzPhrase()}\n\nAs agreed.\n`,
  );
  writeFileSync(join(root, 'SPEC.md'), `# Large\n\n${points.join('\n')}`);
  for (const question of largeQuestions(questions)) {
    const { path, text } = factFile(question);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Its questions; the same every time. */
export function largeQuestions(questions: number): readonly Question[] {
  faker.seed(4748);
  return Array.from({ length: questions }, (_, at) => questionNumber(at));
}

function questionNumber(at: number): Question {
  return {
    fact: 'question',
    id: `asked-${at}`,
    point: String((at % POINTS) + 1),
    kind: 'other',
    slot: null,
    origin: {
      from: 'hand',
      by: { name: faker.person.fullName(), role: faker.commerce.department() },
      at: '2026-01-01T00:00:00Z',
    },
    ask: `${faker.hacker.phrase().replace(/[.!?]+$/, '')}?`,
    why: faker.lorem.sentence(),
    shape: { shape: 'text' },
    who: ['domain expert'],
    needs: [],
    blocks: [],
    minutes: 1 + (at % 9),
    reversal: 2,
  };
}
