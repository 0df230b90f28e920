import { useMemo } from 'react';
import { isClosed } from '#core/index.ts';
import { knownValue, type Lifecycle, type Look, listOf, lookOfSourced, type State } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Diagram, type DiagramEdge, type DiagramNode } from '../../diagrams/diagram.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { stuckStates, type TransitionView, transitionViews, unreachedStates } from './lifecycles.ts';

/** The highlighted state and the transition taken last, by id. */
export interface DiagramPosition {
  readonly at: string | null;
  readonly last: string | null;
}

const NO_POSITION: DiagramPosition = { at: null, last: null };

/** Nodes and edges of a lifecycle. Stuck states get a loose edge, unreached ones are tagged. */
export function diagramOf(cycle: Lifecycle, position: DiagramPosition = NO_POSITION) {
  const stuck = new Set(stuckStates(cycle).map(({ id }) => id));
  const unreached = new Set(unreachedStates(cycle).map(({ id }) => id));
  const hasProblem = ({ id }: State) => stuck.has(id) || unreached.has(id);
  const states = listOf(cycle.states);
  const nodes = states.map(
    (state): DiagramNode => ({
      id: state.id,
      label: state.label,
      look: lookOfSourced(cycle.states),
      shape: 'round',
      tag: tagOf(state, stuck, unreached),
      emphasis: state.id === position.at ? 'current' : hasProblem(state) ? 'problem' : undefined,
    }),
  );
  const looseEnds = states
    .filter(({ id }) => stuck.has(id))
    .map(({ id }): DiagramEdge => ({ id: `loose ${id}`, from: id, to: '?', label: 'and then?', look: 'hole' }));
  return {
    nodes,
    edges: [...transitionViews(cycle).map((transition) => edgeOf(transition, position)), ...looseEnds],
  };
}

function tagOf({ id, place }: State, stuck: ReadonlySet<string>, unreached: ReadonlySet<string>) {
  if (unreached.has(id)) return 'never reached';
  if (stuck.has(id)) return 'stuck';
  const where = knownValue(place);
  return where === 'on the way' ? undefined : where;
}

function edgeOf({ id, from, to, event, look, back }: TransitionView, position: DiagramPosition): DiagramEdge {
  return {
    id,
    from: from.id ?? `?${from.label}`,
    to: to.id ?? `?${to.label}`,
    label: event === '' ? (back ? 'back' : '') : event,
    look: event === '' ? 'hole' : look,
    emphasis: id === position.last ? 'current' : undefined,
  };
}

/** The diagram of a lifecycle. Clicking a state or transition opens its first open question. */
export function LifecycleDiagram({ cycle, label, gone }: { cycle: Lifecycle; label: string; gone?: DiagramPosition }) {
  const asking = useAsking();
  const { questions } = useWorkspace();
  const drawing = useMemo(() => diagramOf(cycle, gone), [cycle, gone]);
  const slotRoot = cycle.entity === null ? 'states' : `states/${cycle.entity}`;
  const openQuestionBelow = (slot: string) =>
    questions.find(
      ({ question, status }) =>
        !isClosed(status) &&
        (question.slot?.startsWith(`${slotRoot}/${slot}/`) || question.slot?.startsWith(`states/${slot}/`)),
    )?.question.id;
  const openState = (id: string) => asking.ask(openQuestionBelow(`list/${id}`) ?? cycle.source.question);
  const openTransition = (id: string) => {
    const transition = transitionViews(cycle).find((one) => one.id === id);
    const question = openQuestionBelow(`transitions/${id}`) ?? transition?.question;
    if (question) asking.ask(question);
  };
  return (
    <div className="states-diagram mb-2">
      <Diagram
        label={`The life of ${label}`}
        nodes={drawing.nodes}
        edges={drawing.edges}
        direction="right"
        onNode={openState}
        onEdge={openTransition}
      />
    </div>
  );
}

/** Classes of a state, as a chip that is drawn by its `data-look`. */
export const CHIP = `states-chip by-look inline-block max-w-full min-h-9 px-4 py-1 bg-raised text-ink voice-lg
  font-semibold wrap-anywhere border rounded-full`;

/** The state of a record. */
export function StateChip({ look, label }: { look: Look; label: string }) {
  return (
    <strong className={CHIP} data-look={look}>
      {label}
    </strong>
  );
}
