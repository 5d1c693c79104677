import type { ArchiveIndex, Material } from '@/api/archive/archive';
import { fundTime } from '@/domain/dates';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { cases } from '../case-states';
import { materialsOf } from './materials';

/** Returns the electronic archive of an own case: its materials as submitted, and the count of files. */
export function archiveOf(tx: Transaction, actor: Actor, ywlsh: string): { cl: Material[]; wjs: number } {
  const record = ownCase(tx, actor, ywlsh);
  const cl = materialsOf(tx, ywlsh, { ...record.values });
  return { cl, wjs: cl.reduce((sum, { wj }) => sum + wj.length, 0) };
}

/** Returns the printable index of the archive: one row per file, or per register that verified. */
export function archiveIndex(tx: Transaction, actor: Actor, ywlsh: string): ArchiveIndex {
  const record = ownCase(tx, actor, ywlsh);
  const { cl } = archiveOf(tx, actor, ywlsh);
  const rows = cl.flatMap(({ wjmc, mjsm, wj }) =>
    wj.length === 0 ? [{ wjmc, wjm: '', sm: mjsm || '未上传' }] : wj.map(({ wjm }) => ({ wjmc, wjm, sm: '网上上传' })),
  );
  return {
    ywlsh,
    ywmc: record.ywmc,
    dysj: fundTime(tx.now()),
    ml: rows.map((row, index) => ({ xh: index + 1, ...row })),
  };
}

function ownCase(tx: Transaction, actor: Actor, ywlsh: string) {
  const record = cases(tx.store).get(ywlsh);
  if (record?.owner !== ownerOf(actor)) throw new BusinessError(REFUSED, '未找到该业务，请从“我的办件”进入');
  return record;
}
