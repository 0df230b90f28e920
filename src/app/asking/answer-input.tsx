import { useMemo } from 'react';
import { namesAt, type Question, rangeSeen, readsRecords, shapeOf, type Value } from '#core/index.ts';
import type { KnownNames, Product } from '#core/product.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { isTabular, ShapeInput } from '../shapes/index.tsx';
import { type TextAid, useInputState } from '../shapes/props.ts';
import { useWorkspace } from '../workspace/store.ts';
import { useFetchedProduct } from '../workspace/use-fetched-product.ts';
import { missingFrom } from './answer-drafts.ts';
import { DidYouMean, useDoubt } from './did-you-mean.tsx';
import { exampleFor } from './example-rows.ts';
import { asksForLook, lookSample } from './look-sample.tsx';
import { RecordReader } from './record-reader.tsx';

interface AnswerInputProps {
  readonly question: Question;
  /** Undefined: nothing is typed yet. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly autoFocus?: boolean;
  /** Whether the value is a first guess that nobody has touched. */
  readonly isGuess?: boolean;
}

/**
 * The input for the answer to a question. It suggests the names that are known, and asks about one that resembles them;
 * a table begins with a row for each that it asks about, and rows to which nobody adds anything are no part of the
 * answer.
 */
export function AnswerInput({ question, value, onChange, autoFocus, isGuess }: AnswerInputProps) {
  const { shape, ask } = question;
  const known = useKnownNames(question);
  const { columns, start, aid, sample } = known;
  const [shown, show] = useInputState<Value, Value>(
    value ?? shapeOf(shape.shape).empty(shape),
    onChange,
    (answer) => withStart(answer, start),
    (typed) => withoutUntouched(typed, start),
  );
  const seen = rangeSeen(question, useWorkspace());
  const asked = useDoubt(question, shown, known, (value !== undefined && known.core) || null);
  const didYouMean = asked && <DidYouMean {...asked} onChange={show} />;
  const row = asked?.doubt.row ?? null;
  const isRead = readsRecords(question) !== null;
  // The records come first: what they tell need not be typed again.
  const isReadFirst = isRead && value === undefined;
  return (
    <>
      {isRead && (
        <RecordReader question={question} value={value} onChange={onChange} autoFocus={autoFocus && isReadFirst} />
      )}
      <ShapeInput
        spec={shape}
        value={shown}
        onChange={show}
        label={ask}
        autoFocus={autoFocus && !isReadFirst}
        names={columns}
        example={seen ?? exampleFor(question)}
        aid={aid}
        sample={sample}
        isGuess={isGuess}
        note={row === null ? undefined : { row, words: didYouMean }}
      />
      {seen && (
        <p className="hint m-0">
          The records say {seen[0]} to {seen[1]} {seen[2]}; that is no limit yet.
        </p>
      )}
      {row === null && didYouMean}
      {aid && value !== undefined && <DraftReading question={question} value={value} />}
    </>
  );
}

const DraftReading = lazyComponent(async () => (await import('./draft-reading.tsx')).DraftReading);
const ExpressionAid = lazyComponent(async () => (await import('./expression-aid.tsx')).ExpressionAid);

interface Known extends KnownNames {
  readonly core?: typeof import('#core/product.ts');
  readonly aid?: TextAid;
  readonly sample?: ReturnType<typeof lookSample>;
}

/** Answers of one text that is a formula or a condition. */
const FORMULAS = /\/(?:formula|put-away)$/;

const NOTHING_KNOWN: Known = { columns: [], start: null };

/** What is known for an answer: names, and how to pick conditions. It comes with the product, which is fetched for it. */
function useKnownNames(question: Question): Known {
  const workspace = useWorkspace();
  const takesAid = isTabular(question.shape) || FORMULAS.test(question.slot ?? '');
  const isNeeded = takesAid || usesNames(question) || asksForLook(question);
  const names = useFetchedProduct(isNeeded);
  return useMemo(() => {
    if (!names) return NOTHING_KNOWN;
    const opened = names.openProduct(workspace);
    if (asksForLook(question)) return { ...NOTHING_KNOWN, core: names, sample: lookSample(question, opened, names) };
    const known = { ...names.knownNames(opened, question), core: names };
    return takesAid ? { ...known, aid: aidFor(opened, question, names.takesExpressions) } : known;
  }, [names, workspace, question, takesAid]);
}

function usesNames({ slot, shape }: Question): boolean {
  return slot !== null && namesAt(slot, shape).uses.some((kind) => kind !== undefined);
}

function aidFor(opened: Product, question: Question, takes: (question: Question, column: string) => boolean): TextAid {
  return {
    helps: (column) => takes(question, column),
    below: (text) => <ExpressionAid product={opened} question={question} {...text} />,
  };
}

/** An answer with the names it begins with, where it does not have them. */
export function withStart(value: Value, start: Value | null): Value {
  if (isMatrix(value) && isMatrix(start)) {
    const rows = [...value.rows, ...missingFrom(value.rows, start.rows)];
    const columns = [...value.columns, ...missingFrom(value.columns, start.columns)];
    return { rows, columns, cells: rows.map((_, r) => columns.map((_, c) => value.cells[r]?.[c] ?? '')) };
  }
  if (!isRows(value) || !isRows(start)) return value;
  const names = new Set(value.map(([name]) => name));
  return [...value, ...start.filter(([name]) => !names.has(name))];
}

/** An answer without the names that it began with, where nothing was added to them. */
export function withoutUntouched(value: Value, start: Value | null): Value {
  if (isMatrix(value) && isMatrix(start)) {
    const isKept = (cells: readonly string[], name: string, names: readonly string[]) =>
      cells.some((cell) => cell !== '') || !names.includes(name);
    const rows = value.rows.flatMap((name, r) => (isKept(value.cells[r] ?? [], name, start.rows) ? [r] : []));
    const columns = value.columns.flatMap((name, c) => {
      const cells = value.cells.map((line) => line[c] ?? '');
      return isKept(cells, name, start.columns) ? [c] : [];
    });
    return {
      rows: rows.map((r) => value.rows[r] ?? ''),
      columns: columns.map((c) => value.columns[c] ?? ''),
      cells: rows.map((r) => columns.map((c) => value.cells[r]?.[c] ?? '')),
    };
  }
  if (!isRows(value) || !isRows(start)) return value;
  const names = new Set(start.map(([name]) => name));
  return value.filter(([name, ...cells]) => !names.has(name) || cells.some((cell) => cell !== ''));
}

function isMatrix(value: Value | null): value is Extract<Value, { readonly cells: unknown }> {
  return value !== null && typeof value === 'object' && 'cells' in value;
}

function isRows(value: Value | null): value is readonly (readonly string[])[] {
  return Array.isArray(value) && value.every(Array.isArray);
}
