let usual: string | undefined;

/** Shows a coral dot on the favicon while a person on this device is asked. */
export function showBadge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  usual ??= link.href;
  link.href = on ? BADGE : usual;
}

// The app's icon with the dot. A data URL, so that it is available offline.
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="#146a7f"/><path d="M6 42q9-14 18 0t18 0 18 0v22H6z" fill="#84cfd3"/><circle cx="42" cy="22" r="20" fill="#fffdf7"/><circle cx="42" cy="22" r="15" fill="#e8603f"/></svg>`;
const BADGE = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
