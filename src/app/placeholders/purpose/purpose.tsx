import './purpose.css';
import '../../prototype/prototype.css';
import { useState } from 'react';
import { type PointView, PURPOSE, type QuestionView } from '#core/index.ts';
import { knownValue, lookOfSourced, type Measure, type Product, type Sourced } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { useChosen } from '../../stage/use-chosen.ts';
import { FollowUpSpots, leafOf } from '../people/follow-ups.tsx';
import { createPlaceholder, type NamedProps, NamedStage } from '../things/named-stage.tsx';
import { idsOf, useFollowUps } from '../things/question-ids.ts';
import { barShares } from './bar-shares.ts';
import { completenessOfGroup, completenessOfPurpose, isPurposeDecided } from './completeness.ts';
import { type GroupView, groupViews } from './group-access.ts';
import { HomePage } from './home-page.tsx';
import { LastCaseStory } from './last-case-story.tsx';
import { ListedSection } from './listed-section.tsx';
import { NotBuiltScenario } from './not-built-scenario.tsx';
import { ProductName } from './product-name.tsx';
import { ProjectTerms } from './project-terms.tsx';
import { PurposeSentence } from './sentence.tsx';
import { Unnamed } from './unnamed.tsx';
import { UserGroups } from './user-groups.tsx';

/** Nothing known: sentences with holes and silhouettes. Groups named: their portraits and landing pages. */
export default createPlaceholder(completenessOfPurpose, Unnamed, Named);

/** How a group introduces each answer about itself, by the last part of the slot. */
const SENTENCE_STARTS: Readonly<Record<string, string>> = {
  task: 'I come here to',
  role: 'Rights of my group',
  languages: 'I read and write',
  hindrances: 'What makes it hard for me',
  'shared-device': 'My device',
  spokesperson: 'If you want to know more, ask',
};
const LEAF_ORDER = Object.keys(SENTENCE_STARTS);

export function GroupPortrait({ one: { group } }: { one: GroupView }) {
  const asked = useFollowUps()(`purpose/groups/${group.id}`).map(({ question }) => ({
    ...question,
    leaf: leafOf(question),
  }));
  return (
    <div>
      <p className="purpose-says wrap-anywhere text-pretty">
        “<b className="font-semibold">{group.label}</b>, one of <QuotedValue held={group.count} />. I come{' '}
        <QuotedValue held={group.frequency} />. On: <QuotedValue held={group.device} />
        .”
      </p>
      <dl className="mt-4">
        {asked
          .toSorted((one, other) => LEAF_ORDER.indexOf(one.leaf) - LEAF_ORDER.indexOf(other.leaf))
          .map(({ id, ask, leaf }) => (
            <div
              className="grid grid-cols-[minmax(120px,220px)_minmax(0,1fr)] max-sm:grid-cols-1 items-baseline
                gap-x-4 gap-y-1 py-2 border-t-1 border-line"
              key={id}
            >
              <dt className="text-ink-2 voice-lg" title={ask}>
                {SENTENCE_STARTS[leaf] ?? ask}
              </dt>
              <dd className="min-w-0">
                <Spot q={id} guess={null} />
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

function QuotedValue({ held }: { held: Sourced<string> }) {
  const text = knownValue(held);
  if (text === undefined || text.trim() === '') {
    return (
      <span className="purpose-gap text-md">
        <span className="void">nobody has said</span> <Pin q="purpose.groups" />
      </span>
    );
  }
  return <span data-look={lookOfSourced(held)}>{text}</span>;
}

const STAGE_WORDS = {
  partly: [
    'Who else is in the room?',
    'Some of them have faces. Let each of them speak: where the sentence breaks off, nobody has asked them yet.',
    'Placeholder: the people it is for',
  ],
  known: [
    'Good morning, everybody',
    'Each of them has a face and a page to begin the day with. Press one, and do what they came for. Is it there?',
    'The people it is for, each with their page',
  ],
} as const;

/** The groups, one of them selected with its portrait and landing page; and all else about the purpose. */
function Named({ view, product, completeness }: NamedProps) {
  const [unbuilt, setUnbuilt] = useState(false);
  const groups = groupViews(product);
  const subjects = groups.map((one) => ({ ...one, id: one.group.id, completeness: completenessOfGroup(one.group) }));
  const [chosen, choose] = useChosen(subjects, 'group');
  return (
    <NamedStage
      view={view}
      completeness={completeness}
      words={STAGE_WORDS}
      address={<ProductName />}
      firm={isPurposeDecided(product)}
      guesses={PURPOSE.questions}
      shown={shownIds(view, chosen?.id)}
      names={groups.map(({ group }) => group)}
      choose={choose}
    >
      <div className="purpose-world grid grid-cols-1 gap-8 relative" data-unbuilt={unbuilt || undefined}>
        <PurposeSentence as="rows" />
        <UserGroups all={groups} chosen={chosen?.id} choose={choose} asks={completeness === 'partly'} />
      </div>
      {chosen && (
        <section
          className="grid gap-6 p-6 max-sm:p-4 mt-6 bg-raised border border-line-strong rounded-xl"
          aria-label={chosen.group.label}
          key={chosen.id}
        >
          <GroupPortrait one={chosen} />
          <div className="purpose-home min-w-0">
            <HomePage product={product} one={chosen} />
          </div>
        </section>
      )}
      <NotBuiltScenario unbuilt={unbuilt} onToggle={setUnbuilt} />
      <LastCaseStory product={product} />
      <Measures product={product} />
      <ProjectTerms product={product} />
    </NamedStage>
  );
}

/** Ids of the questions placed on the screen: all but those about groups that are not selected. */
function shownIds(view: PointView, chosen: string | undefined): readonly string[] {
  const isShown = ({ slot }: QuestionView['question']) =>
    hasFixedPlace(slot) || (chosen !== undefined && slot?.startsWith(`purpose/groups/${chosen}/`));
  return idsOf(view.questions.filter(({ question }) => isShown(question)));
}

const PLACED_QUESTIONS = new Set(PURPOSE.questions.map(({ id }) => id));

/** Whether a question is placed on the screen whichever group is selected. */
function hasFixedPlace(slot: string | null): boolean {
  const [kind, leaf = '', item] = slot?.split('/') ?? [];
  return PLACED_QUESTIONS.has(`${kind}.${leaf}`) && (leaf !== 'groups' || item === undefined);
}

/** The measures of success as bars: today's value and the target, to scale. */
function Measures({ product }: { product: Product }) {
  return (
    <ListedSection
      head="It has worked when …"
      q="purpose.measure"
      held={product.model.purpose.measures}
      className="purpose-scales"
      list="grid gap-6 mb-3 grid-fit-320"
      item=""
      below={<FollowUpSpots whole below="purpose/measure" words={{ 'must-not-worsen': 'must not get worse' }} />}
    >
      {(measure) => (
        <>
          <MeasureBars measure={measure} />
          <FollowUpSpots below={`purpose/measure/${measure.id}`} words={{ 'counted-by': 'counted by' }} />
        </>
      )}
    </ListedSection>
  );
}

function MeasureBars({ measure }: { measure: Measure }) {
  const from = knownValue(measure.from) ?? '';
  const to = knownValue(measure.to) ?? '';
  const by = knownValue(measure.by);
  const [now, then] = barShares(from, to);
  return (
    <div>
      <b className="voice-lg font-semibold">{measure.label}</b>
      <MeasureBar says="today" value={from} share={now} ink="bg-ink" />
      <MeasureBar says={by ? `by ${by}` : 'one day'} value={to} share={then} ink="bg-decided" />
    </div>
  );
}

interface MeasureBarProps {
  readonly says: string;
  readonly value: string;
  readonly share: number;
  readonly ink: string;
}

function MeasureBar({ says, value, share, ink }: MeasureBarProps) {
  return (
    <p
      className="grid grid-cols-[104px_minmax(0,1fr)_auto] max-sm:grid-cols-[76px_minmax(0,1fr)_auto]
        items-center gap-3 mt-1.5 wrap-anywhere"
    >
      <small className="text-ink-2">{says}</small>
      <span
        className={`purpose-bar-drawn w-[max(2px,var(--purpose-share))] h-5 ${ink}`}
        style={{ '--purpose-share': `${share * 100}%` }}
        aria-hidden="true"
      />
      <span>{value === '' ? <span className="void">nobody has said</span> : value}</span>
    </p>
  );
}
