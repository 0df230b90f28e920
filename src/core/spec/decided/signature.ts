import { questionPath } from '../../facts/paths.ts';
import type { Decision, Response } from '../../facts/types.ts';
import { grouped } from '../../grouped.ts';
import type { QuestionView } from '../../workspace.ts';
import { escapeMarkdown } from '../escape.ts';

/** Links a signature names; the others are found in `questions/`. */
const MOST = 6;

/** Who decided what stands above, when, on whose word and against whom, with links to the questions. */
export function signatureOf(views: readonly QuestionView[]): string {
  const decided = views.flatMap((view) => (view.decision ? [{ view, decision: view.decision }] : []));
  const acts = grouped(decided, ({ view, decision }) => clauses(view, decision).join('; '));
  const lines = [...acts].map(
    ([words, all]) => `${words} · ${links(all.map(({ view }) => view.question.id))}`,
  );
  return lines.length === 0 ? '' : `<sub>${lines.join('<br>')}</sub>`;
}

function links(ids: readonly string[]): string {
  const shown = ids.slice(0, MOST).map((id) => `[${id}](${questionPath(id)})`);
  const more = ids.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function clauses({ responses, replaced, dissent }: QuestionView, decision: Decision): readonly string[] {
  const all = new Map([...replaced, ...responses].map((response) => [response.id, response]));
  const rests = decision.restsOn.flatMap((id) => all.get(id) ?? []);
  return [
    `${VERBS[decision.result.outcome]} by ${speaker(decision)} on ${decision.at.slice(0, 10)}`,
    ...(decision.result.outcome === 'assumed' ? [`to be looked at again on ${decision.result.revisit}`] : []),
    ...(rests.length > 0 ? [`on what ${names(rests)} said`] : []),
    ...(dissent.length > 0 ? [`${names(dissent)} ${dissent.length === 1 ? 'disagrees' : 'disagree'}`] : []),
  ];
}

const VERBS = {
  decided: 'Decided',
  assumed: 'Assumed',
  deferred: 'Deferred',
  'not-applicable': 'Decided',
  withdrawn: 'Withdrawn',
} as const;

function names(responses: readonly Response[]): string {
  return [...new Set(responses.map(speaker))].join(', ');
}

function speaker({ by }: { readonly by: { readonly name: string; readonly role: string } }): string {
  return escapeMarkdown(by.role ? `${by.name} (${by.role})` : by.name);
}
