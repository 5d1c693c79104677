import { onSignOut } from '@/session/sign-out-listeners';

/** Files that were chosen, by the field they belong to. The form holds their names; a file is no value of a form. In memory only. */
const kept = new Map<string, File>();
onSignOut(() => kept.clear());

export function keepFile(field: string, file: File | undefined): void {
  if (file) kept.set(field, file);
  else kept.delete(field);
}

export function keptFile(field: string): File | undefined {
  return kept.get(field);
}
