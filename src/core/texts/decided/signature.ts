import { groupBy } from '../../base/group-by.ts';
import { plural } from '../../english/plural.ts';
import { questionPath } from '../../facts/paths.ts';
import { decidedByWords, saidByWords } from '../../facts/speaker.ts';
import type { Decision, Response, Signed } from '../../facts/types.ts';
import { escapeMarkdown } from '../../spec/escape.ts';
import type { QuestionView } from '../../workspace/workspace.ts';

/** Links on one line; the others are found in `questions/`. */
const MAX_LINKS = 4;

interface SignedDecision {
  readonly view: QuestionView;
  readonly decision: Decision;
}

/**
 * Who decided the text above, when, on whose word and against whom, with links to the questions. What one person
 * decided is one line; what the same people disagree with has its own line.
 */
export function signatureOf(views: readonly QuestionView[]): string {
  const signed = views.flatMap((view) => (view.decision ? [{ view, decision: view.decision }] : []));
  const lines = [...groupBy(signed, groupKey).values()].map(
    (all) => `${signatureLine(all)} · ${links(all.map(({ view }) => view.question.id))}`,
  );
  return lines.length === 0 ? '' : `<sub>${lines.join('<br>')}</sub>`;
}

function groupKey({ view, decision }: SignedDecision): string {
  return [VERBS[decision.result.outcome], decidedBy(decision), revisitWords(decision), speakerNames(view.dissent)].join(
    '\n',
  );
}

function links(ids: readonly string[]): string {
  const shown = ids.slice(0, MAX_LINKS).map((id) => `[${id}](${questionPath(id)})`);
  const more = ids.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function signatureLine(signed: readonly SignedDecision[]): string {
  const [first] = signed;
  if (!first) return '';
  const { decision, view } = first;
  const heard = speakerNames(signed.flatMap(restsOn));
  const against = plural(view.dissent.length, 'disagrees', 'disagree');
  return [
    `${VERBS[decision.result.outcome]} by ${decidedBy(decision)} ${days(signed)}`,
    ...(revisitWords(decision) ? [revisitWords(decision)] : []),
    ...(heard === '' ? [] : [`based on what ${heard} said`]),
    ...(view.dissent.length > 0 ? [`${speakerNames(view.dissent)} ${against}`] : []),
  ].join('; ');
}

function days(signed: readonly SignedDecision[]): string {
  const all = signed.map(({ decision }) => decision.at.slice(0, 10)).sort();
  const [first = '', last = first] = [all[0], all.at(-1)];
  return first === last ? `on ${first}` : `between ${first} and ${last}`;
}

function revisitWords({ result }: Decision): string {
  return result.outcome === 'assumed' ? `to be checked again on ${result.revisit}` : '';
}

function restsOn({ view: { responses, replaced }, decision }: SignedDecision): readonly Response[] {
  const all = new Map([...replaced, ...responses].map((response) => [response.id, response]));
  return decision.restsOn.flatMap((id) => all.get(id) ?? []);
}

const VERBS = {
  decided: 'Decided',
  assumed: 'Assumed',
  deferred: 'Deferred',
  'not-applicable': 'Decided',
  withdrawn: 'Withdrawn',
} as const;

function speakerNames(responses: readonly Response[]): string {
  return [...new Set(responses.map((said) => escapeMarkdown(saidByWords(said))))].join(', ');
}

function decidedBy(decision: Signed): string {
  return escapeMarkdown(decidedByWords(decision));
}
