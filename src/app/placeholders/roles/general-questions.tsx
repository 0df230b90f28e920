import { ROLES } from '#core/index.ts';
import { Spot } from '../../stage/spot.tsx';
import { FollowUpSpots } from '../people/follow-ups.tsx';
import { HeadedSection } from '../pieces/headed-section.tsx';
import { SIDE_COLUMNS } from '../pieces/side-questions.tsx';
import { idsOf, useFollowUps } from '../things/question-ids.ts';

/** The questions about all roles; `roles.grants` has its own section. */
const GENERAL_QUESTIONS = ROLES.sidePanels.filter(([id]) => id !== 'roles.grants');

const FOLLOW_UP_WORDS = {
  ends: 'it ends after',
  told: 'who is told',
  emergency: 'in an emergency',
  lockout: 'locked out after',
  recovery: 'who forgot',
  outsiders: 'without an account',
  words: 'what they read',
  'small-team': 'if there is only one',
};

function slotOf(id: string): string {
  return id.replaceAll('.', '/');
}

export function useGeneralQuestionIds(): readonly string[] {
  const findFollowUps = useFollowUps();
  return GENERAL_QUESTIONS.flatMap(([id]) => [id, ...idsOf(findFollowUps(slotOf(id)))]);
}

/** The questions about all roles at once, each with its follow-ups. */
export function GeneralQuestions() {
  return (
    <div className={SIDE_COLUMNS}>
      {GENERAL_QUESTIONS.map(([id, head]) => (
        <HeadedSection key={id} head={head}>
          <Spot q={id} />
          <FollowUpSpots below={slotOf(id)} words={FOLLOW_UP_WORDS} />
        </HeadedSection>
      ))}
    </div>
  );
}
