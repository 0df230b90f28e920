import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import { addressOfPoint, assumptionsIn, isSettled, workspaceTitle } from '#core/index.ts';
import { Assumptions } from '../asking/assumptions.tsx';
import { Disclosure } from '../kit/disclosure.tsx';
import { Markdown } from '../kit/markdown.tsx';
import { PointTag } from '../kit/status-tag.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { Contents, useAnchor } from './spec-contents.tsx';
import { EditedByHand } from './spec-edited-by-hand.tsx';
import { Holes } from './spec-holes.tsx';
import { drawFirmness, drawMark, wordsOfFirmness } from './spec-marks.tsx';
import { Row } from './spec-row.tsx';
import { headingsOf, type SpecSection, sectionsOf } from './spec-sections.ts';
import { SourceNotes } from './spec-sources.tsx';

export function Component() {
  const workspace = useWorkspace();
  const name = workspaceTitle(workspace);
  // The head is painted first; the rest, which can be long, is drawn while the page already answers.
  const drawn = useDeferredValue(workspace, null);
  const sections = useMemo(() => (drawn ? sectionsOf(drawn) : []), [drawn]);
  useAnchor(drawn !== null);
  const { spec } = workspace;
  const title = spec.points[0] === workspace.points[0]?.point ? undefined : spec.points[0];
  return (
    <div className="page max-w-320 xl:px-6 xl:grid xl:grid-cols-[208px_minmax(0,1fr)] xl:gap-x-8">
      <title>{`Specification · ${name}`}</title>
      <Contents sections={drawn ? sections : headingsOf(workspace)} />
      <article className="min-w-0">
        <h1>{name}</h1>
        {name !== spec.title && <p className="quiet m-0">The document is titled “{spec.title}”.</p>}
        <p className="lead">What is written and decided so far. What is hatched, nobody has said.</p>
        <Preamble
          text={spec.bare
            .split(/\r\n?|\n/)
            .slice(0, (spec.points[0]?.line ?? 1) - 1)
            .join('\n')}
        />
        {title?.status !== 'container' && title?.text && (
          <Row>
            <Markdown text={title.text} document={spec.bare} />
          </Row>
        )}
        {sections.map((section) => (
          <Section key={section.id} section={section} document={spec.bare} />
        ))}
        {drawn && assumptionsIn(drawn).length > 0 && (
          <section id="assumed" className="scroll-mt-4" aria-label="Assumed">
            <Row className="mt-14 pt-4 border-t-1 border-line">
              <Heading level={2} id="assumed">
                Assumed
              </Heading>
              <p className="quiet m-0">None of it is decided. It holds until somebody who could know says so.</p>
              <Assumptions />
            </Row>
          </section>
        )}
      </article>
    </div>
  );
}

/** What stands before the first heading: the front matter folded, the rest as text. */
function Preamble({ text }: { text: string }) {
  const [front = ''] = /^\uFEFF?---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/.exec(text) ?? [];
  const rest = text.slice(front.length).trim();
  return (
    <>
      {front && (
        <Disclosure summary="Front matter">
          <pre className="mono-sm whitespace-pre-wrap wrap-anywhere">
            {front.replace(/^\uFEFF?---.*\n|\n---\s*$/g, '')}
          </pre>
        </Disclosure>
      )}
      {rest && (
        <Row>
          <Markdown text={rest} />
        </Row>
      )}
    </>
  );
}

function Section({ section, document }: { section: SpecSection; document: string }) {
  const { view, level, text, asked, passages, block } = section;
  const { point, status } = view;
  const notes = asked.flatMap(({ view }) => (isSettled(view.status) || view.stale ? [view] : []));
  const isSaid = status === 'answered' || status === 'container';
  return (
    <section id={point.id} className="scroll-mt-4" aria-label={point.title}>
      <Row
        className={level === 2 ? 'mt-14 pt-4 border-t-1 border-line' : 'mt-10'}
        notes={
          <>
            {!isSaid && <PointTag view={view} linked />}{' '}
            <Link className="print:hidden" to={addressOfPoint(point.id)}>
              Open its page
            </Link>
          </>
        }
      >
        <Heading level={level} id={point.id}>
          {/^\d/.test(point.id) && <span className="text-ink-2">{point.id} </span>}
          {point.title}
        </Heading>
      </Row>
      {text && (
        <Row notes={<SourceNotes views={notes} />} text={text}>
          <Markdown text={text} document={document} name={point.title} places={asked} draw={drawMark} />
        </Row>
      )}
      {block?.editedByHand && <EditedByHand view={view} block={block} />}
      {passages.map((passage) => (
        <Row
          key={passage.views[0]?.question.id}
          id={passage.id}
          notes={<SourceNotes views={passage.views} />}
          text={passage.text}
        >
          {passage.id && (
            <Heading level={level === 2 ? 3 : 4} id={passage.id}>
              {passage.title}
            </Heading>
          )}
          {passage.ask && <p className="mb-2 voice-lg font-semibold">{passage.ask}</p>}
          <Markdown
            text={passage.text}
            name={passage.title ?? point.title}
            places={wordsOfFirmness(passage.text)}
            draw={drawFirmness}
          />
        </Row>
      ))}
      <Holes view={view} asked={asked} />
    </section>
  );
}

function Heading({ level, id, children }: { level: 2 | 3 | 4; id: string; children: ReactNode }) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={`m-0 mb-2 font-semibold ${level === 2 ? 'voice-xl' : 'voice-lg'}`}>
      <a className="no-underline" href={`#${encodeURIComponent(id)}`}>
        {children}
      </a>
    </Tag>
  );
}
