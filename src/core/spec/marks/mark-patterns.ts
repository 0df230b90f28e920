import type { MarkKind } from '../types.ts';

/** A mark for something open, with guards that exclude look-alikes. Lines and table cells both end at `\n`. */
export interface MarkPattern {
  readonly kind: MarkKind;
  readonly pattern: RegExp;
  /** Names of states are not marks: skip it where it is a whole cell under a heading about states. */
  readonly mayBeState?: true;
}

/** Patterns with a cheap first check: a text without the hint has none of them. */
interface HintedPatterns {
  readonly hint: RegExp;
  readonly signs: readonly MarkPattern[];
}

const NOT_BEFORE = String.raw`(?<![\p{L}\p{N}_./\\-])`;
/** Not `TODO.md`, `TBD-list` or `TODO_LIST`; `TBD/TBC` and `TBD.` are fine. */
const NOT_AFTER = String.raw`(?![\p{L}\p{N}_]|[-.][\p{L}\p{N}]|/(?!TB[DCASR])[\p{L}\p{N}])`;
const LINE_START = String.raw`(?<=^[ \t*_("]{0,8})`;
const SENTENCE_START = String.raw`(?<=^[ \t*_("]{0,8}|[.!;][ ]{1,2})`;
/** Before a value: alone on its line or in its cell, or alone after a label and a colon. */
const VALUE_START = String.raw`(?<=^[ \t*_("]{0,8}|[:：][*_]{0,3}[ \t]{1,2}"?)`;
/** After a value; cells are padded. */
const VALUE_END = String.raw`(?=[ \t*_.)"]{0,8}[ \t]{0,200}$)`;
const REST = String.raw`[^\n]{0,200}`;
const NO_TODO_LIST = String.raw`(?!\s+(?:lists?|items?|apps?|entry|entries|manager)(?![\p{L}\p{N}]))`;
/** In brackets "todo" may name a kind of thing, or be one of several names of states. */
const NO_TODO_KIND = String.raw`(?!\s+(?:or|and|vs|to|in|comments?|markers?|tags?|notes?|states?|status|columns?|labels?)(?![\p{L}\p{N}]))`;
const NOT_WORD_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const NOT_WORD_AFTER = String.raw`(?![\p{L}\p{N}])`;
/** A wrapped line does not end a sentence. */
const SENTENCE_END = String.raw`(?=\s*(?:[.;)]|$(?!\n\s*[\p{Ll}\p{N}(])))`;
/** Words with which a document postpones what it should say, to its next version or to another document. */
const COMING = 'next|later|future|subsequent|follow-up';
const NEXT = `(?:${COMING}|upcoming)`;
const PAPERS = '(?:proposals?|documents?|designs?|specs?|specifications?|RFCs?|KEPs?|ADRs?)';
const NEXT_PAPER = [
  `(?:${NEXT}|following)\\s+(?:PRs?|pull requests?)${NOT_WORD_AFTER}`,
  `${NEXT}\\s+${PAPERS}${NOT_WORD_AFTER}`,
  `(?:${NEXT}|following)\\s+(?:iterations?|versions?|revisions?|drafts?|updates?)(?:${SENTENCE_END}|\\s+(?:of|on|to)\\s+(?:this|the)\\s+${PAPERS}${NOT_WORD_AFTER})`,
].join('|');
/** What a document can owe its readers, and until when. */
const OWED =
  'defined|specified|designed|assessed|detailed|elaborated|refined|investigated|evaluated|worked out|finali[sz]ed|completed|documented|provided';
const LATER = `(?:later|soon|during|as part of|closer to|ahead of|in (?:build|design|planning|implementation|development|alpha|beta|GA|(?:an?|the|another) (?:${COMING}|full|final|separate|design|build|implementation|planning)))`;
/** What has to be decided only if something happens is not a gap. */
const NOT_UNDER_CONDITION = String.raw`(?=[Ww]e\s)(?<!(?<![\p{L}\p{N}])(?:[Ii]f|[Ww]hen|whether|unless|until|while|once|before|after)\s+)`;
const SETTLED = '(?:decided|agreed|settled|finali[sz]ed)';

/** Brackets that might be blanks, and neither a link nor a reference. */
const BRACKETS =
  /[([](?:insert|INSERT|Insert)\s|\[\p{Lu}[^\][\n]{0,300} [^\][\n]{0,300}(?:\](?![(:[])|\n)|\[[^\][\n]{0,200}\p{Lo}{3}|\(fill |\be\.g\.[^\][\n]{1,300}\](?![(:[])|<\p{Ll}[^<>\n=]{0,40} |\{\{|\{\p{L}[^{}\n]{0,40} /u;

/** The patterns, in the order in which they are tried; of two that start together the first counts. */
const MARK_PATTERNS: readonly HintedPatterns[] = [
  {
    hint: /CLARIFICATION/i,
    signs: [
      {
        kind: 'needs-clarification',
        pattern:
          /(?<!\b(?:use|mark (?:it |them )?with|write|add) )\[NEEDS[ \t\n]+CLARIFICATION:(?!\s*(?:specific question|your question|question|reason)\s*\])(?=[^\]\p{L}]{0,40}\p{L})[^\]]{1,1000}\]/giu,
      },
    ],
  },
  hintedPatterns('todo', /todo/i, [
    `${LINE_START}TODO${NOT_AFTER}${NO_TODO_LIST}${REST}`,
    `${LINE_START}[Tt]odo:${REST}`,
    `${NOT_BEFORE}TODO(?=\\s?[:(])${REST}`,
    `(?<=[.!?;][ ]{1,2})TODO${NOT_AFTER}${NO_TODO_LIST}${REST}`,
    `(?<=[([])TODO(?=\\s+\\p{L})${NO_TODO_LIST}${NO_TODO_KIND}[^\\n)\\]]{0,200}`,
  ]),
  hintedPatterns('fixme', /FIXME|HACK|XXX/, [
    `${LINE_START}FIXME${NOT_AFTER}${REST}`,
    `${NOT_BEFORE}(?:FIXME|HACK|XXX)(?=[:(])${REST}`,
  ]),
  hintedPatterns('tbd', /TB[DCASR]|tb[dc]|Tb[dc]|TK/, [
    `${NOT_BEFORE}TB[DCASR]${NOT_AFTER}`,
    `${VALUE_START}(?:tb[dc]|Tb[dc]|TK)(?=[ \\t*_).:]{0,8}$)`,
  ]),
  {
    hint: /to\s+be\s/i,
    signs: [
      {
        kind: 'tbx-phrase',
        mayBeState: true,
        pattern:
          /(?<![\p{L}\p{N}])to\s+be\s+(?:determined|confirmed|agreed|decided|discussed|clarified)(?![\p{L}\p{N}])(?!\s+(?:by|at|when|from|using|via|through|during|per|before|after|if|unless|until|within|based)(?![\p{L}\p{N}]))/giu,
      },
    ],
  },
  hintedPatterns('tbx-phrase', /To be |to be /, [
    `${LINE_START}[Tt]o be (?:(?:filled|written|added|recorded|populated|annotated|fleshed)${NOT_WORD_AFTER}|(?:completed|provided|documented)${NOT_WORD_AFTER}(?! (?:by|at|when|within|before|after|per|via|using|from|if)${NOT_WORD_AFTER}))[^\\n.]{0,120}`,
    `${SENTENCE_START}[Tt]o be (?:${OWED})(?:${SENTENCE_END}|\\s+${LATER}${NOT_WORD_AFTER}[^\\n.;,]{0,120}(?=[.;)]|$))`,
  ]),
  hintedPatterns('tbx-phrase', /will\s+be\s/, [
    `${NOT_WORD_BEFORE}will\\s+be\\s+(?:defined|determined|decided|specified|detailed|documented|finali[sz]ed|fleshed out|worked out)\\s+(?:(?:later|soon|at a later (?:stage|date|time|point))${SENTENCE_END}|(?:in|as part of)\\s+(?:the|an?|some|one of the)\\s+(?:${NEXT_PAPER}))`,
    `${SENTENCE_START}[Tt]his\\s+(?:section|part|chapter)\\s+will\\s+be\\s+(?:completed|filled|written|added|expanded|fleshed|detailed|populated|provided|documented)${NOT_WORD_AFTER}[^\\n.]{0,160}`,
  ]),
  hintedPatterns('tbx-phrase', /discussion|clarification/, [
    `${NOT_WORD_BEFORE}[Nn]eeds\\s+(?:(?:further|more)\\s+)?(?:discussion|clarification)${SENTENCE_END}`,
  ]),
  hintedPatterns('undecided', /undecided|undetermined|unsettled|decided|agreed|settled|finali[sz]ed|decision/i, [
    `${NOT_WORD_BEFORE}(?:is|are|remains?)\\s+(?:(?:still|as\\s+yet|currently)\\s+)?(?:undecided|undetermined|unsettled)${NOT_WORD_AFTER}`,
    `${NOT_WORD_BEFORE}(?:(?:is|are|has|have)\\s+not|(?:is|are|has|have)n[’']t)\\s+(?:yet\\s+)?(?:been\\s+)?${SETTLED}(?:\\s+yet| on)?${NOT_WORD_AFTER}`,
    `${NOT_WORD_BEFORE}[Nn]ot\\s+yet\\s+(?:been\\s+)?${SETTLED}${NOT_WORD_AFTER}`,
    `${NOT_WORD_BEFORE}[Nn]o\\s+decision\\s+(?:has\\s+been|was|is)\\s+(?:made|taken|reached)(?:\\s+yet)?${NOT_WORD_AFTER}`,
  ]),
  hintedPatterns('undecided', /need|have/, [
    `${NOT_UNDER_CONDITION}(?<![\\p{L}\\p{N}])[Ww]e\\s+still\\s+(?:need|have)\\s+to\\s+(?:decide|agree|choose|settle|determine|figure\\s+out|work\\s+out)${NOT_WORD_AFTER}[^\\n.?!]{0,200}`,
    `${LINE_START}[Ww]e\\s+need\\s+to\\s+(?:decide|agree|settle)${NOT_WORD_AFTER}[^.?!:]{0,160}:(?=[ \\t*_]*$)`,
  ]),
  hintedPatterns('undecided', /discuss|debate|open\s+question/i, [
    `${NOT_WORD_BEFORE}(?:still\\s+)?(?:up\\s+for|up\\s+to|open\\s+(?:for|to))\\s+(?:debate|discussion)${NOT_WORD_AFTER}`,
    `${NOT_WORD_BEFORE}(?:is|are)\\s+(?:still\\s+)?(?:under\\s+discussion|being\\s+(?:discussed|debated))${NOT_WORD_AFTER}`,
    `${NOT_WORD_BEFORE}(?:is|remains)\\s+(?:still\\s+)?an\\s+open\\s+question${NOT_WORD_AFTER}`,
    `${NOT_WORD_BEFORE}(?:[Aa]n|[Oo]ne|[Aa]nother|[Tt]he(?:\\s+(?:main|only|remaining|biggest))?)\\s+open\\s+question\\s+(?:here\\s+)?is\\s+(?:whether|how|if|what|which|when|who|where)${NOT_WORD_AFTER}[^\\n.?!]{0,160}`,
  ]),
  hintedPatterns('undecided', /not\s+(?:(?:yet|entirely|quite)\s+)?sure/i, [
    `${SENTENCE_START}(?:(?:[Ii](?:[’']m| am)|[Ww]e(?:[’']re| are))\\s+)?[Nn]ot\\s+(?:(?:yet|entirely|quite)\\s+)?sure\\s+(?:if|whether|how|what|which|when|where)${NOT_WORD_AFTER}(?![^.!?]{0,240}\\?)[^\\n.?!]{0,200}`,
  ]),
  hintedPatterns('undecided', /specified|decided|defined|documented|determined/i, [
    `${LINE_START}(?:[Nn]ot (?:yet )?(?:specified|decided|defined|documented|determined)|[Uu]ndecided)(?: yet)?(?=[ \\t*_.)]{0,8}$)`,
  ]),
  hintedPatterns('undecided', /Pending|Left open|Undecided|Still open/, [
    `${LINE_START}(?:Pending|Left open|Undecided|Still open)(?=[*_]{0,3}[ \\t]?(?:\\.|—|–)[*_]{0,3}[ \\t]+\\S)`,
  ]),
  hintedPatterns('undecided', /\(\?\)/, [String.raw`\(\?\)(?=[ \t*_]*(?:[.,;:)]|$))`]),
  hintedPatterns('open-question', /(?:open|unresolved) (?:question|issue|point)/i, [
    `${LINE_START}(?:[Oo]pen|OPEN|[Uu]nresolved) (?:[Qq]uestion|QUESTION|[Ii]ssue|[Pp]oint)[*_]{0,3}[ \\t]?[:–—][*_]{0,3}[ \\t]{1,2}[^\\n]{3,400}`,
  ]),
  hintedPatterns('placeholder', /\?\?\?|XXX|NNNN|YYYY|\$ARGUMENTS|lorem/i, [
    `${LINE_START}\\?{3,}(?=[ \\t*_)]{0,8}$)`,
    `${NOT_BEFORE}XXX${NOT_AFTER}(?!-X)`,
    String.raw`${LINE_START}(?:\p{Lu}{2,8}-)?NNNN(?=[:\s]|$)`,
    `${VALUE_START}YYYY-MM-DD${VALUE_END}`,
    String.raw`${VALUE_START}\$ARGUMENTS${VALUE_END}`,
    `${NOT_WORD_BEFORE}[Ll]orem ipsum${NOT_WORD_AFTER}`,
  ]),
  hintedPatterns('placeholder', BRACKETS, [
    String.raw`${VALUE_START}\[(?!NEEDS)(?=[^\]\n]{0,300} )\p{Lu}[^\]\[\n]{2,300}\]${VALUE_END}`,
    String.raw`${LINE_START}\[(?!NEEDS)\p{Lu}[^\]\[\n]{2,300}\n[^\]\[]{2,1200}\]${VALUE_END}`,
    String.raw`${VALUE_START}\[[^\]\[\n]{0,200}\p{Lo}{3}[^\]\[\n]{0,200}\]${VALUE_END}`,
    String.raw`${VALUE_START}\(fill (?:this |me )?in\b[^\n]{0,200}`,
    String.raw`\[[^\]\[\n]{0,300}\be\.g\.[^\]\[\n]{1,300}\](?![(:\[])`,
    String.raw`${VALUE_START}<\p{Ll}[^<>\n=]{1,40} [^<>\n=]{1,160}>${VALUE_END}`,
    String.raw`${VALUE_START}(?:\{\{[^{}\n]{1,80}\}\}|\{\p{L}[^{}\n=:,"]{1,40} [^{}\n=:"]{1,160}\})${VALUE_END}`,
  ]),
  {
    hint: /[([]insert\s/i,
    signs: [
      {
        kind: 'placeholder',
        pattern:
          /[([]insert\s+(?:(?:an?|the|your)\s+)?(?:[\p{L}-]+\s+)?(?:links?|urls?|names?|dates?|details|instructions|figures?|tables?|diagrams?|screenshots?|descriptions?|here)(?:(?=[)\]])|\s+(?:here|to|of|for|from|with|that|on|showing|when|once)(?![\p{L}\p{N}])[^)\]\n]{0,200})[)\]](?![([:])/giu,
      },
    ],
  },
  hintedPatterns('placeholder', /your .{0,40}(?:title|name)/i, [
    `${VALUE_START}[Yy]our (?:short |own |descriptive |, ){0,3}(?:title|name)(?: here)?${VALUE_END}`,
  ]),
];

/** Any mark made of words holds one of these. */
const MARK_WORDS =
  /TB[DCASR]|TK|todo|FIXME|HACK|XXX|NNNN|YYYY-|ARGUMENTS|lorem|NEEDS CL|needs\s+(?:(?:further|more)\s+)?(?:disc|clar)|under\s+disc|being\s+d|(?:up|open)\s+(?:for|to)\s+d|will\s+be\s+(?:def|det|dec|spec|doc|fin|fle|wor)|to\s+be\s+(?:det|conf|agr|deci|disc|clar|fill|writ|comp|add|rec|pop|ann|prov|doc|fle|def|spec|des|ass|ela|ref|inv|eva|wor|fin)|\?\?\?|\(\?\)|no\s+decision|not?\s+(?:yet\s+)?(?:been\s+)?(?:deci|agr|sett|fin|spec|defi|docu|dete)|n[’']t\s+(?:yet\s+)?(?:been\s+)?(?:deci|agr|sett|fin)|not\s+(?:(?:yet|entirely|quite)\s+)?sure|this\s+(?:section|part|chapter)\s+will\s+be|undecided|undetermined|unsettled|pending|left open|still open|an\s+open\s+q|(?:open|unresolved) (?:question|issue|point)|we\s+(?:still\s+)?(?:need|have)\s+to\s+(?:dec|agr|cho|set|det|fig|wor)|your (?:short|own|desc|,|title|name)/i;

/** Marks that postpone something: under titles about what is left out, that is the content itself. */
export function isDeferral({ kind, text }: { readonly kind: MarkKind; readonly text: string }): boolean {
  return kind === 'tbx-phrase' && text.startsWith('will ');
}

/** Offsets in a text where a mark may be, found in two passes; each is inside, or just before, its mark. */
export function* possibleMarkOffsets(text: string): Generator<number> {
  for (const sweep of SWEEPS) for (const { index } of text.matchAll(sweep)) yield index;
}

const SWEEPS = [new RegExp(MARK_WORDS.source, 'gi'), new RegExp(BRACKETS.source, 'gu')];

export function patternsFor(passage: string): readonly MarkPattern[] {
  return MARK_PATTERNS.flatMap(({ hint, signs }) => (hint.test(passage) ? signs : []));
}

function hintedPatterns(kind: MarkKind, hint: RegExp, sources: readonly string[]): HintedPatterns {
  return { hint, signs: sources.map((source) => ({ kind, pattern: new RegExp(source, 'gmu') })) };
}
