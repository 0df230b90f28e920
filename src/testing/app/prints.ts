import type { Workspace } from '#core/index.ts';
import {
  type ActorContext,
  advanceTime,
  answerCall,
  buttonsFor,
  curlLine,
  isCheckedEarly,
  knownValue,
  offeredCalls,
  playCall,
  pressButton,
  sampleRequest,
  saveRecords,
  type TriggerAction,
  type World,
} from '#core/product.ts';
import { callsTriggeredBy } from '#core/prototype/simulated-calls.ts';
import { actingIn, type Played, pagesOf, played, problemsWith } from './rendered.tsx';

/** Attributes that depend only on the status of questions or the order of rendering. */
const BESIDES = / (?:data-status|aria-label|id|popover[tT]arget|for|aria-describedby)="[^"]*"/g;

/** Everything that the running product shows and obeys, piece by piece. */
export function* printsOf(workspace: Workspace): Generator<string> {
  const playing = played(workspace);
  const roles = [null, ...playing.product.index.roles.all.map(({ id }) => id)];
  for (const { at, html } of pagesOf(playing, roles)) yield `${at} ${html.replaceAll(BESIDES, '')}`;
  yield told(advanceTime(actingIn(playing, null), 100));
  yield String(isCheckedEarly(playing.product.model));
  for (const { id } of playing.product.index.entities.all) {
    for (const role of roles) yield JSON.stringify(problemsWith(actingIn(playing, role), id));
    yield* happenings(playing, id);
  }
  for (const role of roles) yield* answers(actingIn(playing, role));
}

/** What each offered call is answered with: as it would be sent, about nothing, and when it makes no sense. */
function* answers(actor: ActorContext): Generator<string> {
  for (const call of offeredCalls(actor.product)) {
    const sample = sampleRequest(actor, call);
    const { address, query } = sample;
    const requests = [sample, { ...sample, query: { ...query, page: 'two' } }, { ...sample, body: '{"x": 1}' }];
    const lost = { ...sample, address: Object.fromEntries(Object.keys(address).map((name) => [name, 'nowhere'])) };
    for (const request of [...requests, lost]) {
      const { world, ...answer } = answerCall(actor, call, request, { freshId: 'new' });
      yield JSON.stringify([answer, curlLine(actor, call, request), world && told(world)]);
    }
  }
}

function told({ changes, messages, notices, notes, stopped }: World, ...more: readonly unknown[]): string {
  return JSON.stringify([
    [...changes],
    [...messages].map(({ call, id }) => [call, id]),
    [...notices],
    [...notes],
    stopped?.text,
    stopped?.action,
    more,
  ]);
}

/** The outcome of each button, and the calls to other systems with their answers. */
function* happenings(playing: Played, entity: string): Generator<string> {
  const actor = actingIn(playing, null);
  const { index } = playing.product;
  for (const row of actor.records.all(entity))
    for (const button of buttonsFor(actor, row))
      yield told(pressButton(actor, row, button, { values: {}, why: '' }), button.types, button.needsReason);
  const [row] = actor.records.all(entity);
  const gone = row && { entity, id: row.id, change: { fate: 'deleted' as const } };
  if (gone) yield told(saveRecords(actor, { event: 'Delete', action: 'delete', entity, row }, [gone]));
  const label = index.entities.get(entity)?.label ?? '';
  const events = index
    .cycles(entity)
    .flatMap((cycle) => index.transitions(cycle).map(({ event }) => knownValue(event) ?? ''));
  const occasions: readonly TriggerAction[] = [
    { event: `Create ${label}`, action: 'create', entity, row },
    { event: `Delete ${label}`, action: 'delete', entity, row },
    ...events.map((event): TriggerAction => ({ event, action: 'move', entity, row })),
  ];
  for (const occasion of occasions)
    for (const call of callsTriggeredBy(playing.product, occasion))
      for (const failure of [null, 'unreachable', 'timeout', 'refused', 'conflict', 'duplicate'] as const) {
        const knobs = { latency: 0, failure, inject: null, condition: null, times: 1, finish: 'product' } as const;
        const { entry, failure: shown, goesOn } = playCall(actor, call, occasion, knobs, 'x');
        yield JSON.stringify([entry, shown?.text, shown?.action, goesOn]);
      }
}

/** Whether what is shown and obeyed differs from what was. */
export function differ(now: Iterable<string>, before: readonly string[]): boolean {
  let at = 0;
  for (const one of now) {
    if (one !== before[at]) return true;
    at += 1;
  }
  return at !== before.length;
}
