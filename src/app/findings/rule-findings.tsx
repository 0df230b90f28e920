import { Link } from 'react-router';
import type { Judgement } from '#core/closing.ts';
import { useWorkspace } from '../workspace/store.ts';
import { FindingList } from './finding-list.tsx';
import { type Judged, useJudged } from './judged.ts';

/** All closing rules: those that do not hold with their reasons, those that cannot be judged yet, and how many hold. */
export function RuleFindings() {
  const judged = useJudged();
  if (!judged) return null;
  const broken = judged.judgements.filter(({ findings }) => findings.length > 0);
  const waiting = judged.judgements.filter(({ notYet }) => notYet !== null);
  const held = judged.judgements.length - broken.length - waiting.length;
  return (
    <section aria-label="What does not fit">
      <h2>
        What does not fit{' '}
        <small className="quiet">{`${held} of ${judged.judgements.length} closing rules hold`}</small>
      </h2>
      {broken.length === 0 && <p className="quiet">Nothing that was decided contradicts anything else.</p>}
      {broken.map((judgement) => (
        <BrokenRule key={judgement.rule.id} judgement={judgement} />
      ))}
      {waiting.length > 0 && <WaitingRules judgements={waiting} />}
      {judged.troubles.length > 0 && <Troubles troubles={judged.troubles} />}
    </section>
  );
}

function BrokenRule({ judgement: { rule, findings } }: { judgement: Judgement }) {
  return (
    <section className="broken-rule" aria-label={rule.reason}>
      <h3>
        <span className="quiet">{`Rule ${rule.id}`}</span> {rule.reason}
      </h3>
      <FindingList findings={findings} />
    </section>
  );
}

/** What the answers say that the product could not take as it stands. */
function Troubles({ troubles }: { troubles: Judged['troubles'] }) {
  const workspace = useWorkspace();
  return (
    <section className="broken-rule" aria-label="What could not be taken as it stands">
      <h3>What could not be taken as it stands</h3>
      <ul className="findings">
        {troubles.map(({ sentence, question: id }) => {
          const question = workspace.question(id)?.question;
          return (
            <li key={`${id} ${sentence}`}>
              <span className="tag guess">Worth a look</span>
              <p>{sentence}</p>
              {question && (
                <Link to={`/points/${encodeURIComponent(question.point)}?q=${question.id}`}>
                  {question.ask}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function WaitingRules({ judgements }: { judgements: readonly Judgement[] }) {
  const workspace = useWorkspace();
  return (
    <details className="waiting-rules">
      <summary>
        {judgements.length === 1
          ? 'One rule cannot be judged yet'
          : `${judgements.length} rules cannot be judged yet`}
      </summary>
      <ul className="findings">
        {judgements.map(({ rule, notYet }) => {
          const question = notYet && workspace.question(notYet.question)?.question;
          return (
            <li key={rule.id}>
              <span className="quiet">Rule {rule.id}</span>
              <p>{notYet?.notYet}</p>
              {question && (
                <Link to={`/points/${encodeURIComponent(question.point)}?q=${question.id}`}>
                  {question.ask}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
