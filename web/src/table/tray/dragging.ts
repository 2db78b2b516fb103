import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH = 8; // pixels; less is a click

interface Drag {
  place: string; // where it may be dropped
  copied: string; // the part that is seen to move
  over: (there: boolean) => void;
  drop: () => void;
}

const isOver = (event: PointerEvent, place: string): boolean =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest(`[data-place="${place}"]`) != null;

/** Let something be dragged to its place on the table; dropped elsewhere, it stays where it is. */
export function draggable(drag: () => Drag | null): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let copy: HTMLElement | null = null;

    function begin(wanted: Drag): void {
      const part = element.querySelector(wanted.copied) ?? element;
      const box = part.getBoundingClientRect();
      copy = document.createElement('div');
      copy.className = 'flight dragged';
      copy.setAttribute('aria-hidden', 'true');
      copy.append(part.cloneNode(true));
      copy.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
      document.body.append(copy);
    }
    function down(event: PointerEvent): void {
      if (event.button === 0) start = event;
    }
    function move(event: PointerEvent): void {
      const wanted = start && drag();
      if (!start || !wanted) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!copy && Math.hypot(x, y) < FAR_ENOUGH) return;
      if (!copy) begin(wanted);
      if (copy) copy.style.translate = `${x}px ${y}px`;
      wanted.over(isOver(event, wanted.place));
    }
    function up(event: PointerEvent): void {
      const wanted = copy && drag();
      const dropped = wanted && event.type === 'pointerup' && isOver(event, wanted.place);
      if (wanted) addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
      if (wanted) setTimeout(() => wanted.over(false));
      copy?.remove();
      start = copy = null;
      if (dropped) wanted.drop();
    }
    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      copy?.remove();
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };
}
