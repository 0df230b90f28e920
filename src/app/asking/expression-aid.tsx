import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Question } from '#core/index.ts';
import { type ExpressionAt, expressionAt, type Product, problemIn } from '#core/product.ts';
import { Button } from '../kit/button.tsx';
import { lazyComponent } from '../kit/lazy-component.tsx';
import type { AidedText } from '../shapes/props.ts';

const PickDialog = lazyComponent(async () => (await import('../picking/pick-dialog.tsx')).PickDialog);

interface ExpressionAidProps extends AidedText {
  readonly product: Product;
  readonly question: Question;
}

/** Below a text in which a condition or a formula can stand: what is wrong with it, and a way to pick it instead. */
export function ExpressionAid({ product, question, column, row, text, name, onChange }: ExpressionAidProps) {
  const [picking, setPicking] = useState<ExpressionAt | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const at = expressionAt(product, question, { column, row, text, caret: text.length });
  const isVisited = useVisited(line, at !== null);
  if (!at) return null;
  const problem = problemIn(at, text);
  const open = () =>
    setPicking(expressionAt(product, question, { column, row, text, caret: caretBeside(line.current) }));
  const close = () => {
    setPicking(null);
    fieldBeside(line.current)?.focus();
  };
  return (
    <>
      <div ref={line} className={`px-2.5 pb-1 ui-sm stacked:col-2 ${problem || isVisited ? '' : 'hidden'}`}>
        {problem && (
          <p className="m-0 text-pen" role="status">
            {problem}
          </p>
        )}
        <Button look="plain" className="plain min-h-6 px-0 ui-sm text-left" aria-label={`Pick: ${name}`} onClick={open}>
          Pick …
        </Button>
      </div>
      {picking && (
        <PickDialog
          vocabulary={picking.vocabulary}
          wanted={picking.wanted}
          text={text.slice(picking.start, picking.end)}
          onUse={(said) => onChange(withExpression(text, picking, said))}
          onClose={close}
        />
      )}
    </>
  );
}

/** Whether somebody has been in the field above: what stands below it stays then, so that no button moves away. */
function useVisited(line: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [isVisited, setVisited] = useState(false);
  useEffect(() => {
    const cell = isThere ? line.current?.parentElement : null;
    const visit = () => setVisited(true);
    if (cell?.contains(document.activeElement)) visit();
    cell?.addEventListener('focusin', visit);
    return () => cell?.removeEventListener('focusin', visit);
  }, [line, isThere]);
  return isVisited;
}

function withExpression(text: string, { start, end, before, after }: ExpressionAt, said: string): string {
  return `${text.slice(0, start)}${before}${said}${after}${text.slice(end)}`;
}

/** The field above. */
function fieldBeside(line: HTMLElement | null): HTMLTextAreaElement | HTMLInputElement | null {
  return line?.parentElement?.querySelector<HTMLTextAreaElement | HTMLInputElement>('textarea, input') ?? null;
}

/** Where the caret stands, or stood last, in it. */
function caretBeside(line: HTMLElement | null): number {
  return fieldBeside(line)?.selectionStart ?? Number.POSITIVE_INFINITY;
}
