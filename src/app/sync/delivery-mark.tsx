import { type Delivery, useDelivery } from './outbox-store.ts';

const WORDS: Readonly<Record<Delivery, string>> = {
  device: 'on this device',
  sent: 'sent',
  saved: 'saved',
  kept: 'saved',
};

/** How far something said here is, for as long as that is worth a word. */
export function DeliveryMark({ id }: { id: string }) {
  const delivery = useDelivery(id);
  if (delivery === null) return null;
  return (
    <span className="delivery items-center gap-1.5 text-ink-2 inline-flex" data-delivery={delivery}>
      {WORDS[delivery]}
    </span>
  );
}
