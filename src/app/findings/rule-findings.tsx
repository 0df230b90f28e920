import { plural } from '#core/index.ts';
import { More, Section } from '../kit/section.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { Broken, BrokenRule, Groups, waysFrom } from './findings.tsx';
import { type Judged, mostPressing, useJudged } from './judged.ts';

export function RuleFindings() {
  const judged = useJudged();
  const workspace = useWorkspace();
  if (!judged) return null;
  const broken = mostPressing(judged.judgements);
  const waiting = judged.judgements.flatMap(({ notYet }) =>
    notYet ? [{ sentence: notYet.notYet, question: notYet.question }] : [],
  );
  const asides = (said: Judged['diagnostics']) =>
    said.map(({ sentence, question }) => ({
      sentences: [sentence],
      ways: waysFrom({ places: [{ question }] }, workspace),
    }));
  const held = judged.judgements.length - broken.length - waiting.length;
  return (
    <Section head="What does not fit" count={`${held} of ${judged.judgements.length} closing rules hold`}>
      {broken.length === 0 && <p className="quiet">Nothing that was decided contradicts anything else.</p>}
      {broken.map((judgement) => (
        <BrokenRule key={judgement.rule.id} judgement={judgement} />
      ))}
      {judged.diagnostics.length > 0 && (
        <Broken head="What could not be taken as it stands" severity="warning">
          <Groups of={asides(judged.diagnostics)} />
        </Broken>
      )}
      {waiting.length > 0 && (
        <More
          summary={plural(waiting.length, 'One rule cannot be judged yet', '# rules cannot be judged yet')}
        >
          <Groups of={asides(waiting)} />
        </More>
      )}
    </Section>
  );
}
