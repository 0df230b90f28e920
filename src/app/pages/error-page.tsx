import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { failureDigest } from '#core/index.ts';
import { Button } from '../kit/button.tsx';
import { DescriptionList } from '../kit/section.tsx';
import { type Failure, reportFailure } from '../sync/failure-reports.ts';

/** The error page of all routes. What was typed is kept: drafts are stored on the device at every keystroke. */
export function ErrorPage() {
  const failure = failureOf(useRouteError());
  const digest = failureDigest(failure.message, failure.stack);
  const log = useReport(failure);
  return (
    <main className="page broken" id="main">
      <title>Specwalk broke</title>
      <p className="mono quiet row gap-y-1 mb-2">{window.location.pathname}</p>
      <h1>Application error</h1>
      <p className="lead">A client-side exception has occurred while loading {window.location.host}.</p>
      <DescriptionList>
        <dt>What</dt>
        <dd>{failure.message}</dd>
        <dt>Digest</dt>
        <dd>
          <code>{digest}</code>
        </dd>
        <dt>Diagnostics</dt>
        <dd>
          {LOG_WORDS[log.state]} {log.state === 'written' && log.file && <code>{log.file}</code>}
        </dd>
      </DescriptionList>
      <p>What you typed is kept on this device.</p>
      <div className="row">
        <Button look="main" onClick={() => window.location.reload()}>
          Load this page again
        </Button>
        <a className="button" href="/">
          Back to the map
        </a>
      </div>
    </main>
  );
}

type Log = { readonly state: 'sending' | 'lost' } | { readonly state: 'written'; readonly file: string | undefined };

const LOG_WORDS: Readonly<Record<Log['state'], string>> = {
  sending: 'Being sent to the server’s log …',
  lost: 'The server’s log does not have it; the browser’s console has the details.',
  written: 'In the server’s log, under this digest.',
};

function useReport({ message, stack, where }: Failure): Log {
  const [log, setLog] = useState<Log>({ state: 'sending' });
  useEffect(() => {
    void reportFailure({ message, stack, where }).then((written) =>
      setLog(written ? { state: 'written', file: written.log } : { state: 'lost' }),
    );
  }, [message, stack, where]);
  return log;
}

function failureOf(error: unknown): Failure {
  const where = window.location.pathname;
  if (isRouteErrorResponse(error)) return { message: `${error.status} ${error.statusText}`, stack: '', where };
  if (error instanceof Error) return { message: error.message, stack: error.stack ?? '', where };
  return { message: String(error), stack: '', where };
}
