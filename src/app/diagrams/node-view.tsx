import type { ReactNode } from 'react';
import { boxStyle } from './box-style.ts';
import { nameOf, shownLines, tagsOf } from './labels.ts';
import type { NodeBox } from './layout.ts';
import type { DiagramNode, Press } from './types.ts';

interface NodeProps {
  readonly node: DiagramNode;
  readonly box: NodeBox | undefined;
  readonly describe: string | undefined;
  readonly press: Press | undefined;
}

export function NodeView({ node, box, describe, press }: NodeProps) {
  if (box === undefined) return null;
  const { look, shape = 'box', emphasis = '' } = node;
  const words = tagsOf(node);
  const lines = shownLines(node);
  return (
    <div
      className={`diagram-node ${look} ${shape} ${emphasis}`}
      style={boxStyle(box)}
      title={[nameOf(node), describe].filter(Boolean).join(': ')}
      aria-hidden={press === undefined ? true : undefined}
    >
      <div className="diagram-plate flex h-full overflow-hidden flex-col justify-center px-[0.9em]">
        <PressableName node={node} describe={describe} press={press}>
          <span className="diagram-name" dir="auto" style={{ WebkitLineClamp: box.nameLines }}>
            {nameOf(node)}
          </span>
          {words.length > 0 && (
            <span className="diagram-words gap-[0.3em] flex flex-wrap overflow-hidden">
              {words.map((word) => (
                <span
                  key={word}
                  className="diagram-word truncate max-w-full text-ink-2 border-1 border-line rounded-sm"
                  dir="auto"
                >
                  {word}
                </span>
              ))}
            </span>
          )}
        </PressableName>
        {lines.length > 0 && (
          <div className="block text-ink-2 border-t-1 border-line mt-[0.286em] pt-[0.286em]" aria-hidden="true">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their place
              <span className="truncate block" key={index} dir="auto" title={line}>
                {line}
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Its style stretches the button over the whole box; its accessible name is its content. */
function PressableName({ node, describe, press, children }: Omit<NodeProps, 'box'> & { children: ReactNode }) {
  if (press === undefined) return children;
  const problem = node.emphasis === 'problem' ? 'a problem' : '';
  return (
    <button
      type="button"
      className="diagram-press block bg-transparent border-0 p-0 font-inherit text-inherit"
      aria-description={[problem, describe].filter(Boolean).join(', ') || undefined}
      aria-current={node.emphasis === 'current' ? 'true' : undefined}
      tabIndex={press.isTabStop ? 0 : -1}
      data-at={press.index}
      onClick={press.onPress}
    >
      {children}
    </button>
  );
}
