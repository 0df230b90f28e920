import { capital, uncapitalised } from '../../../english/capital.ts';
import { saidByWords } from '../../../facts/signed-words.ts';
import type { Reaction, Reply } from '../../../facts/types.ts';
import { escapeMarkdown } from '../../../spec/escape.ts';
import { valueMarkdown } from '../../../texts/decided/answer-text.ts';
import { CONSENT_WORDS } from '../../../workspace/questions/consent-words.ts';
import { replyWords } from '../../../workspace/questions/stale.ts';
import type { QuestionView } from '../../../workspace/workspace.ts';
import type { Side, Talk } from '../types.ts';
import { beforeWords, decisionWords, otherWords, pollWords, speakersWords } from '../words.ts';
import { bulleted, linkTo, quoted } from './parts.ts';

/** What was said about one question: first what became of it, then who said what. */
export function talkText(talk: Talk): string {
  const { view, sides, round } = talk;
  return [
    `### ${linkTo(view.question)}`,
    round === null ? '' : pollWords(round),
    outcomeText(talk),
    ...sides.map((side) => sideText(side, talk)),
    bulleted(remarks(talk)),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function outcomeText({ view, decision, restsOn, against }: Talk): string {
  const inForce = view.decision;
  if (!inForce) return '';
  const before = decision === null ? ` before, on ${inForce.at.slice(0, 10)}` : '';
  const heard = restsOn.length > 0 ? `, on what ${speakersWords(restsOn)} said` : '';
  const dissent = against.length > 0 ? `; ${speakersWords(against)} said otherwise` : '';
  const words = `**${escapeMarkdown(decisionWords(inForce))}${before}**${escapeMarkdown(`${heard}${dissent}.`)}`;
  const { result } = inForce;
  return 'value' in result
    ? `${words}\n\n${quoted(valueMarkdown(result.value, view.question.shape))}`
    : words;
}

/** The answer that was decided stands above already. */
function sideText({ reply, by, reactions, decided }: Side, { view }: Talk): string {
  const who = capital(escapeMarkdown(speakersWords(by)));
  const takes = bulleted(reactions.map(stanceText));
  const said = decided ? `${who} said so.` : `${who} said:\n\n${quoted(replyMarkdown(reply, view))}`;
  return takes === '' ? said : `${said}\n\n${takes}`;
}

function replyMarkdown(reply: Reply, { question }: QuestionView): string {
  if (reply.says === 'value') return valueMarkdown(reply.value, question.shape);
  const why = reply.says === 'not-applicable' ? reply.why : '';
  return why ? `Does not apply: ${escapeMarkdown(why)}` : 'Does not apply.';
}

function stanceText(reaction: Reaction): string {
  const { stand, reason } = reaction;
  const words = `${escapeMarkdown(saidByWords(reaction))} ${CONSENT_WORDS[stand].one}`;
  return reason === '' ? words : `${words}: “${escapeMarkdown(reason)}”`;
}

function remarks(talk: Talk): readonly string[] {
  const { view, others, replaced, earlier } = talk;
  return [
    ...others.map((response) =>
      escapeMarkdown(capital(`${speakersWords([response])} ${otherWords(response, view)}.`)),
    ),
    ...replaced.map((response) =>
      escapeMarkdown(
        `${beforeWords(response, talk)}, ${saidByWords(response)}: ${replyWords(response.reply, view.question)}`,
      ),
    ),
    ...earlier.map((decision) => escapeMarkdown(`Before that, ${uncapitalised(decisionWords(decision))}`)),
  ];
}
