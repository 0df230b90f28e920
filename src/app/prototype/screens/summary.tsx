import { useEffect, useRef } from 'react';
import { plural } from '#core/index.ts';
import type { FieldLine, RuleProblem } from '#core/product.ts';
import type { Steps } from './steps.ts';

interface SummaryProps {
  readonly problems: readonly RuleProblem[];
  readonly lines: readonly FieldLine[];
  /** What the ids of the inputs begin with. */
  readonly ids: string;
  readonly steps: Steps | null;
  /** How often somebody has tried to save; each time what is wrong comes into view. */
  readonly tries: number;
}

/** What is wrong, at the top, each leading to its line, on another step if need be. */
export function Summary({ problems, lines, ids, steps, tries }: SummaryProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [tries]);
  const lead = (field: string | undefined) => {
    const step = lines.find((line) => line.field.id === field)?.step ?? null;
    const at = step === null ? -1 : (steps?.ids.indexOf(step) ?? -1);
    if (steps && at >= 0 && at !== steps.at) steps.go(at);
    else document.getElementById(`${ids}-${field}`)?.focus();
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="proto-summary"
      role="alert"
      aria-label="What needs another look"
    >
      <h2>{plural(problems.length, 'This needs another look', '# things need another look')}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.label}${problem.fields.join()}`}>
            {problem.fields.length === 0 ? (
              told(problem, lines)
            ) : (
              <button type="button" className="proto-lead" onClick={() => lead(problem.fields[0])}>
                {told(problem, lines)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is wrong, with its lines where the words do not name them: several lines may lack the same. */
function told({ text, sentence, fields }: RuleProblem, lines: SummaryProps['lines']): string {
  const label = fields
    .flatMap((id) => lines.find(({ field }) => field.id === id)?.field.label ?? [])
    .join(', ');
  return text === null || text.includes(label) ? (text ?? sentence) : `${label}: ${text}`;
}
