// What a clerk has sent back while it is being corrected: it stays beside what comes in its place, and does not come again.
import type { MaterialFile } from '@/api/archive';
import { type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { cases } from '../case-states';

/** A file by its place and content, whatever it is called. */
export interface FiledFile extends Pick<MaterialFile, 'dx'> {
  ywlsh: string;
  wjlxId: string;
  checksum: number;
}

const lineOf = ({ wjlxId, dx, checksum }: Omit<FiledFile, 'ywlsh'>) => `${wjlxId} ${dx} ${checksum}`;

/** What files hold: the same text for the same content. */
export const contentsOf = (all: readonly FiledFile[]): string => all.map(lineOf).sort().join('\n');

/** One of those that were sent back. */
export const wasReturned = (desk: Desk, file: FiledFile): boolean =>
  returnedItem(desk, file.ywlsh, file.wjlxId)?.nr.split('\n').includes(lineOf(file)) ?? false;

/** While nothing has come in its place, the same content beside the one that was sent back puts nothing right. @throws Refusal */
export function refuseReturned(
  desk: Desk,
  present: readonly FiledFile[],
  { dx, checksum }: Pick<FiledFile, 'dx' | 'checksum'>,
): void {
  const same = present.find((file) => file.dx === dx && file.checksum === checksum);
  const unchanged = same && returnedItem(desk, same.ywlsh, same.wjlxId)?.nr === contentsOf(present);
  if (unchanged) throw new Refusal(REFUSED, '与被退回的文件内容相同，请更换后重新上传');
}

/** What the clerk said of a material, and what its files held then. */
export function returnedItem(desk: Desk, ywlsh: string, wjlxId: string) {
  const record = cases(desk.store).get(ywlsh);
  return record?.ywzt === '97' ? record.bz?.find(({ lx, bh }) => lx === 'cl' && bh === wjlxId) : undefined;
}
