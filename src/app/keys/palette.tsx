import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  addressOfGrid,
  addressOfPoint,
  gridProgress,
  gridSummaries,
  gridWords,
  groupBy,
  memoizeByObject,
  type Workspace,
  withCount,
} from '#core/index.ts';
import { closeModal, useModal } from '../kit/modal.ts';
import { searchTerms, toSearchText } from '../kit/search-text.ts';
import { statusWord } from '../kit/status-tag.tsx';
import { useWorkspace } from '../workspace/store.ts';
import type { KeyAction } from './binding.ts';
import { PALETTE_KEY, recentPaths, showKeyDialog } from './key-dialogs.ts';
import { KeyNames } from './key-names.tsx';
import { activeBindings, isAction, useKeys } from './use-keys.ts';

/** Finds any page, point, question or action by a few of its words. */
export function Palette() {
  const dialog = useModal();
  const list = useId();
  const go = useNavigate();
  const entries = useEntries();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { count, first } = useMemo(() => findEntries(entries, typed), [entries, typed]);
  const active = Math.min(at, first.length - 1);
  const close = () => closeModal(dialog.current);
  useKeys('Everywhere', [{ keys: PALETTE_KEY, label: 'Close this', run: close, dialog }]);

  const openEntry = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    close();
    if (entry.run) return entry.run();
    document.getElementById('main')?.focus();
    void go(entry.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.nativeEvent.isComposing || (!step && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step) setAt(step(active, first.length));
    else openEntry(first[active]);
  };

  return (
    <dialog
      ref={dialog}
      className="dialog open:grid grid-rows-[auto_minmax(0,1fr)_auto] [--width:680px] max-h-[min(560px,76vh)] mt-[min(12vh,96px)]
        p-0 overflow-hidden"
      aria-label="Find a page, a question or an action"
      onClose={() => showKeyDialog(null)}
    >
      <input
        type="text"
        role="combobox"
        className="w-full px-6 py-4 voice-lg bg-transparent border-0 border-b-1 border-line focus-visible:outline-none
          focus-visible:border-pen focus-visible:shadow-[inset_0_-2px_var(--color-pen)]"
        aria-label="What are you looking for?"
        aria-expanded={first.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={first.length > 0 ? optionId(list, active) : undefined}
        placeholder="Go to a page or question …"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={list} className="overflow-auto p-2" aria-label="Results">
        {first.map((entry, index) => (
          // Keyed by index: at a keystroke the rows stay and only their content changes. The focus stays in the field
          // above, which names the active option to screen readers.
          <button
            key={optionId(list, index)}
            type="button"
            role="option"
            id={optionId(list, index)}
            tabIndex={-1}
            className="flex max-md:flex-wrap max-md:justify-between items-baseline gap-x-3 gap-y-0.5 w-full px-4 py-2 text-start
              bg-transparent border-0 rounded hover:bg-pen-wash aria-selected:bg-pen-wash
              aria-selected:shadow-[inset_2px_0_var(--color-pen)] [content-visibility:auto]
              [contain-intrinsic-size:auto_40px]"
            aria-selected={index === active}
            ref={index === active ? inSight : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => openEntry(entry)}
          >
            <span className="truncate flex-1 max-md:flex-[0_0_100%] max-md:whitespace-normal">{entry.label}</span>
            <span className="quiet">{entry.note}</span>
            {entry.keys && <KeyNames keys={entry.keys} />}
          </button>
        ))}
      </div>
      <p className="quiet px-6 py-2 border-t-1 border-line" role="status" data-searched={typed}>
        {countText(count, first.length)}
      </p>
    </dialog>
  );
}

const PAGE = 8;
const STEPS: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowDown: (at, length) => (at + 1) % Math.max(1, length),
  ArrowUp: (at, length) => (at + length - 1) % Math.max(1, length),
  PageDown: (at, length) => Math.max(0, Math.min(at + PAGE, length - 1)),
  PageUp: (at) => Math.max(0, at - PAGE),
};

function useEntries(): readonly PaletteEntry[] {
  const places = workspaceEntries(useWorkspace());
  const { pathname } = useLocation();
  const [actions] = useState(() =>
    activeBindings()
      .filter(isAction)
      .filter(({ keys }) => keys !== PALETTE_KEY),
  );
  return useMemo(() => {
    const recent = recentPaths().filter((place) => place !== pathname);
    const seen = recent.flatMap((id) => places.find((place) => place.id === id) ?? []);
    return [...seen, ...actionEntries(actions), ...places.filter((place) => !seen.includes(place))];
  }, [places, pathname, actions]);
}

function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

function countText(count: number, shown: number): string {
  if (count === 0) return 'No results. Try fewer or other words.';
  const results = withCount(count, 'result');
  return count === shown ? results : `${results}; the first ${shown} are shown.`;
}

function inSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

interface PaletteEntry {
  /** Unique; for a page, its address. */
  readonly id: string;
  readonly label: string;
  /** What it is: "Question · Said, not decided". */
  readonly note: string;
  readonly keys?: string | undefined;
  /** What it does; absent: it opens the address. */
  readonly run?: () => void;
  readonly name: string;
  /** All text by which it is found, prepared for search. */
  readonly words: string;
}

function paletteEntry(id: string, label: string, note: string, more = ''): PaletteEntry {
  return { id, label, note, name: toSearchText(label), words: toSearchText(`${label} ${note} ${more}`) };
}

/**
 * The points, grids and questions of a workspace, prepared for search once per workspace; questions in the order of asking.
 */
export const workspaceEntries = memoizeByObject((workspace: Workspace): readonly PaletteEntry[] => [
  ...workspace.points.map(({ point, status }) =>
    paletteEntry(addressOfPoint(point.id), point.title, `Point · ${statusWord(status)}`),
  ),
  ...gridSummaries(workspace).map((grid) =>
    paletteEntry(addressOfGrid(grid), gridWords(grid.id, workspace), `Grid · ${gridProgress(grid)}`),
  ),
  ...workspace.questions.map(({ question, status }) =>
    paletteEntry(
      `/questions/${question.id}`,
      question.ask,
      `Question · ${statusWord(status)}`,
      `${question.id} ${status} ${workspace.point(question.point)?.point.title ?? ''}`,
    ),
  ),
]);

/** The available actions; of several with one label, the first. */
export function actionEntries(actions: readonly KeyAction[]): readonly PaletteEntry[] {
  return [...groupBy(actions, ({ label }) => label)].flatMap(([label, [first]]) =>
    first ? [{ ...paletteEntry(`do ${label}`, label, first.group), keys: first.keys, run: first.run }] : [],
  );
}

const MAX_SHOWN = 50;

/**
 * Every word typed must occur; the nearer to the beginning of the label, the better. If nothing is typed, all match.
 */
export function findEntries(entries: readonly PaletteEntry[], typed: string) {
  const wanted = searchTerms(typed);
  const fitting = entries
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .map((one) => ({ one, rank: wanted.reduce((sum, word) => sum + rankOf(one.name, word), 0) }))
    .sort((a, b) => a.rank - b.rank);
  return { count: fitting.length, first: fitting.slice(0, MAX_SHOWN).map(({ one }) => one) };
}

function rankOf(name: string, word: string): number {
  if (name.startsWith(word)) return 0;
  if (name.includes(` ${word}`)) return 1;
  return name.includes(word) ? 2 : 3;
}
