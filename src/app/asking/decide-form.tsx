import { type ComponentProps, type ReactNode, useId } from 'react';
import { type QuestionView, type Speaker, shapeOf, type Workspace } from '#core/index.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { RadioGroup, Select, TextField } from '../kit/fields.tsx';
import { focusFirstAnswer } from '../kit/keyboard.ts';
import { speakerLine } from '../session/speaker.ts';
import { ShapeView } from '../shapes/index.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { WhoAndWhen } from './answer-form.tsx';
import { AnswerInput } from './answer-input.tsx';
import {
  answerOptions,
  chosenRenames,
  type DecideDraft,
  type DroppedNames,
  decideDrafts,
  droppedNames,
  initialDraft,
  outcomeOf,
  settle,
  signatureOf,
  valueOfDraft,
} from './decide.ts';

const OUTCOMES: Readonly<Record<DecideDraft['outcome'], string>> = {
  decided: 'Decided',
  assumed: 'Assumed for now',
  deferred: 'Put off',
  'not-applicable': 'Doesn’t apply',
};

/**
 * Settles a question: which answer counts, or that it is assumed, put off or does not apply. Who disagrees is read
 * beside it.
 */
export function DecideForm({ view, done }: { view: QuestionView; done: () => void }) {
  const { question } = view;
  const changes = decideDrafts.use(question.id);
  const draft = { ...initialDraft(view), ...changes };
  const command = useCommand('who decided');
  const edit = (change: Partial<DecideDraft>) => decideDrafts.edit(question.id, change);
  const dropped = droppedNames(view, valueOfDraft(draft, view));

  const decide = () => {
    const result = outcomeOf(draft, view);
    if (typeof result === 'string') return command.refuse(result);
    const renamed = chosenRenames(dropped, draft.renamed);
    return command.sendSigned(
      (me) => settle(view, signatureOf(draft, me), result, renamed),
      () => {
        decideDrafts.drop(question.id, changes);
        done();
      },
    );
  };

  return (
    <CommandForm
      className="decide grid gap-3 min-w-0 p-3 bg-raised border border-line-strong rounded"
      aria-label="Decide"
      ref={focusFirstAnswer}
      command={command}
      send={decide}
      submit="Decide"
      busy="Writing …"
      cancel={['Not now', done]}
      saveKeys
    >
      <RadioGroup label="Outcome" choices={OUTCOMES} value={draft.outcome} onChange={(outcome) => edit({ outcome })} />
      <OutcomeFields view={view} draft={draft} edit={edit} />
      <RenamesPart
        dropped={dropped}
        chosen={draft.renamed}
        choose={(from, to) => edit({ renamed: { ...draft.renamed, [from]: to } })}
      />
      <DecidedBy draft={draft} edit={edit} />
      {command.fields}
    </CommandForm>
  );
}

interface FieldsProps {
  readonly view: QuestionView;
  readonly draft: DecideDraft;
  readonly edit: (change: Partial<DecideDraft>) => void;
}

function OutcomeFields(props: FieldsProps): ReactNode {
  const { draft, edit } = props;
  switch (draft.outcome) {
    case 'decided':
      return <AnswerChoice {...props} />;
    case 'assumed':
      return (
        <>
          <AnswerChoice {...props} />
          <TextField
            label="Check it again on"
            type="date"
            value={draft.revisit}
            onChange={(revisit) => edit({ revisit })}
          />
        </>
      );
    case 'deferred':
      return <WhoAndWhen who="Who will answer it?" draft={draft} edit={edit} />;
    case 'not-applicable':
      return <TextField label="Why not?" value={draft.reason} onChange={(reason) => edit({ reason })} required />;
  }
}

function AnswerChoice({ view, draft, edit }: FieldsProps) {
  const name = `${useId()}-take`;
  const { id, shape } = view.question;
  const options = answerOptions(view);
  const chosen = options.find(({ take }) => take === draft.take);
  // The text starts from the answer chosen before, so that nothing has to be typed again.
  const inOwnWords = () => {
    const value = decideDrafts.read(id).value ?? chosen?.value;
    edit({ take: '', ...(value !== undefined && { value }) });
  };
  return (
    <div className="sides grid gap-2">
      {options.map(({ take, value, responses }) => (
        <AnswerOption key={take} name={name} checked={draft.take === take} onChange={() => edit({ take })}>
          <ShapeView spec={shape} value={value} />
          <small className="block text-ink-2">{responses.map(({ by }) => speakerLine(by)).join(', ')}</small>
        </AnswerOption>
      ))}
      {options.length > 0 && (
        <AnswerOption name={name} checked={draft.take === ''} onChange={inOwnWords}>
          Another answer
        </AnswerOption>
      )}
      {draft.take === '' && (
        <AnswerInput
          question={view.question}
          value={draft.value ?? shapeOf(shape.shape).empty(shape)}
          onChange={(value) => edit({ take: '', value })}
        />
      )}
    </div>
  );
}

function AnswerOption({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label
      className="side-choice grid cols-20 items-start gap-2 px-2.5 py-2 wrap-anywhere border-1 border-line rounded
        cursor-pointer has-checked:border-decided has-checked:bg-decided-wash"
    >
      <input type="radio" {...input} />
      <span>{children}</span>
    </label>
  );
}

interface DecidedByProps {
  readonly draft: Pick<DecideDraft, 'decider' | 'deciderRole'>;
  readonly edit: (change: Partial<DecideDraft>) => void;
}

/** Who decided, if that was somebody else. Usually empty. */
export function DecidedBy({ draft: { decider, deciderRole }, edit }: DecidedByProps) {
  const speakers = peopleIn(useWorkspace());
  const changeDecider = (decider: string) => {
    const role = speakers.get(decider)?.role;
    edit({ decider, ...(role !== undefined && { deciderRole: role }) });
  };
  return (
    <div className="row">
      <TextField
        label="Decided by, if not by you"
        value={decider}
        onChange={changeDecider}
        suggestions={[...speakers.keys()]}
      />
      {decider.trim() !== '' && (
        <TextField label="They speak for" value={deciderRole} onChange={(deciderRole) => edit({ deciderRole })} />
      )}
    </div>
  );
}

/** Everybody who came to a walkthrough or spoke, by name, with their latest role. */
function peopleIn({ walkthroughs, questionsAsRaised }: Workspace): ReadonlyMap<string, Speaker> {
  const came = walkthroughs.flatMap(({ people }) => people);
  const spoke = questionsAsRaised.flatMap(({ responses, decisions }) =>
    [...responses.filter(({ anonymous }) => !anonymous), ...decisions].map(({ by }) => by),
  );
  return new Map([...came, ...spoke].map((one) => [one.name, one]));
}

interface RenamesPartProps {
  readonly dropped: DroppedNames;
  readonly chosen: Readonly<Record<string, string>>;
  readonly choose: (from: string, to: string) => void;
}

/** Asks for each dropped name whether it is renamed: then everything said about the item stays. */
function RenamesPart({ dropped, chosen, choose }: RenamesPartProps) {
  if (dropped.length === 0) return null;
  return (
    <fieldset className="px-[0.75em] pt-[0.35em] pb-[0.625em] grid gap-2 border-1 border-line rounded">
      <legend>Names that are no longer there</legend>
      {dropped.map(({ from, candidates, likely }) => (
        <label className="row" key={from}>
          “{from}”
          <Select
            value={(Object.hasOwn(chosen, from) && chosen[from]) || likely}
            first={['', 'was removed']}
            of={candidates.map((to) => [to, `is now called “${to}”`])}
            onChange={(to) => choose(from, to)}
          />
        </label>
      ))}
    </fieldset>
  );
}
