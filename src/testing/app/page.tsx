import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { QuestionView, Workspace } from '#core/index.ts';
import { AskingProvider } from '../../app/asking/asking.tsx';
import { WorkspaceAt } from '../../app/workspace/store.ts';

const NONE: readonly QuestionView[] = [];

/** The markup of a part of the page, in a workspace and at an address, with these questions to be asked there. */
export function markupOf(
  workspace: Workspace,
  part: ReactNode,
  { at = '/', questions = NONE }: { readonly at?: string; readonly questions?: readonly QuestionView[] } = {},
): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <WorkspaceAt value={workspace}>
        <AskingProvider questions={questions}>{part}</AskingProvider>
      </WorkspaceAt>
    </MemoryRouter>,
  );
}

/** What is read there, each piece between two tags apart from the next. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
