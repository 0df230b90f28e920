/** Milliseconds after which a sentence is gone: long after any screen reader has read it. */
const STAYS = 10_000;

let region: HTMLElement | null = null;

/** Says a change aloud to screen readers. Sentences of the same moment are said one after the other. */
export function announce(sentence: string): void {
  if (!region) return;
  const paragraph = document.createElement('p');
  paragraph.textContent = sentence;
  region.append(paragraph);
  setTimeout(() => paragraph.remove(), STAYS);
}

/** The live region behind `announce`; drawn once, in the frame. */
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
