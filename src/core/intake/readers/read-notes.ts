import { collapseSpaces } from '../../english/short-name.ts';
import type { Reading, Sentence } from '../types.ts';

/** “00:01:02,500 --> 00:01:05,000”, as subtitles have it. */
const CUE = /^(\d{1,2}:)?\d{1,2}:\d{2}[.,]\d{1,3}\s+-->\s+/;
/** “[00:12:03] Ann: …”, “Ann Ito (00:12): …”, “<v Ann>…”. */
const SAID =
  /^(?:\[?(\d{1,2}:\d{2}(?::\d{2})?)\]?\s+)?(?:<v ([^>]+)>|(\p{Lu}[\p{L}.’' -]{0,38}?)(?:\s*[[(](\d{1,2}:\d{2}(?::\d{2})?)[\])])?:\s)(.*)$/su;
const MAX_SENTENCES = 20_000;
const MAX_LETTERS = 1_000;

/** Notes, minutes and transcripts: sentence by sentence, with who said them. Nothing is guessed from them. */
export function readNotes(text: string): Reading {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const isSpeaker = speakersIn(lines);
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  const sentences: Sentence[] = [];
  let time = '';
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim();
    if (CUE.test(line)) time = line.split(/\s/)[0]?.replace(/[.,]\d+$/, '') ?? '';
    if (line === '' || CUE.test(line) || /^(?:\d+|WEBVTT.*|NOTE\b.*)$/.test(line)) continue;
    const { speaker, said, clock } = partsOf(line, isSpeaker);
    const when = clock || time;
    const place = when === '' ? `line ${at + 1}` : `line ${at + 1}, ${when}`;
    for (const { segment } of segmenter.segment(plain(said))) {
      const words = collapseSpaces(segment);
      if (!/[\p{L}\p{N}]/u.test(words)) continue;
      const cut = [...words].slice(0, MAX_LETTERS).join('');
      sentences.push({ number: sentences.length + 1, text: cut, place, ...(speaker !== '' && { speaker }) });
    }
  }
  const leftOut =
    sentences.length > MAX_SENTENCES
      ? [{ place: sentences[MAX_SENTENCES]?.place ?? '', why: `Sentences after ${MAX_SENTENCES} were not read.` }]
      : [];
  return { proposals: [], leftOut, sentences: sentences.slice(0, MAX_SENTENCES), text };
}

/** Whose name stands before a colon more than once, or with a time, speaks; “Fees: 2 EUR” is no speaker. */
function speakersIn(lines: readonly string[]): (name: string) => boolean {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const [, before, inTag, named, after] = SAID.exec(line.trim()) ?? [];
    const name = (inTag ?? named ?? '').trim();
    const weight = inTag !== undefined || before !== undefined || after !== undefined ? 2 : 1;
    counts.set(name, (counts.get(name) ?? 0) + weight);
  }
  return (name) => name !== '' && (counts.get(name) ?? 0) > 1;
}

function partsOf(line: string, isSpeaker: (name: string) => boolean) {
  const [, before = '', inTag, named, after = '', said] = SAID.exec(line) ?? [];
  const name = (inTag ?? named ?? '').trim();
  return said !== undefined && isSpeaker(name)
    ? { speaker: name, said, clock: before || after }
    : { speaker: '', said: line, clock: '' };
}

/** Without the signs of lists, headings and emphasis. */
function plain(line: string): string {
  return line
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/^(?:#{1,6}|[-*+•]|\d+[.)]|>)\s+/, '')
    .replace(/(\*\*|__)(.+?)\1/g, '$2');
}
