import { onSignOut } from '@/session/opening/sign-out-listeners';

/** Chosen files by field, in memory only. The form holds their names, as a file is no form value. */
const files = new Map<string, File>();
onSignOut(() => files.clear());

export function rememberFile(field: string, file: File | undefined): void {
  if (file) files.set(field, file);
  else files.delete(field);
}

export function rememberedFile(field: string): File | undefined {
  return files.get(field);
}
