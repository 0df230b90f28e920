import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newCode, newId, newSecret, normalizeCode, sealOf } from './secret.ts';

test('a secret has 144 bits, and its seal tells nothing of it', () => {
  const secrets = Array.from({ length: 1_000 }, () => newSecret(randomBytes));
  expect(new Set(secrets).size).toBe(1_000);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{24}$/);
  expect(sealOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('a code is six signs that are read aloud and typed without doubt, each as likely as the others', () => {
  const counts = new Map<string, number>();
  for (let at = 0; at < 5_000; at += 1) {
    const code = newCode(randomBytes);
    expect(code).toMatch(/^[CDFGHJKMNPQRTVWXY34679]{6}$/);
    for (const sign of code) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const expected = 30_000 / 22;
  for (const count of counts.values()) expect(Math.abs(count - expected) / expected).toBeLessThan(0.2);
  expect(normalizeCode(' k7-m4 px ')).toBe('K7M4PX');
});

test('an id that is taken is not given again', () => {
  const bytes = [0, 0, 1].map((byte) => Uint8Array.of(0, 0, 0, byte));
  const id = newId(
    () => bytes.shift() ?? new Uint8Array(4),
    (candidate) => candidate === '00000000',
  );
  expect(id).toBe('00000001');
});
