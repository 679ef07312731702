import type { Attachment } from 'svelte/attachments';

/**
 * Pointer input on a board: elements with `data-choice` stand for a choice. Event delegation: one listener for the whole board, so that
 * no SVG element has to imitate a control; the accessible controls are the buttons beside it.
 */
export function choosing(on: {
  readonly select: (text: string) => void;
  readonly point: (text: string | undefined) => void;
}): Attachment {
  return (root) => {
    let over: string | undefined;
    const point = (text: string | undefined) => {
      if (text !== over) on.point(text);
      over = text;
    };
    const click = (event: Event) => {
      const text = choiceAt(event);
      if (text !== undefined) on.select(text);
    };
    const move = (event: Event) => {
      // Touch does not hover: a tap selects.
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      point(choiceAt(event));
    };
    const leave = () => point(undefined);
    root.addEventListener('click', click);
    root.addEventListener('pointerover', move);
    root.addEventListener('pointerleave', leave);
    return () => {
      root.removeEventListener('click', click);
      root.removeEventListener('pointerover', move);
      root.removeEventListener('pointerleave', leave);
    };
  };
}

function choiceAt(event: Event): string | undefined {
  const target = event.target instanceof Element ? event.target.closest('[data-choice]') : null;
  return target?.getAttribute('data-choice') ?? undefined;
}
