import { Spot } from '../../stage/spot.tsx';
import { HeadedSection } from './headed-section.tsx';

/** Ids of questions, each with the heading it has beside the stage. */
export type HeadedQuestions = readonly (readonly [id: string, head: string])[];

/** Classes of sections in columns, each with a rule above. */
export const SIDE_COLUMNS = `grid gap-6 mt-8 grid-fit-250 *:min-w-0 *:pt-3 *:border-t
  *:border-line-strong`;

export function SideQuestions({ of }: { of: HeadedQuestions }) {
  return (
    <div className={SIDE_COLUMNS}>
      {of.map(([id, head]) => (
        <HeadedSection key={id} head={head}>
          <Spot q={id} />
        </HeadedSection>
      ))}
    </div>
  );
}
