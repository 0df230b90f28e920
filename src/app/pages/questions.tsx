import { useMemo, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { type Workspace, withCount } from '#core/index.ts';
import { PutOff } from '../asking/put-off.tsx';
import { UsualAnswers } from '../asking/usual-answers.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Button, Chip } from '../kit/button.tsx';
import { Select } from '../kit/fields.tsx';
import { usePrinting } from '../kit/media.ts';
import { useUpdateSearch } from '../kit/use-update-search.ts';
import { useWorkspace } from '../workspace/store.ts';
import {
  filterQuestions,
  inLines,
  parseRoom,
  type QuestionFilter,
  rankForRoom,
  SORTS,
  searchIndex,
  statusChoices,
  togglePerson,
} from './question-filter.ts';
import { QuestionList, WholeQuestionList } from './question-list.tsx';

export function Component() {
  const workspace = useWorkspace();
  const printing = usePrinting();
  const [search, setSearch] = useSearchParams();
  const filter = useMemo<QuestionFilter>(() => readFilter(search), [search]);
  const index = useMemo(() => searchIndex(workspace), [workspace]);
  const set = useUpdateSearch();
  const [text, setText] = useSearchText(filter.text, (words) => set({ text: words }));
  const found = useMemo(
    () => rankForRoom(filterQuestions(index, { ...filter, text }), workspace, filter),
    [index, workspace, filter, text],
  );
  // Paper has all of them: nothing on it can be opened.
  const shown = useMemo(
    () => (printing ? found : inLines(found, workspace, { ...filter, text })),
    [printing, found, workspace, filter, text],
  );
  const grids = shown.filter(({ grid }) => grid).length;
  const reset = () => {
    setText('');
    setSearch({ status: 'all' }, { replace: true });
  };
  const List = printing ? WholeQuestionList : QuestionList;
  return (
    <div
      className="page max-w-290 flex flex-col pb-4 xl:min-h-[calc(100vh-var(--head))] max-xl:min-h-[90vh] print:block
        print:h-auto"
    >
      <title>Questions · Specwalk</title>
      <h1>Questions</h1>
      <nav className="flex flex-wrap gap-1 -mx-2 mt-1 text-sm print:hidden" aria-label="Which questions">
        {statusChoices(workspace, filter.status).map(({ value, label, count }) => (
          <Link
            key={value}
            className="px-2 py-1.5 rounded no-underline text-ink-2 hover:underline aria-[current]:bg-raised aria-[current]:text-ink
              aria-[current]:font-semibold aria-[current]:shadow-[inset_0_0_0_1px_var(--color-line)]"
            aria-current={value === filter.status || undefined}
            replace
            to={{ search: withParam(search, 'status', value).toString() }}
          >
            {label} <span className="tabular-nums">{count}</span>
          </Link>
        ))}
      </nav>
      <UsualAnswers />
      <PutOff />
      <Filters workspace={workspace} filter={filter} set={set} text={text} setText={setText} />
      <p className="quiet m-0" role="status" data-searched={text}>
        {withCount(found.length, 'question')}
        {grids > 0 && `, ${found.length - shown.length + grids} of them in ${withCount(grids, 'grid')}`}
      </p>
      {shown.length === 0 ? (
        <p className="lead">
          No question matches. <Button onClick={reset}>Show all</Button>
        </p>
      ) : (
        <List
          key={withParam(search, 'text', '').toString()}
          shown={shown}
          words={text}
          isGrouped={filter.sort === 'point'}
          isOnePoint={filter.point !== ''}
          isAskingOrder={filter.sort === ''}
        />
      )}
    </div>
  );
}

function withParam(search: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(key, value);
  else next.delete(key);
  return next;
}

function readFilter(search: URLSearchParams): QuestionFilter {
  const get = (key: string) => search.get(key) ?? '';
  return {
    point: get('point'),
    status: get('status'),
    who: get('who'),
    scene: get('scene'),
    about: get('about'),
    text: get('text'),
    sort: get('sort'),
    room: parseRoom(get('room')),
  };
}

interface FiltersProps {
  readonly workspace: Workspace;
  readonly filter: QuestionFilter;
  readonly set: (changes: Readonly<Record<string, string>>) => void;
  readonly text: string;
  readonly setText: (text: string) => void;
}

function Filters({ workspace, filter, set, text, setText }: FiltersProps) {
  const knowers = useMemo(
    () => [...new Set(workspace.questions.flatMap(({ question }) => question.who))].sort(),
    [workspace],
  );
  const narrowed = [
    ['point', 'Point', 'All points', workspace.points.map(({ point }) => [point.id, point.title] as const)],
    ['who', 'Who could know', 'Anybody could know', knowers],
  ] as const;
  const searchField = useRef<HTMLInputElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  useKeys('This page', [{ keys: '/', label: 'Search the questions', run: () => searchField.current?.focus() }]);
  return (
    <search className="flex flex-wrap items-start gap-2 mt-3 mb-2 print:hidden">
      <input
        ref={searchField}
        className="field flex-[2_1_240px] max-md:basis-40"
        type="search"
        aria-label="Search the questions"
        placeholder="Search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button className="button md:hidden" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
        Filter
      </Button>
      <div className={`flex flex-wrap gap-2 flex-[3_1_420px] max-md:basis-full ${isUnfolded ? '' : 'max-md:hidden'}`}>
        {narrowed.map(([key, label, all, choices]) => (
          <Select
            key={key}
            className="field flex-[1_1_130px] min-w-0"
            aria-label={label}
            value={filter[key]}
            first={['', all]}
            of={choices}
            onChange={(value) => set({ [key]: value })}
          />
        ))}
        <Select
          className="field flex-[1_1_130px] min-w-0"
          aria-label="Order"
          value={filter.sort}
          of={Object.entries(SORTS).map(([sort, { label }]) => [sort === 'rank' ? '' : sort, label])}
          onChange={(sort) => set({ sort })}
        />
        <RoomFilter people={knowers} room={filter.room} set={(room) => set({ room })} />
      </div>
      {filter.about + filter.scene !== '' && (
        <Button className="button max-w-full" onClick={() => set({ about: '', scene: '' })}>
          <span className="truncate">
            {filter.about === '' ? 'One scene' : `About “${labelOf(filter.about, workspace)}”`}
          </span>
          <span aria-hidden="true">&nbsp;✕</span>
          <span className="unseen">: show the others too</span>
        </Button>
      )}
    </search>
  );
}

/** The name of a thing or an item, as a question about it has it. */
function labelOf(id: string, { questions }: Workspace): string {
  const named = questions.flatMap(({ question: { origin } }) =>
    origin.from === 'answer' ? [origin.thing, origin.item] : [],
  );
  return named.find((one) => one?.id === id)?.label ?? id;
}

interface RoomFilterProps {
  readonly people: readonly string[];
  readonly room: readonly string[];
  readonly set: (written: string) => void;
}

/** The people in the room: what they could know is asked first. */
function RoomFilter({ people, room, set }: RoomFilterProps) {
  const all = [...people, ...room.filter((person) => !people.includes(person))];
  if (all.length === 0) return null;
  return (
    <details className="basis-full text-sm" open={room.length > 0}>
      <summary className="list-item w-fit py-1 text-ink-2">
        {room.length > 0 ? `In the room: ${room.join(', ')}` : 'Who is in the room?'}
      </summary>
      <fieldset className="flex flex-wrap gap-1.5 py-1">
        <legend className="unseen">In the room</legend>
        {all.map((person) => (
          <Chip key={person} aria-pressed={room.includes(person)} onClick={() => set(togglePerson(room, person))}>
            {person}
          </Chip>
        ))}
      </fieldset>
    </details>
  );
}

/** Milliseconds without a key press after which the words go into the address. */
const PAUSE = 250;

/**
 * The text of the search field: typed at once, put into the address once typing pauses, as each change of the address
 * costs a navigation. An address that changes by itself (back, a link) takes over; on the way to another page nothing
 * is written any more.
 */
function useSearchText(inAddress: string, setAddress: (words: string) => void) {
  const [words, setWords] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const timer = useRef<number | undefined>(undefined);
  const { pathname } = useLocation();
  if (seen !== inAddress) {
    setSeen(inAddress);
    setWords(inAddress);
  }
  const type = (typed: string) => {
    setWords(typed);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (window.location.pathname !== pathname) return;
      setSeen(typed);
      setAddress(typed);
    }, PAUSE);
  };
  return [words, type] as const;
}
