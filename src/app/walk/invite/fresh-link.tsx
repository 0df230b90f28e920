import { useEffect, useRef } from 'react';
import { type Speaker, titleOf } from '#core/index.ts';
import { mailAddress } from '#core/minutes.ts';
import type { InvitationView } from '#core/room.ts';
import { copyText } from '../../kit/copy-text.ts';
import { joinLink } from '../../presence/join-address.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { Qr } from './qr.tsx';
import { forWords, invitingMail } from './words.ts';

/** A link that was just made, and the invitation that it is of. */
export interface Fresh {
  readonly token: string;
  readonly invitation: InvitationView;
}

interface FreshLinkProps extends Fresh {
  readonly address: string;
  readonly onDone: () => void;
}

/** A new link, shown this once: to copy, to send, to hold a camera at. */
export function FreshLink({ token, invitation, address, onDone }: FreshLinkProps) {
  const workspace = useWorkspace();
  const speaker: Speaker = { name: invitation.name, role: invitation.role };
  const about = titleOf(workspace);
  const link = joinLink(address, token, { ...speaker, about });
  const mail = invitingMail({ ...invitation, about, link });
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="fresh-link" aria-label="The new link">
      <div>
        <h3 ref={head} tabIndex={-1}>
          The link for: {forWords(invitation)}
        </h3>
        <p className="quiet">Shown this once. Lost, it is made anew in the list below.</p>
        <label className="line">
          <span className="unseen">The link</span>
          <input className="mono" readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
        <div className="row">
          <button type="button" className="button main" onClick={() => void copyText(link)}>
            Copy the link
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void copyText(`${mail.subject}\n\n${mail.body}`)}
          >
            Copy a mail text
          </button>
          <a className="button" href={mailAddress(mail)}>
            Write a mail
          </a>
          <button type="button" className="plain" onClick={onDone}>
            Done
          </button>
        </div>
        <details>
          <summary>The mail text</summary>
          <pre className="fresh-mail">{mail.body}</pre>
        </details>
      </div>
      <Qr text={link} label={`QR code of the link for ${forWords(invitation)}`} />
    </section>
  );
}
