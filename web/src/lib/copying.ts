/** Copy a text that a field shows. Only safe origins have a clipboard; over a home network there is the old way. */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else document.execCommand('copy');
}
