import { useState } from 'react';
import { capital, withArticle } from '#core/index.ts';
import { knownValue, listOf } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnknown } from '../known/known-value.ts';
import { Headed } from '../pieces/headed.tsx';
import { DeleteForEver } from './delete-for-ever.tsx';
import { type LifeProps, livingIn } from './lives.ts';

/** A delete button in a state for which nobody has said what happens on it; else what was said. */
export function TryDelete({ q, ...props }: LifeProps & { readonly q: string }) {
  const { life, cycle } = props;
  const asking = useAsking();
  const [gone, setGone] = useState(false);
  const states = listOf(cycle.states);
  const worst = states.find(({ place }) => knownValue(place) === 'on the way') ?? states[0];
  if (!isUnknown(asking.view(q))) {
    return (
      <Headed head="What may be tried when" className="m-0 mt-6 mb-8">
        <Spot q={q} as="whole" />
      </Headed>
    );
  }
  if (!worst) return null;
  const many = livingIn(props).filter((row) => row.states.get(cycle.id) === worst.id).length;
  const which =
    many > 1 ? `All ${many} that are` : `${capital(withArticle(life.entity?.label ?? 'record'))} that is`;
  return (
    <DeleteForEver
      q={q}
      when={worst.label}
      gone={gone}
      erase={() => {
        setGone(true);
        announce(`Gone for ever. Also when it is ${worst.label}?`);
      }}
      restore={() => setGone(false)}
      words={[`${which} “${worst.label}”. Nobody has forbidden it.`, 'Gone, without a question.']}
    />
  );
}
