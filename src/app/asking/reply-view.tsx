import { couldStillKnow, type QuestionView, type Reply } from '#core/index.ts';
import { ShapeView } from '../shapes/index.tsx';

export function ReplyView({ view, reply }: { view: QuestionView; reply: Reply }) {
  switch (reply.says) {
    case 'value':
      return <ShapeView spec={view.question.shape} value={reply.value} />;
    case 'pass':
      return <p className="response-words">Does not know.{couldWords(couldStillKnow(view))}</p>;
    case 'unknown':
      return (
        <p className="response-words">{reply.who ? `Does not know; ask ${reply.who}.` : 'Does not know.'}</p>
      );
    case 'not-applicable':
      return (
        <p className="response-words">{reply.why ? `Does not apply: ${reply.why}` : 'Does not apply.'}</p>
      );
    case 'later':
      return (
        <p className="response-words">
          {['Later', reply.owner && `${reply.owner} will say`, reply.until && `by ${reply.until}`]
            .filter(Boolean)
            .join(', ')}
          .
        </p>
      );
  }
}

function couldWords(groups: readonly string[]): string {
  return groups.length === 0 ? '' : ` Could know: ${groups.join(', ')}.`;
}
