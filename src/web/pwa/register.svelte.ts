let waiting = $state.raw<ServiceWorker | undefined>();

/** Browsers offer service workers only over https and on this very machine. */
export const canWorkOffline = 'serviceWorker' in navigator;

/** A new version is installed and waits for the page to let go of the old one. */
export function updateWaits(): boolean {
  return waiting !== undefined;
}

/** Lets the new version take over; the page then loads again. */
export function update(): void {
  waiting?.postMessage('take over');
}

export function registerWorker(): void {
  if (!canWorkOffline || import.meta.env.DEV) return;
  const controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker ever takes over quietly; later ones bring a new version of everything.
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
    // Without a worker everything works, only not offline.
  }
}

function notice(worker: ServiceWorker | null): void {
  if (worker && navigator.serviceWorker.controller) waiting = worker;
}
