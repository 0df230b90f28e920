import { DRAWS } from './pictures-of.ts';

/** Says in which browsers nothing is tried, and how to get them: never silently. */
export default function setup(): void {
  const missing = Object.entries(DRAWS).flatMap(([name, draw]) => (draw ? [] : [name]));
  if (missing.length === 0) return;
  process.stdout.write(
    `Not tried in ${missing.join(' and ')}, which is not installed here. Debian: apt-get install firefox-esr webkit2gtk-driver xvfb\n`,
  );
}
