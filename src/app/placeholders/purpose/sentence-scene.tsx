import { type FormEvent, useState } from 'react';
import { namesIn, plural, shortList, type Value } from '#core/index.ts';
import { knownValue, lookOfSourced, type Sourced } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { useProduct } from '../../workspace/use-product.ts';
import { isUnanswered } from '../answers/answer-value.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { OptionButtons } from '../pieces/controls.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';
import { HomePage } from './home-page.tsx';
import { SilhouetteForm } from './silhouette-form.tsx';
import { type GroupView, groupViews, UserGroups } from './user-groups.tsx';

/** Sentences with holes and silhouettes; once groups have names, their faces, each with their words and their page. */
export function SentenceScene({ product, completeness, subject, choose }: SceneProps) {
  if (completeness === 'nothing')
    return (
      <div className="grid items-start gap-8 @wide:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <PurposeSentence />
          <MostLike />
        </div>
        <SilhouetteForm />
      </div>
    );
  const groups = groupViews(product);
  const chosen = groups.find(({ group }) => group.id === subject);
  return (
    <div className="grid items-start gap-8 @wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid gap-5">
        <PurposeSentence as="rows" />
        <MostLike />
        <UserGroups all={groups} chosen={subject} choose={choose} asks={completeness === 'partly'} />
      </div>
      {chosen && (
        <section className="grid content-start gap-4" aria-label={chosen.group.label} key={subject}>
          <GroupPortrait one={chosen} />
          <HomePage product={product} one={chosen} />
        </section>
      )}
    </div>
  );
}

const KIND_QUESTION = 'purpose.kind';

/** What it is most like; each kind pressed goes into the answer. */
function MostLike() {
  return (
    <SpotCard says="It is most like" q={KIND_QUESTION}>
      <details className="mt-1">
        <summary className="flex items-center w-fit min-h-9 text-ink-2 ui-sm font-semibold underline underline-offset-3">
          No, rather …
        </summary>
        <OptionButtons q={KIND_QUESTION} label="What is it most like?" />
      </details>
    </SpotCard>
  );
}

export function GroupPortrait({ one: { group } }: { one: GroupView }) {
  return (
    <p className="voice-lg wrap-anywhere text-pretty">
      “<b className="font-semibold">{group.label}</b>, one of <QuotedValue held={group.count} />. I come{' '}
      <QuotedValue held={group.frequency} />. On: <QuotedValue held={group.device} />
      .”
    </p>
  );
}

function QuotedValue({ held }: { held: Sourced<string> }) {
  const text = knownValue(held);
  if (text === undefined || text.trim() === '') {
    return (
      <span className="spot hole" data-look="hole">
        <span className="void">nobody has said</span> <Pin q="purpose.groups" />
      </span>
    );
  }
  return <span data-look={lookOfSourced(held)}>{text}</span>;
}

const GROUPS_QUESTION = 'purpose.groups';
const BLANKS = [
  { q: 'purpose.name', before: 'It is called', hole: 'what' },
  { q: 'purpose.what', before: 'It is', hole: 'what, in one sentence' },
  { q: GROUPS_QUESTION, before: 'This is for', hole: 'whom' },
  { q: 'purpose.problem', before: 'What goes wrong today:', hole: 'what' },
] as const;

const LAYOUTS = {
  text: { all: 'grid gap-3 voice-xl', one: 'block', before: '' },
  rows: {
    all: 'grid gap-2 voice-lg',
    one: 'grid cols-148 items-baseline gap-x-4 gap-y-0.5 max-sm:grid-cols-1',
    before: 'text-ink-2 text-right max-sm:text-left',
  },
};

const BLANK_INPUT = `max-w-full min-w-[5ch] field-sizing-content px-2.5 py-0.5 leading-[1.2] border-0 border-b-2
  border-ink rounded-t-sm bg-transparent placeholder-shown:bg-hatched placeholder:text-ink-2
  placeholder:opacity-100`;

/** "This is for ____. What goes wrong today: ____ …", with inputs in place of the holes. */
export function PurposeSentence({ as = 'text' }: { as?: keyof typeof LAYOUTS }) {
  const layout = LAYOUTS[as];
  const asking = useAsking();
  const product = useProduct();
  const outside = new Set(
    groupViews(product).flatMap(({ access, group }) => (access === 'outside' ? group.label : [])),
  );
  const formatGroups = (value: Value) => shortList(namesIn(value).filter((name) => !outside.has(name)));
  const draftWriter = useDraftWriter();
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  // What is in a draft already is not added again.
  const [submitted, setSubmitted] = useState(words);
  const filled = BLANKS.filter(
    ({ q }) => isUnanswered(asking.view(q)) && words[q]?.trim() && words[q] !== submitted[q],
  );

  const captureAnswer = (q: string, words: string) => {
    if (draftWriter.addRows(q, [{ who: words }], ['who'])) return;
    if (asking.view(q)?.question.shape.shape === 'text') asking.capture(q, words);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const pinNumbers = filled.flatMap(({ q }) => asking.pinOf(q) ?? []).join(', ');
    // Last to first: the draft written last is the one that opens.
    for (const { q } of filled.toReversed()) captureAnswer(q, words[q]?.trim() ?? '');
    setSubmitted(words);
    if (pinNumbers) announce(`Waiting in the answers to ${pinNumbers}. Look them over and save them there.`);
  };

  return (
    <form onSubmit={submit} aria-label="The sentences with holes">
      <div className={`purpose-line text-pretty ${layout.all}`}>
        {BLANKS.map(({ q, before, hole }) => (
          <span className={layout.one} key={q}>
            <span className={layout.before}>{before}</span>{' '}
            {isUnanswered(asking.view(q)) ? (
              <span className="spot hole" data-spot={q} data-look="hole">
                <input
                  className={BLANK_INPUT}
                  value={words[q] ?? ''}
                  aria-label={`${before} … (${hole})`}
                  placeholder={`${hole}?`}
                  onChange={(event) => setWords({ ...words, [q]: event.target.value })}
                />
                <Pin q={q} />
              </span>
            ) : (
              <Spot as={q === GROUPS_QUESTION ? formatGroups : 'names'} q={q} />
            )}{' '}
          </span>
        ))}
      </div>
      {filled.length > 0 && (
        <div className="row mt-3">
          <Button type="submit" look="main">
            Put it into {plural(filled.length, 'the answer', '# answers')}
          </Button>
          <span className="quiet">Nothing is saved until you save it there.</span>
        </div>
      )}
    </form>
  );
}
