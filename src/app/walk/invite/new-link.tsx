import { useEffect, useRef, useState } from 'react';
import { type Speaker, type WalkthroughRole, workspaceTitle } from '#core/index.ts';
import { mailAddress } from '#core/minutes.ts';
import type { InvitationView } from '#core/presence.ts';
import { CommandForm, useCommand } from '../../forms/command.tsx';
import { Button } from '../../kit/button.tsx';
import { copyText } from '../../kit/copy-text.ts';
import { keysOf } from '../../kit/keys-of.ts';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { changeAccess } from '../../presence/access.ts';
import { joinLink } from '../../presence/join-address.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { LazyQrCode } from './join-card.tsx';
import { inviteeWords, inviteMail, ROLE_ABILITIES, VALIDITY_OPTIONS } from './words.ts';

const AUDIENCES = { one: 'One person', many: 'Many' } as const;

export function NewLinkForm({ onMade }: { onMade: (fresh: NewLink) => void }) {
  const [audience, setAudience] = useState<'one' | 'many'>('one');
  const [name, setName] = useState('');
  const [role, setRole] = useState('');
  const [as, setAs] = useState<WalkthroughRole>('stakeholder');
  const [hours, setHours] = useState(168);
  const command = useCommand();
  const isForOne = audience === 'one';
  const allowedRoles = keysOf(ROLE_ABILITIES).filter((each) => isForOne || each !== 'facilitator');
  const grantedRole = allowedRoles.includes(as) ? as : 'stakeholder';

  const make = () => {
    const request = changeAccess({
      act: 'invite',
      as: grantedRole,
      for: audience,
      name: isForOne ? name.trim() : '',
      role: role.trim(),
      hours,
    });
    return command.run(request, ({ body: { access, token } }) => {
      const invitation = access.invitations.at(-1);
      if (token === undefined || !invitation) return;
      setName('');
      onMade({ token, invitation });
    });
  };

  return (
    <CommandForm className="grid gap-4 justify-items-start" command={command} send={make} submit="Make the link">
      <RadioGroup label="For whom" choices={AUDIENCES} value={audience} onChange={setAudience} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(220px,1fr))] gap-x-4 gap-y-3 items-end w-full">
        {isForOne && <TextField label="Their name (may stay empty)" value={name} onChange={setName} />}
        <TextField label="They speak for (may stay empty)" value={role} onChange={setRole} />
        <label className="line basis-35">
          What they do
          <Select value={grantedRole} of={allowedRoles.map((each) => [each, ROLE_ABILITIES[each]])} onChange={setAs} />
        </label>
        <label className="line basis-35">
          It holds
          <Select value={hours} of={VALIDITY_OPTIONS} onChange={setHours} />
        </label>
      </div>
    </CommandForm>
  );
}

export interface NewLink {
  readonly token: string;
  readonly invitation: InvitationView;
}

interface NewLinkCardProps extends NewLink {
  readonly address: string;
  readonly onDone: () => void;
}

/** A new link, shown only once: to copy, send or scan. */
export function NewLinkCard({ token, invitation, address, onDone }: NewLinkCardProps) {
  const workspace = useWorkspace();
  const speaker: Speaker = { name: invitation.name, role: invitation.role };
  const about = workspaceTitle(workspace);
  const link = joinLink(address, token, { ...speaker, about });
  const mail = inviteMail({ ...invitation, about, link });
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)_180px] max-md:grid-cols-1 items-start gap-6 p-6 max-md:p-4 bg-decided-wash border border-decided rounded-xl"
      aria-label="The new link"
    >
      <div className="grid gap-3">
        <h3 className="outline-none" ref={head} tabIndex={-1}>
          The link for: {inviteeWords(invitation)}
        </h3>
        <p className="quiet m-0">Shown this once. Lost, it is made anew in the list below.</p>
        <label className="line">
          <span className="unseen">The link</span>
          <input className="mono" readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
        <div className="row">
          <Button look="main" onClick={() => void copyText(link)}>
            Copy the link
          </Button>
          <Button onClick={() => void copyText(`${mail.subject}\n\n${mail.body}`)}>Copy a mail text</Button>
          <a className="button" href={mailAddress(mail)}>
            Write a mail
          </a>
          <Button look="plain" onClick={onDone}>
            Done
          </Button>
        </div>
        <details>
          <summary>The mail text</summary>
          <pre className="mono-sm whitespace-pre-wrap px-4 py-3 wrap-anywhere bg-sheet border-1 border-line rounded">
            {mail.body}
          </pre>
        </details>
      </div>
      <LazyQrCode
        className="max-md:w-[min(220px,100%)]"
        text={link}
        label={`QR code of the link for ${inviteeWords(invitation)}`}
      />
    </section>
  );
}
