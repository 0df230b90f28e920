import { useMemo } from 'react';
import { Link } from 'react-router';
import { counted } from '#core/index.ts';
import { grouped, type NotPlayed, notPlayedIn, type Product } from '#core/product.ts';
import { shortWords } from '../asking/short-words.ts';
import { useArrival } from './arrival.ts';
import { usePlaying } from './playing.tsx';

/** What was decided but this prototype does not play, with the subject and the reason; the screen in view first. */
export function NotPlayedHere() {
  const { actor } = usePlaying();
  const screen = useArrival()?.screen;
  const all = useMemo(() => notPlayedIn(actor), [actor]);
  if (all.length === 0) return null;
  const isHere = (one: NotPlayed) =>
    (one.screen !== null && one.screen === screen?.id) || (one.entity !== null && one.entity === screen?.entity);
  const elsewhere = grouped(
    all.filter((one) => !isHere(one)),
    ({ part }) => part,
  );
  const parts = actor.product.workspace.points.map(({ point }) => point.title);
  const groups = [
    ['About this screen', all.filter(isHere)] as const,
    ...[...elsewhere].toSorted(([a], [b]) => parts.indexOf(a) - parts.indexOf(b)),
  ].filter(([, lines]) => lines.length > 0);
  return (
    <details className="proto-weather">
      <summary className="py-1.5">
        {counted(all.length, 'decided thing is', 'decided things are')} not played here
      </summary>
      {groups.map(([title, lines]) => (
        <Group key={title} title={title} lines={lines} product={actor.product} />
      ))}
    </details>
  );
}

function Group({ title, lines, product }: { title: string; lines: readonly NotPlayed[]; product: Product }) {
  return (
    <details className="pl-4">
      <summary className="py-1.5">
        <bdi>{title}</bdi> · {lines.length}
      </summary>
      {[...grouped(lines, ({ why }) => why)].map(([why, of]) => (
        <details className="pl-4" key={why}>
          <summary className="py-1.5 text-ink-2 text-14">
            {why} · {of.length}
          </summary>
          <ul className="grid gap-1 mb-3 pl-4 text-14 wrap-anywhere">
            {of.map((line) => (
              <Line key={`${line.question} ${line.decided}`} line={line} product={product} />
            ))}
          </ul>
        </details>
      ))}
    </details>
  );
}

function Line({ line, product }: { line: NotPlayed; product: Product }) {
  const { question, decided, entity } = line;
  const asked = product.workspace.question(question)?.question;
  const thing = product.index.entities.get(entity)?.label ?? '';
  const about = [thing, asked && shortWords(asked, thing)].filter(Boolean).join(', ');
  return (
    <li>
      <Link to={`/questions/${encodeURIComponent(question)}`} title={asked?.ask}>
        {about}
      </Link>
      : <bdi>{decided}</bdi>
    </li>
  );
}
