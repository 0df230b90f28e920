import { Component, type ReactNode, useEffect, useState } from 'react';
import { failureDigest } from '#core/index.ts';
import { Button } from '../kit/button.tsx';
import { forgetFailures } from '../kit/lazy-component.tsx';
import { DescriptionList } from '../kit/section.tsx';
import { type Failure, reportFailure } from '../sync/failure-reports.ts';
import { NoAnswer } from '../workspace/workspace-snapshot.ts';

interface FailureBoundaryProps {
  /** The path in view: another one is another try. */
  readonly at: string;
  /** Asks the server for the workspace once more. */
  readonly retry: () => Promise<unknown>;
  /** Nothing stands around it. */
  readonly isWholePage?: boolean;
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly at: string;
  readonly failure: { readonly error: unknown } | null;
}

/** Shows what failed below it, until somebody goes to another page or trying again succeeds. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { at: this.props.at, failure: null };

  static getDerivedStateFromProps({ at }: FailureBoundaryProps, state: FailureBoundaryState) {
    return at === state.at ? null : { at, failure: null };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    forgetFailures();
  }

  override render(): ReactNode {
    const { children, retry, isWholePage = false } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    const tryAgain = async () => {
      await retry();
      this.setState({ failure: null });
    };
    const isUnanswered = failure.error instanceof NoAnswer;
    const page = isUnanswered ? <Unanswered retry={tryAgain} /> : <Broken {...failure} retry={tryAgain} />;
    return isWholePage ? <main id="main">{page}</main> : page;
  }
}

/** Nothing was read yet, and there is no server to read it from. */
function Unanswered({ retry }: { readonly retry: () => Promise<void> }) {
  const [tries, setTries] = useState<'none' | 'trying' | 'failed'>('none');
  const tryAgain = () => {
    setTries('trying');
    void retry().catch(() => setTries('failed'));
  };
  return (
    <div className="page">
      <title>Specwalk isn’t answering</title>
      <h1>Specwalk isn’t answering.</h1>
      <p className="lead">
        {isThisMachine() ? 'Is it still running in the terminal?' : 'Are you in the same network as the facilitator?'}
      </p>
      <p>What you typed is kept on this device.</p>
      <div className="row">
        <Button look="main" aria-disabled={tries === 'trying'} onClick={tryAgain}>
          Try again
        </Button>
        <span role="status">{tries === 'failed' ? 'Still no answer.' : ''}</span>
      </div>
    </div>
  );
}

/** Whether the server runs on the machine of whoever looks at this page. */
function isThisMachine(): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(window.location.hostname);
}

/** What Chromium, Firefox and Safari say where a module cannot be fetched. */
const MISSING_MODULE = /dynamically imported module|importing a module script failed/i;

/** An error of the program. What was typed is kept: drafts are stored on the device at every keystroke. */
function Broken({ error, retry }: { readonly error: unknown; readonly retry: () => Promise<void> }) {
  const failure = failureOf(error);
  const digest = failureDigest(failure.message, failure.stack);
  const log = useReport(failure);
  // A part of the program that was not fetched before the server went away.
  if (log.state === 'lost' && MISSING_MODULE.test(failure.message)) return <Unanswered retry={retry} />;
  return (
    <div className="page broken">
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
    </div>
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
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { message, stack, where };
}
