import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Speaker } from '#core/index.ts';
import { KeyNames } from '../keys/key-names.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Button } from '../kit/button.tsx';
import { TextField } from '../kit/fields.tsx';
import { setSpeaker, useSpeaker } from '../session/speaker.ts';

/** The result of a command: null or `ok` if it was accepted, else why it was not, in one sentence. */
type CommandOutcome = string | null | { readonly ok: true } | { readonly ok: false; readonly problem: string };

type Accepted<O extends CommandOutcome> = Exclude<O, string | { readonly ok: false }>;

type CommandState = ReturnType<typeof useCommand>;

type OnAccepted<O extends CommandOutcome> = (taken: Accepted<O>) => void;

/**
 * Sending a command from a form or a button.
 *
 * @param purpose what the name is needed for, as the end of a sentence: “who decided”
 * @param initialProblem shown before anything is sent
 */
export function useCommand(purpose = 'who says so', initialProblem: string | null = null) {
  const knownSpeaker = useSpeaker();
  const [typed, setTyped] = useState(knownSpeaker);
  const [refusal, setRefusal] = useState(refusalOf(initialProblem));
  const [busy, setBusy] = useState(false);
  const [isNameAsked, setNameAsked] = useState(false);
  const isSending = useRef(false);
  // Stored at every try, even if something else is missing, so that it is asked only once.
  const speaker = () => (knownSpeaker.name || !typed.name.trim() ? knownSpeaker : setSpeaker(typed));
  const refuse = (sentence: string) => {
    speaker();
    if (!isSending.current) setRefusal(refusalOf(sentence));
  };
  const run = async <O extends CommandOutcome>(sent: Promise<O>, onAccepted?: OnAccepted<O>): Promise<O> => {
    const outcome = await sent;
    setRefusal(refusalOf(outcome));
    if (isAccepted(outcome)) onAccepted?.(outcome);
    return outcome;
  };
  const send = async <O extends CommandOutcome>(work: () => Promise<O>, onAccepted?: OnAccepted<O>) => {
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(null);
    setBusy(true);
    try {
      await run(work(), onAccepted);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return {
    /** Why it was not accepted; null while nothing is wrong. */
    problem: refusal && <Problem refusal={refusal} />,
    busy,
    /** For name and role, at the button; null until somebody tries without a name. */
    fields:
      knownSpeaker.name || !isNameAsked ? null : <SpeakerFields purpose={purpose} value={typed} onChange={setTyped} />,
    /** Shows what is missing. */
    refuse,
    /** Waits for what has been sent and shows why it was refused. */
    run,
    /** The same, but never twice at a time. */
    send,
    /** The same in the name of the person at this device; asks for it if it is not known. */
    sendSigned: async <O extends CommandOutcome>(work: (by: Speaker) => Promise<O>, onAccepted?: OnAccepted<O>) => {
      const by = speaker();
      if (!by.name) {
        setNameAsked(true);
        return isNameAsked ? refuse('Please enter a name; a first name is fine.') : setRefusal(null);
      }
      await send(() => work(by), onAccepted);
    },
  };
}

/** A new object for each try, so that the same sentence is brought into view again. */
interface Refusal {
  readonly sentence: string;
}

function refusalOf(outcome: CommandOutcome): Refusal | null {
  if (isAccepted(outcome)) return null;
  return { sentence: typeof outcome === 'string' ? outcome : outcome.problem };
}

function isAccepted<O extends CommandOutcome>(outcome: O): outcome is Accepted<O> {
  return outcome === null || (typeof outcome === 'object' && outcome.ok);
}

/** What is wrong, in one sentence, brought into view; what has to be filled in and is empty takes the keyboard. */
function Problem({ refusal }: { refusal: Refusal }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refusal) scrollToProblem(paragraph.current);
  }, [refusal]);
  return (
    <p className="problem" role="alert" ref={paragraph}>
      {refusal.sentence}
    </p>
  );
}

function scrollToProblem(paragraph: HTMLElement | null): void {
  const fields =
    paragraph?.closest('form, .page')?.querySelectorAll<HTMLInputElement>(':is(input, textarea)[required]') ?? [];
  [...fields].find(({ value }) => value.trim() === '')?.focus();
  // The button that was pressed stands right below it.
  const button = paragraph?.closest('form')?.querySelector('[type="submit"]');
  (button ?? paragraph)?.scrollIntoView({ block: 'nearest' });
}

interface SpeakerFieldsProps {
  readonly purpose: string;
  readonly value: Speaker;
  readonly onChange: (speaker: Speaker) => void;
}

/** Takes the keyboard as soon as it is there; Enter sends the form around it. */
function SpeakerFields({ purpose, value, onChange }: SpeakerFieldsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const send = () => fields.current?.closest('form')?.requestSubmit();
  useEffect(() => {
    fields.current?.querySelector('input')?.focus();
    fields.current?.closest('form')?.querySelector('[type="submit"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset className="speaker grid gap-2 p-3 rounded border-1 border-pen" ref={fields}>
      <legend>Your name, so that people know {purpose}. Asked once.</legend>
      <TextField
        label="Your name"
        value={value.name}
        onChange={(name) => onChange({ ...value, name })}
        onEnter={send}
        required
      />
      <TextField
        label="You speak for (optional)"
        value={value.role}
        onChange={(role) => onChange({ ...value, role })}
        onEnter={send}
      />
    </fieldset>
  );
}

/** A button for thumbs. */
export const LARGE_BUTTON = 'justify-center min-h-13 text-lg';

interface CommandFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onKeyDown'> {
  readonly command: CommandState;
  readonly send: () => unknown;
  /** Label of the button that sends it. */
  readonly submit: string;
  /** Its label while sending, when it cannot be pressed; absent: it stays pressable. */
  readonly busy?: string;
  readonly cancel?: readonly [label: string, run: () => void];
  /** Whether Ctrl+Enter sends it from any of its fields. */
  readonly saveKeys?: boolean;
  /** The button is as wide as the form, for thumbs; all else is below it. */
  readonly isLarge?: boolean;
  /** More buttons and hints in the same row. */
  readonly more?: ReactNode;
}

export function CommandForm({
  command,
  send,
  submit,
  busy,
  cancel,
  saveKeys = false,
  isLarge = false,
  more,
  children,
  ...form
}: CommandFormProps) {
  const submitForm = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void send();
  };
  const isBusy = command.busy && busy !== undefined;
  return (
    <form
      {...form}
      onSubmit={submitForm}
      onKeyDown={(event) => saveKeys && isSaveKey(event) && submitForm(event)}
      noValidate
    >
      {children}
      {command.problem}
      <div className={isLarge ? 'grid gap-4' : saveKeys ? 'row stays-in-sight' : 'row'}>
        <Button type="submit" className={isLarge ? `button main ${LARGE_BUTTON}` : 'button main'} disabled={isBusy}>
          {isBusy ? busy : submit}
        </Button>
        {cancel && <Button onClick={cancel[1]}>{cancel[0]}</Button>}
        {more}
        {saveKeys && <SaveKeys />}
      </div>
    </form>
  );
}

function isSaveKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey);
}

function SaveKeys() {
  useKeys('Answering', [{ hint: 'Ctrl+Enter', label: 'Save what is typed' }]);
  return (
    <span className="hint">
      <KeyNames keys="Ctrl+Enter" />
    </span>
  );
}
