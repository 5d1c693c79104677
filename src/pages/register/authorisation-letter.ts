/** The letter that was chosen. The form holds its name; a file is no value of a form. In memory only. */
let kept: File | undefined;

export function keepLetter(file: File | undefined): void {
  kept = file;
}

export function keptLetter(): File | undefined {
  return kept;
}
