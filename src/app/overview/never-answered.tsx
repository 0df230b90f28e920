import type { SharedSection } from '#core/overview.ts';
import { Bar } from './bar.tsx';
import { Paths } from './paths.tsx';
import { useFirst } from './use-first.tsx';

/** What several documents ask and few or none of them answer. */
export function NeverAnswered({ sections }: { sections: readonly SharedSection[] }) {
  const { shown, more } = useFirst(sections, 'sections');
  if (sections.length === 0) return null;
  return (
    <section id="sections" aria-label="What they leave open">
      <h2>What they leave open</h2>
      <p className="quiet">
        Sections that at least two documents have. What none of them answers comes first.
      </p>
      <ol className="shared">
        {shown.map((section) => (
          <Shared key={section.heading} section={section} />
        ))}
      </ol>
      {more}
    </section>
  );
}

function Shared({ section }: { section: SharedSection }) {
  const { heading, documents, answered, partial, unanswered } = section;
  const label = `${answered} of ${documents} documents answer it, ${partial} partly, ${unanswered.length} not at all`;
  return (
    <li>
      <strong>{heading}</strong>
      <Bar said={answered} partly={partial} unsaid={unanswered.length} label={label} />
      <span className="quiet">{wordsOf(section)}</span>
      <Paths summary={`Nobody has said in ${unanswered.length}`} paths={unanswered} />
    </li>
  );
}

function wordsOf({ documents, answered, partial }: SharedSection): string {
  if (answered > 0) return `answered in ${answered} of ${documents}`;
  return partial > 0 ? `partly answered in ${partial} of ${documents}` : `never answered in ${documents}`;
}
