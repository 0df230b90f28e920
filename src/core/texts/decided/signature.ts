import { grouped } from '../../base/grouped.ts';
import { plural } from '../../english/plural.ts';
import { questionPath } from '../../facts/paths.ts';
import { decidedByWords, saidByWords } from '../../facts/speaker.ts';
import type { Decision, Response, Signed } from '../../facts/types.ts';
import { escapeMarkdown } from '../../spec/escape.ts';
import type { QuestionView } from '../../workspace/workspace.ts';

/** Links on one line; the others are found in `questions/`. */
const MOST = 4;

interface Act {
  readonly view: QuestionView;
  readonly decision: Decision;
}

/**
 * Who decided the text above, when, on whose word and against whom, with links to the questions. What one person
 * decided is one line; what the same people disagree with has its own line.
 */
export function signatureOf(views: readonly QuestionView[]): string {
  const acts = views.flatMap((view) => (view.decision ? [{ view, decision: view.decision }] : []));
  const lines = [...grouped(acts, lineOf).values()].map(
    (all) => `${wordsOf(all)} · ${links(all.map(({ view }) => view.question.id))}`,
  );
  return lines.length === 0 ? '' : `<sub>${lines.join('<br>')}</sub>`;
}

function lineOf({ view, decision }: Act): string {
  return [VERBS[decision.result.outcome], decidedBy(decision), lookedAtAgain(decision), names(view.dissent)].join('\n');
}

function links(ids: readonly string[]): string {
  const shown = ids.slice(0, MOST).map((id) => `[${id}](${questionPath(id)})`);
  const more = ids.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function wordsOf(acts: readonly Act[]): string {
  const [first] = acts;
  if (!first) return '';
  const { decision, view } = first;
  const heard = names(acts.flatMap(restsOn));
  const against = plural(view.dissent.length, 'disagrees', 'disagree');
  return [
    `${VERBS[decision.result.outcome]} by ${decidedBy(decision)} ${days(acts)}`,
    ...(lookedAtAgain(decision) ? [lookedAtAgain(decision)] : []),
    ...(heard === '' ? [] : [`on what ${heard} said`]),
    ...(view.dissent.length > 0 ? [`${names(view.dissent)} ${against}`] : []),
  ].join('; ');
}

function days(acts: readonly Act[]): string {
  const all = acts.map(({ decision }) => decision.at.slice(0, 10)).sort();
  const [first = '', last = first] = [all[0], all.at(-1)];
  return first === last ? `on ${first}` : `between ${first} and ${last}`;
}

function lookedAtAgain({ result }: Decision): string {
  return result.outcome === 'assumed' ? `to be looked at again on ${result.revisit}` : '';
}

function restsOn({ view: { responses, replaced }, decision }: Act): readonly Response[] {
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

function names(responses: readonly Response[]): string {
  return [...new Set(responses.map((said) => escapeMarkdown(saidByWords(said))))].join(', ');
}

function decidedBy(decision: Signed): string {
  return escapeMarkdown(decidedByWords(decision));
}
