import { type PlacedMark, placeMarks } from '../../spec/place-marks.ts';
import type { SpecReading } from '../../spec/types.ts';
import type { PointView, QuestionView } from '../workspace.ts';
import { marksByPoint, markWords } from './point-marks.ts';

export interface AskedMark extends PlacedMark {
  readonly view: QuestionView;
}

/**
 * The questions of a point where its text raises them: each at every mark that it is about, and the question about the
 * section as a whole at the first mark that has none of its own. `rest`: those that the text has no place for.
 */
export function questionsInText({ point, questions }: PointView, spec: SpecReading) {
  const byWords = new Map(
    questions.flatMap((view) => {
      const { origin } = view.question;
      return origin.from === 'mark' ? [[markWords(origin.text), view] as const] : [];
    }),
  );
  let whole = questions.find(({ question, status }) => question.origin.from === 'point' && status !== 'parked');
  const asked = placeMarks(point.text, marksByPoint(spec.marks).get(point.id) ?? []).flatMap(
    (placed): readonly AskedMark[] => {
      const own = byWords.get(markWords(placed.mark.text));
      const view = own ?? whole;
      if (!own) whole = undefined;
      return view ? [{ ...placed, view }] : [];
    },
  );
  const shown = new Set(asked.map(({ view }) => view));
  return { asked, rest: questions.filter((view) => !shown.has(view)) };
}
