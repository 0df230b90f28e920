/** A fresh command id: 128 random bits as 32 hex digits. `crypto.randomUUID` does not exist on plain http in a local network. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
