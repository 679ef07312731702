/** What became of a text that was to be handed on. */
export type Handed = 'shared' | 'copied' | 'refused';

/** Hands on a text: the share sheet on touch devices, else the clipboard. */
export async function shareOrCopy(text: string): Promise<Handed> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // The person has closed the sheet. Any other error: there is none, or it is not allowed here.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(text)) ? 'copied' : 'refused';
}

/** True if it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** The clipboard API needs a secure context; over plain http `execCommand` still works. */
function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
