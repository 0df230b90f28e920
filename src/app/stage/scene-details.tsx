import { plural, type QuestionView } from '#core/index.ts';
import { shortWords } from '../asking/short-words.ts';
import { Disclosure } from '../kit/disclosure.tsx';
import { Spot } from './spot.tsx';

interface SceneDetailsProps {
  readonly of: readonly QuestionView[];
  /** The name of what they are about, left out of each. */
  readonly about: string | undefined;
}

/** What was said about the details of a scene, folded into one line. What nobody has said is in the list of questions. */
export function SceneDetails({ of, about }: SceneDetailsProps) {
  const said = of.filter(({ responses, decision }) => responses.length > 0 || decision);
  if (said.length === 0) return null;
  const words = `${plural(said.length, 'One detail', '# details')} that people gave${about ? ` about ${about}` : ''}`;
  return (
    <Disclosure summary={words}>
      <dl className="grid gap-x-8 gap-y-2 mt-2 grid-fit-250">
        {said.map(({ question }) => (
          <div className="min-w-0" key={question.id}>
            <dt className="text-sm text-ink-2 wrap-anywhere" title={question.ask}>
              {shortWords(question, about)}
            </dt>
            <dd>
              <Spot q={question.id} guess={null} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

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
