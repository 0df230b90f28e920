import { couldStillKnow, type QuestionView, type Reply } from '#core/index.ts';
import { ShapeView } from '../shapes/index.tsx';

export function ReplyView({ view, reply }: { view: QuestionView; reply: Reply }) {
  if (reply.says === 'value') return <ShapeView spec={view.question.shape} value={reply.value} />;
  return <p className="response-words">{wordsOf(reply, view)}</p>;
}

function wordsOf(reply: Exclude<Reply, { readonly says: 'value' }>, view: QuestionView): string {
  switch (reply.says) {
    case 'pass': {
      const groups = couldStillKnow(view);
      return groups.length === 0 ? 'Does not know.' : `Does not know. Could know: ${groups.join(', ')}.`;
    }
    case 'unknown':
      return reply.who ? `Does not know; ask ${reply.who}.` : 'Does not know.';
    case 'not-applicable':
      return reply.why ? `Does not apply: ${reply.why}` : 'Does not apply.';
    case 'later': {
      const parts = ['Later', reply.owner && `${reply.owner} will say`, reply.until && `by ${reply.until}`];
      return `${parts.filter(Boolean).join(', ')}.`;
    }
  }
}
