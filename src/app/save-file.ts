/** A name that every system takes, out of any text. */
export const fileName = (text: string): string => text.replace(/[\\/:*?"<>|\p{C}]+/gu, ' ').trim();

/** Hands a file to the browser’s downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has begun with the click; its content may be let go of once it has been read.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
