import { isClosed, type PointView } from '#core/index.ts';
import { subjectIdOf } from '../../asking/subject-id-of.ts';
import type { Subject } from '../../stage/stage-definition.ts';
import { SubjectPicker } from '../../stage/subject-picker.tsx';

interface EntityPickerProps {
  readonly view: PointView;
  readonly of: readonly Subject[];
  readonly chosen: string | undefined;
  readonly choose: (id: string) => void;
  readonly names: readonly Pick<Subject, 'id' | 'label'>[];
  readonly owners?: ReadonlyMap<string, string>;
}

export function EntityPicker({ view, of, chosen, choose, names, owners }: EntityPickerProps) {
  const labels = new Map(names.map(({ id, label }) => [id, label]));
  const about = view.questions.flatMap(({ question, status }) =>
    isClosed(status) ? [] : [subjectIdOf(question, labels, owners)],
  );
  return <SubjectPicker {...{ of, chosen, choose }} openCount={(id) => about.filter((one) => one === id).length} />;
}
