import { pointIn, questionIn } from '../facts/walkthrough/address.ts';
import type { Workspace } from '../workspace/workspace.ts';

const PROTOTYPE = '/prototype';
const PAGES: Readonly<Record<string, string>> = {
  '/': 'The map',
  '/questions': 'The questions',
  '/spec': 'The specification',
  '/gaps': 'The gaps',
  '/walk': 'The walkthrough',
};

/** The point and the question that are open at an address; the title is that of the point, or the name of a page. */
export function inView(address: string, workspace: Workspace) {
  const question = workspace.question(questionIn(address) ?? '') ?? null;
  // The ids of sections change over time; a question is found where it is now.
  const asked = workspace.point(question?.question.point ?? '');
  const point = asked ?? workspace.point(pointIn(address) ?? '') ?? null;
  return { point, question, title: point?.point.title ?? pageAt(address) };
}

/** In one line: the question, where one is open, else the title. */
export function inViewWords({ question, title }: ReturnType<typeof inView>): string {
  return question ? `${title}: ${question.question.ask}` : title;
}

function pageAt(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (path === PROTOTYPE) return 'The prototype';
  if (path.startsWith(`${PROTOTYPE}/`)) return `The prototype at ${path.slice(PROTOTYPE.length)}`;
  return PAGES[path] ?? path;
}
