import { announce } from './announcer.tsx';

/** Copies a text to the clipboard and announces it. Resolves to whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  const copied = await writeClipboard(text);
  announce(copied ? 'Copied.' : 'The browser does not let anything be copied here. Select the text instead.');
  return copied;
}

/** `navigator.clipboard` does not exist on plain http in a local network; the older command does. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

function copiedByHand(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'unseen';
  const before = document.activeElement;
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
