import { useState } from 'react';
import { groupsAsked, matchedRoles, unmatchedRoles } from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button, Chip } from '../kit/button.tsx';
import { focusOnce } from '../kit/keyboard.ts';
import { sendOnce } from '../workspace/send-once.ts';
import { useWorkspace } from '../workspace/store.ts';

interface RoleMatchProps {
  /** What people say they speak for. */
  readonly roles: readonly string[];
  /** Whether it is what the person at this device speaks for. */
  readonly isOwn?: boolean;
}

/** Asks once which of the groups that questions ask somebody is whose role is none of them; the answer can be changed. */
export function RoleMatch({ roles, isOwn = false }: RoleMatchProps) {
  const workspace = useWorkspace();
  const command = useCommand('who says so');
  const [changing, setChanging] = useState<string | null>(null);
  const matched = matchedRoles(workspace, roles);
  const [unmatched] = unmatchedRoles(workspace, roles);
  const now = matched.find(({ role }) => role === changing);
  const role = now?.role ?? unmatched;
  const match = (of: string, groups: readonly string[]) =>
    void command.sendSigned(
      (by) => {
        const payload = { by, voice: { role: of, groups } };
        return sendOnce(`voice.${of}`, { type: 'set', payload }, [payload]);
      },
      () => {
        setChanging(null);
        announce(groups.length > 0 ? `“${of}” is asked what ${groups.join(', ')} could know.` : 'Not asked again.');
      },
    );
  return (
    <>
      {matched.map((one) =>
        one === now ? null : (
          <p key={one.role} className="quiet row gap-x-3 my-2 wrap-anywhere">
            <span>
              “<bdi>{one.role}</bdi>” is{' '}
              {one.groups.length > 0 ? `asked as ${one.groups.join(', ')}` : 'none of those asked'}.
            </span>
            <Button look="plain" aria-label={`Change who “${one.role}” is`} onClick={() => setChanging(one.role)}>
              Change
            </Button>
          </p>
        ),
      )}
      {role !== undefined && (
        <fieldset className="grid gap-2 p-3 my-3 border-1 border-line rounded bg-sheet min-w-0">
          <legend className="px-1 wrap-anywhere">
            {isOwn ? 'You speak for' : 'Somebody speaks for'} “<bdi>{role}</bdi>”. Who of these is that?
          </legend>
          <div className="row gap-1.5">
            {groupsOffered(groupsAsked(workspace), now?.groups).map((group) => (
              <Chip
                key={group}
                disabled={command.busy}
                ref={now?.groups.includes(group) ? focusOnce : undefined}
                aria-pressed={now ? now.groups.includes(group) : undefined}
                onClick={() => match(role, [group])}
              >
                {group}
              </Chip>
            ))}
            <Button look="plain" className="plain ui-sm" disabled={command.busy} onClick={() => match(role, [])}>
              None of them
            </Button>
            {now && (
              <Button look="plain" className="plain ui-sm" onClick={() => setChanging(null)}>
                Leave it
              </Button>
            )}
          </div>
          {command.fields}
          {command.problem}
        </fieldset>
      )}
    </>
  );
}

/** The groups that are asked now, with those that were chosen when they were. */
function groupsOffered(asked: readonly string[], chosen: readonly string[] = []): readonly string[] {
  return [...new Set([...asked, ...chosen])];
}
