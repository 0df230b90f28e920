import { type ErrorOf, type ErrorText, heldValue, type Product } from '#core/product.ts';
import { Gap } from '../facts/fact.tsx';

/** The same texts in every language, side by side; a hatched cell is a language in which nobody has written it. */
export function Languages({ product }: { product: Product }) {
  const { all } = product.index.errors;
  const { languages } = product.model.screens;
  const named = (heldValue(languages) ?? []).map(({ label }) => label);
  const written = all.flatMap(({ texts }) => [...texts.keys()]).filter((language) => language !== '');
  const others = [...new Set([...named.slice(1), ...written])];
  if (others.length === 0 && languages.is === 'unsaid') {
    return <Gap q="screens.languages" words="nobody has said which languages its screens speak" />;
  }
  const [first = 'As decided'] = named;
  return (
    <section
      className="errors-languages"
      aria-label="The texts in every language"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col" className="errors-languages-top">
              What goes wrong
            </th>
            {[first, ...others].map((language) => (
              <th key={language} scope="col" className="errors-languages-top">
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
    </section>
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
