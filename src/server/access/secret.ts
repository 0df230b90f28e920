import { createHash } from 'node:crypto';

/** Returns so many unpredictable bytes. */
export type RandomBytes = (bytes: number) => Uint8Array;

/** 144 bits: beyond guessing, and 24 letters in an address. */
const SECRET_BYTES = 18;
/** Letters and digits that are not mistaken for each other, and no vowels, so that no word comes up. */
const CODE_LETTERS = 'CDFGHJKMNPQRTVWXY34679';
const CODE_LENGTH = 6;
/** Bytes from here on would make the first letters more likely than the rest. */
const UNBIASED_LIMIT = 256 - (256 % CODE_LETTERS.length);

/** A secret that gives its holder access; only its hash is stored. */
export function newSecret(random: RandomBytes): string {
  return Buffer.from(random(SECRET_BYTES)).toString('base64url');
}

/** What is stored of a secret: SHA-256, 64 hex digits. */
export function sealOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A public id, 8 hex digits, that is not taken yet. */
export function newId(random: RandomBytes, isTaken: (id: string) => boolean): string {
  for (;;) {
    const id = Buffer.from(random(4)).toString('hex');
    if (!isTaken(id)) return id;
  }
}

/** A short code to read from a wall and type. It gives access to nothing but the lobby. */
export function newCode(random: RandomBytes): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    for (const byte of random(CODE_LENGTH)) {
      if (byte < UNBIASED_LIMIT && code.length < CODE_LENGTH) code += CODE_LETTERS[byte % CODE_LETTERS.length] ?? '';
    }
  }
  return code;
}

/** A code as people type it: in any case, with blanks and hyphens. */
export function normalizeCode(text: string): string {
  return text.replace(/[\s-]+/g, '').toUpperCase();
}
