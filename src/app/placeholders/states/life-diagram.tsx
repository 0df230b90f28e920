import { useMemo } from 'react';
import { isClosed } from '#core/index.ts';
import { knownValue, type LifeCycleOf, listOf, lookOfSourced, type State } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Diagram, type DiagramEdge, type DiagramNode } from '../../diagrams/diagram.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { stuckStates, unreachedStates, type Way, waysIn } from './ways.ts';

/** Where the reader is in the drawing of a life cycle, and which moves were made. */
export interface Gone {
  readonly at: string | null;
  readonly last: string | null;
}

const NOWHERE: Gone = { at: null, last: null };

/** States with their place in the life, and the ways between them. An end that leads nowhere is drawn loose. */
export function lifeDrawing(cycle: LifeCycleOf, gone: Gone = NOWHERE) {
  const stuck = new Set(stuckStates(cycle).map(({ id }) => id));
  const lost = new Set(unreachedStates(cycle).map(({ id }) => id));
  const isWrong = ({ id }: State) => stuck.has(id) || lost.has(id);
  const states = listOf(cycle.states);
  const nodes = states.map(
    (state): DiagramNode => ({
      id: state.id,
      label: state.label,
      look: lookOfSourced(cycle.states),
      shape: 'round',
      tag: tagOf(state, stuck, lost),
      emphasis: state.id === gone.at ? 'current' : isWrong(state) ? 'problem' : undefined,
    }),
  );
  const loose = states
    .filter(({ id }) => stuck.has(id))
    .map(({ id }): DiagramEdge => ({ id: `loose ${id}`, from: id, to: '?', label: 'and then?', look: 'hole' }));
  return { nodes, edges: [...waysIn(cycle).map((way) => edgeOf(way, gone)), ...loose] };
}

function tagOf({ id, place }: State, stuck: ReadonlySet<string>, lost: ReadonlySet<string>) {
  if (lost.has(id)) return 'never reached';
  if (stuck.has(id)) return 'stuck';
  const where = knownValue(place);
  return where === 'on the way' ? undefined : where;
}

function edgeOf({ id, from, to, event, look, back }: Way, gone: Gone): DiagramEdge {
  return {
    id,
    from: from.id ?? `?${from.label}`,
    to: to.id ?? `?${to.label}`,
    label: event === '' ? (back ? 'back' : '') : event,
    look: event === '' ? 'hole' : look,
    emphasis: id === gone.last ? 'current' : undefined,
  };
}

/** States and moves, drawn. A click on either opens the first question about it that is still open. */
export function LifeDiagram({ cycle, label, gone }: { cycle: LifeCycleOf; label: string; gone?: Gone }) {
  const asking = useAsking();
  const { questions } = useWorkspace();
  const drawing = useMemo(() => lifeDrawing(cycle, gone), [cycle, gone]);
  const at = cycle.entity === null ? 'states' : `states/${cycle.entity}`;
  const openBelow = (slot: string) =>
    questions.find(
      ({ question, status }) =>
        !isClosed(status) &&
        (question.slot?.startsWith(`${at}/${slot}/`) || question.slot?.startsWith(`states/${slot}/`)),
    )?.question.id;
  const openState = (id: string) => asking.ask(openBelow(`list/${id}`) ?? cycle.source.question);
  const openWay = (id: string) => {
    const way = waysIn(cycle).find((one) => one.id === id);
    const question = openBelow(`transitions/${id}`) ?? way?.question;
    if (question) asking.ask(question);
  };
  return (
    <div className="states-diagram mb-6">
      <Diagram
        label={`The life of ${label}`}
        nodes={drawing.nodes}
        edges={drawing.edges}
        direction="right"
        onNode={openState}
        onEdge={openWay}
      />
    </div>
  );
}
