import { groupBy } from '../../base/group-by.ts';
import { capitalize } from '../../english/capitalize.ts';
import { joinWords } from '../../english/lists.ts';
import { plural } from '../../english/plural.ts';
import { isAssumed } from '../../facts/is-assumed.ts';
import { decidedByWords, saidByWords } from '../../facts/speaker.ts';
import type { Decision, Response } from '../../facts/types.ts';
import type { NamePolicy } from '../../facts/walkthrough/types.ts';
import type { QuestionStatus } from '../../workspace/questions/question-state.ts';
import { couldStillKnow } from '../../workspace/questions/rank-for-people.ts';
import type { Poll } from '../../workspace/walkthroughs/walkthrough-view.ts';
import type { QuestionView } from '../../workspace/workspace.ts';
import { ITEM_KINDS } from './inventory.ts';
import type { ItemChange } from './product-changes.ts';
import type { Discussion, PositionView } from './types.ts';

/** "Ann (Finance), Bob and 2 anonymous". */
export function speakersWords(responses: readonly Response[]): string {
  const named = responses.filter(({ anonymous }) => !anonymous).map(saidByWords);
  const unnamed = responses.length - named.length;
  const all = [
    ...new Set(named),
    ...(unnamed > 0 ? [plural(unnamed, 'one anonymous person', '# anonymous people')] : []),
  ];
  return joinWords(all);
}

/** Who gives an answer, as a heading of it: “Ann (Finance) said:”, “Anonymous:”. */
export function authorsHead(by: readonly Response[]): string {
  if (by.length === 1 && by[0]?.anonymous) return 'Anonymous:';
  return `${capitalize(speakersWords(by))} said:`;
}

/** Headings of the minutes by what became of a question, in order. */
const STATUS_HEADS: readonly (readonly [status: QuestionStatus, head: string])[] = [
  ['decided', 'Decided'],
  ['assumed', 'Assumed'],
  ['deferred', 'Put off'],
  ['not-applicable', 'Does not apply'],
  ['contested', 'Contested, not decided'],
  ['stale', 'Check again'],
  ['answered', 'Said, not decided'],
  ['open', 'Still open'],
  ['parked', 'No longer asked'],
];

/** Discussions by what became of their questions; statuses without any are left out. */
export function discussionsByStatus(discussions: readonly Discussion[]) {
  const byStatus = groupBy(discussions, ({ view }) => view.status);
  return STATUS_HEADS.flatMap(([status, head]) => {
    const discussions = byStatus.get(status) ?? [];
    return discussions.length === 0 ? [] : [{ head, status, discussions }];
  });
}

const NAMES_WORDS: Readonly<Record<NamePolicy, string>> = {
  signed: '',
  free: ', with or without a name',
  unsigned: ', without names',
};

export function pollWords({ hidden, names }: Poll): string {
  return `Asked of everybody${hidden ? ', with answers hidden until the reveal' : ''}${NAMES_WORDS[names]}.`;
}

const OUTCOME_WORDS: Readonly<Record<Decision['result']['outcome'], string>> = {
  decided: 'Decided',
  assumed: 'Assumed',
  deferred: 'Put off',
  'not-applicable': 'Marked as not applicable',
  withdrawn: 'Withdrawn',
};

/** Who decided, with the day to look again and the reason without its full stop; the value is shown separately. */
export function decisionWords(decision: Decision): string {
  const { result } = decision;
  const assumed = isAssumed(result) && result.outcome === 'not-applicable';
  const words = `${assumed ? 'Assumed not to apply' : OUTCOME_WORDS[result.outcome]} by ${decidedByWords(decision)}`;
  switch (result.outcome) {
    case 'assumed':
      return `${words}, to be checked again on ${result.revisit}`;
    case 'deferred':
      return `${words}: ${result.owner} answers by ${result.until}`;
    case 'not-applicable':
    case 'withdrawn':
      return result.reason ? `${words}: ${result.reason.replace(/[.\s]+$/u, '')}` : words;
    case 'decided':
      return words;
  }
}

/** The words for a person who does not know or will answer later, with who else could know. */
export function noAnswerWords({ reply }: Response, view: QuestionView): string {
  if (reply.says === 'pass') {
    const next = couldStillKnow(view);
    return next.length === 0 ? 'does not know' : `does not know; ${joinWords(next)} could`;
  }
  if (reply.says === 'unknown') return reply.who ? `does not know; ask ${reply.who}` : 'does not know';
  if (reply.says !== 'later') return '';
  const who = reply.owner ? `: ${reply.owner}` : '';
  return `will answer later${who}${reply.until ? `${who ? ',' : ''} by ${reply.until}` : ''}`;
}

/** The words for when a replaced answer was given. */
export function replacedWords({ id }: Response, { validWhenShown }: Discussion): string {
  return validWhenShown.has(id) ? 'At the reveal' : 'Before that';
}

/** Whether an answer has the same authors as what the decision already says it rests on. */
export function isCited(side: PositionView, { restsOn }: Discussion): boolean {
  return side.decided && speakersWords(side.by) === speakersWords(restsOn);
}

export function changeLines(items: readonly ItemChange[]) {
  return [...groupBy(items, ({ is, kind, of }) => `${is} ${kind} ${of}`).values()].map((all) => ({
    head: all[0] ? headOf(all[0], all.length) : '',
    names: all.map(({ label, was }) => (was === '' ? label : `${was} → ${label}`)),
  }));
}

const CHANGE_HEADS: Readonly<Record<ItemChange['is'], string>> = {
  new: 'New',
  renamed: 'Renamed',
  changed: 'Changed',
  gone: 'Gone',
};

function headOf({ is, kind, of }: ItemChange, count: number): string {
  const [one, many] = ITEM_KINDS[kind];
  return `${CHANGE_HEADS[is]} ${plural(count, one, many)}${of === '' ? '' : ` of ${of}`}`;
}
