import { type FormEvent, useState } from 'react';
import {
  checkValue,
  isEmptyValue,
  NOBODY_NAMED,
  type QuestionView,
  type Reply,
  shapeOf,
} from '#core/index.ts';
import { announce } from '../kit/announcer.tsx';
import { Line } from '../kit/line.tsx';
import { Problem, useProblem } from '../kit/problem.tsx';
import { Ways } from '../kit/ways.tsx';
import { ShapeInput } from '../shapes/index.tsx';
import { finished } from '../shapes/taken-apart.ts';
import { type AnswerDraft, answerDrafts, type Says } from './drafts.ts';
import { useManner } from './manner.tsx';
import { isSaveKey, SaveKeys } from './save-keys.tsx';
import { useSpeaking } from './speaking.tsx';

const WAYS: Readonly<Record<Says, string>> = {
  value: 'Answer',
  unknown: 'Nobody here knows',
  'not-applicable': 'Doesn’t apply',
  later: 'Later',
};

/** Where one answers: the answer itself, or that nobody knows, that it does not apply, that it comes later. */
export function AnswerForm({ view, autoFocus = false }: { view: QuestionView; autoFocus?: boolean }) {
  const { question } = view;
  const draft = answerDrafts.use(question.id);
  const speaking = useSpeaking();
  const manner = useManner(view);
  const [problem, setProblem] = useProblem();
  const [saving, setSaving] = useState(false);

  const save = (event?: FormEvent) => {
    event?.preventDefault();
    return say(replyOf(draft, view));
  };
  const say = async (reply: Reply | string) => {
    if (saving) return;
    const by = manner.unnamed ? NOBODY_NAMED : speaking.speaker();
    if (typeof reply === 'string') return setProblem(reply);
    if (!by) return setProblem('Type your name first, so that people know who said it.');
    setSaving(true);
    const answer = await manner.say(by, reply);
    setSaving(false);
    if (!answer.ok) return setProblem(answer.problem);
    setProblem(null);
    // What was typed while it was being saved is not saved yet.
    const now = replyOf(answerDrafts.read(question.id), view);
    if (JSON.stringify(now) === JSON.stringify(reply)) answerDrafts.drop(question.id);
    announce(reply.says === 'pass' ? 'Said: you do not know.' : 'Answered.');
  };

  return (
    <form
      className="answer"
      data-answer={question.id}
      onSubmit={save}
      onKeyDown={(event) => isSaveKey(event) && void save(event)}
      noValidate
    >
      <Ways
        label="How you answer"
        ways={WAYS}
        value={draft.says}
        onChange={(says) => answerDrafts.edit(question.id, { says })}
      />
      <AnswerFields view={view} draft={draft} autoFocus={autoFocus} />
      {manner.terms}
      {!manner.unnamed && speaking.fields}
      <Problem trouble={problem} />
      <div className="row">
        <button type="submit" className="button main" disabled={saving}>
          {saving ? 'Saving …' : 'Save'}
        </button>
        <button type="button" className="button" disabled={saving} onClick={() => void say({ says: 'pass' })}>
          I don’t know
        </button>
        <SaveKeys />
      </div>
    </form>
  );
}

interface FieldsProps {
  readonly view: QuestionView;
  readonly draft: AnswerDraft;
  readonly autoFocus: boolean;
}

function AnswerFields({ view, draft, autoFocus }: FieldsProps) {
  const { id, ask, shape } = view.question;
  const edit = (change: Partial<AnswerDraft>) => answerDrafts.edit(id, change);
  switch (draft.says) {
    case 'value':
      return (
        <ShapeInput
          spec={shape}
          value={draft.value ?? shapeOf(shape.shape).empty(shape)}
          onChange={(value) => edit({ value })}
          label={ask}
          autoFocus={autoFocus}
        />
      );
    case 'unknown':
      return <Line label="Who would know?" value={draft.who} onChange={(who) => edit({ who })} />;
    case 'not-applicable':
      return <Line label="Why not?" value={draft.why} onChange={(why) => edit({ why })} required />;
    case 'later':
      return (
        <div className="row">
          <Line label="Who will say?" value={draft.owner} onChange={(owner) => edit({ owner })} required />
          <Line label="By when?" type="date" value={draft.until} onChange={(until) => edit({ until })} />
        </div>
      );
  }
}

/** The reply a draft amounts to, or the sentence that says what is missing. */
function replyOf(draft: AnswerDraft, { question }: QuestionView): Reply | string {
  switch (draft.says) {
    case 'unknown':
      return { says: 'unknown', who: draft.who.trim() };
    case 'not-applicable':
      return draft.why.trim()
        ? { says: 'not-applicable', why: draft.why.trim() }
        : 'Say in a few words why it does not apply.';
    case 'later':
      return draft.owner.trim()
        ? { says: 'later', owner: draft.owner.trim(), until: draft.until }
        : 'Say who will answer it later.';
    case 'value': {
      const value = draft.value && finished(draft.value, question.shape);
      if (value === undefined || isEmptyValue(value, question.shape)) return 'Nothing is typed yet.';
      return checkValue(value, question.shape) ?? { says: 'value', value };
    }
  }
}
