import './things.css';
import { announce } from '../../kit/announcer.tsx';
import type { StageName, Subject } from './stage-name.ts';

interface ThingPickerProps {
  /** What is chosen among: “Things”. */
  readonly label: string;
  readonly of: readonly Subject[];
  readonly chosen: string | undefined;
  readonly choose: (id: string) => void;
  /** How many questions are still open about each. */
  readonly open: (id: string) => number;
}

const WORDS: Readonly<Record<StageName, string>> = {
  nothing: 'nobody has said',
  partly: 'partly said',
  known: 'said',
};
const LOOKS: Readonly<Record<StageName, string>> = { nothing: 'hole', partly: 'guess', known: 'said' };

/** All things of the product as tabs of a card file, each in the texture of what is known of it. */
export function ThingPicker({ label, of, chosen, choose, open }: ThingPickerProps) {
  if (of.length < 2) return null;
  return (
    <nav className="things-tabs" aria-label={label}>
      <ul>
        {of.map(({ id, label: name, stage }) => (
          <li key={id}>
            <button
              type="button"
              className="things-tab"
              data-look={LOOKS[stage]}
              aria-current={id === chosen ? 'true' : undefined}
              ref={id === chosen ? intoSight : undefined}
              onClick={() => {
                choose(id);
                announce(`${name}: ${WORDS[stage]}.`);
              }}
            >
              <bdi>{name}</bdi>
              <small>
                {WORDS[stage]}
                {open(id) > 0 && `, ${open(id)} open`}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Brings the chosen one into the box of all of them, without moving the page. */
function intoSight(tab: HTMLElement | null): void {
  const box = tab?.closest('ul');
  if (!tab || !box || box.scrollHeight <= box.clientHeight) return;
  box.scrollTop = tab.offsetTop - box.offsetTop - 8;
}
