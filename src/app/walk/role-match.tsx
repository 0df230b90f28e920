import { groupsAsked, unmatchedRoles } from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button, Chip } from '../kit/button.tsx';
import { sendOnce } from '../workspace/send-once.ts';
import { useWorkspace } from '../workspace/store.ts';

interface RoleMatchProps {
  /** What people say they speak for. */
  readonly roles: readonly string[];
  /** Whether it is what the person at this device speaks for. */
  readonly isOwn?: boolean;
}

/** Asks once which of the groups that questions ask somebody is whose role is none of them. */
export function RoleMatch({ roles, isOwn = false }: RoleMatchProps) {
  const workspace = useWorkspace();
  const command = useCommand('who says so');
  const [role] = unmatchedRoles(workspace, roles);
  if (role === undefined) return null;
  const match = (groups: readonly string[]) =>
    void command.sendSigned(
      (by) => {
        const payload = { by, voice: { role, groups } };
        return sendOnce(`voice.${role}`, { type: 'set', payload }, [payload]);
      },
      () =>
        announce(groups.length > 0 ? `“${role}” is asked what ${groups.join(', ')} could know.` : 'Not asked again.'),
    );
  return (
    <fieldset className="grid gap-2 p-3 my-3 border-1 border-line rounded bg-sheet min-w-0">
      <legend className="px-1 wrap-anywhere">
        {isOwn ? 'You speak for' : 'Somebody speaks for'} “<bdi>{role}</bdi>”. Who of these is that?
      </legend>
      <div className="row gap-1.5">
        {groupsAsked(workspace).map((group) => (
          <Chip key={group} disabled={command.busy} onClick={() => match([group])}>
            {group}
          </Chip>
        ))}
        <Button look="plain" className="plain ui-sm" disabled={command.busy} onClick={() => match([])}>
          None of them
        </Button>
      </div>
      {command.fields}
      {command.problem}
    </fieldset>
  );
}
