import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSql } from './read-sql.ts';

const POSTGRES = `-- The shop
create type mood as enum ('sad', 'ok');
CREATE TABLE IF NOT EXISTS "public"."customers" (
  id serial primary key,
  full_name varchar(200) not null,
  email text unique, role varchar(9) check (role in ('admin', 'clerk')),
  mood mood default 'ok'
);
create table order_items (
  id bigint generated always as identity primary key,
  customer_id int not null references customers(id) on delete cascade,
  price numeric(10,2) not null check (price > 0),
  status varchar(20) check (status in ('open','it''s paid')) default 'open',
  placed_at timestamptz default now()
);
create table item_tags (item_id int, tag_id int, primary key (item_id, tag_id),
  foreign key (tag_id) references tags (id), constraint to_item foreign key (item_id) references order_items (id));
insert into tags values (1, 'a;b');
insert into tags values (2, 'c');`;

test('tables, columns, choices, states and keys of a schema, with the lines they stand on', () => {
  const { proposals, leftOut } = readSql(POSTGRES, 'shop.sql');
  expect(proposals.map(({ kind, name, place }) => `${kind} ${name}, ${place}`)).toEqual([
    'thing Customer, line 3',
    'field Full name, line 5',
    'field Email, line 6',
    'role Admin, line 6',
    'role Clerk, line 6',
    'field Mood, line 7',
    'choices Mood, line 7',
    'thing Order item, line 9',
    'field Customer, line 11',
    'field Price, line 12',
    'state Open, line 13',
    "state It's paid, line 13",
    'field Placed at, line 14',
    'relation Customer → Order item, line 11',
    'relation Tag → Order item, line 16',
  ]);
  expect(proposals.find(({ name }) => name === 'Mood')).toMatchObject({ type: 'choice', default: 'ok', required: '' });
  expect(proposals.find(({ name }) => name === 'Price')).toMatchObject({ type: 'number', required: 'always' });
  expect(proposals.find(({ name }) => name === 'Placed at')).toMatchObject({
    type: 'date and time with zone',
    default: '',
  });
  expect(proposals.find(({ name }) => name === 'Customer → Order item')).toMatchObject({
    forth: 'any number',
    back: 'exactly one',
    gone: 'goes too',
  });
  expect(leftOut.map(({ place, why }) => `${place}: ${why}`)).toEqual([
    'line 4: “id” is a number that only a program needs.',
    'line 10: “id” is a number that only a program needs.',
    'line 16: “item_tags” only ties two things together; it is a link.',
    'line 18: “insert into …” describes no table (2 times).',
  ]);
});

test('the words of MySQL, SQL Server and SQLite', () => {
  const source = `
    CREATE TABLE \`people\` (
      \`id\` int unsigned NOT NULL AUTO_INCREMENT,
      \`vip\` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'treated better',
      \`size\` enum('S','M') COLLATE utf8_bin, KEY \`by_size\` (\`size\`), PRIMARY KEY (\`id\`)
    ) ENGINE=InnoDB;
    CREATE TABLE [dbo].[Visits] ([VisitID] INT IDENTITY(1,1) PRIMARY KEY, [PersonID] INT NULL, [When] DATETIME2 NOT NULL)
    ;
    ALTER TABLE [dbo].[Visits] ADD CONSTRAINT fk FOREIGN KEY ([PersonID]) REFERENCES [dbo].[people]([id]) ON DELETE SET NULL,
      ADD COLUMN note TEXT;`;
  const { proposals } = readSql(source, 'x.sql');
  expect(proposals.map((one) => `${one.kind} ${one.name}${'type' in one ? `: ${one.type}` : ''}`)).toEqual([
    'thing Person',
    'field Vip: yes or no',
    'field Size: choice',
    'choices Size',
    'thing Visit',
    'field Person: link',
    'field When: date and time',
    'field Note: text',
    'relation Person → Visit',
  ]);
  expect(proposals.find(({ name }) => name === 'Vip')).toMatchObject({ default: 'no' });
  expect(proposals.at(-1)).toMatchObject({ back: 'at most one', gone: 'stays alone' });
});

test('a schema that is cut off is read as far as it goes', () => {
  const { proposals, leftOut } = readSql('create table a (x int, y text,\ncreate table b (z int', 'x.sql');
  expect(proposals.map(({ name }) => name)).toEqual(['A', 'X', 'Y', 'B', 'Z']);
  expect(leftOut[0]).toEqual({ place: 'line 1', why: 'The table “a” is cut off; it was read as far as it goes.' });
});

test('400 tables are read, and no text makes it fail', () => {
  const many = Array.from(
    { length: 400 },
    (_, at) => `create table t${at}_rows (id int, a text, b_id int references t0_rows(id));`,
  );
  expect(readSql(many.join('\n'), 'x.sql').proposals.filter(({ kind }) => kind === 'thing')).toHaveLength(400);
  const pieces = fc.constantFrom(
    'create',
    'table',
    'a',
    '(',
    ')',
    ',',
    ';',
    "'",
    '"',
    '`',
    '[',
    'int',
    'references',
    'check',
    'in',
    '--',
    '/*',
    '\n',
    'alter',
    'add',
    '.',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (words) => {
      readSql(words.join(' '), 'x.sql');
    }),
  );
});
