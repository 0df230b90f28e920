import { dateInWords, ownRecord, type RegionView } from '#core/product.ts';
import { usePrototype } from '../prototype-context.tsx';

/** What the person was told by the product, newest first; nobody in particular sees all of it. */
export function InboxRegion({ view }: { view: RegionView }) {
  const { session, actor } = usePrototype();
  const mine = session.inbox.filter(
    ({ role, record }) =>
      actor.role === null ||
      role === actor.role ||
      (record !== null && ownRecord(actor, record.entity)?.id === record.id),
  );
  if (mine.length === 0) return <p className="m-0 quiet">{view.instead.empty ?? 'Nothing has arrived yet.'}</p>;
  return <NoticeList notices={mine} />;
}

type Notices = ReturnType<typeof usePrototype>['session']['inbox'];

/** Notifications with whom they went to, how, and when. */
export function NoticeList({ notices }: { notices: Notices }) {
  return (
    <ul className="grid gap-3 text-sm">
      {notices.map(({ id, text, name, channel, on }) => (
        <li key={id} className="grid gap-0.5 pl-4 border-l-1 border-line wrap-anywhere">
          <span>{text}</span>
          <span className="text-ink-2">
            <bdi>{name}</bdi> · {channel} · <time dateTime={on}>{dateInWords(on)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
