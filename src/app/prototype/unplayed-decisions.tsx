import { memo, useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import { withCount } from '#core/index.ts';
import {
  type ActorContext,
  addressOf,
  groupBy,
  looseEnds,
  type Product,
  type UnplayedDecision,
  unplayedDecisions,
} from '#core/product.ts';
import { shortWords } from '../asking/short-words.ts';
import { LazyDisclosure } from '../kit/disclosure.tsx';
import { QuestionPin } from './hole.tsx';
import { useHref } from './navigation.ts';
import { usePrototype, useRouteMatch } from './prototype-context.tsx';

/** What stays empty here although no open question asks for it; counted anew once the screen is drawn. */
export function LooseEnds() {
  const { product } = usePrototype();
  return <LooseEndsOf product={useDeferredValue(product)} />;
}

const LooseEndsOf = memo(function LooseEndsOf({ product }: { product: Product }) {
  const href = useHref();
  const all = looseEnds(product);
  if (all.length === 0) return null;
  return (
    <LazyDisclosure
      className="proto-weather"
      id="loose-ends"
      summary={<span className="py-1.5">{withCount(all.length, 'loose end')} in the prototype</span>}
    >
      <ul className="grid gap-1 mb-3 pl-4 text-sm wrap-anywhere">
        {all.map(({ screen, place, question, why }) => (
          <li key={`${screen?.id} ${place} ${question}`}>
            {screen ? <Link to={href(addressOf(screen))}>{screen.label}</Link> : 'Every screen'}: {place}{' '}
            <span className="text-ink-2">({why})</span> <QuestionPin q={question} words={place} />
          </li>
        ))}
      </ul>
    </LazyDisclosure>
  );
});

/** Decisions that this prototype does not play, told once the screen is drawn. */
export function UnplayedDecisions() {
  const { actor } = usePrototype();
  return <UnplayedOf actor={useDeferredValue(actor)} />;
}

/** With subject and reason; those of the screen in view first. */
const UnplayedOf = memo(function UnplayedOf({ actor }: { actor: ActorContext }) {
  const screen = useRouteMatch()?.screen;
  const all = useMemo(() => unplayedDecisions(actor), [actor]);
  if (all.length === 0) return null;
  const isOfThisScreen = (one: UnplayedDecision) =>
    (one.screen !== null && one.screen === screen?.id) || (one.entity !== null && one.entity === screen?.entity);
  const elsewhere = groupBy(
    all.filter((one) => !isOfThisScreen(one)),
    ({ part }) => part,
  );
  const pointTitles = actor.product.workspace.points.map(({ point }) => point.title);
  const groups = [
    ['About this screen', all.filter(isOfThisScreen)] as const,
    ...[...elsewhere].toSorted(([a], [b]) => pointTitles.indexOf(a) - pointTitles.indexOf(b)),
  ].filter(([, lines]) => lines.length > 0);
  return (
    <details className="proto-weather">
      <summary className="py-1.5">{withCount(all.length, 'decision is', 'decisions are')} not played here</summary>
      {groups.map(([title, lines]) => (
        <UnplayedGroup key={title} title={title} lines={lines} product={actor.product} />
      ))}
    </details>
  );
});

function UnplayedGroup({
  title,
  lines,
  product,
}: {
  title: string;
  lines: readonly UnplayedDecision[];
  product: Product;
}) {
  return (
    <details className="pl-4">
      <summary className="py-1.5">
        <bdi>{title}</bdi> · {lines.length}
      </summary>
      {[...groupBy(lines, ({ why }) => why)].map(([why, of]) => (
        <details className="pl-4" key={why}>
          <summary className="py-1.5 text-ink-2 text-sm">
            {why} · {of.length}
          </summary>
          <ul className="grid gap-1 mb-3 pl-4 text-sm wrap-anywhere">
            {of.map((line) => (
              <UnplayedRow key={`${line.question} ${line.decided}`} line={line} product={product} />
            ))}
          </ul>
        </details>
      ))}
    </details>
  );
}

function UnplayedRow({ line, product }: { line: UnplayedDecision; product: Product }) {
  const { question, decided, entity } = line;
  const asked = product.workspace.question(question)?.question;
  const entityLabel = product.index.entities.get(entity)?.label ?? '';
  const about = [entityLabel, asked && shortWords(asked, entityLabel)].filter(Boolean).join(', ');
  return (
    <li>
      <Link to={`/questions/${encodeURIComponent(question)}`} title={asked?.ask}>
        {about}
      </Link>
      : <bdi>{decided}</bdi>
    </li>
  );
}
