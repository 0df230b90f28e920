import { useEffect, useState } from 'react';
import { groupBy } from '#core/index.ts';
import { Button } from '../kit/button.tsx';
import { closeModal, useModal } from '../kit/modal.ts';
import { type Binding, isCharacterKey, parseKeys } from './binding.ts';
import { showKeyDialog } from './key-dialogs.ts';
import { KeyNames } from './key-names.tsx';
import { endTypeAhead } from './type-ahead.ts';
import { activeBindings, setLetterKeys, useKeys, useLetterKeys } from './use-keys.ts';

export function HelpSheet() {
  const dialog = useModal();
  useEffect(endTypeAhead, []);
  const [groups] = useState(() => keyHelpGroups(activeBindings()));
  const close = () => closeModal(dialog.current);
  useKeys('Everywhere', [{ keys: '?', label: 'Close this', run: close, dialog }]);
  return (
    <dialog
      ref={dialog}
      className="dialog keys-sheet [--width:880px] print:static print:w-auto print:max-w-none print:max-h-none print:m-0
        print:p-0 print:border-0 print:overflow-visible"
      aria-labelledby="keys-title"
      onClose={() => showKeyDialog(null)}
    >
      <header className="flex flex-wrap items-start justify-between mb-4 gap-x-4 gap-y-0">
        <h2 className="mb-2" id="keys-title">
          Keyboard shortcuts
        </h2>
        <Button className="button print:hidden" onClick={close}>
          Close
        </Button>
      </header>
      <div className="columns-[2_300px] gap-x-8 mb-4">
        {groups.map(([group, lines]) => (
          <section className="break-inside-avoid pb-4" key={group}>
            <h3>{group}</h3>
            <dl className="mt-2">
              {lines.map((line) => (
                <HelpRow key={`${line.keys} ${line.label}`} line={line} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <LettersSwitch />
    </dialog>
  );
}

function HelpRow({ line: { keys, label, anyOf } }: { line: KeyHelp }) {
  const off = !useLetterKeys() && !anyOf && parseKeys(keys).some(isCharacterKey);
  return (
    <div className="grid gap-3 text-sm border-t-1 border-line grid-cols-[108px_minmax(0,1fr)] py-1.25">
      <dt>
        <KeyNames keys={keys} between={anyOf ? ' ' : ' then '} />
      </dt>
      <dd>
        {label}
        {off && <span className="quiet"> (off)</span>}
      </dd>
    </div>
  );
}

/** For people who speak to their computer or hit keys by accident: switches off single-letter keys. */
function LettersSwitch() {
  const letters = useLetterKeys();
  return (
    <label className="print:hidden flex items-start gap-3 text-sm border-t-1 border-line py-3">
      <input
        className="flex-none w-5 h-5 m-0"
        type="checkbox"
        checked={letters}
        onChange={(event) => setLetterKeys(event.target.checked)}
      />
      <span>
        Single-key shortcuts on <span className="quiet">Kept on this device. Shortcuts with Ctrl always work.</span>
      </span>
    </label>
  );
}

type KeyHelp = NonNullable<ReturnType<typeof keyHelpOf>>;

/**
 * The rows of the help sheet by group: each action once, and of two with the same keys the first, which is the one that
 * works.
 */
export function keyHelpGroups(bindings: readonly Binding[]): readonly (readonly [string, readonly KeyHelp[]])[] {
  const taken = new Set<string>();
  const shown = bindings.flatMap((binding) => {
    const line = keyHelpOf(binding);
    const names = line ? [`${line.keys} ${line.label}`, ...(line.anyOf ? [] : [line.keys])] : [];
    if (!line || names.some((name) => taken.has(name))) return [];
    for (const name of names) taken.add(name);
    return [{ group: binding.group, line }];
  });
  const groups = [...groupBy(shown, ({ group }) => group)];
  return groups.map(([group, lines]) => [group, lines.map(({ line }) => line)]);
}

/** `anyOf`: each of the keys does it; otherwise they are pressed one after the other. */
function keyHelpOf(binding: Binding) {
  const { label } = binding;
  if ('hint' in binding) return { keys: binding.hint, label, anyOf: true };
  return binding.keys === undefined ? null : { keys: binding.keys, label, anyOf: false };
}
