import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...all: readonly number[]) => new Uint8Array(all);

test('texts in the encodings that spreadsheets write, and bytes that are none', () => {
  expect(decodeText(new TextEncoder().encode('Größe → ∞'))).toBe('Größe → ∞');
  expect(decodeText(bytes(0xff, 0xfe, 0x47, 0x00, 0xf6, 0x00))).toBe('Gö');
  expect(decodeText(bytes(0xfe, 0xff, 0x00, 0x47, 0x00, 0xf6))).toBe('Gö');
  expect(decodeText(bytes(0x47, 0xf6))).toBe('Gö');
  expect(decodeText(bytes(0x50, 0x4b, 0x03, 0x04, 0x00, 0x00))).toBeNull();
  expect(decodeText(bytes())).toBe('');
});
