const KEY = /^(?:owners?|authors?|champions?|assignees?|responsible)[ \t]*:[ \t]*(.*)$/i;

/** Who the front matter says a document belongs to; its lines are read one by one, YAML or not. */
export function ownersOf(lines: readonly string[]): readonly string[] {
  const end = frontMatterEnd(lines);
  const names: string[] = [];
  for (let line = 1; line < end; line++) {
    const value = KEY.exec(lines[line] ?? '')?.[1];
    if (value === undefined) continue;
    names.push(...namesIn(value));
    for (let next = line + 1; next < end && /^[ \t]*-[ \t]+/.test(lines[next] ?? ''); next++)
      names.push(...namesIn((lines[next] ?? '').replace(/^[ \t]*-[ \t]+/, '')));
  }
  return [...new Set(names)];
}

/** Line of the closing fence; 0 where the document does not begin with front matter. */
export function frontMatterEnd(lines: readonly string[]): number {
  const isFence = (line: string) => /^---[ \t]*$/.test(line);
  if (!isFence((lines[0] ?? '').replace(/^\uFEFF/, ''))) return 0;
  return Math.max(
    0,
    lines.findIndex((line, index) => index > 0 && isFence(line)),
  );
}

/** What a form says where a name is to stand. */
const NOBODY = /^(?:tbd|todo|none|n\/a)$|[<>{}[\]]|first ?name|last ?name|user ?name|\be\.g\.|^your /i;

/** "Ann Lee <ann@x>, @bo (bo@y)" → Ann Lee, bo. A handle stands for a name where there is none. */
function namesIn(value: string): readonly string[] {
  return value
    .replace(/^\[|\]$/g, '')
    .split(/,|;|\band\b/)
    .map((name) =>
      name
        .replace(/<[^>]*>|\([^)]*\)/g, ' ')
        .replace(/["']/g, '')
        .trim()
        .replace(/^@/, ''),
    )
    .filter((name) => /\p{L}/u.test(name) && name.length <= 80 && !NOBODY.test(name));
}
