/** Milliseconds after which a sentence is removed: long after any screen reader has read it. */
const STAYS = 10_000;

let region: HTMLElement | null = null;

/** Announces a change to screen readers. Sentences of the same moment are read one after the other. */
export function announce(sentence: string): void {
  if (!region) return;
  const paragraph = document.createElement('p');
  paragraph.textContent = sentence;
  region.append(paragraph);
  setTimeout(() => paragraph.remove(), STAYS);
}

/** The live region of `announce`; rendered once, in the frame. */
export function Announcer() {
  return (
    <div
      className="unseen"
      role="log"
      aria-label="What has just happened"
      ref={(element) => {
        region = element;
      }}
    />
  );
}
