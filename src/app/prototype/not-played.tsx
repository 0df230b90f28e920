import { useMemo } from 'react';
import { Link } from 'react-router';
import { counted } from '#core/index.ts';
import { grouped, type NotPlayed, notPlayedIn, type Product } from '#core/product.ts';
import { shortWords } from '../asking/short-words.ts';
import { useArrival } from './arrival.ts';
import { usePlaying } from './playing.tsx';

/** What was decided and this prototype does not play, that of the screen in view first: by what it is about, and why. */
export function NotPlayedHere() {
  const { actor } = usePlaying();
  const screen = useArrival()?.screen;
  const all = useMemo(() => notPlayedIn(actor), [actor]);
  if (all.length === 0) return null;
  const isHere = (one: NotPlayed) =>
    (one.screen !== null && one.screen === screen?.id) ||
    (one.entity !== null && one.entity === screen?.entity);
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
    <details className="proto-weather proto-not-played">
      <summary>{counted(all.length, 'decided thing is', 'decided things are')} not played here</summary>
      {groups.map(([title, lines]) => (
        <Group key={title} title={title} lines={lines} product={actor.product} />
      ))}
    </details>
  );
}

function Group({ title, lines, product }: { title: string; lines: readonly NotPlayed[]; product: Product }) {
  return (
    <details>
      <summary>
        <bdi>{title}</bdi> · {lines.length}
      </summary>
      {[...grouped(lines, ({ why }) => why)].map(([why, of]) => (
        <details key={why}>
          <summary>
            {why} · {of.length}
          </summary>
          <ul>
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
