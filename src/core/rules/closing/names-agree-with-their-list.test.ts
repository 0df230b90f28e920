import { describe, expect, test } from 'vitest';
import { actions, fields, landings, records, roles, said, states } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = [
  records('Order'),
  roles('Clerk', 'Boss'),
  fields('order', 'Progress | choice'),
  states('order', 'New | | first', 'Sent | | on the way', 'Paid | | last'),
];
const broken = (...answers: readonly Answers[]) => verdictOn(15, ...HERE, ...answers);
const choices = (...values: string[]) =>
  said('entities.order.fields.progress.values', 'Value | It means | Still in use', ...values);

describe('roles, states and choices are those of their one list', () => {
  test.each([
    [landings('Clerk | Home', 'Everybody | Home'), 0],
    [landings('Clark | Home'), 1],
    [said('roles.scope', 'Role | Thing | Sees | Theirs because of', 'Boss | Order | all'), 0],
    [said('roles.scope', 'Role | Thing | Sees | Theirs because of', 'Bos | Order | all'), 1],
    [{ 'states.order.list.new.visible-to': '- Clerk\n- Boss' }, 0],
    [{ 'states.order.list.new.visible-to': '- Clerk\n- prototype' }, 1],
    [said('roles.order.visibility', 'Field \\ Role | Clerk', 'Progress | masked'), 0],
    [said('roles.order.visibility', 'Field \\ Role | Clark', 'Progress | masked', 'Other | hidden'), 1],
    [actions('order', 'pay', 'New | allow', 'any state | refuse'), 0],
    [actions('order', 'pay | drop', 'New | allow | allow', 'Old | refuse | refuse'), 1],
    [said('states.order.idle', 'While it is | After how long | Then | Who is told', 'Sent | 3 days | remind'), 0],
    [said('states.order.idle', 'While it is | After how long | Then | Who is told', 'Gone | 3 days | remind'), 1],
  ])('%o: %i broken', (answers, count) => {
    expect(foundBy(15, ...HERE, answers)).toHaveLength(count);
  });

  test.each([
    [['New', 'Sent', 'Paid'], 0],
    [['New', 'Sent', 'Paid', 'Lost | | no'], 0],
    [['low', 'high', 'New'], 0],
    [['New', 'Sent'], 1],
    [['New', 'Sent', 'Paid', 'Lost'], 1],
    [['Clerk', 'Boss'], 0],
    [['Clerk', 'Boss', 'Visitor'], 1],
  ])('choices %o: %i broken', (values, count) => {
    expect(foundBy(15, ...HERE, choices(...values))).toHaveLength(count);
  });

  test.each([
    [['low', 'high', 'urgent'], 0],
    [['low', 'high'], 1],
    [['Low', 'High', 'urgent', 'later | | no'], 0],
    [['low', 'high', 'urgent', 'later'], 1],
    [['red', 'green', 'high'], 0],
  ])('choices %o of a line of the same name on another thing: %i broken', (values, count) => {
    const both = [records('Order', 'Job'), fields('order', 'Weight | choice'), fields('job', 'weight | choice')];
    const list = (id: string, ...rows: string[]) => said(id, 'Value | It means | Still in use', ...rows);
    const found = foundBy(
      15,
      ...both,
      list('entities.order.fields.weight.values', 'low', 'high', 'urgent'),
      list('entities.job.fields.weight.values', ...values),
    );
    expect(found).toHaveLength(count);
    for (const sentence of found) expect(sentence).toContain('“weight” of “Order” and of “Job”');
  });

  test('says what differs, and where either list is', () => {
    expect(broken(choices('New', 'Sent', 'Lost'))).toEqual([
      'The choices of “Progress” of “Order” repeat the states, but differ in “Lost” and “Paid”; make both lists the same, or drop the field.',
    ]);
    expect(mendsOf(15, ...HERE, choices('New', 'Sent'))).toEqual([
      'entities.order.fields.progress.values',
      'states.order.list',
    ]);
  });

  test('the first to name a role is not wrong, and nothing said is nothing wrong', () => {
    expect(verdictOn(15, landings('Clerk | Home'))).toEqual([]);
    expect(verdictOn(15)).toEqual([]);
  });
});
