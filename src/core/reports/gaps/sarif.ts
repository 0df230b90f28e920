import type { Location, Log, ReportingDescriptor, Result } from 'sarif';
import { checksum } from '../../base/checksum.ts';
import { groupBy } from '../../base/group-by.ts';
import { printableLine } from '../../base/texts.ts';
import { plural, withCount } from '../../english/plural.ts';
import type { Doubt, DoubtKind } from '../../spec/doubts.ts';
import type { FormattedReport, GapsInput } from './formats.ts';
import { type Gap, type GapKind, gapsIn, uriOf } from './gap.ts';
import { jsonPieces } from './json-pieces.ts';

/** How severe a gap is to a code host. None is an error: what fails a build is the exit code and `--max-open`. */
type Level = 'warning' | 'note';

interface SarifRule {
  readonly name: string;
  readonly level: Level;
  readonly short: string;
  readonly full: string;
  readonly help: string;
}

/** What nobody has said at all is a warning, what is unfinished or unfilled is a note. */
export const GAP_RULES: Readonly<Record<GapKind, SarifRule>> = {
  unanswered: {
    name: 'UnansweredSection',
    level: 'warning',
    short: 'A section says nothing',
    full: 'The section has a heading and states nothing: it is empty, or has only marks, instructions or text of the template.',
    help: 'Write what the section should state, say why it does not apply, or remove the section.',
  },
  partial: {
    name: 'PartialSection',
    level: 'note',
    short: 'A section is incomplete',
    full: 'The section states something and leaves something open, but no mark says what.',
    help: 'Complete the section, or say why the rest does not apply.',
  },
  tbd: {
    name: 'ToBeDetermined',
    level: 'warning',
    short: 'Something is to be determined',
    full: 'There is a mark like TBD where a statement should be.',
    help: 'Replace the mark with what was decided. Until then, say who decides and by when.',
  },
  'tbx-phrase': {
    name: 'ToBeDeterminedPhrase',
    level: 'warning',
    short: 'Something is to be determined',
    full: 'There is a phrase like “to be agreed” where a statement should be.',
    help: 'Replace the phrase with what was agreed. Until then, say who agrees and by when.',
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
    help: 'Answer it where it is asked, or move the answer to the section it belongs to.',
  },
  'needs-clarification': {
    name: 'NeedsClarification',
    level: 'warning',
    short: 'Something needs clarification',
    full: 'The text asks for clarification at this place.',
    help: 'Ask whoever knows, and replace the mark with the answer.',
  },
  'unresolved-block': {
    name: 'UnresolvedBlock',
    level: 'warning',
    short: 'A passage is unresolved',
    full: 'The passage is set between marks that say it is unresolved.',
    help: 'Resolve it and remove the marks.',
  },
  todo: {
    name: 'ToDo',
    level: 'note',
    short: 'Something is left to do',
    full: 'The text has a TODO.',
    help: 'Do it, or turn it into a question with an owner.',
  },
  fixme: {
    name: 'FixMe',
    level: 'note',
    short: 'Something needs fixing',
    full: 'The text has a FIXME.',
    help: 'Fix it, or turn it into a question with an owner.',
  },
  placeholder: {
    name: 'Placeholder',
    level: 'note',
    short: 'A placeholder was left in place',
    full: 'There is a placeholder of a template where a statement should be.',
    help: 'Put the real words in its place.',
  },
  'empty-cell': {
    name: 'EmptyCell',
    level: 'note',
    short: 'A cell of a table is empty',
    full: 'A cell is empty, or says only that nobody knows.',
    help: 'Fill in the cell, or say why nothing belongs there.',
  },
};

/** Every kind of doubt is a note. */
const DOUBT_RULES: Readonly<Record<DoubtKind, SarifRule>> = {
  vague: {
    name: 'VagueWords',
    level: 'note',
    short: 'Words that everybody reads differently',
    full: 'The words can be read in more than one way, so nobody can check them.',
    help: 'Say it so that it can be checked: with a number, a limit or an example.',
  },
  unconfirmed: {
    name: 'UnconfirmedStatement',
    level: 'note',
    short: 'Something is assumed',
    full: 'The text says something that nobody has confirmed.',
    help: 'Ask whoever knows, and state what is true.',
  },
  dangling: {
    name: 'SaidElsewhere',
    level: 'note',
    short: 'Something was said elsewhere',
    full: 'The text relies on a talk, a message or a system that its readers do not have.',
    help: 'Write down here what was said there.',
  },
};

/** GitHub refuses a run with more results than this … (docs.github.com, “SARIF support for code scanning”) */
const MAX_ACCEPTED = 25_000;
/** … and shows no more than these, the most severe first. */
const MAX_SHOWN = 5_000;

interface PathDoubt extends Doubt {
  readonly path: string;
}

const RULES = [
  ...Object.entries(GAP_RULES),
  ...Object.entries(DOUBT_RULES).map(([kind, rule]) => [doubtRule(kind), rule] as const),
];
const INDEX = new Map(RULES.map(([id], index) => [id, index]));

/**
 * The report as SARIF 2.1.0, with what GitHub requires beyond the standard. Paths are relative to the folder in which
 * the command ran, so that has to be the root of the repository.
 */
export function sarifGaps({ documents, version }: Pick<GapsInput, 'documents' | 'version'>): FormattedReport {
  const gaps = documents.flatMap(gapsIn);
  const doubts = documents.flatMap(({ path, doubts = [] }) => doubts.map((doubt) => ({ path, ...doubt })));
  const reported = [...severestFirst(gaps), ...doubts].slice(0, MAX_ACCEPTED);
  const envelope: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Specwalk', version, semanticVersion: version, rules: RULES.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: [],
      },
    ],
  };
  const all = gaps.length + doubts.length;
  return {
    pieces: jsonPieces(envelope, resultsOf(reported)),
    notes: limitNotes(reported, { all, what: doubts.length > 0 ? 'gaps and warnings' : 'gaps' }),
  };
}

function limitNotes(
  reported: readonly (Gap | PathDoubt)[],
  { all, what }: { readonly all: number; readonly what: string },
): readonly string[] {
  const outside = groupBy(reported.filter(isOutside), ({ path }) => path).size;
  const left = all - reported.length;
  return [
    left > 0 &&
      `${left} of ${all} ${what} ${plural(left, 'is', 'are')} left out of the SARIF file: code hosts refuse more than ${MAX_ACCEPTED}.`,
    reported.length > MAX_SHOWN &&
      `GitHub shows ${MAX_SHOWN} of these ${reported.length} ${what}, the most serious first; name fewer documents to see all of them.`,
    outside > 0 &&
      `A code host cannot show the ${what} of ${withCount(outside, 'document')} outside this folder; run specwalk in the root of the repository.`,
  ].filter((note) => note !== false);
}

function isOutside({ path }: Pick<Gap, 'path'>): boolean {
  return path.startsWith('../') || uriOf(path).startsWith('file:');
}

function doubtRule(kind: string): string {
  return `doubt/${kind}`;
}

/** In their order while all are accepted; beyond that the severe ones first. */
function severestFirst(gaps: readonly Gap[]): readonly Gap[] {
  if (gaps.length <= MAX_ACCEPTED) return gaps;
  const levels = groupBy(gaps, ({ kind }) => GAP_RULES[kind].level);
  return [...(levels.get('warning') ?? []), ...(levels.get('note') ?? [])];
}

function ruleOf([id, { name, level, short, full, help }]: readonly [string, SarifRule]): ReportingDescriptor {
  return {
    id,
    name,
    shortDescription: { text: short },
    fullDescription: { text: full },
    help: { text: help, markdown: help },
    defaultConfiguration: { level },
    properties: {
      tags: ['requirements', 'specification'],
      precision: 'high',
      'problem.severity': level === 'warning' ? 'warning' : 'recommendation',
    },
  };
}

function* resultsOf(reported: readonly (Gap | PathDoubt)[]): Iterable<Result> {
  const seen = new Map<string, number>();
  for (const each of reported) {
    const { ruleId, level, message, path, point, text } = 'entry' in each ? gapFields(each) : doubtFields(each);
    // Made of path, rule, point and words, and not of lines, so that it stays when lines move.
    const print = checksum(path) + checksum([ruleId, point ?? '', text.replace(/\s+/g, ' ')].join('\n'));
    const count = (seen.get(print) ?? 0) + 1;
    seen.set(print, count);
    yield {
      ruleId,
      ruleIndex: INDEX.get(ruleId) ?? -1,
      level,
      message: { text: messageText(message) },
      locations: [locationOf(each)],
      partialFingerprints: { 'specwalk/v1': `${print}:${count}` },
    };
  }
}

interface ResultFields {
  readonly ruleId: string;
  readonly level: SarifRule['level'];
  readonly message: string;
  readonly path: string;
  readonly point: string | null;
  readonly text: string;
}

function gapFields(gap: Gap): ResultFields {
  const { kind, path, point, entry } = gap;
  const text = 'text' in entry ? entry.text : '';
  return { ruleId: kind, level: GAP_RULES[kind].level, message: sentenceOf(gap), path, point: point.id, text };
}

function doubtFields({ kind, path, point, text }: PathDoubt): ResultFields {
  const { level, short } = DOUBT_RULES[kind];
  return { ruleId: doubtRule(kind), level, message: `${short}: ${printableLine(text)}`, path, point, text };
}

function locationOf(reported: Gap | PathDoubt): Location {
  const { path, line } = reported;
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(path), ...(isOutside(reported) ? {} : { uriBaseId: '%SRCROOT%' }) },
      region: { startLine: line, startColumn: 1, endLine: 'endLine' in reported ? reported.endLine : line },
    },
  };
}

function sentenceOf({ kind, words, point, aside }: Gap): string {
  const more = aside ? ` (${aside})` : '';
  if (kind === 'unanswered') return `The section “${words}” says nothing${more}.`;
  if (kind === 'partial') return `The section “${words}” is incomplete${more}.`;
  const where = point.title ? `The section “${printableLine(point.title)}” leaves something open` : 'Something is open';
  return `${where}${more}: ${words}`;
}

/** SARIF takes "{0}" for an argument and "[words](target)" for a link; a specification means neither. */
function messageText(sentence: string): string {
  return sentence.replace(/\{(\d+)\}/g, '{{$1}}').replace(/\]\(/g, '] (');
}
