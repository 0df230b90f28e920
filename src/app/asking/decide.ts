import {
  checkValue,
  type DecidePayload,
  groundsOf,
  isEmptyValue,
  itemLabels,
  MAX_SETTLED,
  namingOf,
  type Outcome,
  positionsIn,
  type QuestionView,
  type Renaming,
  type Reply,
  resembles,
  type Signed,
  type Speaker,
  sameSpeaker,
  type Value,
} from '#core/index.ts';
import { announce } from '../kit/announcer.tsx';
import { draftStore } from '../session/drafts.ts';
import { normalizeInput } from '../shapes/number.tsx';
import { sendOnce } from '../workspace/send-once.ts';
import { workspaceStateNow } from '../workspace/store.ts';
import type { CommandResult } from '../workspace/workspace-snapshot.ts';
import { setProgress } from './receipt.tsx';
import { putBack } from './tried-answer.ts';

export interface DecideDraft {
  readonly outcome: 'decided' | 'assumed' | 'deferred' | 'not-applicable';
  /** Id of the response whose answer is decided; empty for own words; null while nothing is chosen. */
  readonly take: string | null;
  /** The answer in own words. */
  readonly value?: Value;
  readonly revisit: string;
  readonly owner: string;
  readonly until: string;
  readonly reason: string;
  readonly decider: string;
  readonly deciderRole: string;
  /** New names of items, by their earlier name; empty if the item is gone. */
  readonly renamed: Readonly<Record<string, string>>;
}

/** The edited fields of each draft, by question id; the others are as in `initialDraft`. */
export const decideDrafts = draftStore<Partial<DecideDraft>>('decide', {});

/** The different answers, each with the responses that gave it, the most shared first. */
export function answerOptions({ question, responses }: QuestionView) {
  return positionsIn(question, responses)
    .flatMap(({ reply, by }) =>
      reply.says === 'value' ? [{ take: by[0]?.id ?? '', value: reply.value, responses: by }] : [],
    )
    .sort((a, b) => b.responses.length - a.responses.length);
}

/** The outcome of a draft, or a sentence on what is missing. */
export function outcomeOf(draft: DecideDraft, view: QuestionView): Outcome | string {
  switch (draft.outcome) {
    case 'deferred':
      return deferredTo(draft);
    case 'not-applicable':
      return draft.reason.trim()
        ? { outcome: 'not-applicable', reason: draft.reason.trim() }
        : 'Say in a few words why it does not apply.';
    default: {
      const value = chosenValue(draft, view);
      if (value === undefined || isEmptyValue(value, view.question.shape)) return 'Choose an answer or type one.';
      const problem = checkValue(value, view.question.shape);
      if (problem) return problem;
      if (draft.outcome === 'decided') return { outcome: 'decided', value };
      return draft.revisit ? { outcome: 'assumed', value, revisit: draft.revisit } : 'Say when to look at it again.';
    }
  }
}

/** Put off to somebody and a day, or a sentence on what is missing. */
export function deferredTo({ owner, until }: Pick<DecideDraft, 'owner' | 'until'>): Outcome | string {
  if (!owner.trim()) return 'Say who will answer it.';
  if (!until) return 'Say by when it will be answered.';
  return { outcome: 'deferred', owner: owner.trim(), until };
}

/** The value that a draft would decide; undefined if it decides none. */
export function valueOfDraft(draft: DecideDraft, view: QuestionView): Value | undefined {
  return draft.outcome === 'decided' || draft.outcome === 'assumed' ? chosenValue(draft, view) : undefined;
}

function chosenValue({ take, value }: DecideDraft, view: QuestionView): Value | undefined {
  if (take === '') return value && normalizeInput(value, view.question.shape);
  return answerOptions(view).find((side) => side.take === take)?.value;
}

/** Who decides, and who writes the decision down if that is somebody else. */
export function signatureOf(
  { decider, deciderRole }: Pick<DecideDraft, 'decider' | 'deciderRole'>,
  me: Speaker,
): Pick<Signed, 'by' | 'writer'> {
  const by = { name: decider.trim(), role: deciderRole.trim() };
  return by.name === '' || sameSpeaker(by, me) ? { by: me } : { by, writer: me };
}

/** Settles a question or withdraws its decision, and leaves a receipt of that on the page. */
export async function settle(
  view: QuestionView,
  signed: Pick<Signed, 'by' | 'writer'>,
  result: Outcome,
  renamed: readonly Renaming[] = [],
): Promise<CommandResult> {
  const { id } = view.question;
  const payload = decidePayload(view, signed, result, renamed);
  const answer = await sendOnce(`decide.${id}`, { type: 'decide', payload }, [signed, result, renamed]);
  if (!answer.ok) return answer;
  putBack(id);
  // `trouble`: decided, but something that follows from it could not be written.
  const { raised, trouble = null } = answer;
  announce(trouble ?? DONE[result.outcome]);
  const isWithdrawn = result.outcome === 'withdrawn';
  setProgress(id, isWithdrawn ? null : { is: 'done', number: payload.number, raised: raised.length, trouble });
  return answer;
}

/** What many questions are settled with, each as the page shows it. */
export type Settled = readonly [view: QuestionView, result: Outcome];

export function settleOne([view, result]: Settled, by: Speaker): Promise<CommandResult> {
  return settle(view, { by }, result);
}

/**
 * Settles many questions in one press, a hundred at a time; what somebody else has settled meanwhile is left as it is.
 * Resolves to the last answer, or to the first refusal.
 */
export async function settleAll(all: readonly Settled[], by: Speaker): Promise<CommandResult | null> {
  let answer: CommandResult | null = null;
  for (let from = 0; from < all.length; from += MAX_SETTLED) {
    const some = all.slice(from, from + MAX_SETTLED);
    const payload = { by, all: some.map(([view, result]) => settledOf(view, result)) };
    const words = [by, some.map(([view, result]) => [view.question.id, result])];
    answer = await sendOnce('decide-all', { type: 'decide-all', payload }, words);
    if (!answer.ok) return answer;
    for (const [view, { outcome }] of some) {
      putBack(view.question.id);
      announce(answer.trouble ?? DONE[outcome]);
    }
  }
  return answer;
}

/** What a reply decides where it is decided at once; null: it gives no answer. */
export function outcomeOfReply(reply: Reply): Outcome | null {
  if (reply.says === 'value') return { outcome: 'decided', value: reply.value };
  if (reply.says === 'later' && reply.until !== '')
    return { outcome: 'deferred', owner: reply.owner, until: reply.until };
  return reply.says === 'not-applicable' ? { outcome: 'not-applicable', reason: reply.why } : null;
}

/** Decides on the answer that was just saved. */
export function settleOwn(before: QuestionView, by: Speaker, outcome: Outcome): Promise<CommandResult> {
  return settle(workspaceStateNow()?.workspace.question(before.question.id) ?? before, { by }, outcome);
}

/** What is said of a question once it is settled. */
const DONE: Readonly<Record<Outcome['outcome'], string>> = {
  decided: 'Decided, and written to SPEC.md.',
  assumed: 'Assumed, and written to SPEC.md as that.',
  deferred: 'Put off.',
  'not-applicable': 'Decided, and written to SPEC.md.',
  withdrawn: 'Withdrawn. The question is open again.',
};

function decidePayload(
  view: QuestionView,
  signed: Pick<Signed, 'by' | 'writer'>,
  result: Outcome,
  renamed: readonly Renaming[] = [],
): DecidePayload {
  return { ...signed, ...settledOf(view, result), ...(renamed.length > 0 ? { renamed } : {}) };
}

/** What settles a question or withdraws its decision; `seen` lists every response that was on the screen. */
function settledOf(view: QuestionView, result: Outcome) {
  const { question, responses, replaced } = view;
  const { restsOn, against } = groundsOf(question, responses, result);
  return {
    question: question.id,
    number: nextNumber(view),
    result,
    restsOn: restsOn.map(({ id }) => id),
    against: against.map(({ id }) => id),
    seen: [...responses, ...replaced].map(({ id }) => id),
  };
}

export function nextNumber({ decisions }: QuestionView): number {
  return (decisions.at(-1)?.number ?? 0) + 1;
}

const EMPTY_DRAFT: DecideDraft = {
  outcome: 'decided',
  take: null,
  revisit: '',
  owner: '',
  until: '',
  reason: '',
  decider: '',
  deciderRole: '',
  renamed: {},
};

/**
 * The initial draft: the current decision, else the one answer that all agree on; nothing is chosen where people
 * disagree.
 */
export function initialDraft(view: QuestionView): DecideDraft {
  const options = answerOptions(view);
  const start = { ...EMPTY_DRAFT, take: initialTake(view, options) };
  const currentResult = view.decision?.result;
  if (currentResult && 'value' in currentResult) return { ...start, ...currentResult };
  if (options.length > 0 || !currentResult || currentResult.outcome === 'withdrawn') return start;
  return { ...start, ...currentResult };
}

function initialTake({ question, responses, decision }: QuestionView, options: ReturnType<typeof answerOptions>) {
  const isInOwnWords = decision && 'value' in decision.result && decision.restsOn.length === 0;
  if (options.length === 0 || isInOwnWords) return '';
  const currentOption = options.find((side) => side.responses.some(({ id }) => decision?.restsOn.includes(id)));
  const only = positionsIn(question, responses).length === 1 ? options[0] : undefined;
  return (currentOption ?? only)?.take ?? null;
}

/** Names that a new answer drops while it adds others. Whoever decides says which ones are renamed. */
export function droppedNames({ question, decisions }: QuestionView, value: Value | undefined) {
  if (value === undefined || decisions.length === 0) return [];
  const { shape } = question;
  const naming = namingOf(decisions, shape);
  const now = itemLabels(value, shape);
  const fresh = now.filter((label) => !naming.find(label)?.here);
  if (fresh.length === 0) return [];
  const keptIds = new Set(now.flatMap((label) => naming.find(label)?.id ?? []));
  return naming.items.flatMap(({ id, label }, index) => {
    if (keptIds.has(id)) return [];
    const respelled = fresh.find((name) => resembles(label, name));
    const likely = respelled ?? fresh.find((name) => now.indexOf(name) === index) ?? '';
    return [{ from: label, candidates: fresh, likely }];
  });
}

export type DroppedNames = ReturnType<typeof droppedNames>;

/** The chosen renames; a dropped name without a new one is gone. */
export function chosenRenames(dropped: DroppedNames, chosen: Readonly<Record<string, string>>) {
  return dropped.flatMap(({ from, likely }) => {
    const to = Object.hasOwn(chosen, from) ? (chosen[from] ?? '') : likely;
    return to === '' ? [] : [{ from, to }];
  });
}
