/** Hands on a text and a link: the share sheet on touch devices, else the clipboard. True if it was copied. */
export async function shareLink(text: string, hash: string): Promise<boolean> {
  const link = new URL(location.href);
  link.hash = hash;
  const whole = `${text}\n${link.href}`;
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ text: whole }).catch(() => undefined);
    return false;
  }
  await navigator.clipboard.writeText(whole);
  return true;
}
