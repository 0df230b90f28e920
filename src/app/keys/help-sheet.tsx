import { useEffect, useState } from 'react';
import { grouped } from '#core/index.ts';
import { Button } from '../kit/button.tsx';
import { useModal } from '../kit/sure-dialog.tsx';
import { type Binding, isSign, pressesIn } from './binding.ts';
import { KeyNames } from './key-names.tsx';
import { switchLetters, useLetters } from './letters.ts';
import { showSheet } from './sheets.ts';
import { endAwaiting } from './typed-ahead.ts';
import { bindingsNow, useKeys } from './use-keys.ts';

export function HelpSheet() {
  const dialog = useModal();
  useEffect(endAwaiting, []);
  const [groups] = useState(() => keyLines(bindingsNow()));
  const close = () => dialog.current?.close();
  useKeys('Everywhere', [{ keys: '?', label: 'Close this', run: close, dialog }]);
  return (
    <dialog
      ref={dialog}
      className="dialog keys-sheet [--width:880px]"
      aria-labelledby="keys-title"
      onClose={() => showSheet(null)}
    >
      <header className="flex flex-wrap items-start justify-between mb-4 gap-x-4 gap-y-0">
        <h2 className="mb-2" id="keys-title">
          What the keyboard does here
        </h2>
        <div className="row print:hidden">
          <Button look="main" onClick={close}>
            Close
          </Button>
          <Button onClick={() => window.print()}>Print</Button>
        </div>
      </header>
      <div className="columns-[2_300px] gap-x-8 mb-4">
        {groups.map(([group, lines]) => (
          <section className="break-inside-avoid pb-4" key={group}>
            <h3>{group}</h3>
            <dl className="mt-2">
              {lines.map((line) => (
                <HelpLine key={`${line.keys} ${line.label}`} line={line} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <LettersSwitch />
    </dialog>
  );
}

function HelpLine({ line: { keys, label, anyOf } }: { line: KeyLine }) {
  const off = !useLetters() && !anyOf && pressesIn(keys).some(isSign);
  return (
    <div className="grid gap-3 text-14 border-t-1 border-line grid-cols-[108px_minmax(0,1fr)] py-1.25">
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

/** For people who speak to their computer, or lean on a key: switches off keys that are single letters. */
function LettersSwitch() {
  const letters = useLetters();
  return (
    <label className="print:hidden flex items-start gap-3 text-14 border-t-1 border-line py-3">
      <input
        className="flex-none w-5 h-5 m-0"
        type="checkbox"
        checked={letters}
        onChange={(event) => switchLetters(event.target.checked)}
      />
      <span>
        Single letters and signs do something.{' '}
        <span className="quiet">Kept on this device; what needs Ctrl stays on.</span>
      </span>
    </label>
  );
}

type KeyLine = NonNullable<ReturnType<typeof lineOf>>;

/** What is on the help sheet, by heading: each thing once, and of two with the same keys the first, which works. */
export function keyLines(bindings: readonly Binding[]): readonly (readonly [string, readonly KeyLine[]])[] {
  const taken = new Set<string>();
  const shown = bindings.flatMap((binding) => {
    const line = lineOf(binding);
    const names = line ? [`${line.keys} ${line.label}`, ...(line.anyOf ? [] : [line.keys])] : [];
    if (!line || names.some((name) => taken.has(name))) return [];
    for (const name of names) taken.add(name);
    return [{ group: binding.group, line }];
  });
  const groups = [...grouped(shown, ({ group }) => group)];
  return groups.map(([group, lines]) => [group, lines.map(({ line }) => line)]);
}

/** `anyOf`: each of the keys does it; else they are pressed in a row. */
function lineOf(binding: Binding) {
  const { label } = binding;
  if ('hint' in binding) return { keys: binding.hint, label, anyOf: true };
  return binding.keys === undefined ? null : { keys: binding.keys, label, anyOf: false };
}
