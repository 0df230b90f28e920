import { useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type Workspace, withCount } from '#core/index.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Button, Chip } from '../kit/button.tsx';
import { usePrinting } from '../kit/printing.ts';
import { Select } from '../kit/select.tsx';
import { statusWord } from '../kit/status-tag.tsx';
import { useWorkspace } from '../workspace/store.ts';
import {
  filterQuestions,
  parseRoom,
  type QuestionFilter,
  rankForRoom,
  SORTS,
  searchIndex,
  togglePerson,
} from './question-filter.ts';
import { PrintedQuestionList, QuestionList } from './question-list.tsx';

const STATUSES = [
  'open',
  'answered',
  'contested',
  'stale',
  'deferred',
  'assumed',
  'decided',
  'not-applicable',
  'parked',
] as const;

export function Component() {
  const workspace = useWorkspace();
  const printing = usePrinting();
  const [search, setSearch] = useSearchParams();
  const filter = useMemo<QuestionFilter>(() => readFilter(search), [search]);
  const index = useMemo(() => searchIndex(workspace), [workspace]);
  const set = (key: string, value: string) =>
    setSearch((now) => withParam(now, key, value), { replace: true, preventScrollReset: true });
  const [text, setText] = useSearchText(filter.text, (words) => set('text', words));
  const shown = useMemo(
    () => rankForRoom(filterQuestions(index, { ...filter, text }), workspace, filter),
    [index, workspace, filter, text],
  );
  const reset = () => {
    setText('');
    setSearch({}, { replace: true });
  };
  return (
    <div className="page flex flex-col pb-4 xl:h-[calc(100vh-var(--head))] max-xl:min-h-[90vh] print:block print:h-auto">
      <title>Questions · Specwalk</title>
      <h1>Questions</h1>
      <Filters workspace={workspace} filter={filter} set={set} text={text} setText={setText} />
      <p className="quiet" role="status" data-searched={text}>
        {shown.length === workspace.questions.length
          ? withCount(shown.length, 'question')
          : `${shown.length} of ${withCount(workspace.questions.length, 'question')}`}
      </p>
      {shown.length === 0 ? (
        <p className="lead">
          No question fits. <Button onClick={reset}>Show all</Button>
        </p>
      ) : printing ? (
        <PrintedQuestionList shown={shown} />
      ) : (
        <QuestionList key={withParam(search, 'text', '').toString()} shown={shown} words={text} />
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
    text: get('text'),
    sort: get('sort'),
    room: parseRoom(get('room')),
  };
}

interface FiltersProps {
  readonly workspace: Workspace;
  readonly filter: QuestionFilter;
  readonly set: (key: string, value: string) => void;
  readonly text: string;
  readonly setText: (text: string) => void;
}

function Filters({ workspace, filter, set, text, setText }: FiltersProps) {
  const knowers = useMemo(
    () => [...new Set(workspace.questions.flatMap(({ question }) => question.who))].sort(),
    [workspace],
  );
  const narrowed = [
    ['point', 'Point', workspace.points.map(({ point }) => [point.id, point.title] as const)],
    ['status', 'Status', STATUSES.map((status) => [status, statusWord(status)] as const)],
    ['who', 'Who could know', knowers],
  ] as const;
  const searchField = useRef<HTMLInputElement>(null);
  useKeys('This page', [
    { keys: '/', label: 'Look for words in the questions', run: () => searchField.current?.focus() },
  ]);
  return (
    <search className="flex flex-wrap gap-3 mx-0 my-3 print:hidden">
      <label className="line flex-[2_1_240px]">
        Words
        <input ref={searchField} type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {narrowed.map(([key, label, choices]) => (
        <label key={key} className="line basis-35">
          {label}
          <Select value={filter[key]} first={['', 'All']} of={choices} onChange={(value) => set(key, value)} />
        </label>
      ))}
      <label className="line basis-[190px] max-md:basis-35">
        Order
        <Select
          value={filter.sort}
          of={Object.entries(SORTS).map(([sort, { label }]) => [sort === 'rank' ? '' : sort, label])}
          onChange={(sort) => set('sort', sort)}
        />
      </label>
      <RoomFilter people={knowers} room={filter.room} set={(room) => set('room', room)} />
    </search>
  );
}

interface RoomFilterProps {
  readonly people: readonly string[];
  readonly room: readonly string[];
  readonly set: (written: string) => void;
}

/** The people in the room: what they could know is asked first. */
function RoomFilter({ people, room, set }: RoomFilterProps) {
  const all = [...people, ...room.filter((person) => !people.includes(person))];
  return (
    <fieldset className="flex-[1_1_100%] flex flex-wrap items-center gap-1.5">
      <legend className="float-left p-0 pr-1.5">In the room:</legend>
      {all.map((person) => (
        <Chip key={person} aria-pressed={room.includes(person)} onClick={() => set(togglePerson(room, person))}>
          {person}
        </Chip>
      ))}
    </fieldset>
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
