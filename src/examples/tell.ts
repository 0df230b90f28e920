import { byBankOrder, groundsOf, type Question, type QuestionView, type Response } from '#core/index.ts';
import { tellingOf } from './find-told.ts';
import { decidedOn, turnsOf, valueReply } from './said.ts';
import type { Talk } from './story.ts';
import { tellWalk } from './tell-walk.ts';
import { type Listener, send, type Telling } from './telling.ts';

/** In the order in which people talk about a product. */
const KINDS = [
  'purpose',
  'entities',
  'roles',
  'states',
  'screens',
  'validation',
  'calls',
  'errors',
  'constants',
  'other',
];

/**
 * Tells a story: everything in it is sent as the commands of its people. People talk about all that is open, then
 * about what these answers have raised, until no question is left that the story answers; then they meet for its
 * walkthroughs. The same story gives the same commands at the same times.
 *
 * @returns the keys of the story that no question asked for
 * @throws where a command is refused
 */
export async function tell(telling: Telling): Promise<readonly string[]> {
  const { story, listener, clock } = telling;
  const unused = new Set(Object.keys(story.answers));
  const asked = new Set<string>();
  const find = tellingOf(story.answers);
  for (;;) {
    await listener.raiseStanding();
    const round = openIn(listener).filter(({ id }) => !asked.has(id));
    if (round.length === 0) break;
    for (const question of round) {
      asked.add(question.id);
      const found = find(question);
      const talk = found?.talk ?? story.otherwise;
      if (!talk) continue;
      if (found) unused.delete(found.key);
      clock.nextQuestion();
      await talkAbout(question, talk, telling);
    }
  }
  for (const walk of story.walks ?? []) await tellWalk(walk, telling);
  await writeDown(telling);
  return [...unused];
}

function openIn({ workspace }: Listener): readonly Question[] {
  const isOpen = ({ status }: QuestionView) => status === 'open';
  return workspace()
    .questions.filter(isOpen)
    .map(({ question }) => question)
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || byBankOrder(a, b));
}

/** Everybody speaks, somebody decides, and perhaps one of them has second thoughts. */
async function talkAbout(question: Question, talk: Talk, telling: Telling): Promise<void> {
  const { story, clock } = telling;
  const responses: Response[] = [];
  for (const { by, reply } of turnsOf(question, talk, story)) {
    const payload = { question: question.id, by, reply };
    const id = await send(telling, question.id, `${responses.length}`, { type: 'respond', payload });
    const at = clock.now().toISOString();
    responses.push({ fact: 'response', id, question: question.id, by, at, reply });
  }
  const decided = decidedOn(question, talk, story);
  if (!decided) return;
  const { restsOn, against } = groundsOf(question, responses, decided.result);
  const decision = {
    question: question.id,
    ...decided,
    number: 1,
    restsOn: restsOn.map(({ id }) => id),
    against: against.map(({ id }) => id),
    seen: responses.map(({ id }) => id),
  };
  await send(telling, question.id, 'decided', { type: 'decide', payload: decision });
  const [first] = restsOn;
  if (talk.changed === undefined || !first) return;
  const reply = valueReply(question, talk.changed);
  const said = { question: question.id, by: first.by, reply, supersedes: first.id };
  await send(telling, question.id, 'changed', { type: 'respond', payload: said });
}

/** What the prototype is to show is written down record by record. */
async function writeDown(telling: Telling): Promise<void> {
  const { story } = telling;
  const { by, all } = story.records ?? { by: '', all: [] };
  for (const { entity, record } of all) {
    const payload = { by: story.people[by], entity, record };
    await send(telling, `${entity} ${record.id}`, 'pinned', { type: 'pin', payload });
  }
}
