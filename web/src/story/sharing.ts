/** Give a picture away: by the system's share sheet where there is one, or else as a file. */
export async function give(picture: Blob, name: string, title: string): Promise<'shared' | 'saved' | 'cancelled'> {
  const file = new File([picture], name, { type: picture.type });
  if (canShare(file)) {
    try {
      await navigator.share({ files: [file], title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  save(file);
  return 'saved';
}

/** Return a picture as an address that a page may show. */
export const asAddress = (picture: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = fail;
    reader.readAsDataURL(picture);
  });

/** Tell whether the system shares files: over plain HTTP no browser does, and many computers never do. */
const canShare = (file: File): boolean => typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false);

/** Put a file where the browser puts downloads. */
export function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
