import type { DiagramEdge, DiagramNode } from './parts.ts';
import { edgeInWords, nodeInWords, shownLines } from './words.ts';

interface InWordsProps {
  readonly label: string;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
  readonly names: ReadonlyMap<string, string>;
}

/** The drawing as a list, for those who do not see it. */
export function InWords({ label, nodes, edges, names }: InWordsProps) {
  return (
    <div className="unseen">
      <ul aria-label={`${label}, in words`}>
        {nodes.map((node, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two nodes may carry one id
          <li key={`node ${index}`}>{[nodeInWords(node), ...shownLines(node)].join('; ')}</li>
        ))}
        {edges.map((edge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two edges may carry one id
          <li key={`edge ${index}`}>{edgeInWords(edge, names)}</li>
        ))}
      </ul>
    </div>
  );
}
