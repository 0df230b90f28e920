import { Link } from 'react-router';
import { type GridCell, type QuestionStatus, readInCell, type ShapeSpec, textInCell, withCount } from '#core/index.ts';
import { Button } from '../kit/button.tsx';
import { StatusTag } from '../kit/status-tag.tsx';

interface CellBarProps {
  readonly cell: GridCell;
  readonly text: string;
  /** What its cell shows while nothing is typed, where that can be taken over. */
  readonly offered: string;
  /** How many other cells of its column and row would get the same text. */
  readonly column: number;
  readonly row: number;
  readonly write: (text: string) => void;
  readonly fillColumn: () => void;
  readonly fillRow: () => void;
}

/** The question of the cell in which one types, with what can be pressed instead of typing. */
export function CellBar({ cell, text, offered, column, row, write, fillColumn, fillRow }: CellBarProps) {
  const { view, part } = cell;
  const { question, status } = view;
  const words = part ? part.wordsAfter(text) : wordsFor(question.shape, text);
  const reading = readingOf(text, cell);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the keyboard in the cell.
    <div
      className="grid gap-1.5"
      onMouseDown={(event) => event.target instanceof HTMLButtonElement && event.preventDefault()}
    >
      <p className="m-0 flex flex-wrap items-baseline gap-x-3">
        <Link className="voice-lg text-pretty no-underline hover:underline" to={`/questions/${question.id}`}>
          {question.ask}
        </Link>
        {part ? <b className="ui-sm">{part.head}</b> : <StatusTag status={status} />}
        {reading && <span className="quiet m-0">{reading}</span>}
        {part && BESIDE[status] && <span className="quiet m-0">{BESIDE[status]}</span>}
      </p>
      <div className="row gap-1.5 empty:hidden max-md:flex-nowrap max-md:overflow-x-auto max-md:*:flex-none">
        {words.map(([word, label]) => (
          <Button key={word} className={OPTION} onClick={() => write(word)}>
            {label}
          </Button>
        ))}
        {text === '' && offered !== '' && words.every(([word]) => word !== offered) && (
          <Button className={OPTION} onClick={() => write(offered)}>
            {offered}
          </Button>
        )}
      </div>
      <div className="row gap-x-4 gap-y-1">
        {text === '' && !part && (
          <Button look="plain" onClick={() => write('n/a, ')}>
            Doesn’t apply, because …
          </Button>
        )}
        {column > 0 && (
          <Button look="plain" onClick={fillColumn}>
            Same in {withCount(column, 'more cell')} of the column
          </Button>
        )}
        {row > 0 && (
          <Button look="plain" onClick={fillRow}>
            Same in {withCount(row, 'more cell')} of the row
          </Button>
        )}
      </div>
    </div>
  );
}

/** What becomes of the other cells of an answer when one of them is saved, where that is not plain. */
const BESIDE: Partial<Readonly<Record<QuestionStatus, string>>> = {
  answered: 'What was said in its other cells is decided with it.',
  assumed: 'Its other cells are assumed: all of it stays so until the whole is confirmed.',
};

const OPTION = `min-h-7 max-md:min-h-9 px-2.5 py-0.75 ui-sm text-left text-ink bg-raised border-1 border-line-strong
  rounded-[14px] hover:bg-pen-wash`;

/** What a press writes into the cell, and its label: an option, one more of several, or the unit behind a number. */
function wordsFor(shape: ShapeSpec, text: string): readonly (readonly [word: string, label: string])[] {
  switch (shape.shape) {
    case 'choice':
      return shape.options.map(({ label }) => [label, label]);
    case 'multi': {
      const said = text.trim();
      return shape.options
        .filter(({ label }) => !said.includes(label))
        .map(({ label }) => [said === '' ? label : `${said.replace(/;$/, '')}; ${label}`, label]);
    }
    case 'number': {
      const [amount = ''] = /^[^\p{L}]*\d/u.exec(text.trim()) ?? [];
      return amount === '' ? [] : shape.units.map((unit) => [`${amount} ${unit}`, unit]);
    }
    default:
      return [];
  }
}

/** How a text will be read, where that is not what it says. */
function readingOf(text: string, cell: GridCell): string | null {
  const { shape } = cell.view.question;
  const read = text.trim() === '' ? null : readInCell(cell, text);
  if (!read?.ok) return null;
  if (read.value.says === 'not-applicable') return 'Says that it does not apply, and why';
  const words = textInCell(cell, read.value);
  if (shape.shape !== 'text' && words !== text.trim()) return `Read as “${words}”`;
  const isOption = cell.part || shape.shape !== 'choice' || shape.options.some(({ label }) => label === words);
  return isOption ? null : 'None of these: your own words';
}
