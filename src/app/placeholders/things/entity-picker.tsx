import './things.css';
import { isClosed, type PointView } from '#core/index.ts';
import type { Look } from '#core/product.ts';
import { subjectIdOf } from '../../asking/subject-id-of.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import type { Completeness, Subject } from './completeness.ts';
import { LOOK_BORDERS } from './look-borders.ts';

interface EntityPickerProps {
  readonly view: PointView;
  readonly of: readonly Subject[];
  readonly chosen: string | undefined;
  readonly choose: (id: string) => void;
  readonly names: readonly Pick<Subject, 'id' | 'label'>[];
  readonly owners?: ReadonlyMap<string, string>;
}

const COMPLETENESS_LABELS: Readonly<Record<Completeness, string>> = {
  nothing: 'nobody has said',
  partly: 'partly said',
  known: 'decided',
};
const TAB =
  'grid justify-items-start gap-px px-3.5 py-1.5 min-h-12 max-w-65 text-start border rounded-t-lg rounded-b-[2px]';
const BACKGROUNDS: Readonly<Record<Completeness, string>> = {
  nothing: 'bg-framed',
  partly: 'bg-sheet',
  known: 'bg-sheet',
};
const CHOSEN = 'bg-raised border-b-4 [border-bottom-style:solid] border-b-ink';
const BOX = 'border-1 border-line rounded';
const LOOKS: Readonly<Record<Completeness, Look>> = { nothing: 'hole', partly: 'guess', known: 'decided' };

/** A tab for each subject: its style shows how much is known, its text how many questions are open. */
export function EntityPicker({ view, of, chosen, choose, names, owners }: EntityPickerProps) {
  if (of.length < 2) return null;
  const labels = new Map(names.map(({ id, label }) => [id, label]));
  const openQuestions = view.questions.filter(({ status }) => !isClosed(status));
  const subjectIds = openQuestions.map(({ question }) => subjectIdOf(question, labels, owners));
  const openCount = (thing: string) => subjectIds.filter((id) => id === thing).length;
  return (
    <nav className="-mt-4 mb-6 max-sm:mt-0" aria-label="Things">
      <ul className={`flex flex-wrap gap-2 overflow-auto p-1 max-h-49 ${of.length > 12 ? BOX : ''}`}>
        {of.map(({ id, label, completeness }) => (
          <li key={id}>
            <Button
              className={`things-tab ${TAB} ${LOOK_BORDERS[LOOKS[completeness]]} ${id === chosen ? CHOSEN : BACKGROUNDS[completeness]}`}
              data-look={LOOKS[completeness]}
              aria-current={id === chosen ? 'true' : undefined}
              ref={id === chosen ? scrollIntoBox : undefined}
              onClick={() => {
                choose(id);
                announce(`${label}: ${COMPLETENESS_LABELS[completeness]}.`);
              }}
            >
              <bdi className="voice-lg font-semibold wrap-anywhere">{label}</bdi>
              <small className="text-ink-2">
                {COMPLETENESS_LABELS[completeness]}
                {openCount(id) > 0 && `, ${openCount(id)} open`}
              </small>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the chosen tab into view within its box, without moving the page. */
function scrollIntoBox(tab: HTMLElement | null): void {
  const box = tab?.closest('ul');
  if (!tab || !box || box.scrollHeight <= box.clientHeight) return;
  box.scrollTop = tab.offsetTop - box.offsetTop - 8;
}
