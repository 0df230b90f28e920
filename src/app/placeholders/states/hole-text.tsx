export function HoleText({ words }: { words: string }) {
  return <i className="px-2.5 py-0.5 border-1 border-hatch rounded-sm bg-hatched halo">{words}</i>;
}

export function chipClasses(isDecided: boolean): string {
  const edge = isDecided ? 'border-decided bg-decided-wash' : 'border-dashed border-guess bg-guess-wash';
  return `states-chip inline-block max-w-full min-h-9 px-4 py-1.5 text-ink voice-lg font-semibold wrap-anywhere border rounded-full ${edge}`;
}
