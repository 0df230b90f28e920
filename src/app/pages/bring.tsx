import { useRef, useState } from 'react';
import { plural } from '#core/index.ts';
import type { FileReading } from '#core/intake.ts';
import { bring, putAway, stopReading, useReadingFailure, useReadingNow, useReadings } from '../intake/brought.ts';
import { Proposals } from '../intake/proposals.tsx';
import { Sentences } from '../intake/sentences.tsx';
import { Button } from '../kit/button.tsx';
import { usePermissions } from '../session/session.ts';

/** Files that somebody brings: read on this device, and what they propose is taken as answers. */
export function Component() {
  const readings = useReadings();
  const failure = useReadingFailure();
  const { answer } = usePermissions();
  return (
    <div className="page max-w-220 grid gap-4">
      <title>Bring what you have · Specwalk</title>
      <h1>Bring what you have</h1>
      <p className="lead m-0">
        A spreadsheet, a schema, a description of calls, a list of addresses, notes of a meeting. It is read on this
        device; what you take becomes your answer.
      </p>
      {answer ? <Chooser /> : <p className="quiet">You watch; ask the facilitator for a link to answer.</p>}
      <Progress />
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      {readings.map((reading) => (
        <FileLine key={reading.file} reading={reading} />
      ))}
      {readings.some(({ proposals }) => proposals.length > 0) && <Proposals readings={readings} />}
    </div>
  );
}

const ENDINGS = '.csv,.tsv,.xlsx,.xlsm,.ods,.json,.yaml,.yml,.sql,.ddl,.xml,.txt,.md,.vtt,.srt';

function Chooser() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const read = () => {
    bring([new File([text], 'Pasted text')]);
    setText('');
  };
  return (
    <div className="grid gap-3">
      <p className="row">
        <Button look="main" onClick={() => input.current?.click()}>
          Choose files …
        </Button>
        <span className="quiet">or drop them on any page</span>
        <input
          ref={input}
          className="unseen"
          type="file"
          multiple
          accept={ENDINGS}
          aria-label="Files to read"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            bring([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </p>
      <details>
        <summary className="list-item py-1 text-sm text-ink-2">Paste it instead</summary>
        <div className="line">
          <textarea
            className="field w-full"
            rows={6}
            aria-label="What to read"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button disabled={text.trim() === ''} onClick={read}>
          Read it
        </Button>
      </details>
    </div>
  );
}

function Progress() {
  const now = useReadingNow();
  if (!now) return null;
  return (
    <div className="row" role="status">
      <label className="grid gap-1 flex-1 min-w-0">
        <span className="wrap-anywhere">
          Reading {now.file} …{now.left > 0 && <span className="quiet"> {now.left} more</span>}
        </span>
        <progress className="w-full" max={1} value={now.share || undefined} />
      </label>
      <Button onClick={stopReading}>Cancel</Button>
    </div>
  );
}

/** Places that are told at once. */
const FEW = 6;

/** One file: what it is, what was not understood, and the button that puts it away. */
function FileLine({ reading }: { readonly reading: FileReading }) {
  const { file, what, proposals, leftOut, sentences } = reading;
  return (
    <section className="border-b-1 border-line pb-2" aria-label={file}>
      <p className="row m-0">
        <b className="font-semibold wrap-anywhere">{file}</b>
        <span className="quiet">
          {[what, counted(proposals.length, sentences?.length ?? 0)].filter(Boolean).join(' · ')}
        </span>
        <Button look="plain" onClick={() => putAway(file)}>
          Put away
        </Button>
      </p>
      {sentences && sentences.length > 0 && <Sentences reading={reading} />}
      {leftOut.length > 0 && (
        <details open={what === '' || leftOut.length <= FEW} className="text-sm">
          <summary className="list-item py-1 text-ink-2">
            {plural(
              leftOut.length,
              'One place looks odd, was not understood or left out',
              '# places look odd, were not understood or left out',
            )}
          </summary>
          <ul className="grid gap-1">
            {leftOut.map(({ place, why }) => (
              <li key={`${place} ${why}`} className="wrap-anywhere">
                <span className="text-ink-2">{place}:</span> {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function counted(proposals: number, sentences: number): string {
  if (sentences > 0) return plural(sentences, 'one sentence', '# sentences');
  return plural(proposals, 'one proposal', proposals === 0 ? 'nothing to propose' : '# proposals');
}
