import { useMemo } from 'react';
import { isClosed } from '#core/index.ts';
import { listOf, type Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Diagram } from '../../diagrams/diagram.tsx';
import { entityDrawing } from './diagram-of.ts';

interface EntityDiagramProps {
  readonly product: Product;
  readonly chosen: string | undefined;
  readonly choose: (id: string, question?: string) => void;
}

/** How the things hang together. A click on one opens it, with the first of its questions that is still open. */
export function EntityDiagram({ product, chosen, choose }: EntityDiagramProps) {
  const asking = useAsking();
  const drawing = useMemo(() => entityDrawing(product), [product]);
  const nodes = useMemo(
    () =>
      drawing.nodes.map((node) => (node.id === chosen ? { ...node, emphasis: 'current' as const } : node)),
    [drawing, chosen],
  );
  // The questions of the workspace come by rank: what is to be asked first comes first.
  const firstOpen = (slot: string) =>
    product.workspace.questions.find(
      ({ question, status }) => !isClosed(status) && question.slot?.startsWith(slot),
    )?.question.id;
  const openThing = (id: string) => {
    const isNamed = product.index.entities.has(id);
    const question = isNamed ? firstOpen(`entities/${id}/`) : 'entities.records';
    if (isNamed) choose(id, question);
    else if (question) asking.ask(question);
  };
  const openLink = (id: string) => {
    const relation = listOf(product.model.entities.relations).find((one) => one.id === id);
    if (relation) asking.ask(relation.source.question);
  };
  return (
    <section className="entities-together" aria-labelledby="entities-together">
      <h2 id="entities-together">How they hang together</h2>
      <Diagram
        label="The things and how they hang together"
        nodes={nodes}
        edges={drawing.edges}
        direction="right"
        onNode={openThing}
        onEdge={openLink}
      />
      {drawing.edges.length === 0 && drawing.nodes.length > 1 && (
        <p className="entities-islands">
          {drawing.nodes.length} islands, and no bridge. Does really nothing belong to anything here?
        </p>
      )}
    </section>
  );
}
