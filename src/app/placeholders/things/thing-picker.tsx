import './things.css';
import { isClosed, type PointView } from '#core/index.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import type { StageName, Subject } from './stage-name.ts';
import { subjectIdOf } from './subject-id-of.ts';

interface ThingPickerProps {
  readonly view: PointView;
  readonly of: readonly Subject[];
  readonly chosen: string | undefined;
  readonly choose: (id: string) => void;
  readonly names: readonly Pick<Subject, 'id' | 'label'>[];
  readonly owners?: ReadonlyMap<string, string>;
}

const STAGE_LABELS: Readonly<Record<StageName, string>> = {
  nothing: 'nobody has said',
  partly: 'partly said',
  known: 'said',
};
const TAB =
  'grid justify-items-start gap-px px-3.5 py-1.5 min-h-12 max-w-65 text-start border rounded-t-lg rounded-b-[2px]';
const BORDERS: Readonly<Record<StageName, string>> = {
  nothing: 'border-dashed border-ink-2',
  partly: 'border-dashed border-guess',
  known: 'border-said',
};
const BACKGROUNDS: typeof BORDERS = { nothing: 'bg-framed', partly: 'bg-sheet', known: 'bg-sheet' };
const CHOSEN = 'bg-raised border-b-4 [border-bottom-style:solid] border-b-ink';
const BOX = 'border-1 border-line rounded';
const LOOKS: Readonly<Record<StageName, string>> = { nothing: 'hole', partly: 'guess', known: 'said' };

/** Each thing in the texture of what is known of it, with how many of its questions are open. */
export function ThingPicker({ view, of, chosen, choose, names, owners }: ThingPickerProps) {
  if (of.length < 2) return null;
  const labels = new Map(names.map(({ id, label }) => [id, label]));
  const openQuestions = view.questions.filter(({ status }) => !isClosed(status));
  const subjectIds = openQuestions.map(({ question }) => subjectIdOf(question, labels, owners));
  const openCount = (thing: string) => subjectIds.filter((id) => id === thing).length;
  return (
    <nav className="-mt-4 mb-6 max-sm:mt-0" aria-label="Things">
      <ul className={`flex flex-wrap gap-2 overflow-auto p-1 max-h-49 ${of.length > 12 ? BOX : ''}`}>
        {of.map(({ id, label: name, stage }) => (
          <li key={id}>
            <Button
              className={`things-tab ${TAB} ${BORDERS[stage]} ${id === chosen ? CHOSEN : BACKGROUNDS[stage]}`}
              data-look={LOOKS[stage]}
              aria-current={id === chosen ? 'true' : undefined}
              ref={id === chosen ? scrollIntoBox : undefined}
              onClick={() => {
                choose(id);
                announce(`${name}: ${STAGE_LABELS[stage]}.`);
              }}
            >
              <bdi className="voice-17/[1.25] font-medium wrap-anywhere">{name}</bdi>
              <small className="text-ink-2">
                {STAGE_LABELS[stage]}
                {openCount(id) > 0 && `, ${openCount(id)} open`}
              </small>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the chosen one into view in the box of all of them, without moving the page. */
function scrollIntoBox(tab: HTMLElement | null): void {
  const box = tab?.closest('ul');
  if (!tab || !box || box.scrollHeight <= box.clientHeight) return;
  box.scrollTop = tab.offsetTop - box.offsetTop - 8;
}
