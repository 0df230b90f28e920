import { type KeyboardEvent, useId, useState } from 'react';
import type { Sentence } from '#core/intake.ts';
import { useCommand } from '../forms/command.tsx';
import { KeyNames } from '../keys/key-names.tsx';
import { announce } from '../kit/announcer.tsx';
import { focusOnce } from '../kit/keyboard.ts';
import { useWorkspace } from '../workspace/store.ts';
import { questionsFor } from './likely-questions.ts';
import { quote } from './quote.ts';

/** No question is chosen, so that Enter takes none. */
const NONE = -1;
/** One letter finds too many questions to choose the first of them. */
const LEAST_TYPED = 2;

interface QuestionPickerProps {
  readonly sentence: Sentence;
  readonly from: string;
  readonly onClose: () => void;
}

/** Chooses the question to which a sentence is attached: an arrow key or a few words choose one, Enter takes it. */
export function QuestionPicker({ sentence, from, onClose }: QuestionPickerProps) {
  const workspace = useWorkspace();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(NONE);
  const command = useCommand('who quotes it');
  const found = questionsFor(sentence.text, typed, workspace);
  const active = Math.min(at, found.length - 1);
  const attach = (index: number) => {
    const question = found[index]?.question;
    if (!question) return;
    void command.sendSigned(
      (by) => quote(question.id, sentence, from, by),
      () => {
        announce(`Quoted under “${question.ask}”`);
        onClose();
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.nativeEvent.isComposing || (step === 0 && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === 0) onClose();
    else if (active === NONE) setAt(step > 0 ? 0 : found.length - 1);
    else setAt((active + step + found.length) % Math.max(1, found.length));
  };
  return (
    <form
      className="grid gap-1 px-3 py-2 mb-2 border border-line-strong rounded-lg bg-sheet"
      aria-label="Quote it under a question"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        attach(active);
      }}
    >
      <input
        ref={focusOnce}
        type="text"
        role="combobox"
        className="field w-full"
        aria-label="Under which question?"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={active === NONE ? undefined : `${list}-${active}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Under which question? Choose one, or type a few of its words."
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(event.target.value.trim().length < LEAST_TYPED ? NONE : 0);
        }}
      />
      <div role="listbox" id={list} aria-label="Questions">
        {found.map(({ question }, index) => (
          <button
            key={question.id}
            type="button"
            role="option"
            id={`${list}-${index}`}
            tabIndex={-1}
            className="block w-full px-3 py-1.5 text-start bg-transparent border-0 rounded hover:bg-pen-wash
              aria-selected:bg-pen-wash aria-selected:shadow-[inset_2px_0_var(--color-pen)]"
            aria-selected={index === active}
            onClick={() => attach(index)}
          >
            {question.ask}
          </button>
        ))}
      </div>
      {found.length > 0 && (
        <p className="hint m-0 touch:hidden">
          <KeyNames keys="ArrowDown" /> chooses a question, <KeyNames keys="Enter" /> quotes the sentence under it.
        </p>
      )}
      {found.length === 0 && typed !== '' && <p className="quiet m-0">No question has these words.</p>}
      {command.fields}
      {command.problem}
    </form>
  );
}
