import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import {
  type AskedMark,
  addressOfPoint,
  isClosed,
  isSettled,
  type ManagedBlock,
  type PointView,
  type QuestionView,
  settledValue,
  withCount,
  workspaceTitle,
} from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { Button } from '../kit/button.tsx';
import { Markdown, type Place } from '../kit/markdown.tsx';
import { usePrinting } from '../kit/media.ts';
import { Disclosure, LazyDisclosure } from '../kit/section.tsx';
import { PointTag, StatusTag } from '../kit/status-tag.tsx';
import { usePermissions } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { commandId } from '../sync/send-command.ts';
import { useWorkspace } from '../workspace/store.ts';
import { runCommand } from '../workspace/workspace-sync.ts';
import { Contents, useAnchor } from './spec-contents.tsx';
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
  const notes = asked.flatMap(({ view }) => (isSettled(view.status) || view.status === 'stale' ? [view] : []));
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

interface RowProps {
  readonly children: ReactNode;
  readonly notes?: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string;
  /** What it shows, as Markdown. */
  readonly text?: string;
}

/** A piece of text with notes in its margin. Laid out only once it is near; found and printed all the same. */
function Row({ children, notes, id, text = '', className = 'mt-6' }: RowProps) {
  const isWide = WIDE_TABLE.test(text);
  return (
    <div
      id={id}
      className={`voice-lg scroll-mt-4 ${className} [content-visibility:auto] print:[content-visibility:visible]
        ${isWide ? '' : 'md:grid md:grid-cols-[minmax(0,66ch)_200px] md:gap-x-10'}`}
      style={{ containIntrinsicSize: `auto ${heightOf(text)}px` }}
    >
      <div className="min-w-0">{children}</div>
      <div className="ui-sm text-ink-2 wrap-anywhere mt-2 md:mt-1">{notes}</div>
    </div>
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

/** A table of more columns than fit beside a margin: the notes come below it. */
const WIDE_TABLE = /^\|(?:[^|\n]*\|){5,}$/m;

/** About how many pixels a text takes, for the length of the page before it is laid out. */
function heightOf(text: string): number {
  const lines = text.split('\n').filter((line) => line !== '');
  return 60 + lines.reduce((sum, line) => sum + (line.startsWith('|') ? 44 : 30 * Math.ceil(line.length / 72)), 0);
}

const FIRMNESS = { open: 'open', assumed: 'assumed', 'to be confirmed': 'stale' } as const;

/** The words in brackets by which decided text says that a value is not firm. */
function wordsOfFirmness(text: string): readonly (Place & { readonly status: 'open' | 'assumed' | 'stale' })[] {
  return [...text.matchAll(/\((open|assumed|to be confirmed)\)/g)].map(({ index, 0: all, 1: words }) => ({
    from: index,
    to: index + all.length,
    status: FIRMNESS[words as keyof typeof FIRMNESS],
  }));
}

function drawFirmness({ status }: ReturnType<typeof wordsOfFirmness>[number]): ReactNode {
  return status === 'open' ? <span className="tag hole">Open</span> : <StatusTag status={status} />;
}

const ANSWER_BELOW = 'block mt-1 pl-3 border-l-3 border-decided';

/** A mark in the text: what was decided about it, else the mark with the way to its question. */
function drawMark({ view, mark }: AskedMark, content: ReactNode): ReactNode {
  const { question, status, decision } = view;
  const value = settledValue(view);
  const asks = mark.kind === 'open-question' || mark.kind === 'unresolved-block';
  if (typeof value === 'string')
    return (
      <>
        {asks && content}{' '}
        <span
          className={`whitespace-pre-line ${asks ? ANSWER_BELOW : ''} ${status === 'assumed' ? 'border-double' : ''}`}
        >
          {value}
        </span>
      </>
    );
  if (decision?.result.outcome === 'not-applicable')
    return (
      <>
        {asks && content} Does not apply: {decision.result.reason}
      </>
    );
  if (isClosed(status) && status !== 'deferred') return content;
  return (
    <>
      <span className="bg-hatched halo">{content}</span>{' '}
      <Link className="no-underline" to={addressOfPoint(question.point, question.id)}>
        <StatusTag status={status} />
      </Link>
    </>
  );
}

const MAX_HOLES = 5;

/** What is open in a section, apart from what its text shows in place. */
function Holes({ view, asked }: { view: PointView; asked: readonly AskedMark[] }) {
  const printing = usePrinting();
  const inText = new Set(asked.map(({ view }) => view));
  const open = view.questions.filter((one) => {
    return (!isClosed(one.status) || one.status === 'deferred') && !inText.has(one);
  });
  if (open.length === 0) return null;
  const more = printing ? 0 : open.length - MAX_HOLES;
  return (
    <Row>
      <div className="p-1 border-1 border-hatch bg-hatched rounded">
        <div className="px-4 py-3 bg-sheet rounded-sm ui-sm space-y-2" data-holes={open.length}>
          <p className="m-0 font-semibold">
            {withCount(open.length, 'question is open here', 'questions are open here')}
          </p>
          <OpenQuestions views={more > 0 ? open.slice(0, MAX_HOLES) : open} />
          {more > 0 && (
            <LazyDisclosure summary={`${more} more`}>
              <OpenQuestions views={open.slice(MAX_HOLES)} />
            </LazyDisclosure>
          )}
        </div>
      </div>
    </Row>
  );
}

function OpenQuestions({ views }: { views: readonly QuestionView[] }) {
  return (
    <ul className="space-y-1">
      {views.map(({ question: { id, ask, point }, status, decision }) => (
        <li key={id}>
          <Link to={addressOfPoint(point, id)}>{ask}</Link> {status !== 'open' && <StatusTag status={status} />}
          {decision?.result.outcome === 'deferred' && ` ${decision.result.owner} answers by ${decision.result.until}.`}
        </li>
      ))}
    </ul>
  );
}

/** A text that Specwalk wrote and somebody changed in the file; it stays until somebody adopts it as a response. */
function EditedByHand({ view, block }: { view: PointView; block: ManagedBlock }) {
  const may = usePermissions();
  const speaker = useSpeaker();
  const adopting = useCommand();
  const adopt = () => {
    if (!speaker.name) return adopting.refuse('Say who you are first, at the top of the page.');
    const payload = { by: speaker, point: view.point.id };
    void adopting.run(runCommand({ id: commandId(), type: 'adopt', payload }));
  };
  return (
    <div className="grid justify-items-start gap-3 p-4 mt-6 max-w-[66ch] border border-pen rounded">
      <p className="m-0">
        The decided text here was changed by hand (line {block.line}). It stays as it is, and decisions are not written
        over it, until it is taken as an answer.
      </p>
      <Markdown text={block.text} />
      {adopting.problem}
      {may.decide && (
        <Button look="main" onClick={adopt}>
          Take it as an answer
        </Button>
      )}
    </div>
  );
}
