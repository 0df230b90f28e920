import type { Value } from '#core/index.ts';
import { knownValue, lookOfSourced, type Product } from '#core/product.ts';
import { Spot } from '../../stage/spot.tsx';
import { Face } from '../people/face.tsx';
import { FollowUpSpots } from '../people/follow-ups.tsx';
import { LIST_ITEM, ListedSection } from './listed-section.tsx';

const FOLLOW_UP_WORDS = {
  'brought-over': 'comes along',
  'last-day': 'its last day',
  'look-only': 'can be looked at for',
  within: 'decided within',
  when: 'the plan',
  wording: 'which paragraph',
  ground: 'by what right',
  erasure: 'when somebody asks to be forgotten',
  residency: 'kept in',
  approval: 'two sign from',
  rounding: 'rounding is prescribed',
};

const VALUE_FORMATS = { erasure: formatFates };

/** “data: what happens to it” for each row of the erasure table. */
function formatFates(value: Value): string {
  const rows = Array.isArray(value) ? value : [];
  return rows.map(([what, fate]) => (fate ? `${what}: ${fate}` : what)).join('; ');
}

/** What the product replaces, what is out of scope, who decides, and the legal obligations. */
export function ProjectTerms({ product }: { product: Product }) {
  const { purpose } = product.model;
  const followUps = (slot: string) => (
    <FollowUpSpots below={`purpose/${slot}`} words={FOLLOW_UP_WORDS} as={VALUE_FORMATS} />
  );
  return (
    <div className="purpose-agreed grid gap-x-8 grid-fit-320">
      <ListedSection
        head="In its place today"
        q="purpose.replaces"
        held={purpose.replaces}
        className="purpose-replaced"
        item={`${LIST_ITEM} [&>s]:decoration-pen [&>s]:decoration-2`}
      >
        {(one) => (
          <>
            {knownValue(one.fate) === 'goes' ? <s>{one.label}</s> : <b>{one.label}</b>}
            <small className="text-ink-2">
              {knownValue(one.fate) ?? <span className="void">goes or stays?</span>}
              {knownValue(one.owns) && `, true in it: ${knownValue(one.owns)}`}
            </small>
            {followUps(`replaces/${one.id}`)}
          </>
        )}
      </ListedSection>
      <ListedSection
        head="When two of us disagree"
        q="purpose.deciders"
        held={purpose.deciders}
        className="purpose-deciders"
        item={`${LIST_ITEM} grid cols-52 gap-3`}
      >
        {(one) => (
          <>
            <Face name={knownValue(one.decider) ?? ''} look={lookOfSourced(one.decider)} />
            <div>
              <small className="text-ink-2">{one.label}</small>
              <b>{knownValue(one.decider) ?? 'nobody'}</b>
              <small className="text-ink-2">{knownValue(one.deputy) && `else ${knownValue(one.deputy)}`}</small>
              {followUps(`deciders/${one.id}`)}
            </div>
          </>
        )}
      </ListedSection>
      <ListedSection
        head="Left out on purpose"
        q="purpose.out-of-scope"
        held={purpose.outOfScope}
        className="purpose-left"
      >
        {(one) => (
          <>
            <s>{one.label}</s>
            {followUps(`out-of-scope/${one.id}`)}
          </>
        )}
      </ListedSection>
      <section className="min-w-0" aria-labelledby="purpose-law-head">
        <h2 id="purpose-law-head">What the law asks</h2>
        <Spot q="purpose.obligations" />
        {followUps('obligations')}
      </section>
    </div>
  );
}
