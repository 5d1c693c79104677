/** The certificate that was chosen. The form holds its name; a file is no value of a form. In memory only. */
let kept: File | undefined;

export function keepCertificate(file: File | undefined): void {
  kept = file;
}

export function keptCertificate(): File | undefined {
  return kept;
}
