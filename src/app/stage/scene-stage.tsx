import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isClosed, type PointView } from '#core/index.ts';
import { useAsking } from '../asking/asking.tsx';
import { subjectIdOf } from '../asking/subject-id-of.ts';
import { useKeys } from '../keys/use-keys.ts';
import { usePrinting } from '../kit/media.ts';
import { useUpdateSearch } from '../kit/use-update-search.ts';
import { useTone, useWorkspace } from '../workspace/store.ts';
import { useProduct } from '../workspace/use-product.ts';
import { Dock } from './dock.tsx';
import { GuessProvider } from './guesses.tsx';
import { HoleStrip } from './hole-strip.tsx';
import { SceneDetails, SideQuestions } from './scene-details.tsx';
import { isOrIsLike, nextHole, questionsByScene, type SceneQuestions, sceneWith } from './scene-questions.ts';
import { showSpot, spotOf } from './show-spot.ts';
import { Spot } from './spot.tsx';
import { Address, Legend, SourcesButton, StageBadge, StageBar } from './stage.tsx';
import { type Scene, type SceneProps, type StageDefinition, sceneWords, textsOf } from './stage-definition.ts';
import { SubjectPicker, useChosen } from './subject-picker.tsx';

interface SceneStageProps {
  readonly stage: StageDefinition;
  readonly view: PointView;
}

const NO_SUBJECTS: NonNullable<StageDefinition['subjects']> = { key: 'thing', of: () => [] };

/**
 * A stage that shows one scene at a time: the drawing, the strip of its questions, and the open one docked below. On
 * paper all scenes follow each other.
 */
export function SceneStage({ stage, view }: SceneStageProps) {
  const product = useProduct();
  const { part, completenessOf, isFirm, subjects = NO_SUBJECTS, address, scenes } = stage;
  const asking = useAsking();
  const workspace = useWorkspace();
  const printing = usePrinting();
  const tone = useTone();
  const [showsSources, setShowsSources] = useState(false);
  const completeness = completenessOf(product);
  const all = useMemo(() => subjects.of(product), [subjects, product]);
  const owners = useMemo(() => subjects.owners?.(product) ?? new Map<string, string>(), [subjects, product]);
  const names = useMemo(() => new Map(all.map(({ id, label }) => [id, label])), [all]);
  const openQuestion = asking.open === null ? undefined : asking.view(asking.open)?.question;
  const [picked, choose] = useChosen(all, subjects.key);
  const subject = (openQuestion && subjectIdOf(openQuestion, names, owners)) ?? picked?.id;
  const asked = useMemo(
    () => questionsByScene({ view, part, subject, names, owners, question: workspace.question }),
    [view, part, subject, names, owners, workspace],
  );
  const [scene, turnTo] = useScene(scenes, asked, asking.open);
  const here = asked.find(({ id }) => id === scene.id) ?? EMPTY_SCENE;
  const [title, lead] = sceneWords(textsOf(stage, scene.id), tone, completeness);
  const next = nextHole(asked, scene.id, asking.open);
  useKeys('This screen', [
    {
      keys: 'n',
      label: 'Next hole',
      run: () => {
        const hole = nextHole(asked, scene.id, asking.open ?? focusedQuestion());
        if (hole) asking.ask(hole.question.id);
      },
      when: () => next !== undefined,
    },
  ]);
  const openAbout = view.questions.flatMap(({ question, status }) =>
    isClosed(status) ? [] : [subjectIdOf(question, names, owners)],
  );
  const openCount = (id: string) => openAbout.filter((about) => about === id).length;
  const drawing = { view, product, completeness, subject, choose };
  return (
    <GuessProvider of={part.questions}>
      <h1>{title}</h1>
      <p className="lead mb-4!">{lead}</p>
      <section className="stage" aria-label={`Placeholder: ${title}`} data-sources={showsSources || undefined}>
        <StageBar>
          <Address>{address(product, subject)}</Address>
          <SourcesButton pressed={showsSources} press={setShowsSources} />
          <StageBadge view={view} completeness={completeness} firm={isFirm(product)} />
        </StageBar>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-1 px-4 pt-1 border-b-1 border-line print:hidden">
          <SceneTabs stage={stage} shown={scene.id} asked={asked} show={turnTo} />
          {!subjects.isDrawn && <SubjectPicker of={all} chosen={subject} choose={choose} openCount={openCount} />}
        </div>
        {(printing ? scenes : [scene]).map((one) => (
          <SceneView
            key={`${one.id} ${subject}`}
            scene={one}
            asked={asked.find(({ id }) => id === one.id) ?? EMPTY_SCENE}
            drawing={drawing}
            part={part}
            open={printing ? null : asking.open}
            about={all.find(({ id }) => id === subject)?.label}
          />
        ))}
        {!printing && (
          <>
            <HoleStrip view={view} scene={here} subject={all.find(({ id }) => id === subject)} next={next} />
            {openQuestion && !asking.isShownOnly && <Dock key={openQuestion.id} id={openQuestion.id} next={next} />}
          </>
        )}
        <Legend />
      </section>
    </GuessProvider>
  );
}

/** The question of the pin that has the focus, as it has once its question is closed. */
function focusedQuestion(): string | null {
  return document.activeElement instanceof HTMLElement ? (document.activeElement.dataset.pin ?? null) : null;
}

const EMPTY_SCENE: SceneQuestions = { id: '', numbered: [], details: [] };

/** The scene in view: that of the open question, else the one in the address, else the first with a hole. */
function useScene(scenes: readonly Scene[], asked: readonly SceneQuestions[], open: string | null) {
  const [search] = useSearchParams();
  const change = useUpdateSearch();
  // Computed once: the scene must not change when an answer has just filled its last hole.
  const [firstOpen] = useState(() => nextHole(asked, asked[0]?.id ?? '', null)?.question.id ?? null);
  const wanted = [sceneWith(asked, open)?.id, search.get('scene'), sceneWith(asked, firstOpen)?.id];
  const found = wanted.flatMap((id) => scenes.find((scene) => scene.id === id) ?? []);
  const [scene = found[0] ?? scenes[0]] = found;
  if (!scene) throw new Error('A stage has at least one scene.');
  return [scene, (id: string) => change({ scene: id, q: null })] as const;
}

interface SceneTabsProps {
  readonly stage: StageDefinition;
  readonly shown: string;
  readonly asked: readonly SceneQuestions[];
  readonly show: (id: string) => void;
}

function SceneTabs({ stage, shown, asked, show }: SceneTabsProps) {
  if (stage.scenes.length < 2) return null;
  return (
    <nav className="min-w-0 max-w-full" aria-label="Scenes">
      <ul className="flex gap-x-1 max-md:overflow-x-auto max-md:-mx-1">
        {stage.scenes.map(({ id }) => (
          <li key={id}>
            <button type="button" className={TAB} aria-current={id === shown || undefined} onClick={() => show(id)}>
              {textsOf(stage, id).name}
              <OpenCount of={asked.find((one) => one.id === id)} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TAB = `whitespace-nowrap min-h-9 max-md:min-h-11 px-3 py-1.5 ui-sm text-ink-2 bg-transparent border-0 border-b-2 border-transparent
  hover:text-ink aria-current:text-ink aria-current:font-semibold aria-current:border-ink`;

function OpenCount({ of }: { of: SceneQuestions | undefined }) {
  const count = of ? of.numbered.filter(({ status }) => !isClosed(status)).length : 0;
  return count > 0 && <small className="ml-1.5 text-ink-2 tabular-nums">{count}</small>;
}

interface SceneViewProps {
  readonly scene: Scene;
  readonly drawing: SceneProps;
  readonly part: StageDefinition['part'];
  readonly open: string | null;
  readonly asked: SceneQuestions;
  readonly about: string | undefined;
}

/** The drawing of a scene with its captioned questions beside it. An open question without a place of its own gets one. */
function SceneView({ scene: { id, Draw, drawnAtFirst = [] }, asked, about, drawing, part, open }: SceneViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isLoose, setLoose] = useState(false);
  const isDrawn = (q: string) => drawing.completeness === 'nothing' && drawnAtFirst.includes(q);
  const captioned = part.sidePanels.flatMap(([q, caption]) => {
    const view = isDrawn(q) ? undefined : asked.numbered.find(({ question }) => isOrIsLike(question, q));
    return view ? [[view.question.id, caption] as const] : [];
  });
  const standing = part.scenes.flatMap(({ questions }) => questions);
  const byHand = asked.numbered.filter(({ question }) => !standing.some((q) => isOrIsLike(question, q)));
  useLayoutEffect(() => {
    const scene = box.current;
    if (!scene || open === null) return setLoose(false);
    setLoose(spotOf(scene, open) === null);
    // By the next frame the dock has its height and the page its scroll position.
    const frame = requestAnimationFrame(() => showSpot(scene, open));
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return (
    <div className="scene @container p-6 max-md:p-4" data-scene={id} data-dim={open !== null || undefined} ref={box}>
      {isLoose && open !== null && <LooseSpot q={open} />}
      <div className={captioned.length > 0 ? 'grid gap-x-10 gap-y-6 @wide:grid-cols-[minmax(0,1fr)_260px]' : ''}>
        <div className="min-w-0">
          <Draw {...drawing} />
        </div>
        {captioned.length > 0 && <SideQuestions of={captioned} />}
      </div>
      {byHand.map(({ question }) => (
        <LooseSpot key={question.id} q={question.id} />
      ))}
      <SceneDetails of={asked.details} about={about} />
    </div>
  );
}

/** A question without a place in the drawing, on a slip of its own. */
function LooseSpot({ q }: { q: string }) {
  const view = useAsking().view(q);
  if (!view) return null;
  return (
    <p className="scene-loose grid gap-1 w-fit max-w-full my-4 px-4 py-3 bg-raised border border-line-strong rounded">
      <span className="text-sm text-ink-2">{view.question.ask}</span>
      <Spot q={q} guess={null} />
    </p>
  );
}
