import { describe, expect, test } from 'vitest';
import { isClosed, openWorkspace, type PointView, type Workspace } from '#core/index.ts';
import { PARTS } from '#core/slots/parts.ts';
import type { NamedKind } from '#core/spec/types.ts';
import { sceneMarkup } from '#testing/app/stages.tsx';
import { walked } from '#testing/core/walked.ts';
import { closedExample, example } from '../../examples/example.ts';
import { STAGES } from './stages.tsx';

function pointIn({ points }: Workspace, kind: NamedKind): PointView {
  const view = points.find(({ point, questions }) => point.kind === kind && questions.length > 0);
  if (!view) throw new Error(`There is no point about ${kind}.`);
  return view;
}

/** The question of each pin of the drawing, and the status it shows. */
function pinsOf(html: string): ReadonlyMap<string, string> {
  return new Map(
    [...html.matchAll(/data-pin="([^"]*)" data-status="([^"]*)"/g)].map(([, q = '', status = '']) => [q, status]),
  );
}

/** The questions in the strip of the scene. */
const chipsOf = (html: string) => [...html.matchAll(/data-chip="([^"]*)"/g)].map(([, q]) => q);
const looksOf = (html: string) => new Set([...html.matchAll(/data-look="([^"]*)"/g)].map(([, look]) => look));

const NOTHING = walked().workspace;
const SOME = openWorkspace(await example('half-answered'));
const ALL = openWorkspace(await closedExample());
const SCENES = (Object.keys(STAGES) as readonly NamedKind[]).flatMap((kind) =>
  PARTS[kind].scenes.map(({ id, questions }) => ({ kind, scene: id, questions })),
);

test.each(Object.entries(STAGES))('%s draws the scenes that its questions name, in their order', (kind, stage) => {
  expect(Object.keys(stage.drawings)).toEqual(PARTS[kind as NamedKind].scenes.map(({ id }) => id));
});

describe.each(SCENES)('$kind, $scene', ({ kind, scene, questions }) => {
  test('at most five are asked; where nothing is decided, each has its pin and none is drawn solid', () => {
    expect(questions.length).toBeLessThanOrEqual(5);
    const html = sceneMarkup(NOTHING, pointIn(NOTHING, kind), kind, scene);
    expect([...pinsOf(html).keys()].sort()).toEqual([...questions].sort());
    expect(chipsOf(html)).toEqual(questions);
    expect(looksOf(html)).not.toContain('decided');
  });

  test('where some is decided, each question of the strip has its pin, which says how it stands', () => {
    const html = sceneMarkup(SOME, pointIn(SOME, kind), kind, scene);
    const pins = pinsOf(html);
    expect(chipsOf(html).filter((q = '') => !pins.has(q))).toEqual([]);
    for (const [id, status] of pins) expect([id, status]).toEqual([id, SOME.question(id)?.status]);
  });

  test('where all is decided, nothing is hatched or dashed', () => {
    const html = sceneMarkup(ALL, pointIn(ALL, kind), kind, scene);
    expect(looksOf(html)).not.toContain('hole');
    expect(looksOf(html)).not.toContain('guess');
    const open = [...pinsOf(html).keys()].filter((q) => !isClosed(ALL.question(q)?.status ?? 'open'));
    expect(open).toEqual([]);
  });
});
