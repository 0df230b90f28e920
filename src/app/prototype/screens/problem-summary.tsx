import { plural } from '#core/index.ts';
import type { FieldView, RuleProblem } from '#core/product.ts';
import type { WizardSteps } from './wizard-steps.ts';

interface ProblemSummaryProps {
  readonly problems: readonly RuleProblem[];
  /** Why it could not be saved in any case. */
  readonly refusal: string | null | undefined;
  readonly lines: readonly FieldView[];
  readonly ids: string;
  readonly steps: WizardSteps | null;
}

/** All problems at once, at the top; each links to its field, on another step if need be. */
export function ProblemSummary({ problems, refusal, lines, ids, steps }: ProblemSummaryProps) {
  const goToField = (field: string | undefined) => {
    const step = lines.find((line) => line.field.id === field)?.step ?? null;
    const at = step === null ? -1 : (steps?.ids.indexOf(step) ?? -1);
    if (steps && at >= 0 && at !== steps.at) steps.go(at);
    else document.getElementById(`${ids}-${field}`)?.focus();
  };
  return (
    <section
      className="px-4 py-3 rounded border border-(--late) bg-(--late-wash)"
      role="alert"
      aria-label="There is a problem"
    >
      <h3 className="mb-1">
        {plural(problems.length + (refusal ? 1 : 0), 'There is a problem', 'There are # problems')}
      </h3>
      <ul className="list-disc pl-5">
        {problems.map((problem) => (
          <li key={`${problem.label}${problem.fields.join()}`}>
            {problem.fields.length === 0 ? (
              problemText(problem, lines)
            ) : (
              <button
                type="button"
                className="border-0 px-0 py-0.5 bg-transparent text-start underline underline-offset-3"
                onClick={() => goToField(problem.fields[0])}
              >
                {problemText(problem, lines)}
              </button>
            )}
          </li>
        ))}
        {refusal && <li>{refusal}</li>}
      </ul>
    </section>
  );
}

/** The text of a problem, prefixed by the labels of its fields unless it names them. */
function problemText({ text, sentence, fields }: RuleProblem, lines: ProblemSummaryProps['lines']): string {
  const label = fields.flatMap((id) => lines.find(({ field }) => field.id === id)?.field.label ?? []).join(', ');
  return text === null || text.includes(label) ? (text ?? sentence) : `${label}: ${text}`;
}
