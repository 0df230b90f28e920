import { useState } from 'react';
import { agendaPlanOf } from '#core/agenda.ts';
import type { AgendaItem, WalkthroughView } from '#core/index.ts';
import { Button } from '../../kit/button.tsx';
import { useSessionEvents } from '../../presence/use-session-events.ts';
import { draftStore } from '../../session/drafts.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { AgendaEditor } from './editor.tsx';

/** Unsaved changes of the agenda, by walkthrough. */
const agendaDrafts = draftStore<{ readonly items: readonly AgendaItem[] | null }>('agenda', { items: null });

/** The agenda of a running walkthrough: edited locally, then applied for everybody. */
export function RunningAgenda({ view }: { readonly view: WalkthroughView }) {
  const { walkthrough, agenda } = view;
  const workspace = useWorkspace();
  const draft = agendaDrafts.use(walkthrough.id);
  const { items } = draft;
  const { emit, problem } = useSessionEvents(view);
  const isChanged = items !== null && JSON.stringify(items) !== JSON.stringify(agenda);
  const [isOpen, setOpen] = useState(isChanged);
  const applyAgenda = async () => {
    if (!items || !(await emit({ happened: 'planned', agenda: items }))) return;
    agendaDrafts.drop(walkthrough.id, draft);
    setOpen(false);
  };
  return (
    <details
      className="agenda-running mt-6 border-t-1 border-t-line"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="py-2.5 px-0">Change the agenda</summary>
      <AgendaEditor
        plan={agendaPlanOf(workspace, walkthrough, items ?? agenda)}
        onChange={(next) => agendaDrafts.edit(walkthrough.id, { items: next })}
      >
        {isChanged && (
          <div className="row">
            <Button look="main" onClick={applyAgenda}>
              Use this agenda
            </Button>
            <Button onClick={() => agendaDrafts.drop(walkthrough.id)}>Leave it as it was</Button>
          </div>
        )}
      </AgendaEditor>
      {problem}
    </details>
  );
}
