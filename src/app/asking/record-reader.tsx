import { type KeyboardEvent, useId, useState } from 'react';
import {
  columnsIn,
  type Question,
  type RecordsToTake,
  type RecordsTyped,
  readsRecords,
  readTyped,
  settledValue,
  takeRecords,
  type Value,
  withCount,
} from '#core/index.ts';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { focusOnce } from '../kit/keyboard.ts';
import { draftStore } from '../session/drafts.ts';
import { AutosizeTextarea } from '../shapes/text.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { ReadFields } from './read-fields.tsx';

interface RecordDraft extends RecordsTyped {
  /** What was taken last, to be given back. */
  readonly taken: { readonly text: string; readonly before: Value | null; readonly says: string } | null;
}

const NOTHING_TYPED: RecordDraft = { text: '', thing: null, hasHeader: null, corrections: {}, taken: null };

const recordDrafts = draftStore<RecordDraft>('records', NOTHING_TYPED);

/** Whether records wait to be put into the answer: saving it would leave them out. */
export function areRecordsWaiting(question: string): boolean {
  return recordDrafts.read(question).text.trim() !== '';
}

interface RecordReaderProps {
  readonly question: Question;
  /** The answer as it is by now. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly autoFocus?: boolean | undefined;
}

/** Reads real records while they are typed or pasted, and puts what they tell into the answer once that is pressed. */
export function RecordReader({ question, value, onChange, autoFocus = false }: RecordReaderProps) {
  const workspace = useWorkspace();
  const draft = recordDrafts.use(question.id);
  const ids = useId();
  const edit = (change: Partial<RecordDraft>) => recordDrafts.edit(question.id, change);
  // What is decided already is added to, not answered anew.
  const known = value ?? settledValue(workspace.question(question.id));
  const read = readTyped(draft, question, known, workspace);
  const isOfOne = readsRecords(question) === 'fields of one';
  const [isOpened, setOpened] = useState(false);
  // Where the answer has something already, what it says comes first.
  const isFolded = value !== undefined && !isOpened && draft.text === '' && draft.taken === null;
  const canTake = read.records.length > 0 && (isOfOne || read.thing.trim() !== '');

  const take = () => {
    if (!canTake) return;
    const { value: next, added, left } = takeRecords(read, question, known);
    const says = takenWords(added, left, read);
    onChange(next);
    edit({
      ...NOTHING_TYPED,
      text: left === 0 ? read.unread : draft.text,
      taken: { text: draft.text, before: value ?? null, says },
    });
    announce(says);
    // Pressed there once more, the keys save the answer.
    document.getElementById(`${ids}-text`)?.focus();
  };
  const giveBack = () => {
    if (!draft.taken) return;
    onChange(draft.taken.before ?? []);
    edit({ text: draft.taken.text, taken: null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || draft.text.trim() === '') return;
    // In here it takes the records; outside it saves the answer.
    event.preventDefault();
    event.stopPropagation();
    take();
  };

  if (isFolded)
    return (
      <Button className="plain justify-self-start" onClick={() => setOpened(true)}>
        Read more records
      </Button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name each of its fields once more.
    <div role="group" aria-label="Real records" className="records @container grid gap-2 min-w-0" onKeyDown={onKeyDown}>
      <label className="ui-sm font-semibold" htmlFor={`${ids}-text`}>
        {isOfOne ? 'Real ones, a line each' : 'Real records of one kind, a line each'}
      </label>
      <AutosizeTextarea
        id={`${ids}-text`}
        ref={autoFocus || isOpened ? focusOnce : undefined}
        className="field w-full min-h-16 px-3 py-2 rounded-lg voice-lg"
        value={draft.text}
        placeholder={PLACEHOLDER}
        aria-describedby={`${ids}-hint`}
        onChange={(event) => edit({ text: event.target.value, taken: null })}
      />
      {read.records.length === 0 && !draft.taken && (
        <p className="hint m-0" id={`${ids}-hint`}>
          As you would say them on the phone, or pasted from a spreadsheet. Nothing is decided by being read.
        </p>
      )}
      {read.records.length > 0 && (
        <ReadFields
          read={read}
          types={columnsIn(question.shape).find(({ id }) => id === 'type')?.options ?? []}
          asksThing={!isOfOne}
          corrections={draft.corrections}
          edit={edit}
        >
          <Button onClick={take} disabled={!canTake}>
            {read.records.length === 1 ? 'Put it into the answer' : 'Put them into the answer'}
          </Button>
        </ReadFields>
      )}
      {draft.taken && (
        <p className="m-0 ui-sm">
          {draft.taken.says}{' '}
          <Button look="plain" onClick={giveBack}>
            Take it back
          </Button>
        </p>
      )}
    </div>
  );
}

const PLACEHOLDER = 'Booking 4711, Mrs Ito, Tuesday 10:30, room 2, 45.00 €, not paid yet';

function takenWords(added: number, left: number, { fields }: RecordsToTake): string {
  const lost = left === 0 ? '' : ` There is no room for ${withCount(left, 'more record')}: they stay here.`;
  if (added === 0 && left === 0) return 'The answer has that already.';
  return `${withCount(added, 'record')}, ${withCount(fields.length, 'field')}: in the answer below. Look it over and save it.${lost}`;
}
