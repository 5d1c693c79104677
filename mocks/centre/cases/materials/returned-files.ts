// Returned files during a correction: they stay beside their replacement and may not be uploaded again.
import type { MaterialFile } from '@/api/archive/archive';
import { BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { cases } from '../case-states';

/** A file by place and content, regardless of its name. */
export interface FiledFile extends Pick<MaterialFile, 'dx'> {
  ywlsh: string;
  wjlxId: string;
  checksum: number;
}

const lineOf = ({ wjlxId, dx, checksum }: Omit<FiledFile, 'ywlsh'>) => `${wjlxId} ${dx} ${checksum}`;

/** Fingerprint of files: equal for equal content. */
export const contentsOf = (all: readonly FiledFile[]): string => all.map(lineOf).sort().join('\n');

/** Returns whether the file is one of the returned ones. */
export const wasReturned = (tx: Transaction, file: FiledFile): boolean =>
  returnedItem(tx, file.ywlsh, file.wjlxId)?.nr.split('\n').includes(lineOf(file)) ?? false;

/** Refuses the returned content again while there is no replacement. @throws BusinessError */
export function refuseReturned(
  tx: Transaction,
  present: readonly FiledFile[],
  { dx, checksum }: Pick<FiledFile, 'dx' | 'checksum'>,
): void {
  const same = present.find((file) => file.dx === dx && file.checksum === checksum);
  const unchanged = same && returnedItem(tx, same.ywlsh, same.wjlxId)?.nr === contentsOf(present);
  if (unchanged) throw new BusinessError(REFUSED, '与被退回的文件内容相同，请更换后重新上传');
}

/** Returns the clerk's comment on a material, with the fingerprint of its files at that time. */
export function returnedItem(tx: Transaction, ywlsh: string, wjlxId: string) {
  const record = cases(tx.store).get(ywlsh);
  return record?.ywzt === '97' ? record.bz?.find(({ lx, bh }) => lx === 'cl' && bh === wjlxId) : undefined;
}
