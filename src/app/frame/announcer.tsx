let region: HTMLElement | null = null;

/** Says a change aloud to screen readers. */
export function announce(sentence: string): void {
  if (region) region.textContent = sentence;
}

/** The live region behind `announce`; stands once in the frame. */
export function Announcer() {
  return (
    <div
      className="unseen"
      role="status"
      aria-live="polite"
      ref={(element) => {
        region = element;
      }}
    />
  );
}
