import { describe, expect, test } from 'vitest';
import { isClosed, openWorkspace, type PointView, type Workspace } from '#core/index.ts';
import { BANK } from '#core/slots/bank.ts';
import { markupOf, wordsOf } from '#testing/app/page.tsx';
import { walked } from '#testing/core/walked.ts';
import { closedExample, example } from '../../examples/closed-example.ts';
import Calls from './calls/calls.tsx';
import Constants from './constants/constants.tsx';
import Entities from './entities/entities.tsx';
import Errors from './errors/errors.tsx';
import Purpose from './purpose/purpose.tsx';
import Roles from './roles/roles.tsx';
import Screens from './screens/screens.tsx';
import States from './states/states.tsx';
import Validation from './validation/validation.tsx';

const SCREENS = {
  purpose: Purpose,
  screens: Screens,
  entities: Entities,
  states: States,
  validation: Validation,
  roles: Roles,
  calls: Calls,
  errors: Errors,
  constants: Constants,
} as const;

type ScreenKind = keyof typeof SCREENS;

function pointIn({ points }: Workspace, kind: ScreenKind): PointView {
  const view = points.find(({ point, questions }) => point.kind === kind && questions.length > 0);
  if (!view) throw new Error(`There is no point about ${kind}.`);
  return view;
}

function drawn(workspace: Workspace, kind: ScreenKind): { readonly view: PointView; readonly html: string } {
  const view = pointIn(workspace, kind);
  const Screen = SCREENS[kind];
  return { view, html: markupOf(workspace, <Screen view={view} />, { questions: view.questions }) };
}

/** The question of each pin, and the status it shows. */
function pinsOf(html: string): ReadonlyMap<string, string> {
  return new Map(
    [...html.matchAll(/data-pin="([^"]*)" data-status="([^"]*)"/g)].map(([, q = '', status = '']) => [q, status]),
  );
}

const looksOf = (html: string) => new Set([...html.matchAll(/data-look="([^"]*)"/g)].map(([, look]) => look));
const holesIn = (html: string) => Number(/data-holes="(\d+)"/.exec(html)?.[1]);

const NOTHING = walked().workspace;
const SOME = openWorkspace(example('half-answered'));
const ALL = openWorkspace(closedExample());
const KINDS = Object.keys(SCREENS) as readonly ScreenKind[];

describe.each(KINDS)('the screen of %s', (kind) => {
  test('where nothing is decided, every question has its pin, and no guess is drawn solid', () => {
    const { html } = drawn(NOTHING, kind);
    const asked = BANK[kind].map(({ id }) => id);
    expect([...pinsOf(html).keys()].sort()).toEqual([...asked].sort());
    expect(looksOf(html)).not.toContain('decided');
    expect(holesIn(html)).toBe(asked.length);
  });

  test('where some is decided, what is open has its pin, and each pin says how its question stands', () => {
    const { view, html } = drawn(SOME, kind);
    const pins = pinsOf(html);
    const open = view.questions.filter(({ status }) => !isClosed(status));
    // Questions about a single thing show only while it is selected; one thing is.
    const missing = open.filter(({ question }) => !pins.has(question.id) && !('like' in question.origin));
    expect(missing.map(({ question }) => question.id)).toEqual([]);
    for (const [id, status] of pins) expect([id, status]).toEqual([id, SOME.question(id)?.status]);
    expect(holesIn(html)).toBe(open.length);
  });

  test('where all is decided, nothing is hatched or dashed', () => {
    const { html } = drawn(ALL, kind);
    expect(looksOf(html)).not.toContain('hole');
    expect(looksOf(html)).not.toContain('guess');
    expect([...pinsOf(html).values()].filter((status) => status === 'open')).toEqual([]);
    expect(wordsOf(html)).toContain('No hole left on this screen');
  });
});
