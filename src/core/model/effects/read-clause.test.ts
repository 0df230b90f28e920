import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { howMuch } from '#testing/how-much.ts';
import { foldModel } from '../fold.ts';
import { unreadClauses } from './clauses-of.ts';
import { readClauses } from './read-clause.ts';
import type { GivenValue } from './types.ts';

const fields = (...rows: readonly string[]) => tableText('Field | Type | Unit', ...rows);
const model = foldModel(
  workspaceOf({
    'entities.records': tableText(
      'Thing | Example | Another | A third | Plural',
      'Loan | a | b | c | Loans',
      'Tool | d | e | f | Tools',
      'Note | g | h | i | Notes',
    ),
    'entities.loan.fields': fields(
      ...['Tool | link | Tool', 'Due on | date | ', 'Times | number | times', 'Paid how | choice | '],
      ...['Fee | money | EUR', 'Late | computed | days', 'Words | text | ', 'Mail to | text | ', 'Done | yes or no | '],
    ),
    'entities.loan.fields.paid-how.values': tableText('Value | Still in use', 'Cash | yes', 'Not asked for | yes'),
    'entities.tool.fields': fields('Where | text | ', 'Lent | number | times'),
    'entities.note.fields': fields('Loan | link | Loan'),
    'states.tool.list': tableText(
      'Answer | It means | Place',
      'Here | | first',
      'Away | | on the way',
      'Gone | | last',
    ),
    'states.tool.transitions': tableText(
      'From | To | What happens | Started by | Who or what | Only if',
      ...['Here | Away | lend | a person | Clerk | ', 'Away | Here | shelve | a person | Clerk | '],
      'Away | Gone | write off | a person | Clerk | ',
    ),
    'states.loan.list': tableText('Answer | It means | Place', 'New | | first', 'Over | | last'),
    'states.loan.transitions': tableText(
      'From | To | What happens | Started by | Who or what | Only if',
      'New | Over | close | a person | Clerk | ',
    ),
    'states.loan.effects': tableText(
      'Move | What else happens | For whom',
      'close | clear Due on; a band plays | Clerk',
    ),
    'constants.values': tableText('Number | Value | Unit | For whom', 'Longest loan | 14 | days | all'),
    'roles.grants': tableText('Role | Assigned by', 'Clerk | Lee'),
    'calls.exchanges': tableText('What for | System | When', 'Send a receipt | Mail | at close'),
  }),
);

/** A parsed clause as “what it does: to what”. */
function read(text: string): readonly string[] {
  return readClauses(model, 'loan', text).map((clause) => {
    if (clause.form === 'words') return clause.problem ?? 'words';
    const { operation, onlyIf } = clause;
    const condition = onlyIf ? ` if ${onlyIf.text}` : '';
    if (operation.does === 'tell') return `tell ${operation.call}${condition}`;
    if (operation.does === 'delete') return `delete ${operation.way?.to.id ?? 'itself'}${condition}`;
    if (operation.does === 'become')
      return `becomes ${operation.to.kind === 'state' ? operation.to.state.id : operation.to.event}${condition}`;
    if (operation.does === 'notify')
      return `notify ${typeof operation.to === 'string' ? operation.to : operation.to.text} by ${operation.channel}: ${operation.text}${condition}`;
    if (operation.does === 'make') {
      const values = operation.values.map(({ field, value }) => `${field.id} = ${given(value)}`);
      return `make ${operation.entity.id} (${values.join(', ')})${condition}`;
    }
    if (operation.does === 'move')
      return `${operation.way.to.id} ${operation.to.kind === 'state' ? `to ${operation.to.state.id}` : operation.to.event}${condition}`;
    if (operation.does === 'each') return `each ${operation.way.to.id}: ${operation.clause.text}`;
    const where = operation.way ? `${operation.way.to.id}.${operation.field.id}` : operation.field.id;
    const value = operation.value === null ? 'empty' : given(operation.value);
    return `${where} = ${value}${condition}`;
  });
}

function given(value: GivenValue): string {
  if (value.form === 'exact') return value.text;
  return value.form === 'fresh' ? value.words : String(value.value);
}

test.each([
  ['Due on = today() + Longest loan', ['due-on = today() + Longest loan']],
  ['set Due on to today', ['due-on = today()']],
  ['Set Due on = now', ['due-on = now()']],
  ['Times + 1', ['times = `Times` + (1)']],
  ['add 2 to Times', ['times = `Times` + (2)']],
  ['Times - 1', ['times = `Times` - (1)']],
  ['clear Due on', ['due-on = empty']],
  ['Paid how = Not asked for', ['paid-how = Not asked for']],
  ['Words = "thank you; bye"', ['words = "thank you; bye"']],
  ['Mail to = "a shed"', ['mail-to = "a shed"']],
  ['Done = no', ['done = false']],
  ['Done = yes if Times < 3', ['done = true if Times < 3']],
  ['Tool.Where = Words', ['tool.where = Words']],
  ['Tool.Lent + 1', ['tool.lent = `Tool.Lent` + (1)']],
  ['the tool is lent', ['tool lend']],
  ['the tool is shelved', ['tool shelve']],
  ['write off the tool', ['tool write off']],
  ['Tool becomes Away', ['tool to away']],
  ['its tool goes to Gone', ['tool to gone']],
  ['Tool: lend', ['tool lend']],
  ['delete its Notes', ['delete note']],
  ['the message Send a receipt, if Fee > 0 EUR', ['tell send-a-receipt if Fee > 0 EUR']],
  ['clear Due on; Times + 1 if Times < 3', ['due-on = empty', 'times = `Times` + (1) if Times < 3']],
  ['make a note', ['make note ()']],
  ['make a tool of its tool', ['“its tool” is nothing that Tool leads to.']],
  ['create a new tool: where = Words, lent = Times + 1', ['make tool (where = Words, lent = Times + 1)']],
  ['add a tool (where = "the shed") if Fee > 0 EUR', ['make tool (where = the shed) if Fee > 0 EUR']],
  ['make a tool: where = upper(Words)', ['make tool (where = upper(Words))']],
  ['make a tool (lent = Times, where = upper(Words))', ['make tool (lent = Times, where = upper(Words))']],
  ['make a tool: colour = red', ['“colour” is no field of Tool.']],
  ['tell the Clerk: “{Words} is back; look.”', ['notify Clerk by inbox: {Words} is back; look.']],
  ['e-mail me: "Done"', ['“me” is no role, and no record that this one leads to.']],
  ['tell Words by e-mail: “Done”', ['notify Words by e-mail: Done']],
  ['tell Words: “Done”', ['“Words” is no role, and no record that this one leads to.']],
  ['for each of its Notes: delete it', ['each note: delete it']],
  [
    'for each of (all Loans where contains(Words, this.Words) and Times > 1): clear Due on',
    ['each loan: clear Due on'],
  ],
  ['notify its tool by text message: "Hello"', ['notify its tool by text message: Hello']],
  ['it becomes Over', ['becomes over']],
  ['delete it', ['delete itself']],
  ['a mail to whoever has it', ['words']],
  ['the message Send flowers', ['words']],
  ['the message Send a receipt, if anything is owed', ['words']],
  ['the tool is written off', ['words']],
  ['Late = 3 days', ['“Late” is computed by its formula and cannot be set.']],
  ['Due on = today() + Longst loan', ['“Longst loan” is not a name known here. Did you mean “Longest loan”?']],
  ['', []],
  [' ; ;', []],
  ['= = =', ['words']],
  [`Times = ${'1 + '.repeat(200)}1`, ['words']],
])('%s', (text, expected) => expect(read(text)).toEqual(expected));

test('what stays words is told with its move and its question', () => {
  expect(unreadClauses(model)).toEqual([
    { entity: 'loan', move: 'close', text: 'a band plays', problem: null, question: 'states.loan.effects' },
  ]);
});

const token = fc.constantFrom(
  ...'Due on|Times|Fee|Late|Words|Tool|its tool|Note|Done|Mail to|Paid how|Cash|Here|it|Clerk|名前|__proto__'.split(
    '|',
  ),
  ...'=|+|-|;|:|,|.|(|)|"|“|”|{|}|if|of|to|by|for each of|all|where|and|set|add|clear|make a|delete|tell|e-mail'.split(
    '|',
  ),
  ...'becomes|is lent|1|2.5|14 days|50 EUR|today()|yes|no|\\|\ud800|\0|\n|<b>|😀|write off|the message'.split('|'),
);
const clause = fc.oneof(
  fc.array(fc.tuple(token, fc.constantFrom(' ', '', '  ')), { maxLength: 16 }).map((parts) => parts.flat().join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

test('whatever is typed is read as clauses of that text, each exact or left as words', () => {
  fc.assert(
    fc.property(clause, fc.constantFrom('loan', 'tool', 'nothing'), (text, entity) => {
      for (const one of readClauses(model, entity, text)) {
        expect(text).toContain(one.text.trim());
        if (one.form === 'words' && one.problem !== null) expect(one.problem).toMatch(/\S[.?]$/);
      }
    }),
    { numRuns: howMuch(300, 100_000) },
  );
});
