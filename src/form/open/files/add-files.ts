import { checksumOf, type FileLimits, plainName, refusedContent, refusedFile } from '@/domain/documents/material-file';
import { withoutPosition } from '@/domain/documents/picture-privacy';
import { rememberFile } from './chosen-files';
import { type ChosenFile, type ChosenFiles, isLost } from './chosen-list';

export type AddFiles = (
  files: readonly File[],
  limits: FileLimits,
  present: () => ChosenFiles,
) => Promise<{ taken: ChosenFile[]; refused: string[] }>;

/**
 * Checks files and returns those to add, and messages on the others; `present` returns the current list. A lost file that is
 * chosen again keeps its place.
 */
export const addFiles: AddFiles = async (files, limits, present) => {
  const taken: ChosenFile[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const name = plainName(file.name) || '未命名';
    const bytes = refusedFile(file, limits) ?? (await read(file));
    const why = typeof bytes === 'string' ? bytes : refusedContent(bytes, limits);
    if (typeof bytes === 'string' || why) {
      refused.push(`${name}：${why}`);
      continue;
    }
    const clean = withoutPosition(bytes);
    const one: ChosenFile = { id: `${checksumOf(clean)}-${clean.length}`, name, size: clean.length };
    const list = [...present(), ...taken];
    const known = list.find(({ id }) => id === one.id);
    if (known && !isLost(known)) refused.push(`${name}：已经选过了`);
    else if (!known && list.length >= limits.most) refused.push(`${name}：最多${limits.most}个，没有添加`);
    else {
      rememberFile(one.id, new File([new Uint8Array(clean)], known?.name ?? name, { type: file.type }));
      taken.push(known ?? one);
    }
  }
  return { taken, refused };
};

/** Reads a file; fails for a dropped folder or a file moved meanwhile. */
async function read(file: File): Promise<Uint8Array | string> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return '文件读取不了，请重新选择';
  }
}
