let waiting = $state.raw<ServiceWorker | undefined>();

/** Browsers offer service workers only in secure contexts: https or localhost. */
export const canWorkOffline = 'serviceWorker' in navigator;

/** True if a new service worker is installed and waiting. */
export function updateWaits(): boolean {
  return waiting !== undefined;
}

/** Activates the waiting service worker; the page then reloads. */
export function update(): void {
  waiting?.postMessage('take over');
}

export function registerWorker(): void {
  if (!canWorkOffline || import.meta.env.DEV) return;
  const controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first service worker takes over quietly; a later one brings a new version, so the page reloads.
    if (controlled) location.reload();
  });
  void watch();
}

async function watch(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js');
    notice(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') notice(registration.waiting);
      });
    });
  } catch {
    // Without a service worker everything works except offline play.
  }
}

function notice(worker: ServiceWorker | null): void {
  if (worker && navigator.serviceWorker.controller) waiting = worker;
}
