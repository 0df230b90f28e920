import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isClosed, openWorkspace, type QuestionStatus, type Workspace } from '#core/index.ts';
import {
  columnsOf,
  fieldViewsFor,
  looseEnds,
  mayDo,
  movesOffered,
  outgoingLinks,
  pageSizeOf,
  questionForPlace,
} from '#core/product.ts';
import { grown, lots, missing, partlyAnswered } from '#testing/app/any-workspace.ts';
import { actingIn, type Page, type Played, pagesOf, played } from '#testing/app/rendered.tsx';
import { howMuch } from '#testing/how-much.ts';
import { closedExample, example } from '../../examples/example.ts';

/** Number of workspaces of each kind. */
const RUNS = howMuch(1, 50);
/** Milliseconds, for a busy machine. */
const PATIENCE = 600_000;

/** Whether a question is undecided; a deferred one is a hole as well. */
function isOpen(status: string | undefined): boolean {
  return status === 'deferred' || (status !== undefined && !isClosed(status as QuestionStatus));
}

const HOLE = /class="spot hole proto-hole".*?class="void">(.*?)<\/span><\/span>(?:<button[^>]*data-status="([^"]*)")?/g;
const PIN = /data-pin="([^"]*)" data-status="([^"]*)" aria-label="(nobody has[^"]*)/gi;
const MOVE = /data-may="unsaid"><span[^>]*><button.*?data-pin="([^"]*)" data-status="([^"]*)"/g;

/** Holes of a page whose pin leads nowhere or to a decision. */
function untrue({ at, html }: Page): readonly string[] {
  const holes = [...html.matchAll(HOLE)].map(([, words, status]) => ({ words, status }));
  const pins = [...html.matchAll(PIN)].map(([, , status, words]) => ({ words, status }));
  const moves = [...html.matchAll(MOVE)].map(([, words, status]) => ({ words, status }));
  return [...holes, ...pins, ...moves]
    .filter(({ status }) => !isOpen(status))
    .map(({ words, status }) => `${at}: ${words} (${status ?? 'nothing is asked'})`);
}

function untrueIn(workspace: Workspace): readonly string[] {
  const playing = played(workspace);
  const roles = [null, ...playing.product.index.roles.all.map(({ id }) => id)];
  const pages = [...pagesOf(playing, roles)];
  return [...new Set([...pages.flatMap(untrue), ...uncounted(playing, pages), ...pretended(playing, roles)])];
}

/** What a decision leaves out on a page without being counted among the loose ends. */
function uncounted({ product }: Played, pages: readonly Page[]): readonly string[] {
  const counted = new Set(looseEnds(product).map(({ question }) => askedAt(product, question)));
  return pages.flatMap(({ at, html }) =>
    [...html.matchAll(/data-left-out="([^"]*)"/g)]
      .map(([, question = '']) => question)
      .filter((question) => product.workspace.question(question)?.status !== 'not-applicable' && !counted.has(question))
      .map((question) => `${at}: ${question} is left out, and not counted`),
  );
}

function askedAt(product: Played['product'], place: string): string | undefined {
  return questionForPlace(product.workspace, place)?.view.question.id;
}

/** What is drawn as decided while its question is open, or as a hole while it is not. */
function pretended(playing: Played, roles: readonly (string | null)[]): readonly string[] {
  const { product, screens } = playing;
  const { question } = product.workspace;
  const drawn = roles.flatMap((role) => {
    const actor = actingIn(playing, role);
    return [
      ...screens.flatMap((screen) => [
        { ...screen, says: screen.label },
        { ...pageSizeOf(product, screen), says: `lines of ${screen.label}` },
        ...columnsOf(product, screen).map((one) => ({ ...one, says: `${screen.label}: ${one.label}` })),
        ...outgoingLinks(actor, screen, undefined).map((one) => ({ ...one, says: one.label })),
      ]),
      ...product.index.entities.all.flatMap(({ id, label }) => [
        ...fieldViewsFor(product, id, role).map((one) => ({ ...one, says: `${label}: ${one.field.label}` })),
        ...(['list', 'view', 'create', 'edit', 'delete'] as const).map((action) => ({
          ...mayDo(actor, id, action),
          says: `${role} may ${action} ${label}`,
        })),
        ...actor.records
          .page(id, 0, 2)
          .flatMap((row) => movesOffered(actor, row).map(({ verdict, label: says }) => ({ ...verdict, says }))),
      ]),
    ];
  });
  return drawn.flatMap(({ look, question: q, says }) => {
    const status = question(q)?.status;
    return look === 'decided' && status !== undefined && isOpen(status)
      ? [`${says}: solid, and ${q} is ${status}`]
      : [];
  });
}

test(
  'no hole of a closed product stands over a decision, and none is left',
  async () => {
    const playing = played(openWorkspace(await closedExample()));
    const roles = [null, ...playing.product.index.roles.all.map(({ id }) => id)];
    const pages = [...pagesOf(playing, roles)];
    expect([...pages.flatMap(untrue), ...pretended(playing, roles)]).toEqual([]);
    const left = pages.filter(({ html }) => /proto-hole|proto-left-out/.test(html));
    expect(left.map(({ at }) => at)).toEqual([]);
    expect(looseEnds(playing.product)).toEqual([]);
    // An exact formula on an empty field is a dash, not an unplayed text.
    const unplayed = pages.flatMap(({ html }) =>
      [...html.matchAll(/data-unplayed="([^"]*)"/g)].map(([, question]) => question),
    );
    expect(unplayed.filter((question) => question?.endsWith('.formula'))).toEqual([]);
  },
  PATIENCE,
);

test.each(['half-answered', 'untouched'] as const)('no hole of the %s example stands over a decision', async (name) => {
  expect(untrueIn(openWorkspace(await example(name)))).toEqual([]);
});

test(
  'no hole of a product that is partly answered stands over a decision',
  async () => {
    const closed = await closedExample();
    fc.assert(
      fc.property(missing, (some) => {
        expect(untrueIn(partlyAnswered(closed, some))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
  PATIENCE,
);

test(
  'no hole of a product that grew from any answers stands over a decision',
  () => {
    fc.assert(
      fc.property(lots, (steps) => {
        expect(untrueIn(grown(steps))).toEqual([]);
      }),
      { numRuns: 3 * RUNS },
    );
  },
  PATIENCE,
);
