import { useState } from 'react';
import { Link } from 'react-router';
import type { AgendaEdit, Later } from '#core/agenda.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { askedIn } from './words.ts';

interface AgendaLaterProps {
  readonly later: readonly Later[];
  readonly edit: (edit: AgendaEdit) => void;
}

const HEADS: readonly (readonly [lacks: Later['lacks'], head: string])[] = [
  ['time', 'There is no time for them, or you left them out'],
  ['people', 'Nobody invited could know'],
  ['order', 'Something else comes first'],
];

/** What is open and not on the agenda, by what it lacks. */
export function AgendaLater({ later, edit }: AgendaLaterProps) {
  if (later.length === 0) return null;
  return (
    <section className="agenda-later" aria-label="Left for later">
      <h2>
        Left for later <small>{later.length}</small>
      </h2>
      {HEADS.map(([lacks, head]) => {
        const lacking = later.filter((one) => one.lacks === lacks);
        return lacking.length > 0 && <Group key={lacks} head={head} later={lacking} edit={edit} />;
      })}
    </section>
  );
}

/** As many as one reads through; the rest on request. */
const AT_FIRST = 30;

function Group({ head, later, edit }: AgendaLaterProps & { readonly head: string }) {
  const [isOpen, setOpen] = useState(false);
  const [all, setAll] = useState(false);
  const shown = all ? later : later.slice(0, AT_FIRST);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {head} <small>{later.length}</small>
      </summary>
      {isOpen && (
        <ul>
          {shown.map((one) => (
            <LaterRow key={one.question} later={one} edit={edit} />
          ))}
        </ul>
      )}
      {isOpen && shown.length < later.length && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          Show all {later.length}
        </button>
      )}
    </details>
  );
}

function LaterRow({ later, edit }: { readonly later: Later; readonly edit: AgendaLaterProps['edit'] }) {
  const workspace = useWorkspace();
  const { question, because } = later;
  return (
    <li className="agenda-left">
      <Link className="agenda-words" to={`/questions/${question}`}>
        {workspace.question(question)?.question.ask}
      </Link>
      <span className="quiet">{because}</span>
      <button
        type="button"
        className="button small"
        aria-label={`Put back “${askedIn(question, workspace)}”`}
        data-hold={`back ${question}`}
        onClick={() => edit({ edit: 'put-back', question })}
      >
        Put back
      </button>
    </li>
  );
}
