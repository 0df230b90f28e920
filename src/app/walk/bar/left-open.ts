import { isClosed, type QuestionView, type WalkthroughView, type Workspace } from '#core/index.ts';

/** What a walkthrough leaves behind if it ends now. */
export interface LeftOpen {
  /** Questions of its agenda that are not closed. */
  readonly open: readonly QuestionView[];
  /** Questions whose answers are still hidden; the end shows them. */
  readonly hidden: readonly QuestionView[];
}

export function leftOpen(
  { agenda, rounds }: Pick<WalkthroughView, 'agenda' | 'rounds'>,
  { question }: Workspace,
): LeftOpen {
  const asked = [...new Set(agenda.flatMap(({ questions }) => questions))].flatMap(
    (id) => question(id) ?? [],
  );
  return {
    open: asked.filter(({ status }) => !isClosed(status)),
    hidden: [...rounds.values()]
      .filter(({ revealed }) => !revealed)
      .flatMap((round) => question(round.question) ?? []),
  };
}
