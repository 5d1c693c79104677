import { keptFile } from './chosen-files';

/** A file of a field that takes several: the form holds this, the file itself is kept beside it. */
export interface ChosenFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Its id at the centre, once it has been uploaded. */
  sent?: string;
}

/** The field's value as a list; what cannot be read counts as nothing. */
export function readChosen(value: string): readonly ChosenFile[] {
  try {
    const read: unknown = JSON.parse(value || '[]');
    return Array.isArray(read) ? read.filter(isChosen) : [];
  } catch {
    return [];
  }
}

/** '' for an empty list: the form takes that for nothing chosen. */
export function writeChosen(list: readonly ChosenFile[]): string {
  return list.length === 0 ? '' : JSON.stringify(list);
}

/** Neither on this page nor at the centre: the name is known, the file is not. */
export function lostFiles(value: string): readonly ChosenFile[] {
  return readChosen(value).filter(isLost);
}

export function isLost({ id, sent }: ChosenFile): boolean {
  return sent === undefined && !keptFile(id);
}

function isChosen(one: unknown): one is ChosenFile {
  if (typeof one !== 'object' || one === null) return false;
  const { id, name, size, sent } = one as Partial<ChosenFile>; // every member is checked here
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof size === 'number' &&
    (sent === undefined || typeof sent === 'string')
  );
}
