import type { ProductKind } from './product-kind.ts';
import {
  BY_PASSWORD,
  CUSTOM,
  KEPT_AS_DRAFT,
  LAWS_ON_PERSONAL_DATA,
  PHONE_AND_DESK,
  SIGNED_IN_FOR_A_MONTH,
} from './usual-answers.ts';

export const LEARNING: ProductKind = {
  id: 'learning',
  label: 'Learning',
  words: [
    'learn',
    'learning',
    'learner',
    'course',
    'lesson',
    'student',
    'pupil',
    'teacher',
    'tutor',
    'school',
    'university',
    'institute',
    'academy',
    'class',
    'training',
    'education',
    'exam',
    'quiz',
    'study',
    'homework',
    'vocabulary',
    'flashcard',
    'certificate',
    'curriculum',
    'teach',
    'kindergarten',
    'college',
    'apprentice',
    'textbook',
  ],
  things: [
    { name: 'Course', record: 'Statistics for beginners, 12 lessons, 6 weeks, starts on 2 September' },
    { name: 'Task', record: 'Lesson 3, 10 questions, due on 20 September, 8 of 10 right' },
    { name: 'Student', record: 'Yuki Mori, 2 courses, 45 % of Statistics for beginners done' },
  ],
  roles: ['Student', 'Teacher', 'Administrator'],
  usual: {
    'states.list': {
      says:
        'Not started | nothing has been opened | first\n' +
        'Going on | some lessons are done | on the way\n' +
        'Finished | all lessons are done | last',
      because: 'people want to see how far they have got',
      source: CUSTOM,
    },
    'screens.looking-back': {
      says: 'Lessons done and results | the student and the teacher | the whole course',
      because: 'progress that is seen keeps people going',
      source: CUSTOM,
    },
    'roles.sign-in': BY_PASSWORD,
    'roles.sign-out': SIGNED_IN_FOR_A_MONTH,
    'errors.kept-work': KEPT_AS_DRAFT,
    'screens.devices': PHONE_AND_DESK,
    'purpose.obligations': LAWS_ON_PERSONAL_DATA,
  },
  sources: ['https://schema.org/Course', '1EdTech Question and Test Interoperability'],
};
