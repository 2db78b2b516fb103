/** Whether a mouse has really moved over something: what appears under a resting mouse is not pointed at. */
export const isMoved = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
