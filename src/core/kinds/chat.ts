import type { ProductKind } from './product-kind.ts';
import {
  CUSTOM,
  KEPT_AS_DRAFT,
  LAWS_ON_PERSONAL_DATA,
  MENU_AT_THE_SIDE,
  PHONE_AND_DESK,
  SIGNED_IN_FOR_A_MONTH,
} from './usual-answers.ts';

export const CHAT: ProductKind = {
  id: 'chat',
  label: 'Chat, email or messages',
  words: [
    'chat',
    'chatting',
    'messenger',
    'messaging',
    'message',
    'instant message',
    'short message',
    'email',
    'e-mail',
    'mailbox',
    'inbox',
    'sms',
    'text message',
    'conversation',
    'video call',
    'group call',
    'mailing',
    'mail client',
    'mail server',
  ],
  things: [
    { name: 'Message', record: 'From Ann Reed to Sales, “Offer for May”, 9:42, read at 9:50' },
    { name: 'Conversation', record: 'Sales, 6 people, 1,204 messages, 2 unread' },
    { name: 'Contact', record: 'Ann Reed, ann@example.com, works at North Studio' },
  ],
  roles: ['Person who writes', 'Administrator'],
  usual: {
    'screens.undo-window': {
      says: '10 seconds',
      because: 'most mistakes are seen the moment after sending',
      source: CUSTOM,
    },
    'states.list': {
      says:
        'Being written | nobody else sees it | first\n' +
        'Sent | it is on its way | on the way\n' +
        'Delivered | the other side has it | on the way\n' +
        'Read | it has been opened | last\n' +
        'Failed | it did not arrive | last',
      because: 'people want to know whether it has arrived',
      source: 'RFC 3464, delivery status, and RFC 8098, read receipts',
    },
    'screens.layout': MENU_AT_THE_SIDE,
    'screens.devices': PHONE_AND_DESK,
    'errors.kept-work': KEPT_AS_DRAFT,
    'roles.sign-out': SIGNED_IN_FOR_A_MONTH,
    'purpose.obligations': LAWS_ON_PERSONAL_DATA,
  },
  sources: ['RFC 5322 (Internet Message Format)', 'RFC 3464', 'RFC 8098'],
};
