import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isClosed, type PointView, type QuestionView } from '#core/index.ts';
import { useAsking } from '../asking/asking.tsx';
import { subjectIdOf } from '../asking/subject-id-of.ts';
import { usePrinting } from '../kit/media.ts';
import { useUpdateSearch } from '../kit/use-update-search.ts';
import { useTone, useWorkspace } from '../workspace/store.ts';
import { useProduct } from '../workspace/use-product.ts';
import { GuessProvider } from './guesses.tsx';
import { SceneDetails, SideQuestions } from './scene-details.tsx';
import { isOrIsLike, nextHole, questionsByScene, type SceneQuestions, sceneWith } from './scene-questions.ts';
import { showSpot, spotOf } from './show-spot.ts';
import { Spot } from './spot.tsx';
import { StageBadge, StageFrame } from './stage.tsx';
import { type SceneProps, type StageDefinition, sceneWords, textsOf } from './stage-definition.ts';
import { SubjectPicker, useChosen } from './subject-picker.tsx';

const NO_SUBJECTS: NonNullable<StageDefinition['subjects']> = { key: 'thing', of: () => [] };

/**
 * A stage that shows one scene at a time: the drawing, the strip of its questions, and the open one docked below. On
 * paper all scenes follow each other.
 */
export function SceneStage({ stage, view }: { stage: StageDefinition; view: PointView }) {
  const product = useProduct();
  const { part, completenessOf, isFirm, subjects = NO_SUBJECTS, address } = stage;
  const asking = useAsking();
  const workspace = useWorkspace();
  const printing = usePrinting();
  const tone = useTone();
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
  const [scene, turnTo] = useScene(asked, asking.open);
  const [title, lead] = sceneWords(textsOf(stage, scene.id), tone, completeness);
  const openAbout = view.questions.flatMap(({ question, status }) =>
    isClosed(status) ? [] : [subjectIdOf(question, names, owners)],
  );
  const openCount = (id: string) => openAbout.filter((about) => about === id).length;
  const subjectOf = ({ about }: SceneQuestions) => all.find(({ id }) => id === about);
  const drawing = { view, product, completeness, subject, choose };
  return (
    <GuessProvider of={part.questions}>
      <StageFrame
        {...{ view, title, lead, scene }}
        address={address(product, subject)}
        badge={<StageBadge view={view} completeness={completeness} firm={isFirm(product)} />}
        scenes={asked}
        subject={subjectOf(scene)}
      >
        <div className="flex flex-wrap items-end gap-x-6 gap-y-1 px-4 pt-1 border-b-1 border-line print:hidden">
          <SceneTabs stage={stage} shown={scene.id} asked={asked} show={turnTo} />
          {!subjects.isDrawn && <SubjectPicker of={all} chosen={subject} choose={choose} openCount={openCount} />}
        </div>
        {(printing ? asked : [scene]).map((one) => (
          <SceneView
            key={`${one.id} ${subject}`}
            stage={stage}
            asked={one}
            drawing={drawing}
            open={printing ? null : asking.open}
            about={subjectOf(one)?.label}
          />
        ))}
      </StageFrame>
    </GuessProvider>
  );
}

/** The scene in view: that of the open question, else the one in the address, else the first with a hole. */
function useScene(asked: readonly SceneQuestions[], open: string | null) {
  const [search] = useSearchParams();
  const change = useUpdateSearch();
  // Computed once: the scene must not change when an answer has just filled its last hole.
  const [firstOpen] = useState(() => nextHole(asked, asked[0]?.id ?? '', null)?.question.id ?? null);
  const wanted = [sceneWith(asked, open)?.id, search.get('scene'), sceneWith(asked, firstOpen)?.id];
  const [scene = asked[0]] = wanted.flatMap((id) => asked.find((one) => one.id === id) ?? []);
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
  if (asked.length < 2) return null;
  return (
    <nav className="min-w-0 max-w-full" aria-label="Scenes">
      <ul className="flex gap-x-1 max-xl:overflow-x-auto max-xl:-mx-1">
        {asked.map(({ id, numbered }) => (
          <li key={id}>
            <button type="button" className={TAB} aria-current={id === shown || undefined} onClick={() => show(id)}>
              {textsOf(stage, id).name}
              <OpenCount of={numbered} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TAB = `whitespace-nowrap min-h-9 max-md:min-h-11 px-3 py-1.5 ui-sm text-ink-2 bg-transparent border-0 border-b-2 border-transparent
  hover:text-ink aria-current:text-ink aria-current:font-semibold aria-current:border-ink`;

function OpenCount({ of }: { of: readonly QuestionView[] }) {
  const count = of.filter(({ status }) => !isClosed(status)).length;
  return count > 0 && <small className="ml-1.5 text-ink-2 tabular-nums">{count}</small>;
}

interface SceneViewProps {
  readonly stage: StageDefinition;
  readonly drawing: SceneProps;
  readonly open: string | null;
  readonly asked: SceneQuestions;
  readonly about: string | undefined;
}

/** The drawing of a scene with its captioned questions beside it. An open question without a place of its own gets one. */
function SceneView({ stage: { part, drawings, besideAtFirst = [] }, asked, about, drawing, open }: SceneViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isLoose, setLoose] = useState(false);
  const Draw = drawings[asked.id];
  const isDrawn = (q: string) => drawing.completeness === 'nothing' && !besideAtFirst.includes(q);
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
    <div
      className="scene @container p-6 max-md:p-4"
      data-scene={asked.id}
      data-dim={open !== null || undefined}
      ref={box}
    >
      {isLoose && open !== null && <LooseSpot q={open} />}
      <div className={captioned.length > 0 ? 'grid gap-x-10 gap-y-6 @wide:grid-cols-[minmax(0,1fr)_260px]' : ''}>
        <div className="min-w-0">{Draw && <Draw {...drawing} />}</div>
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
    <p className="scene-loose grid gap-3 w-fit max-w-full my-4 px-4 py-3 bg-raised border border-line-strong rounded">
      <span className="text-sm text-ink-2">{view.question.ask}</span>
      <Spot q={q} guess={null} />
    </p>
  );
}
