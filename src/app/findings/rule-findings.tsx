import { Link } from 'react-router';
import { plural } from '#core/index.ts';
import { Section } from '../kit/section.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { BrokenRule } from './findings.tsx';
import { type Judged, mostPressing, useJudged } from './judged.ts';
import './findings.css';

export function RuleFindings() {
  const judged = useJudged();
  if (!judged) return null;
  const broken = mostPressing(judged.judgements);
  const waiting = judged.judgements.flatMap(({ notYet }) =>
    notYet ? [{ sentence: notYet.notYet, question: notYet.question }] : [],
  );
  const held = judged.judgements.length - broken.length - waiting.length;
  return (
    <Section head="What does not fit" count={`${held} of ${judged.judgements.length} closing rules hold`}>
      {broken.length === 0 && <p className="quiet">Nothing that was decided contradicts anything else.</p>}
      {broken.map((judgement) => (
        <BrokenRule key={judgement.rule.id} judgement={judgement} />
      ))}
      {judged.diagnostics.length > 0 && (
        <section className="broken-rule mb-6" aria-label="What could not be taken as it stands">
          <h3>What could not be taken as it stands</h3>
          <p className="gap-x-2.5 gap-y-1 mt-1 mb-2 flex flex-wrap items-center">
            <span className="tag guess">Worth a look</span>
          </p>
          <Asides asides={judged.diagnostics} />
        </section>
      )}
      {waiting.length > 0 && (
        <details className="fold">
          <summary className="text-ink-2 text-14">
            {plural(waiting.length, 'One rule cannot be judged yet', '# rules cannot be judged yet')}
          </summary>
          <Asides asides={waiting} />
        </details>
      )}
    </Section>
  );
}

function Asides({ asides }: { asides: Judged['diagnostics'] }) {
  const workspace = useWorkspace();
  return (
    <ul className="findings">
      {asides.map(({ sentence, question: id }) => {
        const question = workspace.question(id)?.question;
        return (
          <li
            className="py-2.5 grid justify-items-start gap-1 border-t-1 border-t-line"
            key={`${id} ${sentence}`}
          >
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
  );
}
