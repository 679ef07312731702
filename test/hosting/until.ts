/** Waits until it holds; gives up after a minute. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`still not so after a minute: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
