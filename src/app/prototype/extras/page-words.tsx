import { useState } from 'react';
import { footHoles, footWords, type PageWords, type ProtoScreen, screenWords } from '#core/product.ts';
import { Hole, WithLook } from '../hole.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { TextForm } from './together.tsx';

/** What can be read from every page, folded at its foot. */
export function FootWords() {
  const { product, screens } = usePrototype();
  const all = footWords(product);
  const holes = screens.length === 0 ? [] : footHoles(product);
  if (all.length === 0 && holes.length === 0) return null;
  return (
    <section
      className="flex flex-wrap items-start gap-x-6 gap-y-1 px-6 py-3 stacked:px-4 border-t-1 border-line text-sm text-ink-2"
      aria-label="More about it"
    >
      {all.map((words) => (
        <WithLook key={words.key} look={words.look} q={words.question}>
          <details>
            <summary className="list-item py-1">{words.label}</summary>
            <Lines words={words} />
          </details>
        </WithLook>
      ))}
      {holes.map(({ question, words }) => (
        <Hole key={question} q={question} words={words} />
      ))}
    </section>
  );
}

/** What was said to be told on a screen, above what it shows. */
export function ScreenWords({ screen }: { screen: ProtoScreen }) {
  const { product, actor } = usePrototype();
  const all = screenWords(product, actor.role, screen);
  return all.map((words) => (
    <section key={words.key} className="grid gap-1 mb-4" aria-label={words.label}>
      {words.label !== screen.label && (
        <h2 className="m-0">
          <WithLook look={words.look} q={words.question}>
            {words.label}
          </WithLook>
        </h2>
      )}
      <Lines words={words} />
    </section>
  ));
}

function Lines({ words: { label, lines, question, takesMessages } }: { words: PageWords }) {
  const [isSent, send] = useState(false);
  return (
    <div className="grid gap-1 max-w-140 wrap-anywhere">
      {lines.length === 0 && !takesMessages && <Hole q={question} words={`nobody has said what “${label}” tells`} />}
      {lines.map((line) => (
        <p key={line} className="m-0">
          {line}
        </p>
      ))}
      {takesMessages &&
        (isSent ? (
          <p className="m-0" role="status">
            Sent. Nobody reads it here.
          </p>
        ) : (
          <TextForm label="Your message" press="Send" send={() => send(true)} />
        ))}
    </div>
  );
}
