import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { QuestionView, Value } from '#core/index.ts';
import { endTypeAhead, startTypeAhead } from '../keys/type-ahead.ts';
import { useKeys } from '../keys/use-keys.ts';
import { announce } from '../kit/announcer.tsx';
import { usePermissions } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { useWorkspace } from '../workspace/store.ts';
import { answerDrafts, captureInto, type ReplyKind } from './answer-drafts.ts';
import { respond } from './respond.ts';

/** What a screen can do with the questions pinned to it. */
export interface Asking {
  /** The question whose card is open, from the address. */
  readonly open: string | null;
  /** Those of this screen. */
  readonly questions: readonly QuestionView[];
  /** Any of the workspace. */
  readonly view: (id: string) => QuestionView | undefined;
  /** The number on the pin of a question, from 1; undefined for a question of another screen. */
  readonly pinOf: (id: string) => number | undefined;
  /** Opens the card of a question in one of the ways to answer. */
  readonly ask: (id: string, says?: ReplyKind) => void;
  /** Puts what was typed or clicked on the screen into the answer of a question, and opens it. */
  readonly capture: (id: string, value: Value) => void;
  /** Records that the guess on the screen is right. */
  readonly agree: (id: string, guess: Value) => void;
  readonly close: () => void;
}

const AskingContext = createContext<Asking | null>(null);

export function AskingProvider({ questions, children }: { questions: readonly QuestionView[]; children: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const workspace = useWorkspace();
  const speaker = useSpeaker();
  const may = usePermissions();
  const open = search.get('q');
  const asking = useMemo<Asking>(() => {
    const ask = (id: string, says: ReplyKind = 'value') => {
      if (id !== open && may.answer) startTypeAhead();
      answerDrafts.edit(id, { says });
      setSearch(withOpen(id), { replace: true, preventScrollReset: true });
    };
    const capture = (id: string, value: Value) => {
      captureInto(id, value);
      ask(id);
    };
    return {
      open,
      questions,
      view: workspace.question,
      pinOf: (id) => {
        const at = questions.findIndex((view) => view.question.id === id);
        return at < 0 ? undefined : at + 1;
      },
      ask,
      capture,
      agree: (id, value) => {
        // While a poll hides answers, people see its terms before they answer.
        const isHidden = workspace.walking?.rounds.get(id)?.revealed === false;
        if (!speaker.name || isHidden || !may.answer) return capture(id, value);
        const view = workspace.question(id);
        if (!view) return;
        void respond(view, speaker, { says: 'value', value, guess: 'right' }).then((answer) => {
          announce(answer.ok ? 'Answered: the guess is right.' : answer.problem);
          // What was not saved waits in the card, where save can be pressed again.
          if (!answer.ok) capture(id, value);
        });
      },
      close: () => setSearch(withOpen(null), { replace: true, preventScrollReset: true }),
    };
  }, [open, questions, setSearch, speaker, may, workspace]);
  // By now the card is drawn, and its field has the focus.
  useEffect(() => {
    if (open !== null) endTypeAhead();
  }, [open]);
  useKeys('Answering', [{ hint: 'Escape', label: 'Close the open question', when: () => open !== null }]);
  return <AskingContext value={asking}>{children}</AskingContext>;
}

/** The search part of the address with another question open; its other parts stay. */
function withOpen(id: string | null): (search: URLSearchParams) => URLSearchParams {
  return (search) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('q');
    else next.set('q', id);
    return next;
  };
}

/** The questions of the screen around; only below `AskingOn`. */
export function useAsking(): Asking {
  const asking = useContext(AskingContext);
  if (!asking) throw new Error('Asking is used outside a screen.');
  return asking;
}
