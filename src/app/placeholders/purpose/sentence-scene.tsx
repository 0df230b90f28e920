import { knownValue, lookOfSourced, type Sourced } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { type GroupView, groupViews } from './group-access.ts';
import { HomePage } from './home-page.tsx';
import { PurposeSentence } from './sentence.tsx';
import { SilhouetteForm } from './silhouette-form.tsx';
import { UserGroups } from './user-groups.tsx';

/** Sentences with holes and silhouettes; once groups have names, their faces, each with their words and their page. */
export function SentenceScene({ product, completeness, subject, choose }: SceneProps) {
  if (completeness === 'nothing')
    return (
      <div className="grid items-start gap-8 @wide:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <PurposeSentence />
        <SilhouetteForm />
      </div>
    );
  const groups = groupViews(product);
  const chosen = groups.find(({ group }) => group.id === subject);
  return (
    <div className="grid items-start gap-8 @wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid gap-5">
        <PurposeSentence as="rows" />
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
      <span className="spot hole">
        <span className="void">nobody has said</span> <Pin q="purpose.groups" />
      </span>
    );
  }
  return <span data-look={lookOfSourced(held)}>{text}</span>;
}
