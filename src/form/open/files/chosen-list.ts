import { isRecord } from '@/lib/foreign-json';
import type { Held } from '@/schema/field-kinds';
import type { Custom } from '../../field-kinds';
import { rememberedFile } from './chosen-files';

/** A file of a multi-file field: the form holds this, the file itself is stored separately. */
export interface ChosenFile {
  id: string;
  name: string;
  /** Size in bytes. */
  size: number;
  /** Id at the centre after the upload. */
  sent?: string;
}

/** Value of the field; null without files. */
export type ChosenFiles = readonly ChosenFile[];

/** Reader of the field's value in a draft; invalid entries are dropped. */
export const filesReader: Custom<ChosenFiles> = {
  draft: 'keep',
  read: (raw) => (Array.isArray(raw) ? raw.filter(isChosen) : undefined),
};

/** Returns the files of an untyped form value. */
export const chosenIn = (value: unknown): ChosenFiles => filesReader.read(value) ?? [];

/** Files neither on this page nor at the centre, of which only the name is left. */
export function lostFiles(chosen: Held<ChosenFiles>): ChosenFiles {
  return chosen?.filter(isLost) ?? [];
}

export function isLost({ id, sent }: ChosenFile): boolean {
  return sent === undefined && !rememberedFile(id);
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
