import { useEffect, useState } from 'react';
import { useModal } from '../kit/use-modal.ts';
import { type KeyLine, keyLines } from './key-lines.ts';
import { KeyNames } from './key-names.tsx';
import { switchLetters, useLetters } from './letters.ts';
import { isSign, pressesIn } from './press.ts';
import { showSheet } from './sheets.ts';
import { endAwaiting } from './typed-ahead.ts';
import { bindingsNow, useKeys } from './use-keys.ts';

/** What the keyboard does on the page beneath, by heading, and the switch for keys without Ctrl. */
export function HelpSheet() {
  const dialog = useModal();
  useEffect(endAwaiting, []);
  const [groups] = useState(() => keyLines(bindingsNow()));
  const close = () => dialog.current?.close();
  useKeys([{ keys: '?', label: 'Close this', group: 'Everywhere', run: close, dialog }]);
  return (
    <dialog
      ref={dialog}
      className="dialog keys-sheet"
      aria-labelledby="keys-title"
      onClose={() => showSheet(null)}
    >
      <header className="keys-head">
        <h2 id="keys-title">What the keyboard does here</h2>
        <div className="row">
          <button type="button" className="button main" onClick={close}>
            Close
          </button>
          <button type="button" className="button" onClick={() => window.print()}>
            Print
          </button>
        </div>
      </header>
      <div className="keys-groups">
        {groups.map(([group, lines]) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {lines.map((line) => (
                <Line key={`${line.keys} ${line.label}`} line={line} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch />
    </dialog>
  );
}

function Line({ line: { keys, label, anyOf } }: { line: KeyLine }) {
  const off = !useLetters() && !anyOf && pressesIn(keys).some(isSign);
  return (
    <div>
      <dt>
        <KeyNames keys={keys} between={anyOf ? ' ' : ' then '} />
      </dt>
      <dd>
        {label}
        {off && <span className="quiet"> (switched off)</span>}
      </dd>
    </div>
  );
}

/** Somebody who speaks to their computer, or leans on a key, can do without the keys that are mere letters. */
function Switch() {
  const letters = useLetters();
  return (
    <label className="keys-switch">
      <input type="checkbox" checked={letters} onChange={(event) => switchLetters(event.target.checked)} />
      <span>
        Single letters and signs do something.{' '}
        <span className="quiet">Kept on this device; what needs Ctrl stays on.</span>
      </span>
    </label>
  );
}
