import type { ArchiveIndex, Material } from '@/api/archive';
import { fundTime } from '@/domain/dates';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../../kernel/desk';
import { cases } from '../case-states';
import { materialsOf } from './materials';

/** The electronic archive of an own case: its materials as they were handed in, and how many files there are. */
export function archiveOf(desk: Desk, actor: Actor, ywlsh: string): { cl: Material[]; wjs: number } {
  const record = ownCase(desk, actor, ywlsh);
  const cl = materialsOf(desk, ywlsh, { ...record.values });
  return { cl, wjs: cl.reduce((sum, { wj }) => sum + wj.length, 0) };
}

/** The table of contents of that archive, to be printed: one row a file, or the register that answered. */
export function archiveIndex(desk: Desk, actor: Actor, ywlsh: string): ArchiveIndex {
  const record = ownCase(desk, actor, ywlsh);
  const { cl } = archiveOf(desk, actor, ywlsh);
  const rows = cl.flatMap(({ wjmc, mjsm, wj }) =>
    wj.length === 0 ? [{ wjmc, wjm: '', sm: mjsm || '未上传' }] : wj.map(({ wjm }) => ({ wjmc, wjm, sm: '网上上传' })),
  );
  return {
    ywlsh,
    ywmc: record.ywmc,
    dysj: fundTime(desk.now()),
    ml: rows.map((row, index) => ({ xh: index + 1, ...row })),
  };
}

function ownCase(desk: Desk, actor: Actor, ywlsh: string) {
  const record = cases(desk.store).get(ywlsh);
  if (record?.owner !== ownerOf(actor)) throw new Refusal(REFUSED, '未找到该业务，请从“我的办件”进入');
  return record;
}
