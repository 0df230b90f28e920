import type { Judgement } from '#core/closing.ts';
import { FindingList } from './finding-list.tsx';

const SEVERITIES = {
  error: { word: 'Must be mended', look: 'hole' },
  warning: { word: 'Worth a look', look: 'guess' },
} as const;

/** A rule that does not hold: how much that matters, why, and each place where it does not. */
export function BrokenRule({ judgement: { rule, findings } }: { judgement: Judgement }) {
  const { word, look } = SEVERITIES[rule.severity];
  return (
    <section className="broken-rule" aria-label={rule.reason}>
      <h3>{rule.reason}</h3>
      <p className="broken-rule-facts" data-severity={rule.severity}>
        <span className={`tag ${look}`}>{word}</span>
        <span className="quiet">
          {findings.length > 1 && `${findings.length} times · `}Rule {rule.id}
        </span>
      </p>
      <FindingList findings={findings} />
    </section>
  );
}
