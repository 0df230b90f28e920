import { checksum, groundsOf, type QuestionView, type Response } from '#core/index.ts';
import { outcomeOf, replyOf, speakerIn, valueReply } from './said.ts';
import { type Sent, send, sendAs, type Telling } from './telling.ts';
import type { Step, Steps, Walk } from './walk.ts';

/** Where a step is told. */
interface Here extends Telling {
  readonly walk: Walk;
  /** Its number in the walkthrough. */
  readonly turn: number;
}

type Doing<S extends keyof Steps> = (step: Step<string, S>, here: Here) => Promise<unknown>;

const DOES: { readonly [S in keyof Steps]: Doing<S> } = {
  come: ({ who, as }, { story, listener, clock, walk }) => {
    clock.nextTurn();
    const comers = who.map((one) => ({
      ...speakerIn(story)(one),
      person: checksum(`${story.name} ${one}`),
      as,
    }));
    return listener.join(walk.id, comers);
  },
  show: ({ place }, here) => happens(here, { happened: 'shown', place }),
  undo: (_, here) => {
    const [before, last] = shownIn(here).slice(-2);
    return happens(here, { happened: 'shown', place: before?.place, undoes: last?.id });
  },
  put: ({ question, hidden = false, names = 'signed' }, here) =>
    happens(here, { happened: 'put', question, hidden, names }),
  reveal: ({ question }, here) => happens(here, { happened: 'revealed', question }),
  say: ({ question, by, instead, ...talk }, here) => {
    const reply = replyOf(viewOf(question, here).question, talk);
    const supersedes = instead ? { supersedes: newestOf(by, question, here).id } : {};
    return does(here, 'respond', { question, by: speakerIn(here.story)(by), reply, ...supersedes });
  },
  whisper: ({ question, says }, here) => {
    const reply = valueReply(viewOf(question, here).question, says);
    const by = speakerIn(here.story)(here.walk.by);
    return does(here, 'respond', { question, by, reply, anonymous: { key: keyOf(says) } });
  },
  take: ({ question, of, by, stand, reason }, here) => {
    const on = newestOf(of, question, here).id;
    return does(here, 'stance', { question, on, by: speakerIn(here.story)(by), stand, reason });
  },
  decide: async ({ question: id, by, ...talk }, here) => {
    const { question, responses, decisions } = viewOf(id, here);
    const result = outcomeOf(question, talk);
    const { restsOn, against } = groundsOf(question, responses, result);
    await does(here, 'decide', {
      question: id,
      by: speakerIn(here.story)(by),
      result,
      number: decisions.length + 1,
      restsOn: idsOf(restsOn),
      against: idsOf(against),
      seen: idsOf(responses),
    });
    await here.listener.raiseStanding();
  },
  park: ({ by, point, ask, why, who }, here) => {
    const shape = { shape: 'text' };
    return does(here, 'raise', { by: speakerIn(here.story)(by), point, ask, why, shape, who });
  },
  note: ({ place, text }, here) => happens(here, { happened: 'noted', place, text }),
};

/** Tells a walkthrough from its beginning to its end. @throws where a command is refused */
export async function tellWalk(walk: Walk, telling: Telling): Promise<void> {
  const { story, clock } = telling;
  const { id, title, minutes, agenda } = walk;
  const by = speakerIn(story)(walk.by);
  const groups = walk.invited.map((who) => speakerIn(story)(who).role);
  clock.goTo(walk.at);
  await sendAs(telling, id, id, { type: 'start', payload: { by, title, minutes, groups, agenda } });
  for (const [turn, step] of walk.steps.entries()) {
    clock.pass(step.after ?? 0);
    await stepOn(step, { ...telling, walk, turn });
  }
  await happens({ ...telling, walk, turn: walk.steps.length }, { happened: 'ended' });
}

function stepOn<S extends keyof Steps>(step: Step<string, S>, here: Here): Promise<unknown> {
  return DOES[step.does](step, here);
}

function does(here: Here, type: Sent['type'], payload: object): Promise<string> {
  return send(here, here.walk.id, `${here.turn}`, { type, payload });
}

/** Whoever runs it tells what happens. */
function happens(here: Here, what: object): Promise<string> {
  const { walk, story } = here;
  return does(here, 'moment', { by: speakerIn(story)(walk.by), walkthrough: walk.id, what });
}

function shownIn({ listener }: Here) {
  return listener.workspace().activeWalkthrough?.shown ?? [];
}

function viewOf(question: string, { listener }: Here): QuestionView {
  const view = listener.workspace().question(question);
  if (!view) throw new Error(`There is no question “${question}”.`);
  return view;
}

/** What somebody has said last to a question. */
function newestOf(who: string, question: string, here: Here): Response {
  const { name } = speakerIn(here.story)(who);
  const found = viewOf(question, here).responses.findLast(({ by }) => by.name === name);
  if (!found) throw new Error(`${name} has not answered “${question}”.`);
  return found;
}

function idsOf(responses: readonly Response[]): readonly string[] {
  return responses.map(({ id }) => id);
}

/** 32 hex digits, as a device would make them by chance. */
function keyOf(words: string): string {
  return [1, 2, 3, 4].map((part) => checksum(`${words} ${part}`)).join('');
}
