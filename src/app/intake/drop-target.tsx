import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from '../keys/use-keys.ts';
import { usePermissions } from '../session/session.ts';
import { bring } from './brought.ts';

/** Files may be dropped on any page; what they propose is shown on a page of its own. */
export function DropTarget() {
  const { answer } = usePermissions();
  const go = useNavigate();
  const [isOver, setOver] = useState(false);
  useKeys('Pages', [{ keys: 'g b', label: 'Bring what you have', run: () => void go('/bring'), when: () => answer }]);
  useEffect(() => {
    if (!answer) return;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const left = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const dropped = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      bring([...(event.dataTransfer?.files ?? [])]);
      void go('/bring');
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', left);
    window.addEventListener('drop', dropped);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', left);
      window.removeEventListener('drop', dropped);
    };
  }, [answer, go]);
  if (!isOver) return null;
  return (
    <div
      className="fixed inset-3 z-20 grid place-items-center border-2 border-dashed border-pen rounded-xl bg-sheet/85
        pointer-events-none"
    >
      <p className="voice-xl">Drop it here. It is read on this device.</p>
    </div>
  );
}
