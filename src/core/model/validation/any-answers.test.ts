import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedBy, slotsOf } from '#testing/core/model/asked.ts';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import type { ShapeSpec } from '../../shapes/types.ts';
import type { Rule } from '../types.ts';

const KINDS = ['validation', 'roles', 'calls', 'errors', 'constants'];

/** Questions of five parts, general, of one entity, and about one item. */
const QUESTIONS = KINDS.flatMap((kind) =>
  slotsOf(kind).flatMap((slot) => {
    const id = slot.replaceAll('{item}', 'a').replaceAll('/', '.');
    return [id, id.replace(/^(validation|roles)\./, '$1.thing.')].filter((one) => askedBy(one));
  }),
);

/** Words that mean something somewhere, names that things have, and anything else. */
const words = fc.oneof(
  fc.constantFrom(
    'A',
    'a',
    'Thing',
    'Fee',
    'always',
    'at least 3',
    '1 to 2',
    'AB-12',
    '/(a+)+$/',
    '14 days',
    'A, Fee',
    'A: down',
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replace(/[\\|\n\r]/g, '')),
);
const name = words.filter((text) => /[^\s>-]/u.test(text));

function answerTo(shape: ShapeSpec): fc.Arbitrary<string> {
  switch (shape.shape) {
    case 'choice':
      return fc.oneof(fc.constantFrom(...shape.options.map(({ id }) => id)), name);
    case 'number':
      return fc.constantFrom(...shape.units).map((unit) => `3 ${unit}`);
    case 'table':
      return fc
        .array(
          fc.tuple(
            name,
            ...shape.columns.slice(1).map((column) => fc.oneof(fc.constantFrom(...(column.options ?? [''])), words)),
          ),
          { minLength: 1, maxLength: 4 },
        )
        .map((rows) =>
          tableText(
            shape.columns.map(({ label }) => label),
            ...rows,
          ),
        );
    case 'matrix':
      return fc
        .tuple(
          fc.uniqueArray(name, { minLength: 1, maxLength: 3, selector }),
          fc.uniqueArray(name, { minLength: 1, maxLength: 3, selector }),
          fc.constantFrom('', ...shape.cells),
        )
        .map(([rows, columns, cell]) =>
          tableText(
            [`${shape.rows} \\ ${shape.columns}`, ...columns],
            ...rows.map((row) => [row, ...columns.map(() => cell)]),
          ),
        );
    case 'multi':
    case 'list':
      return fc.array(name, { minLength: 1, maxLength: 4 }).map((items) => items.map((item) => `- ${item}`).join('\n'));
    default:
      return name;
  }
}

const selector = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

const said = fc
  .uniqueArray(fc.constantFrom(...QUESTIONS), { minLength: 1, maxLength: 8 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        answerTo(askedBy(id)?.shape ?? { shape: 'text' }).map((answer): [string, Said] => [id, answer]),
      ),
    ),
  )
  .map(
    (pairs): Readonly<Record<string, Said>> => ({
      'entities.records': tableText('Thing', 'Thing', 'A', '__proto__'),
      'entities.thing.fields': tableText('Field | Required when', 'Fee | always', 'constructor | Sent', 'A |'),
      ...Object.fromEntries(pairs),
    }),
  );

const idsOf = (rules: readonly Rule[]) => rules.map(({ id }) => id);

test('any answers fold into a model, in which no two rules have one id', () => {
  fc.assert(
    fc.property(said, (answers) => {
      const { validation, roles, calls, errors, constants } = modelOf(answers);
      expect(new Set(idsOf(validation.rules)).size).toBe(validation.rules.length);
      expect(new Set(constants.constants.map(({ id }) => id)).size).toBe(constants.constants.length);
      for (const { source } of [...validation.rules, ...validation.required]) expect(source.question).not.toBe('');
      expect([roles.roles.is, calls.calls.is, errors.catalogue.is]).not.toContain(undefined);
    }),
    { numRuns: 60 },
  );
});
