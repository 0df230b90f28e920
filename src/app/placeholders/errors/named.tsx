import { ScrollBox } from '../../kit/scroll-box.tsx';
import '../facts/facts.css';
import { useMemo, useState } from 'react';
import { ERRORS } from '#core/index.ts';
import { type ErrorOf, type ErrorText, failureMap, knownValue, type Product } from '#core/product.ts';
import { Gap } from '../facts/fact.tsx';
import { type NamedProps, NamedStage } from '../things/named-stage.tsx';
import { Sampled } from '../things/sampled.tsx';
import { SideBySide } from '../things/side-by-side.tsx';
import { Catalogue } from './catalogue.tsx';
import { HeatMap } from './heat-map.tsx';
import { Scene } from './scene.tsx';
import { areErrorsFirm } from './stage-of.ts';
import { useBreaking } from './use-breaking.ts';

const WORDS = {
  partly: [
    'Where will it break, with nobody to say a word?',
    'Every silent place is a moment in which somebody looks at a broken screen and reads nothing. Press one and stand in their shoes.',
    'Placeholder: the screens and the ways they break',
  ],
  known: [
    'Break it wherever you like',
    'Every text that was asked for is written. Bring one up on a running screen, and read it as somebody who is in a hurry.',
    'What can go wrong, as decided',
  ],
} as const;

const TABS = [
  ['map', 'Where it breaks'],
  ['texts', 'What people read'],
  ['languages', 'In every language'],
] as const;

/** The texts that are there, and the places where none is; each can be seen on the screen that it breaks. */
export function Named({ view, product, stage }: NamedProps) {
  const [shown, show] = useState<(typeof TABS)[number][0]>(stage === 'known' ? 'texts' : 'map');
  const breaking = useBreaking();
  const silent = useMemo(() => silentIn(product), [product]);
  const still =
    stage === 'known' && silent > 0
      ? ` In ${silent} places it breaks, and what was decided has no words for it.`
      : '';
  return (
    <NamedStage
      view={view}
      stage={stage}
      words={WORDS}
      more={still}
      address="yourproduct.example, broken"
      firm={areErrorsFirm(product)}
      around={ERRORS.shown}
      names={product.index.errors.all}
    >
      <div className="errors grid one-column gap-5">
        <SideBySide label="What can go wrong" tabs={TABS} shown={shown} show={show}>
          {shown === 'map' && <HeatMap product={product} breaking={breaking} />}
          {shown === 'texts' && <Catalogue product={product} breaking={breaking} />}
          {shown === 'languages' && <Languages product={product} />}
        </SideBySide>
        {breaking.broken && (
          <Sampled product={product}>
            {(sample) => <Scene product={product} sample={sample} breaking={breaking} />}
          </Sampled>
        )}
      </div>
    </NamedStage>
  );
}

/** How many places of the map are hatched. */
function silentIn(product: Product): number {
  const cells = failureMap(product).flatMap((row) => row.cells);
  return cells.filter((cell) => cell?.look === 'hole').length;
}

/** The same texts in every language, side by side; a hatched cell is a language in which nobody has written it. */
function Languages({ product }: { product: Product }) {
  const { all } = product.index.errors;
  const { languages } = product.model.screens;
  const named = (knownValue(languages) ?? []).map(({ label }) => label);
  const written = all.flatMap(({ texts }) => [...texts.keys()]).filter((language) => language !== '');
  const others = [...new Set([...named.slice(1), ...written])];
  if (others.length === 0 && languages.is === 'unknown') {
    return <Gap q="screens.languages" words="nobody has said which languages its screens speak" />;
  }
  const [first = 'As decided'] = named;
  return (
    <ScrollBox
      className="errors-languages overflow-auto framed-thin rounded"
      label="The texts in every language"
    >
      <table>
        <thead>
          <tr>
            <th scope="col" className="errors-languages-top muted text-start bg-sheet">
              What goes wrong
            </th>
            {[first, ...others].map((language) => (
              <th key={language} scope="col" className="errors-languages-top muted text-start bg-sheet">
                <bdi>{language}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((error) => (
            <tr key={error.id}>
              <th scope="row" className="errors-languages-cell errors-languages-head">
                <bdi>{error.label}</bdi>
              </th>
              {['', ...others].map((language) => (
                <td key={language} className="errors-languages-cell">
                  <Text error={error} text={error.texts.get(language)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {others.length === 0 && <p className="quiet">It speaks one language.</p>}
    </ScrollBox>
  );
}

function Text({ error, text }: { error: ErrorOf; text: ErrorText | undefined }) {
  if (!text) return <Gap q={`errors.messages.${error.id}.languages`} words="not written" />;
  return (
    <>
      <bdi className="errors-in-language">{text.text}</bdi>
      {text.action && (
        <small>
          <bdi>{text.action}</bdi>
        </small>
      )}
    </>
  );
}
