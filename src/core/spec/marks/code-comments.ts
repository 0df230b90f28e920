import type { BlockStructure } from '../blocks/structure.ts';
import type { FoundMark } from './inline-marks.ts';

/** A comment that is nothing but the sign: a value that the sample itself leaves open. */
const OPEN_VALUE = /(?:^|[ \t])(?:#|\/\/|--|;|\/\*)[ \t]*(TB[DCASR])\b\.?[ \t]*(?:\*\/)?[ \t]*$/;

/** Values in code that a comment beside them leaves open. Whatever else a sample's comments say is quoted code. */
export function openValues(structure: BlockStructure, lines: readonly string[]): readonly FoundMark[] {
  return lines.flatMap((text, line): readonly FoundMark[] => {
    const sign = text.includes('TB') && structure.asideOf(line) === 'code' ? OPEN_VALUE.exec(text) : null;
    return sign ? [{ first: line, last: line, kind: 'tbd', text: text.trim() }] : [];
  });
}
