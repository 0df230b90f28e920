import { type ReactNode, useState } from 'react';
import { askServer } from '../sync/ask-server.ts';

interface OpenButtonProps {
  /** What the server does first: it serves a workspace, or makes one of the document. */
  readonly act: 'open' | 'make';
  readonly id: number;
  readonly children: ReactNode;
}

/** Goes to the workspace of a document as soon as the server has an address for it; says why where it has none. */
export function OpenButton({ act, id, children }: OpenButtonProps) {
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState('');
  const press = async () => {
    setOpening(true);
    setProblem('');
    const asked = await askServer<{ readonly url: string }>('POST', `/api/${act}`, { document: id });
    setOpening(false);
    if (asked.ok) window.location.assign(asked.body.url);
    else setProblem(asked.problem);
  };
  return (
    <>
      <button type="button" className="button" data-step={act} disabled={opening} onClick={press}>
        {children}
      </button>
      {problem !== '' && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
