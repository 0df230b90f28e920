import { grouped, type Rule } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { ruleSentence } from './rule-sentence.ts';

/** What the lines themselves say: when they must be filled in, their range, their choices; short, with whoever said so. */
export function FromLines({ rules }: { rules: readonly Rule[] }) {
  const asking = useAsking();
  const bySource = grouped(rules, ({ source }) => source.question);
  if (rules.length === 0) return null;
  return (
    <div className="validation-from-lines">
      <p className="quiet">And what the lines themselves say:</p>
      {[...bySource].map(([question, all]) => (
        <p key={question}>
          {all.map((rule) => (
            <span key={rule.id} data-look={rule.source.firmness === 'decided' ? 'said' : 'guess'}>
              {ruleSentence(rule)}{' '}
            </span>
          ))}
          <Button look="plain" onClick={() => asking.ask(question)}>
            {all[0]?.source.by.name}
          </Button>
        </p>
      ))}
    </div>
  );
}
