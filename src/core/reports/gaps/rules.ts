import type { DoubtKind } from '../../spec/doubts.ts';
import type { GapKind } from './gap.ts';

/** How severe a gap is to a code host. None is an error: what fails a build is the exit code and `--max-open`. */
type Level = 'warning' | 'note';

export interface Rule {
  readonly name: string;
  readonly level: Level;
  readonly short: string;
  readonly full: string;
  readonly help: string;
}

/** What nobody has said at all is a warning, what is unfinished or unfilled is a note. */
export const GAP_RULES: Readonly<Record<GapKind, Rule>> = {
  unanswered: {
    name: 'UnansweredSection',
    level: 'warning',
    short: 'A section says nothing',
    full: 'The section has a heading and states nothing: it is empty, or has only marks, instructions or text of the template.',
    help: 'Write what the section should state, say why it does not apply, or take the section out.',
  },
  partial: {
    name: 'PartialSection',
    level: 'note',
    short: 'A section says only a part',
    full: 'The section states something and leaves something open, and no mark tells what.',
    help: 'Complete the section, or say why the rest does not apply.',
  },
  tbd: {
    name: 'ToBeDetermined',
    level: 'warning',
    short: 'Something is to be determined',
    full: 'A mark like TBD stands where a statement should be.',
    help: 'Replace the mark by what was decided. Until then, name who decides and by when.',
  },
  'tbx-phrase': {
    name: 'ToBeDeterminedPhrase',
    level: 'warning',
    short: 'Something is to be determined',
    full: 'A phrase like “to be agreed” stands where a statement should be.',
    help: 'Replace the phrase by what was agreed. Until then, name who agrees and by when.',
  },
  undecided: {
    name: 'Undecided',
    level: 'warning',
    short: 'Something is undecided',
    full: 'The text says that something is not decided or not known.',
    help: 'Decide it and write down what was decided.',
  },
  'open-question': {
    name: 'OpenQuestion',
    level: 'warning',
    short: 'A question is open',
    full: 'A question is listed as open and has no answer.',
    help: 'Answer it where it is asked, or move the answer to the section that it belongs to.',
  },
  'needs-clarification': {
    name: 'NeedsClarification',
    level: 'warning',
    short: 'Something needs clarification',
    full: 'The text asks for clarification at this place.',
    help: 'Ask whoever knows, and replace the mark by the answer.',
  },
  'unresolved-block': {
    name: 'UnresolvedBlock',
    level: 'warning',
    short: 'A passage is unresolved',
    full: 'The passage is set between marks that say it is unresolved.',
    help: 'Resolve it and take the marks out.',
  },
  todo: {
    name: 'ToDo',
    level: 'note',
    short: 'Something is left to do',
    full: 'A TODO stands in the text.',
    help: 'Do it, or turn it into a question with an owner.',
  },
  fixme: {
    name: 'FixMe',
    level: 'note',
    short: 'Something is to be mended',
    full: 'A FIXME stands in the text.',
    help: 'Mend it, or turn it into a question with an owner.',
  },
  placeholder: {
    name: 'Placeholder',
    level: 'note',
    short: 'A placeholder was left in place',
    full: 'A placeholder of a template stands where a statement should be.',
    help: 'Put the real words in its place.',
  },
  'empty-cell': {
    name: 'EmptyCell',
    level: 'note',
    short: 'A cell of a table is empty',
    full: 'A cell is empty, or says only that nobody knows.',
    help: 'Fill the cell, or write why nothing belongs there.',
  },
};

/** Every kind of doubt is a note. */
export const DOUBT_RULES: Readonly<Record<DoubtKind, Rule>> = {
  vague: {
    name: 'VagueWords',
    level: 'note',
    short: 'Words that everybody reads differently',
    full: 'The words can be read in more than one way, so nobody can check whether they hold.',
    help: 'Say it so that it can be checked: with a number, a limit or an example.',
  },
  unconfirmed: {
    name: 'UnconfirmedStatement',
    level: 'note',
    short: 'Something is assumed',
    full: 'The text says something that nobody has confirmed.',
    help: 'Ask whoever knows, and state what is so.',
  },
  dangling: {
    name: 'SaidElsewhere',
    level: 'note',
    short: 'Something was said elsewhere',
    full: 'The text leans on a talk, a message or a system that its readers do not have.',
    help: 'Write down here what was said there.',
  },
};
