import { workspaceTitle } from '#core/index.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useAccess, useAddress } from '../../presence/access.ts';
import { lobbyLink, spokenCode } from '../../presence/join-address.ts';
import { useDoor } from '../../session/session.ts';
import { useWorkspace } from '../../workspace/store.ts';
import type { QrCodeProps } from './qr-code.tsx';
import './invite.css';

export function JoinCard() {
  const door = useDoor();
  const { access } = useAccess();
  const about = workspaceTitle(useWorkspace());
  const address = useAddress(access?.addresses ?? []);
  if (door === 'open' || !access) return null;
  return (
    <section className="@container print:break-inside-avoid" aria-label="Come in">
      <div className="join-here-card grid items-center gap-6 p-6 bg-sheet border border-line-strong rounded-xl">
        <LazyQrCode
          className="border-1 border-line"
          text={lobbyLink(address, access.code, about)}
          label={`QR code for ${address}/join`}
        />
        <p className="join-here-way grid gap-0.5 min-w-0">
          <span className="quiet">Scan it, or open</span>
          <span className="join-here-address mono mb-2 wrap-anywhere">
            {address.replace(/^http:\/\//, '')}
            <wbr />
            /join
          </span>
          <span className="quiet">and type</span>
          <span className="join-here-code mono leading-[1.1] tracking-[0.06em] wrap-normal whitespace-nowrap">
            {spokenCode(access.code)}
          </span>
        </p>
      </div>
    </section>
  );
}

const QrCode = lazyComponent(async () => (await import('./qr-code.tsx')).QrCode);

/** A QR code, fetched when the first one is rendered; its space is reserved. */
export function LazyQrCode({ className, ...props }: QrCodeProps & { readonly className?: string }) {
  return (
    <div className={`aspect-square overflow-hidden rounded bg-[#fff] ${className ?? ''}`}>
      <QrCode {...props} />
    </div>
  );
}

/** The window of the wall view: always the same one. */
export const WALL_LINK = { href: '/walk/present', target: 'specwalk-wall' } as const;

export function WallLink() {
  return (
    <a className="button" href={WALL_LINK.href} target={WALL_LINK.target}>
      Open it on the wall
    </a>
  );
}
