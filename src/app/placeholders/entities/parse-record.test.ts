import { expect, test } from 'vitest';
import { ENTITY_KEY, parseRecord } from './parse-record.ts';

const NONE = new Map<string, string>();

test('a name typed on the card stays with its value when another field is put in before it', () => {
  const [, wish] = parseRecord('Kim, by the window', NONE).fields;
  const names = new Map([[wish?.key ?? '', 'Wish']]);
  expect(parseRecord('Kim, room 2, by the window', names).fields.map(({ field }) => field)).toEqual([
    '',
    'Room',
    'Wish',
  ]);
});

test('two fields that read the same keep names of their own', () => {
  const [, first, second] = parseRecord('Kim, no, no', NONE).fields;
  expect(first?.key).not.toBe(second?.key);
});

test('a made-up name says so until somebody types it', () => {
  const guessed = parseRecord('Kim, Mrs Ito', NONE).fields[1];
  expect(guessed).toMatchObject({ field: 'Who', from: 'guess' });
  const typed = parseRecord('Kim, Mrs Ito', new Map([[guessed?.key ?? '', 'Who']])).fields[1];
  expect(typed).toMatchObject({ field: 'Who', from: 'decided' });
});

test('the kind of thing is a hole until the words or somebody names it, and then stands on every field', () => {
  expect(parseRecord('Mrs Ito, room 2', NONE)).toMatchObject({ thing: '', thingFrom: 'hole' });
  const named = parseRecord('Mrs Ito, room 2', new Map([[ENTITY_KEY, 'Guest']]));
  expect(named.fields.map(({ thing }) => thing)).toEqual(['Guest', 'Guest']);
});
