import { Spot } from './spot.tsx';

/** Ids of questions, each with the caption it has beside the drawing. */
export type CaptionedQuestions = readonly (readonly [id: string, caption: string])[];

/** Questions beside the drawing of a scene, each below its caption. */
export function SideQuestions({ of }: { of: CaptionedQuestions }) {
  return (
    <div className="grid content-start gap-4 *:min-w-0 *:pt-2 *:border-t-1 *:border-line-strong">
      {of.map(([id, caption]) => (
        <section key={id} aria-label={caption}>
          <h2 className="small-head mb-1.5!">{caption}</h2>
          <Spot q={id} />
        </section>
      ))}
    </div>
  );
}
