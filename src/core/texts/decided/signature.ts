import { groupBy } from '../../base/group-by.ts';
import { plural } from '../../english/plural.ts';
import { isAssumed } from '../../facts/is-assumed.ts';
import { questionPath } from '../../facts/paths.ts';
import { decidedByWords, saidByWords } from '../../facts/speaker.ts';
import type { Decision, Response, Signed } from '../../facts/types.ts';
import { escapeMarkdown } from '../../spec/escape.ts';
import type { QuestionView } from '../../workspace/workspace.ts';
import type { DecidedPassage } from './answer-text.ts';

/** Links of a short signature; a long one has one for each passage. The others are found in `questions/`. */
const MIN_LINKS = 4;

interface SignedDecision {
  readonly view: QuestionView;
  readonly decision: Decision;
}

/** What the same people decided, on the same words and against the same people. */
type Signature = readonly SignedDecision[];

/**
 * The passages of a point as Markdown, and below them who decided, when, on whose word and against whom, with links to
 * the questions. Where there are several such signatures they are numbered, and each passage names its own.
 */
export function signedPassages(passages: readonly DecidedPassage[]): string {
  const signatures = signaturesOf(passages);
  const leading = new Set(passages.flatMap(({ views }) => views.slice(0, 1).map(({ question }) => question.id)));
  const isNumbered = signatures.length > 1;
  const lines = signatures.map(
    (all, at) => `${isNumbered ? `${at + 1} ` : ''}${signatureLine(all)} · ${links(all, leading)}`,
  );
  return [
    ...passages.map((passage) => {
      const text = passageText(passage);
      const own = signatures.flatMap((all, at) => (all.some(({ view }) => passage.views.includes(view)) ? at + 1 : []));
      return isNumbered && own.length > 0 ? withReference(text, own.join(', ')) : text;
    }),
    ...(lines.length > 0 ? [`<sub>${lines.join('<br>')}</sub>`] : []),
  ].join('\n\n');
}

function passageText({ ask, text }: DecidedPassage): string {
  return ask === undefined ? text : `**${escapeMarkdown(ask)}**\n\n${text}`;
}

const CAPTION = /^\*\*.+\*\*(?=\n|$)/u;
/** Nothing can be put on the last line of these. */
const TABLE_OR_CODE = /(?:\||```)$/u;

/** Who decided it, as a number after the caption, or else after the last words. */
function withReference(text: string, numbers: string): string {
  const mark = `<sup>${numbers}</sup>`;
  if (CAPTION.test(text)) return text.replace(CAPTION, (words) => `${words} ${mark}`);
  return `${text}${TABLE_OR_CODE.test(text) ? '\n\n' : ' '}${mark}`;
}

function signaturesOf(passages: readonly DecidedPassage[]): readonly Signature[] {
  const views = new Set(passages.flatMap((passage) => passage.views));
  const signed = [...views].flatMap((view) => (view.decision ? [{ view, decision: view.decision }] : []));
  return [...groupBy(signed, groupKey).values()];
}

function groupKey(signed: SignedDecision): string {
  const { view, decision } = signed;
  return [
    verbOf(decision),
    decidedBy(decision),
    revisitWords(decision),
    speakerNames(view.dissent),
    speakerNames(restsOn(signed)),
  ].join('\n');
}

/** Links to the questions, those first that lead a passage. */
function links(signature: Signature, leading: ReadonlySet<string>): string {
  const ids = signature.map(({ view }) => view.question.id);
  const [first, others] = [ids.filter((id) => leading.has(id)), ids.filter((id) => !leading.has(id))];
  const shown = [...first, ...others].slice(0, Math.max(MIN_LINKS, first.length));
  const more = ids.length - shown.length;
  return `${shown.map((id) => `[${id}](${questionPath(id)})`).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function signatureLine(signed: Signature): string {
  const [first] = signed;
  if (!first) return '';
  const { decision, view } = first;
  const heard = speakerNames(signed.flatMap(restsOn));
  const against = plural(view.dissent.length, 'disagrees', 'disagree');
  return [
    `${verbOf(decision)} by ${decidedBy(decision)} ${days(signed)}`,
    ...(revisitWords(decision) ? [revisitWords(decision)] : []),
    ...(heard === '' ? [] : [`based on what ${heard} said`]),
    ...(view.dissent.length > 0 ? [`${speakerNames(view.dissent)} ${against}`] : []),
  ].join('; ');
}

function days(signed: Signature): string {
  const all = signed.map(({ decision }) => decision.at.slice(0, 10)).sort();
  const [first = '', last = first] = [all[0], all.at(-1)];
  return first === last ? `on ${first}` : `between ${first} and ${last}`;
}

function revisitWords({ result }: Decision): string {
  if (!isAssumed(result)) return '';
  const { usual, revisit } = result;
  const because = usual ? `usual, because ${escapeMarkdown(`${usual.because} (${usual.source})`)}; ` : '';
  return `${because}to be checked again on ${revisit}`;
}

function restsOn({ view: { responses, replaced }, decision }: SignedDecision): readonly Response[] {
  const all = new Map([...replaced, ...responses].map((response) => [response.id, response]));
  return decision.restsOn.flatMap((id) => all.get(id) ?? []);
}

function verbOf({ result }: Decision): string {
  return isAssumed(result) ? VERBS.assumed : VERBS[result.outcome];
}

const VERBS = {
  decided: 'Decided',
  assumed: 'Assumed',
  deferred: 'Put off',
  'not-applicable': 'Decided',
  withdrawn: 'Withdrawn',
} as const;

function speakerNames(responses: readonly Response[]): string {
  return [...new Set(responses.map((said) => escapeMarkdown(saidByWords(said))))].join(', ');
}

function decidedBy(decision: Signed): string {
  return escapeMarkdown(decidedByWords(decision));
}
