/** Hands on a text: the share sheet on touch devices, else the clipboard. True if it was copied. */
export async function shareOrCopy(text: string): Promise<boolean> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    // Rejected if the person closes the sheet.
    await navigator.share({ text }).catch(() => undefined);
    return false;
  }
  return copyText(text);
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
