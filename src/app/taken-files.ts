/** Takes the files that were chosen out of their field, so that the same ones can be chosen again. */
export function takenFiles({ target }: Event): File[] {
  const field = target as HTMLInputElement;
  const files = [...(field.files ?? [])];
  field.value = '';
  return files;
}
