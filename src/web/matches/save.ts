import type { Kept } from './kept.ts';
import { fileOf } from './match-file.ts';

/** Downloads the match as a file. */
export function saveFile(kept: Kept): void {
  const day = new Date(kept.changed).toISOString().slice(0, 10);
  saveText(fileOf(kept), `${kept.game}-${day}-${kept.id.slice(0, 6)}.json`);
}

export function saveText(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // Delayed: some browsers fetch the object URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
