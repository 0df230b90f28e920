const COLOUR =
  'A colour in brackets after what one means is the colour of its badge: “no ping came in time (red)”. There are red, amber, green, blue and grey.';

/** What can be said in an answer besides what its cells ask for, by how its slot ends. */
const HINTS: readonly (readonly [slot: RegExp, hint: string])[] = [
  [
    /^screens\/.+\/parts$/u,
    'What is shown may stand out: “title (bold if unread), due (red if overdue)”, “the line is grey if Muted”. A timetable says “columns are rooms, rows are times from start to end”; with “Move” under what can be pressed, things are put elsewhere in it. A menu says “at the side; Home, Audit (if Role is Owner), Outbox (count(all Emails where State is Waiting)); Channels: each of my Channels: by name”; the number is there while it is above nothing. A part says “loading: …”, “empty: …”, “failed: …” or “refused: …” for its words in that case; a form “saves by itself”, “title (focus)”, and its buttons “Save (if changed) (key Ctrl+Enter)”.',
  ],
  [/^states\/(?:.+\/)?list$/u, COLOUR],
  [/^entities\/.+\/values$/u, COLOUR],
];

/** A sentence on what else can be said in the answer to a question; undefined where there is nothing to tell. */
export function hintFor(slot: string): string | undefined {
  return HINTS.find(([pattern]) => pattern.test(slot))?.[1];
}
