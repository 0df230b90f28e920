import {
  type AskedMark,
  capitalize,
  type ManagedBlock,
  type PointView,
  questionsInText,
  type Workspace,
  withoutNothing,
} from '#core/index.ts';
import { answerPassages, type DecidedPassage, decidedPassages } from '#core/product.ts';
import type { ContentsEntry } from './spec-contents.tsx';

/** A section as it is drawn; its passages are the decided text that its own text has no place for. */
export interface SpecSection extends ContentsEntry {
  readonly view: PointView;
  readonly level: 2 | 3 | 4;
  readonly text: string;
  readonly asked: readonly AskedMark[];
  readonly passages: readonly (DecidedPassage & Partial<ContentsEntry>)[];
  readonly block: ManagedBlock | undefined;
}

export function headingsOf({ points }: Workspace) {
  const top = Math.min(...points.map(({ point }) => point.depth));
  return points.map((view) => {
    const { id, title, depth } = view.point;
    return { id, title, level: LEVELS[Math.min(depth - top, 2)] ?? 4, view };
  });
}

/** The specification section by section: the text of each, and what was decided about it. */
export function sectionsOf(workspace: Workspace): readonly SpecSection[] {
  const decided = decidedPassages(workspace);
  return headingsOf(workspace).map(({ view, ...heading }) => {
    const { point } = view;
    const { passages = [], rest = [] } = decided.get(point.id) ?? {};
    const silent = point.status === 'unanswered';
    const { asked } = silent && view.closed > 0 ? { asked: [] } : questionsInText(view, workspace.spec);
    const placed = new Set(asked.map(({ view }) => view));
    const answers = rest.filter((one) => !placed.has(one) && one.decision?.result.outcome !== 'deferred');
    const drawn = [...passages, ...answerPassages(answers)].map((passage) => withHeading(passage, point.id));
    return {
      ...heading,
      below: drawn.flatMap(({ id, title }) => (id && title ? [{ id, title }] : [])),
      view,
      text: silent && drawn.length > 0 ? withoutNothing(point.text) : point.text,
      asked,
      passages: drawn,
      block: workspace.spec.blocks.find((block) => block.point === point.id),
    };
  });
}

const LEVELS = [2, 3, 4] as const;
/** A caption of its own line, and a diagram, which the table after it tells as well. */
const CAPTION = /^\*\*([^*\n]+)\*\*\n\n/;
const CAPTIONS = /^\*\*([^*\n]+)\*\*$/gm;
const DIAGRAM = /```mermaid\n[\s\S]*?\n```\n*/g;

function withHeading(passage: DecidedPassage, point: string): SpecSection['passages'][number] {
  const whole = passage.text.replace(DIAGRAM, '');
  const [caption = '', words = ''] = CAPTION.exec(whole) ?? [];
  const title = words.replaceAll('\\', '');
  const text = whole.slice(caption.length).replace(CAPTIONS, (_, inner: string) => {
    return `#### ${capitalize(inner.startsWith(`${words}: `) ? inner.slice(words.length + 2) : inner)}`;
  });
  if (title === '') return { ...passage, text };
  return {
    ...passage,
    text,
    id: `${point}.${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`,
    title,
  };
}
