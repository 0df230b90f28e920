import { useMemo, useState } from 'react';
import {
  type ErrorEntry,
  type ErrorText,
  failureMap,
  knownValue,
  type Product,
  questionOf,
  type Raiser,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { completenessOfError } from '../completeness.ts';
import { HoleSpot, SourcedEntry, SourcedValue } from '../sourced/sourced-value.tsx';
import { CrossTable } from '../things/cross-table.tsx';
import { TabbedViews } from '../things/tabbed-views.tsx';
import { WithSamples } from '../things/with-samples.tsx';
import { BrokenScreen, type FailureSimulation, useFailureSimulation } from './broken-screen.tsx';
import { EightFailures } from './eight-failures.tsx';
import { HeatMap } from './heat-map.tsx';

/** One message for every failure at first; then where texts are missing; once all are known, the catalogue. */
export function BrokenScene(props: SceneProps) {
  return props.completeness === 'nothing' ? <EightFailures /> : <NamedFailures {...props} />;
}

const TABS = [
  ['map', 'Where it breaks'],
  ['texts', 'What people read'],
  ['languages', 'In every language'],
] as const;

function NamedFailures({ product, completeness }: SceneProps) {
  const [shown, show] = useState<(typeof TABS)[number][0]>(completeness === 'known' ? 'texts' : 'map');
  const simulation = useFailureSimulation();
  const silentCount = useMemo(() => silentCellCount(product), [product]);
  if (simulation.broken)
    return (
      <WithSamples product={product}>
        {(sample) => <BrokenScreen product={product} sample={sample} breaking={simulation} />}
      </WithSamples>
    );
  return (
    <>
      {completeness === 'known' && silentCount > 0 && (
        <p className="mb-3 voice-lg">In {silentCount} places it breaks, and what was decided has no words for it.</p>
      )}
      <TabbedViews label="What can go wrong" tabs={TABS} shown={shown} show={show}>
        {shown === 'map' && <HeatMap product={product} breaking={simulation} />}
        {shown === 'texts' && <Catalogue product={product} breaking={simulation} />}
        {shown === 'languages' && <LanguageTable product={product} />}
      </TabbedViews>
    </>
  );
}

function silentCellCount(product: Product): number {
  const cells = failureMap(product).flatMap((row) => row.cells);
  return cells.filter((cell) => cell?.look === 'hole').length;
}

function Catalogue({ product, breaking }: { product: Product; breaking: FailureSimulation }) {
  const { all } = product.index.errors;
  return (
    <ScrollBox className="overflow-auto border-y-1 border-line max-h-105" label="What people read">
      <ol className="bare">
        {all.map((error) => (
          <CatalogueEntry key={error.id} error={error} breaking={breaking} />
        ))}
      </ol>
    </ScrollBox>
  );
}

const ENTRY_GRID = 'grid gap-x-6 gap-y-3 @wide:grid-cols-[minmax(120px,150px)_minmax(0,1.25fr)_minmax(0,1fr)]';
const TEXT_CLASSES = '[&_.fact-value]:voice-xl [&_.fact-value]:font-semibold';
const FACT_LIST = 'grid content-start gap-1.5 min-w-0 text-sm *:items-baseline *:cols-76 [&_.fact-value]:ui-sm';

function CatalogueEntry({
  error,
  breaking: { broken, simulateMessage },
}: {
  error: ErrorEntry;
  breaking: FailureSimulation;
}) {
  const isShown = broken?.is === 'text' && broken.error === error.id;
  const border =
    completenessOfError(error) === 'known'
      ? 'border-l-4 border-l-decided'
      : '[border-left:4px_dashed_var(--color-ink-2)]';
  return (
    <li className={`errors-entry py-4 pr-3 pl-4 border-b-1 border-b-line ${border} ${isShown ? 'bg-pen-wash' : ''}`}>
      <article className={ENTRY_GRID}>
        <header className="grid justify-items-start content-start gap-1">
          <h2 className="ui-sm font-semibold wrap-anywhere">
            <bdi>{error.label}</bdi>
          </h2>
          {knownValue(error.severity) && <span className="quiet">{knownValue(error.severity)}</span>}
          <Button aria-pressed={isShown} onClick={() => simulateMessage(error)}>
            {isShown ? 'It is up' : 'Bring it up'}
            <span className="unseen">: {error.label}</span>
          </Button>
        </header>
        <div className="grid content-start gap-1.5 min-w-0">
          <p className={TEXT_CLASSES}>
            <SourcedValue says="They read" held={error.text} hole="nobody has said what people read" />
          </p>
          <p className="m-0">
            <span className="text-ink-2 text-sm">You can:</span>{' '}
            {error.action.is === 'known' && questionOf(error.action) === questionOf(error.text) ? (
              <bdi>{error.action.value}</bdi>
            ) : (
              <SourcedValue says="They can" held={error.action} hole="and now what?" />
            )}
          </p>
        </div>
        <dl className={FACT_LIST}>
          <SourcedEntry says="Set off by" held={error.raisedBy} draw={raisersText} hole="by what?" />
        </dl>
      </article>
    </li>
  );
}

/** More raisers are only counted. */
const MAX_RAISERS = 3;

function raisersText(raisers: readonly Raiser[]): string {
  const names = raisers.slice(0, MAX_RAISERS).map(({ label }) => label);
  const more = raisers.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ') || 'nothing';
}

const CELL = 'min-w-37.5 py-2.5 pr-3 pl-0 text-left align-top border-b-1 border-line wrap-anywhere';

/** The messages in every language, side by side; missing translations are hatched. */
function LanguageTable({ product }: { product: Product }) {
  const { all } = product.index.errors;
  const { languages } = product.model.screens;
  const languageNames = (knownValue(languages) ?? []).map(({ label }) => label);
  const writtenLanguages = all.flatMap(({ texts }) => [...texts.keys()]).filter((language) => language !== '');
  const otherLanguages = [...new Set([...languageNames.slice(1), ...writtenLanguages])];
  if (otherLanguages.length === 0 && languages.is === 'unknown') {
    return <HoleSpot q="screens.languages" words="nobody has said which languages its screens speak" />;
  }
  const [first = 'As decided'] = languageNames;
  return (
    <ScrollBox
      className="relative px-2 pb-2 overflow-auto border-1 border-line rounded max-h-100"
      label="The texts in every language"
    >
      <CrossTable
        className="w-full border-collapse"
        top="sticky top-0 py-1.5 pr-3 pl-0 ui-sm font-semibold text-ink-2 text-start bg-sheet border-b
          border-line-strong"
        side={`ui-sm font-semibold ${CELL}`}
        corner="What goes wrong"
        rows={all}
        columns={[{ id: '', label: first }, ...otherLanguages.map((language) => ({ id: language, label: language }))]}
        rowHead={({ label }) => <bdi>{label}</bdi>}
      >
        {(error, { id }) => (
          <td className={CELL}>
            <TranslatedText error={error} text={error.texts.get(id)} />
          </td>
        )}
      </CrossTable>
      {otherLanguages.length === 0 && <p className="quiet">It speaks one language.</p>}
    </ScrollBox>
  );
}

function TranslatedText({ error, text }: { error: ErrorEntry; text: ErrorText | undefined }) {
  if (!text) return <HoleSpot q={`errors.messages.${error.id}.languages`} words="not written" />;
  return (
    <>
      <bdi className="block voice-lg">{text.text}</bdi>
      {text.action && (
        <small className="text-ink-2">
          <bdi>{text.action}</bdi>
        </small>
      )}
    </>
  );
}
