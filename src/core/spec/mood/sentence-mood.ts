/** What a sentence does when it addresses the author of the document, not its reader. */
export type Mood =
  /** Tells the author what to write. */
  | 'instructs'
  | 'asks'
  /** Continues an instruction, and could not stand alone. */
  | 'goes-on'
  | 'states';

/** What only the author of a document writes about: the nouns of documents, not of products. */
const DOCUMENT_NOUNS =
  '(?:goals?|non-goals?|risks?|dependenc(?:y|ies)|alternatives?|assumptions?|stakeholders?|steps?|open questions|references|drawbacks?|trade-?offs?|constraints?|use[- ]cases?|user stories|metrics|milestones|caveats|details|examples?|reasons?|motivations?|mechanism|impact|consequences|approach|rationale|background|context|scope|options|limitations|edge cases|benefits|downsides|changes)';
const REQUEST_LEAD =
  '(?:(?:please|also|briefly|clearly|then|next|finally|optional(?:ly)?|note|here|e\\.g\\.|if (?:applicable|needed|possible|relevant|necessary|so|not|there are any|you have any)|in (?:this section|a few sentences|plain language|simple terms)|at a (?:high level|minimum))[,:)]? |for (?:each|every|all) [^,]{1,40}, ){0,6}';
const THIS_DOCUMENT =
  '(?:(?:this|the|your|each|every|any) (?:own )?(?:sections?|proposals?|enhancements?|rfc|kep|adr|document|template|spec|specification|design doc(?:ument)?|write-?up|readers?|reviewers?|approvers?)|here|below|above|your|you|if any|if applicable|as needed|as appropriate)';

const DOCUMENT_KINDS =
  '(?:eips?|rfcs?|keps?|adrs?|peps?|proposals?|documents?|submissions?|specifications?|specs?|enhancements?|drafts?)';
const WRITING_VERBS =
  '(?:explain|describe|include|contain|state|list|specify|outline|provide|discuss|detail|define|mention|show|address|cover|summari[sz]e|be)';

/** Whole sentences in lower case, without their full stop, that are addressed to the author. */
const INSTRUCTIONS: readonly RegExp[] = [
  // A verb of writing, with what is to be written.
  new RegExp(
    `^${REQUEST_LEAD}(?:describe|explain|detail|discuss|outline|summari[sz]e|elaborate|enumerate|articulate)(?: on| upon)? (?:the|how|why|what|any|your|in|at|this|these|an?|each|all|when|where|who|which|whether|potential|possible|relevant|other|and|both)\\b`,
  ),
  new RegExp(`^${REQUEST_LEAD}list (?:out |here |any\\b|your\\b|[^,]{0,40}\\b${DOCUMENT_NOUNS}\\b)`),
  new RegExp(
    `^${REQUEST_LEAD}(?:consider (?:the following|how|whether|any|what|if|including|adding|both)|think (?:about|of|through|broadly)|be (?:specific|clear|sure|concise|precise|as specific|as detailed|explicit)|fill (?:in|out)|write (?:down |a |an |one |about |your )|go (?:in ?to|over|through)|talk about|call out|pick (?:one|any)|choose (?:one|any)|delete (?:the rest|this|these|those|any|all)|justify|motivate|focus on|keep (?:it|this) (?:short|brief|simple|concise|high)|feel free|do not forget|don[’']t forget|make sure (?:to|that|you|this)|remember to|try to|aim (?:for|to))\\b`,
  ),
  new RegExp(
    `^${REQUEST_LEAD}(?:provide|give|include|write|insert|enter|add) (?:an?|any|some|the|enough|sufficient|as much|your)? ?(?:short |brief |high-level |concise |detailed |clear |few |further |more |relevant )*(?:overview|background|context|rationale|justification|explanation|paragraphs?|sentences?|details?)\\b`,
  ),
  // A verb that a goal may begin with as well: only with the document itself as its object.
  new RegExp(
    `^${REQUEST_LEAD}(?:provide|give|include|add|identify|define|document|specify|state|show|link|reference|refer|replace|delete|remove|use|insert|enter|indicate|name|note|mention|ensure|compare|address|evaluate|estimate|record|capture|keep|highlight|update|answer|detail|put)\\b.{0,160}\\b${THIS_DOCUMENT}(?![\\p{L}])`,
    'u',
  ),
  /^please\b/,
  /\b(?:this|the|each) (?:[\p{L}-]+ ){0,3}section (?:is|should|must|may|might|could|can|describes|contains|will|needs|has to|lists|explains|covers|provides|outlines|details|serves|captures|documents|gives|shows|also)\b/u,
  /\bsection (?:is |are )?(?:not |only )?(?:required|optional|needed|mandatory|necessary)\b/,
  /^(?:use|complete|fill|delete|remove|skip|omit|leave|keep) (?:in |out )?(?:this|the) section\b/,
  /^this (?:might|may|could|would) be an? (?:good|great|nice) (?:place|spot)\b/,
  /^(?:this|here) is (?:where|the place|the (?:technical|main|core) (?:portion|part)|your (?:chance|opportunity)|an? (?:good|great) place|a list of (?:the )?things)\b/,
  /^(?:the )?(?:idea|goal|purpose|intent|aim) (?:here |of this section )is to\b/,
  /^(?:the )?(?:idea|goal|purpose|intent|aim) is to (?:describe|explain|come up|think|convince)\b/,
  /^(?:the )?(?:idea|goal|purpose|intent|aim) is to .*\b(?:arguments?|readers?|reviewers?|this (?:section|proposal|enhancement|document))\b/,
  /^(?:this|it|these|they|the (?:description|summary|explanation|text|answer|list)) (?:should|must|may|can|could|might) (?:also |then |be a(?:n)? .{0,40}that )?(?:include|describe|cover|contain|explain|outline|mention|discuss|list|answer|address|be (?:as |no |at |a short|a brief|a high|one |two |written|filled|described|defined|listed|understandable|concise|short|brief|an? (?:[\p{L}-]+ ){0,4}(?:description|summary|version|explanation|overview|list|paragraph|sentence|statement|account|title)))/u,
  /^(?:(?:an? )?(?:short|brief|concise|one[- ](?:paragraph|sentence|line)|high-level)(?: but [\p{L}-]+)?(?: \([^)]*\))?,? (?:[\p{L}-]+ )?(?:paragraph|sentence|description|summary|overview|explanation|statement|introduction)|one (?:or two )?(?:paragraphs?|sentences?)|a few sentences|\d(?:[-–]\d)? (?:paragraphs|sentences))\b/u,
  /^(?:optional|required|mandatory|recommended)(?:$|[,:.] |\b.{0,20}(?:section|field)\b)/,
  /^(?:(?:an? )?examples?|some examples|a few examples|things to consider|questions? to (?:consider|answer)|guidelines?|instructions?|hints?|tips?)\b.{0,60}(?::|\b(?:include|of what|of how|of marking|might be|could be|would be)\b)/,
  /^(?:add|remove|repeat|duplicate|copy|delete|extend) (?:more |additional |further |this |these |extra |or ).{0,60}\b(?:as needed|as necessary|if needed|as required|below|above|for each)\b/,
  new RegExp(
    `^${REQUEST_LEAD}(?:define|provide|identify|state|specify) (?:the |any |your |clear )?(?:[\\p{L}-]+ ){0,2}(?:${DOCUMENT_NOUNS}|criteria)$`,
    'u',
  ),
  new RegExp(`^${REQUEST_LEAD}define what .{1,60} means?(?:$| by )`),
  // Documents of this kind in general, or their reader.
  new RegExp(
    `^(?:all|every|any|each|other|most|some) (?:[\\p{L}-]+ ){0,2}${DOCUMENT_KINDS}\\b.*\\b(?:must|should|may|can|shall|need)\\b`,
    'u',
  ),
  new RegExp(
    `^(?:the|an?|initial|first) (?:initial |first )?(?:${DOCUMENT_KINDS}|authors?) (?:must|should|may|can|shall|needs? to) (?:also |then )?(?:${WRITING_VERBS}|keep)\\b`,
  ),
  new RegExp(`\\b${DOCUMENT_KINDS}\\b.*\\b(?:may|will|can) be (?:rejected|closed|returned)\\b`),
  new RegExp(
    `\\b(?:is|are) (?:mandatory|required|optional) (?:for|in) (?:all |any |every |each )?${DOCUMENT_KINDS}\\b`,
  ),
  /\b(?:include|contain|have) an? (?:[\p{L}-]+ )?section (?:that|which|on|about|for|called|describing)\b/u,
  /^an? (?:[\p{L}-]+ )?section (?:that|which|on|about|for|describing|containing)\b/u,
  /^if (?:an?|the|your) (?:[\p{L}-]+ )?(?:eip|rfc|kep|adr|pep|enhancement) (?:does not|doesn[’']t|is not|isn[’']t|has no|cannot)\b/u,
  new RegExp(
    `^if (?:an?|the|your) (?:[\\p{L}-]+ )?${DOCUMENT_KINDS} (?:does not|doesn[’']t|is not|isn[’']t|has no|cannot)\\b.*\\b(?:it|you|they|authors?) (?:can|may|should|must) (?:${WRITING_VERBS}|propose|omit|skip|say)\\b`,
    'u',
  ),
  new RegExp(
    `^the reasons? (?:why )?(?:this|the|your) (?:decision|${DOCUMENT_KINDS})(?: or ${DOCUMENT_KINDS})? (?:is|are) (?:required|needed|necessary)$`,
  ),
  /^(?:someone|a reader|readers|the reader|reviewers|anyone) should be able to\b/,
  /^imagine (?:you|an?|that|how|what)\b/,
  /^these are (?:[\p{L}-]+ ){0,3}(?:examples|suggestions|hints|guidelines)\b/u,
  /^if .{1,200}\bconsider (?:adding|including|using|splitting|moving|putting|linking)\b/,
  /^no need to\b/,
  /^(?:anything|everything) (?:you|that (?:would|could|might|should))\b/,
];

/** As two patterns: those for the beginning of a sentence are tried only there, which saves most of their cost. */
const INSTRUCTION_STARTS = unionPattern(INSTRUCTIONS.filter(({ source }) => source.startsWith('^')));
const INSTRUCTION_PARTS = unionPattern(INSTRUCTIONS.filter(({ source }) => !source.startsWith('^')));

export function unionPattern(rows: readonly RegExp[]): RegExp {
  return new RegExp(rows.map(({ source }) => `(?:${source})`).join('|'), 'u');
}

/** Continues an instruction: it is about writing, gives an example, or says what else may be written. */
const CONTINUATION =
  /^(?:for example|for instance|e\.g\.|examples? include|such as|that (?:generally )?means|in particular|ideally|otherwise|alternatively|if (?:applicable|so|not|none|there are none|you|yes|no))\b|\b(?:might|may|could|can) include\b|(?<![\p{L}])(?:you|your|author|authors|reader|readers|reviewer|reviewers|approvers|this section|the section|template|this should|it should|should (?:be|include|describe|cover|contain|explain|mention|list|answer|address)|listing these|here)(?![\p{L}])/u;

/** Shows that a sentence is about something real: code, a number, a name with a capital inside. */
const SPECIFIC = /`|\d|https?:|[a-zß-ÿ][A-ZÀ-Þ]/;

export function isSpecific(sentence: string): boolean {
  return SPECIFIC.test(sentence);
}

/** `sentence`: plain text with its full stop; `title`: the section's. */
export function moodOf(sentence: string, title: string): Mood {
  if (sentence.length > MAX_SENTENCE_LENGTH) return 'states';
  if (/\?[)"”’*_\s]*$/.test(sentence)) return 'asks';
  const text = withoutWrapping(sentence).toLowerCase().replace(LABEL, '');
  if (ASKS_UNMARKED.test(text) && /\.[)*_\s]*$/.test(sentence)) return 'asks';
  if (INSTRUCTION_STARTS.test(text) || INSTRUCTION_PARTS.test(text) || mentionsTitle(text, title)) return 'instructs';
  return !isSpecific(sentence) && CONTINUATION.test(text) ? 'goes-on' : 'states';
}

/**
 * A question that ends with a full stop; a second verb would make it a statement ("What the fee is is …"), unless it
 * belongs to a condition.
 */
const ASKS_UNMARKED =
  /^(?:what|which|how|who) (?:is|are|was|were|will|would|do|does|did|can|could|should) (?:the|some|any|your|this|these|those|we|you|it|there)\b(?!(?:(?!\bif\b).)*\b(?:is|are|was|were|be|as follows)\b)[^:;]*$/;
const LABEL = /^(?:note|hint|tip|important|action required|instructions?): ?/;
const OPENING = /[(*_"“]/;
const CLOSING = /[.!:;)\s*_]/;

/** A sentence without brackets, quotes and emphasis at both ends. */
function withoutWrapping(sentence: string): string {
  let from = 0;
  let to = sentence.length;
  while (from < to && OPENING.test(sentence.charAt(from))) from++;
  while (to > from && CLOSING.test(sentence.charAt(to - 1))) to--;
  return sentence.slice(from, to);
}

const MAX_SENTENCE_LENGTH = 600;
/** Shorter titles are words that any sentence may contain. */
const MIN_TITLE_LENGTH = 10;

function mentionsTitle(text: string, title: string): boolean {
  const own = title.toLowerCase();
  if (ABOUT_SECTION.test(text) && text.startsWith(`the ${own} `)) return true;
  return title.length >= MIN_TITLE_LENGTH && /\b(?:section|should|used to|must be)\b/.test(text) && text.includes(own);
}

const ABOUT_SECTION =
  /^the (?:[\p{L}-]+ ){1,4}(?:section |should |must |fleshes |explains |describes |contains |includes |provides |lists |outlines )/u;

/**
 * Words, Markdown as written, that name a topic and state nothing about it: no verb, no number. Code and the target
 * of a reference are names like others, unless something is said of the code ("`FEE`: what a member pays").
 */
export function isTopic(words: string): boolean {
  return (
    !/`[*_]*(?:\s*[:=(]|\s+[-–—]\s)/.test(words) &&
    !SPECIFIC.test(words.replace(/`[^`]*`|\]\[[^\]]*\]/g, '')) &&
    !/\b(?:we|our|i|will|is|are|was|were|has|have|had|does|do|can|must)\b/i.test(words)
  );
}

/** An instruction whose list names topics: "Consider the following in …:", "This might include:". */
export function leadsToTopics(text: string): boolean {
  return /\b(?:consider|think about|(?:might|may|could|can) include|examples?|such as|that (?:generally )?means)\b[^.]*:[*_\s]*$/i.test(
    text,
  );
}

const SENTENCE_END = /[.!?…;]["”’)*_]?\s+(?!\p{Ll})/gu;

/** One after another, on demand. */
export function* sentencesOf(statement: string): Generator<string> {
  let from = 0;
  for (const end of statement.matchAll(SENTENCE_END)) {
    const to = end.index + end[0].length;
    yield statement.slice(from, to).trim();
    from = to;
  }
  const rest = statement.slice(from).trim();
  if (rest !== '') yield rest;
}
