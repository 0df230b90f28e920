import type { KnownSoFar } from '../known-so-far.ts';

const TELLING =
  /\b(?:told|informed|notif\w+|remind\w*|confirmations?|receipts?|newsletters?|alerts?|gets? an? (?:email|message|letter))\b/i;

/** How people speak of what a question asks. Where they did, it is not for custom to say that it does not apply. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  'states.effects': TELLING,
  'screens.outputs': TELLING,
  'screens.by-itself': /\b(?:by itself|automatic\w*|works? out|calculat\w+|suggest\w*|forecasts?)\b/i,
  'screens.charts': /\b(?:charts?|figures|graphs?|statistics|dashboards?|trends?)\b/i,
  'screens.reports': /\b(?:reports|monthly report|summar(?:y|ies)|evaluations?)\b/i,
  'screens.published': /\b(?:publish\w*|articles?|news|blog\w*|magazines?)\b/i,
  'screens.shown': /\b(?:portfolio|galler(?:y|ies)|exhibit\w*|showcase)\b/i,
  'screens.rounds': /\b(?:games?|quiz\w*|polls?|votes?|voting|contests?|exams?|lessons?|learn\w*)\b/i,
  'screens.tools': /\b(?:draw|edit|paint|play|compose)(?:s|ing)?\b/i,
  'screens.handed-in': /\b(?:hands? in|handed in|submit\w*|appl(?:y|ies|ications?)|uploads?|claims?)\b/i,
  'roles.meeting': /\b(?:meet|meets|meeting|dating|matched|chats?|video calls?)\b/i,
  'roles.contributed': /\b(?:uploads?|reviews?|comments?|contribut\w+)\b/i,
  'roles.together': /\b(?:comments?|likes|shares?|follows?|rates?|ratings?|reviews?)\b/i,
  'roles.absence': /\b(?:holidays?|absen\w+|vacation|stands? in|deput(?:y|ies)|substitutes?)\b/i,
  'roles.separation': /\b(?:approv\w+|signs? off|signed off|two people)\b/i,
  'roles.visibility': /\b(?:secret|confidential|private)\b/i,
  'entities.kept-in-order':
    /\b(?:appointments?|bookings?|reservations?|stock|tasks?|calendars?|schedules?|timetables?|shifts?|queues?|waiting lists?)\b/i,
  'states.reversal': /\b(?:cancel\w*|reopen\w*|refund\w*|undo|take back)\b/i,
  'constants.orders': /\b(?:orders?|buys?|books?|rents?|hires?|sells?|pays?|reserves?|appointments?|bookings?)\b/i,
  'constants.plans': /\b(?:subscri\w+|memberships?|premium|tariffs?)\b/i,
  'constants.timers':
    /\b(?:deadlines?|expires?|overdue|within \d+|(?:after|for) \d+ (?:minutes?|hours?|days?|weeks?))\b/i,
  'constants.capacity': /\b(?:at most|places are left|free places|capacity|fully booked)\b/i,
  'calls.offers': /\b(?:api|webhooks?)\b/i,
  'calls.inbound': /\b(?:api|webhooks?|imported)\b/i,
};

/** Whether people have spoken of what the question in this slot asks. */
export function wasSpokenOf(slot: string, { words }: KnownSoFar): boolean {
  return SUBJECTS[slot]?.test(words) ?? false;
}
