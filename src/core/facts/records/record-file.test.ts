import { expect, test } from 'vitest';
import { entityOfRecordPath, readRecords, withoutRecord, withRecord, writeRecords } from './record-file.ts';

const FILE = {
  entity: 'tool',
  records: [
    {
      id: 'drill-12',
      state: 'Out',
      values: { name: 'Drill no. 12', price: 80, tags: ['a', 'b'], gone: null },
    },
    { id: 'saw', values: JSON.parse('{"constructor": "x", "__proto__": "y"}') },
  ],
};

test('what is written reads back as it was, byte for byte', () => {
  const text = writeRecords(FILE);
  const read = readRecords('tool', text);
  expect(read).toEqual({ ok: true, file: FILE });
  expect(read.ok && writeRecords(read.file)).toBe(text);
});

test.each([
  ['{', 1, 'It is not valid JSON; fix it, or move it away.'],
  [
    '{"records": [{"id": "a", "values": {}}, {"id": "a", "values": {}}]}',
    1,
    'Two records have the id “a”; give each its own.',
  ],
  [
    '{"records": [{"id": "a/b", "values": {}}]}',
    1,
    '“records.0.id” must be letters, digits, “.”, “_” and “-”, at most 64 of them.',
  ],
  [
    '{"records": [{"id": "a", "values": {"x": {}}}]}',
    1,
    '“records.0.values” must be values by field: text, numbers, true, false, null or lists of text.',
  ],
  ['[]', 1, 'It must be an object.'],
])('%s is refused with its reason', (text, line, reason) => {
  const read = readRecords('tool', text);
  expect(read.ok ? null : [read.line, typeof read.reason]).toEqual([line, 'string']);
  if (text !== '[]') expect(read).toEqual({ ok: false, line, reason });
});

test('one record is written down beside the others, and taken out again', () => {
  const more = withRecord(FILE, { id: 'drill-12', values: { name: 'Drill no. 13' } });
  expect(more.records[0]).toEqual({
    id: 'drill-12',
    state: 'Out',
    values: { name: 'Drill no. 13', price: 80, tags: ['a', 'b'], gone: null },
  });
  expect(withRecord(FILE, { id: 'new', values: {} }).records).toHaveLength(3);
  expect(withoutRecord(FILE, 'saw').records.map(({ id }) => id)).toEqual(['drill-12']);
});

test('only the files of things are records', () => {
  expect(entityOfRecordPath('fixtures/records/loan.json')).toBe('loan');
  expect(
    ['fixtures/records/../x.json', 'fixtures/x.json', 'fixtures/records/A.json', 'x'].map(entityOfRecordPath),
  ).toEqual([null, null, null, null]);
});
