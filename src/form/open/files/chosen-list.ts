import { isRecord } from '@/lib/foreign-json';
import type { Custom, Held } from '../../field-kinds';
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

/** What the field holds; null while nothing is chosen. */
export type ChosenFiles = readonly ChosenFile[];

/** How a field of files reads what a draft kept: what is no file counts as nothing. */
export const heldFiles: Custom<ChosenFiles> = {
  draft: 'keep',
  read: (raw) => (Array.isArray(raw) ? raw.filter(isChosen) : undefined),
};

/** The files of a form whose values' type is not known any more. */
export const chosenIn = (value: unknown): ChosenFiles => heldFiles.read(value) ?? [];

/** Neither on this page nor at the centre: the name is known, the file is not. */
export function lostFiles(chosen: Held<ChosenFiles>): ChosenFiles {
  return chosen?.filter(isLost) ?? [];
}

export function isLost({ id, sent }: ChosenFile): boolean {
  return sent === undefined && !keptFile(id);
}

function isChosen(one: unknown): one is ChosenFile {
  return (
    isRecord(one) &&
    typeof one.id === 'string' &&
    typeof one.name === 'string' &&
    typeof one.size === 'number' &&
    (one.sent === undefined || typeof one.sent === 'string')
  );
}
