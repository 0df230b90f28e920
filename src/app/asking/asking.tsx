import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { askedLike, byBankOrder, type QuestionView, type Value } from '#core/index.ts';
import { endTypeAhead, startTypeAhead } from '../keys/type-ahead.ts';
import { useKeys } from '../keys/use-keys.ts';
import { announce } from '../kit/announcer.tsx';
import { usePermissions } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { useWorkspace } from '../workspace/store.ts';
import { answerDrafts, captureInto, type ReplyKind } from './answer-drafts.ts';
import { respond } from './respond.ts';

/** The questions of a screen, and what can be done with them. */
export interface Asking {
  /** The question whose card is open, as in the address. */
  readonly open: string | null;
  /** Whether it is answered elsewhere. */
  readonly isShownOnly: boolean;
  /** The questions of this screen. */
  readonly questions: readonly QuestionView[];
  /** Any question of the workspace. */
  readonly view: (id: string) => QuestionView | undefined;
  /** What the pin of a question bears: its number, which never changes, or "+"; undefined for one of another screen. */
  readonly pinOf: (id: string) => string | undefined;
  /** Opens the card of a question with this kind of reply chosen. */
  readonly ask: (id: string, says?: ReplyKind) => void;
  /** Puts what was typed or clicked on the screen into the draft of an answer, and opens its question. */
  readonly capture: (id: string, value: Value) => void;
  /** Records that the guess on the screen is right. */
  readonly agree: (id: string, guess: Value) => void;
  readonly close: () => void;
}

const AskingContext = createContext<Asking | null>(null);

interface AskingProviderProps {
  readonly questions: readonly QuestionView[];
  /** The question that is shown and not answered here, on the wall; absent: the one in the address is open. */
  readonly shown?: string | undefined;
  readonly children: ReactNode;
}

export function AskingProvider({ questions, shown, children }: AskingProviderProps) {
  const [search, setSearch] = useSearchParams();
  const workspace = useWorkspace();
  const speaker = useSpeaker();
  const may = usePermissions();
  const open = shown ?? search.get('q');
  const labels = useMemo(() => pinLabels(questions), [questions]);
  const asking = useMemo<Asking>(() => {
    const ask = (id: string, says: ReplyKind = 'value') => {
      if (id !== open && may.answer) startTypeAhead();
      answerDrafts.edit(id, { says });
      setSearch(withOpen(id), { replace: true });
    };
    const capture = (id: string, value: Value) => {
      // Of several choices that are pressed in turn the last one counts.
      if (workspace.question(id)?.question.shape.shape === 'choice') answerDrafts.edit(id, { says: 'value', value });
      else captureInto(id, value);
      ask(id);
    };
    return {
      open,
      isShownOnly: shown !== undefined,
      questions,
      view: workspace.question,
      pinOf: (id) => labels.get(id),
      ask,
      capture,
      agree: (id, value) => {
        // While a poll hides answers, people see its terms before they answer.
        const isHidden = workspace.activeWalkthrough?.polls.get(id)?.revealed === false;
        if (!speaker.name || isHidden || !may.answer) return capture(id, value);
        const view = workspace.question(id);
        if (!view) return;
        void respond(view, speaker, { says: 'value', value, guess: 'right' }).then((answer) => {
          announce(answer.ok ? 'Answered: the guess is right.' : answer.problem);
          // What could not be saved waits in the card, where saving can be repeated.
          if (!answer.ok) capture(id, value);
        });
      },
      close: () => setSearch(withOpen(null), { replace: true }),
    };
  }, [open, shown, questions, labels, setSearch, speaker, may, workspace]);
  // By now the card is rendered, and its field has the focus.
  useEffect(() => {
    if (open !== null) endTypeAhead();
  }, [open]);
  useKeys('Answering', [{ hint: 'Escape', label: 'Close the open question', when: () => open !== null }]);
  return <AskingContext value={asking}>{children}</AskingContext>;
}

/**
 * Standing questions are numbered from 1 in reading order, whenever they were asked, and then what people added; what is
 * asked of one thing bears the number of the question that asks it of all; details of answers have none.
 */
function pinLabels(questions: readonly QuestionView[]): ReadonlyMap<string, string> {
  const standing = questions
    .filter(({ question }) => question.origin.from === 'bank')
    .sort((a, b) => byBankOrder(a.question, b.question));
  const added = questions.filter(({ question: { origin } }) => origin.from !== 'bank' && origin.from !== 'answer');
  const numbers = new Map([...standing, ...added].map(({ question }, at) => [question.id, `${at + 1}`]));
  const labelOf = (question: QuestionView['question']) =>
    numbers.get(question.id) ?? numbers.get(askedLike(question)) ?? '+';
  return new Map(questions.map(({ question }) => [question.id, labelOf(question)]));
}

/** The search parameters of the address with another question open. */
function withOpen(id: string | null): (search: URLSearchParams) => URLSearchParams {
  return (search) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('q');
    else next.set('q', id);
    return next;
  };
}

/** The questions of the surrounding screen; only below `AskingProvider`. */
export function useAsking(): Asking {
  const asking = useContext(AskingContext);
  if (!asking) throw new Error('Asking is used outside a screen.');
  return asking;
}
