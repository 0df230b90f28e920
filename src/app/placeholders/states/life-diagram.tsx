import { useMemo } from 'react';
import { isClosed } from '#core/index.ts';
import type { LifeCycleOf } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Diagram } from '../../diagrams/diagram.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { type Gone, lifeDrawing } from './life-drawing.ts';
import { waysIn } from './ways.ts';

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
