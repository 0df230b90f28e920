import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Entity, Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Select, SuggestionList } from '../../kit/fields.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { type RowEntry, useDraftWriter } from '../answers/draft-writer.ts';
import type { SheetColumn } from './sheet.tsx';

interface ColumnPanelProps {
  readonly column: SheetColumn;
  readonly entity: Entity;
  readonly product: Product;
  /** Id of the question whose answer holds the fields of the entity. */
  readonly q: string;
  readonly done: () => void;
}

const FIELD = 'field w-full max-w-80 min-h-10 ui-md';
const TILE = 'relative grid content-start px-3 py-2 rounded-lg cursor-pointer has-focus-visible:outline-3';
const CHOSEN = 'border-[2.5px] border-ink bg-raised outline-pen outline-offset-2';
const UNCHOSEN = 'border border-line-strong bg-raised outline-pen outline-offset-2';
const YES_NO = ['yes', 'no'] as const;

export function ColumnPanel({ column, entity, product, q, done }: ColumnPanelProps) {
  const asking = useAsking();
  const addColumn = useAddColumn(entity, q);
  const ids = useId();
  const [draft, setDraft] = useState<ColumnDraft>({
    ...EMPTY_COLUMN,
    name: column.label,
    type: typeTileOf(column.type)?.type ?? '',
  });
  const update = (change: Partial<ColumnDraft>) => setDraft({ ...draft, ...change });
  const isNamed = column.field !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim() === '') return;
    addColumn(draft);
    done();
  };
  return (
    <form
      className="grid gap-3 p-4 mt-3 bg-sheet rounded-lg border border-line-strong"
      aria-label={`What does ${column.label || 'this column'} say?`}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && done()}
    >
      {isNamed ? (
        <h3>
          What does “<bdi>{column.label}</bdi>” say?
        </h3>
      ) : (
        <label className="grid gap-1 voice-lg font-semibold" htmlFor={`${ids}-name`}>
          What is this column called?
          <input
            className={FIELD}
            id={`${ids}-name`}
            ref={focusOnce}
            value={draft.name}
            autoComplete="off"
            onChange={(event) => update({ name: event.target.value })}
          />
        </label>
      )}
      <TypeTiles head={draft} say={update} others={product.index.entities.all} first={isNamed} />
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <OptionGroup
          ask="May it be empty?"
          of={YES_NO}
          isOn={(word) => draft.empty === word}
          turn={(empty) => update({ empty })}
        />
        <OptionGroup
          ask="May two be equal?"
          of={YES_NO}
          isOn={(word) => draft.equal === word}
          turn={(equal) => update({ equal })}
        />
        <label className="grid gap-1 text-sm">
          Who types it?
          <input
            className={FIELD}
            list={`${ids}-roles`}
            value={draft.writer}
            autoComplete="off"
            onChange={(event) => update({ writer: event.target.value })}
          />
          <SuggestionList id={`${ids}-roles`} words={product.index.roles.all.map(({ label }) => label)} />
        </label>
      </div>
      <div className="row">
        <Button type="submit" look="main" disabled={draft.name.trim() === ''}>
          Put it into the answer
        </Button>
        <Button onClick={() => asking.ask(q, 'unknown')}>Nobody here knows</Button>
        <Button look="plain" onClick={done}>
          Close
        </Button>
      </div>
    </form>
  );
}

/** Adds a column to the draft on fields and, if it is unique, to the draft on uniqueness. */
function useAddColumn(entity: Entity, q: string): (draft: ColumnDraft) => void {
  const { pinOf } = useAsking();
  const draftWriter = useDraftWriter();
  return (draft) => {
    const uniqueRow = uniqueEntry(draft, entity.label);
    if (uniqueRow)
      draftWriter.addRowsInBackground(`validation.${entity.id}.unique`, 'validation.unique', [uniqueRow], ['by']);
    draftWriter.addRows(q, [fieldEntry(draft, entity.label)], ['field', 'thing']);
    const uniqueNote = uniqueRow ? ' That no two may be equal waits under validation.' : '';
    announce(`${draft.name}: in the answer to question ${pinOf(q) ?? ''}. Save it there.${uniqueNote}`);
  };
}

interface TypeTilesProps {
  readonly head: ColumnDraft;
  readonly say: (change: Partial<ColumnDraft>) => void;
  readonly others: readonly Entity[];
  /** Whether the first tile gets the focus. */
  readonly first: boolean;
}

function TypeTiles({ head, say, others, first }: TypeTilesProps) {
  const name = useId();
  return (
    <>
      <fieldset className="grid gap-2 grid-fit-120 max-sm:grid-cols-2">
        <legend className="unseen">What it says</legend>
        {TYPE_TILES.map(({ type, sample }, at) => (
          <label key={type} className={`${TILE} ${head.type === type ? CHOSEN : UNCHOSEN}`}>
            <input
              className="absolute top-2.5 right-2.5 w-4 h-4 m-0"
              type="radio"
              name={name}
              checked={head.type === type}
              ref={first && at === 0 ? focusOnce : undefined}
              onChange={() => say({ type })}
            />
            <b className="voice-lg font-semibold">{type}</b>
            <span className="ui-sm text-ink-2">{sample}</span>
          </label>
        ))}
      </fieldset>
      {head.type === 'link' && (
        <label className="grid gap-1 text-sm">
          It leads to
          <Select
            className={FIELD}
            value={head.to}
            onChange={(to) => say({ to })}
            of={[['', 'nobody has said'], ...others.map(({ label }) => label)]}
          />
        </label>
      )}
    </>
  );
}

interface OptionGroupProps<W extends string> {
  readonly ask: ReactNode;
  readonly of: readonly W[];
  /** Whether several options can be on at a time. */
  readonly several?: boolean;
  readonly isOn: (word: W) => boolean;
  readonly turn: (word: W, on: boolean) => void;
}

/** A question with a few options, as radio buttons or (`several`) checkboxes. */
export function OptionGroup<W extends string>({ ask, of, several = false, isOn, turn }: OptionGroupProps<W>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="p-0 text-sm text-ink">{ask}</legend>
      {of.map((word) => (
        <label className="inline-flex items-center gap-1.5 min-h-9 mr-4" key={word}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={isOn(word)}
            onChange={(event) => turn(word, event.target.checked)}
          />
          {word}
        </label>
      ))}
    </fieldset>
  );
}

export interface ColumnDraft {
  readonly name: string;
  readonly type: '' | TypeTile['type'];
  /** Of a link: the entity it leads to. */
  readonly to: string;
  readonly empty: '' | 'yes' | 'no';
  readonly equal: '' | 'yes' | 'no';
  readonly writer: string;
}

interface TypeTile {
  readonly type: 'text' | 'number' | 'date' | 'choice' | 'link';
  /** A typical value. */
  readonly sample: string;
  /** Sample cells of a column of which only the type is known. */
  readonly cells: readonly string[];
}

const TYPE_TILES: readonly TypeTile[] = [
  { type: 'text', sample: '“by the window”', cells: ['some words', 'other words', '…'] },
  { type: 'number', sample: '42', cells: ['1', '20', '300'] },
  { type: 'date', sample: 'Tuesday the 24th', cells: ['a Monday', 'a Tuesday', 'a Sunday'] },
  { type: 'choice', sample: 'this, that, other', cells: ['this', 'that', 'other'] },
  { type: 'link', sample: '→ another thing', cells: ['→ one', '→ another', '→ a third'] },
];

export function typeTileOf(type: string): TypeTile | undefined {
  return TYPE_TILES.find((tile) => tile.type === type);
}

export const EMPTY_COLUMN: ColumnDraft = { name: '', type: '', to: '', empty: '', equal: '', writer: '' };

const REQUIRED_WORDS = { '': '', no: 'always', yes: 'never' } as const;

export function fieldEntry({ name, type, to, empty, writer }: ColumnDraft, thing: string): RowEntry {
  return {
    field: name.trim(),
    thing,
    type,
    unit: type === 'link' ? to : '',
    required: REQUIRED_WORDS[empty],
    writer: writer.trim(),
  };
}

/** Its row in the answer on uniqueness; null if duplicates are allowed or nobody has said. */
export function uniqueEntry({ name, equal }: ColumnDraft, thing: string): RowEntry | null {
  return equal === 'no' ? { thing, by: name.trim() } : null;
}
