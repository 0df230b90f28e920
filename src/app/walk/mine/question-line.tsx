import { Link } from 'react-router';
import { placeOf, type QuestionView } from '#core/index.ts';
import { StatusTag } from '../../kit/status-tag.tsx';

/** A question in one line, which leads to its screen. */
export function QuestionLine({ view: { question, status } }: { readonly view: QuestionView }) {
  return (
    <>
      <StatusTag status={status} /> <Link to={placeOf(question.point, question.id)}>{question.ask}</Link>
    </>
  );
}
