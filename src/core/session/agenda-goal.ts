import { lowercaseFirst } from '../english/capitalize.ts';
import type { Kind } from '../spec/types.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A goal is made of the questions that are asked first, and of no more than people can keep in mind. */
const MAX_QUESTIONS = 3;
const MAX_PARTS = 2;
/** Characters of a goal that people can read at a glance. */
const MAX_LENGTH = 110;

/** Fallback by kind of point. */
const GOAL_BY_KIND: Readonly<Record<Exclude<Kind, 'other'>, string>> = {
  purpose: 'Know what it is for',
  screens: 'Know what the screens have to do',
  entities: 'Know what things it is about',
  states: 'Know what happens to each thing, and who moves it on',
  validation: 'Know what is accepted and what is not',
  roles: 'Know who may do what',
  calls: 'Know what goes to other systems and what comes back',
  errors: 'Know what people read when something goes wrong',
  constants: 'Know the numbers that everything depends on',
};

/** “What do you keep records of?” gives “Know what you keep records of”. */
export function suggestedGoal(point: string, questions: readonly string[], workspace: Workspace): string {
  const parts = questions
    .slice(0, MAX_QUESTIONS)
    .flatMap((id) => indirectQuestion(workspace.question(id)?.question.ask ?? '') ?? [])
    .slice(0, MAX_PARTS);
  for (let kept = parts.length; kept > 0; kept -= 1) {
    const goal = `Know ${parts.slice(0, kept).join(', and ')}`;
    if (goal.length <= MAX_LENGTH) return goal;
  }
  return goalOfPoint(point, workspace);
}

function goalOfPoint(id: string, workspace: Workspace): string {
  const { kind, title } = workspace.point(id)?.point ?? { kind: 'other', title: id };
  return kind === 'other' ? `Know what “${title}” has to say` : GOAL_BY_KIND[kind];
}

/**
 * How a direct question becomes an indirect one after “Know”. Questions with an auxiliary before the subject (“may it
 * wait”) are left out: a wrong form reads worse than none.
 */
const INDIRECT_FORMS: readonly (readonly [asked: RegExp, known: string])[] = [
  [/^((?:by |in |from )?(?:what|where|when|why|how|which [^“”]+?)) do (you|we|people|they) (.+)$/, '$1 $2 $3'],
  [/^(where|when|how) are (people|they|you) (.+)$/, '$1 $2 are $3'],
  [/^(what|where|when) is (“[^”]*”) (.+)$/, '$1 $2 is $3'],
  [/^(what|how|where|when) should it (.+)$/, '$1 it should $2'],
  [/^(which [^“”]+?) are there$/, '$1 there are'],
  [/^(how many(?: of “[^”]*”)?) are there (.+)$/, '$1 there are $2'],
  [/^(whose \w+ counts.*)$/, '$1'],
  [/^(who (?!else).+)$/, '$1'],
  [/^(what (?:goes|happens|happened|comes|leaves|moves|sets|stands|belongs|becomes|gives|makes) .+)$/, '$1'],
  [/^(what (?:else )?(?:can|must|has to|may|could) (?:still |never |not )?be .+)$/, '$1'],
  [/^(what (?:is (?:written|printed|left)|must never|would make) .+)$/, '$1'],
  [/^(which \w+) should (.+) have$/, '$1 $2 should have'],
  [/^(which (?:[^“” ]+ ){1,4}?(?:must|should|have to|belong|differ|could|go|say) .+)$/, '$1'],
];
/** An auxiliary before the subject. */
const INVERTED =
  /\b(?:must|could|may|can|should|does) (?:somebody|anybody|people|they|it|we|you|each|the|one person|“)/;
/** What comes before the question itself: “When two people disagree, who decides?”, “For each limit, what happens?”. */
const CONDITION =
  /^((?:(?:When|Where) (?!do|is |are |may |can )|If |While |(?:For|From|After|At|In) (?!wh|how))(?:“[^”]*”|[^,“]|, or [^,]*)*), (?!and |so )(.+)$/;

/** “What do you keep records of, and …?” as “what you keep records of”; null where the words are hard to change. */
function indirectQuestion(ask: string): string | null {
  const [, condition, rest] = CONDITION.exec(ask.trim()) ?? [];
  if (condition === undefined || rest === undefined) return toIndirect(firstClause(ask));
  if (!/^(?:When|If|While) /.test(condition)) return null;
  const known = toIndirect(firstClause(rest));
  return known && `${known} ${lowercaseFirst(condition)}`;
}

function toIndirect(clause: string): string | null {
  const asked = lowercaseFirst(clause);
  const turn = INDIRECT_FORMS.find(([before]) => before.test(asked));
  const known = turn ? asked.replace(...turn) : null;
  return known === null || INVERTED.test(known) ? null : known;
}

/** What follows a comma that begins another question; other commas are in a list. */
const NEXT_QUESTION =
  ', (?:and |or )?(?:(?:for|to|by|from) wh|who|what|how|which|when|where|if|even|step by|such as|is|do|does|only|the)';
const FIRST_CLAUSE = new RegExp(`^(?:“[^”]*”|(?!${NEXT_QUESTION})[^;:?“])*`);

/** Cut to the first thing that a question asks: “What do you keep records of?”. */
export function firstAsked(ask: string): string {
  const [, condition, rest] = CONDITION.exec(ask.trim()) ?? [];
  const asked = condition === undefined || rest === undefined ? firstClause(ask) : `${condition}, ${firstClause(rest)}`;
  return `${asked}${ask.includes('?') ? '?' : ''}`;
}

/** Up to where the next thing is asked; a quoted name is never cut. */
function firstClause(ask: string): string {
  return FIRST_CLAUSE.exec(ask.trim())?.[0].trim() ?? '';
}
