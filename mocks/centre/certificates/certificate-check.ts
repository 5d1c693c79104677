import type { DocumentCheck } from '@/api/documents';
import { readPaperNumber } from '@/domain/check-code';
import { fundTime } from '@/domain/dates';
import { maskName } from '@/domain/mask';
import { policyCount } from '../../data/policy';
import { cases } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import { checkDocument, documents } from '../documents/document';
import { findListExport, type ListExportRecord } from '../documents/export-numbers';
import type { Origin } from '../kernel/access-log';
import { actorOf, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { developers, persons, units } from '../kernel/people';

/** Times of the checks that failed, real time in ms, by where they came from. */
interface Failures {
  times: readonly number[];
}

const failures = (desk: Desk) => desk.store.table<Failures>('check-failures');

/**
 * The public check of a paper of the centre (domain catalogue 12.4, 证明核验): certificates, documents, exported lists. A wrong
 * code and an unknown number get one and the same answer, and after p.hyCs of them within p.hySd minutes the origin has to
 * wait: eight letters cannot be tried out. A refusal is returned, so that what was counted stays counted.
 */
export function checkPaper(desk: Desk, origin: Origin, input: { zmbh: string; yzm: string }): DocumentCheck | Refusal {
  const empty = {
    ...(input.zmbh === '' ? { zmbh: '请输入证明编号' } : {}),
    ...(input.yzm === '' ? { yzm: '请输入校验码' } : {}),
  };
  const [missing] = Object.values(empty);
  if (missing) return new Refusal(REFUSED, missing, { fieldErrors: empty });
  const key = origin.address || 'here';
  const window = policyCount('p.hySd') * 60_000;
  const recent = (failures(desk).get(key)?.times ?? []).filter((at) => origin.wall - at < window);
  const [oldest = origin.wall] = recent;
  if (recent.length >= policyCount('p.hyCs')) {
    const minutes = Math.ceil((oldest + window - origin.wall) / 60_000);
    return new Refusal(REFUSED, `核验不符的次数过多，请${minutes}分钟后再试，或拨打12329核实`);
  }
  const check = found(desk, input);
  if (!check.zw) failures(desk).put(key, { times: [...recent, origin.wall] });
  return check;
}

function found(desk: Desk, input: { zmbh: string; yzm: string }): DocumentCheck {
  if (!readPaperNumber(input.zmbh).startsWith('DC')) return withCaseState(desk, input.zmbh, checkDocument(desk, input));
  const record = findListExport(desk.store, input.zmbh, input.yzm);
  // Unknown here is unknown there, in the same words.
  return record ? exportCheck(desk, record) : checkDocument(desk, input);
}

/** A paper tells how its case stood on its day: whoever holds it also hears the name of the state it has now, and nothing more. */
function withCaseState(desk: Desk, zmbh: string, check: DocumentCheck): DocumentCheck {
  if (check.zmlx !== '31') return check;
  const ywlsh = documents(desk.store).get(readPaperNumber(zmbh))?.ywlsh ?? '';
  const now = cases(desk.store).get(ywlsh);
  return now ? { ...check, ywxz: labelOf('ywzt', now.ywzt) } : check;
}

/** An exported list: which page it left, and how many rows; neither rows nor the exporter's own words are shown. */
function exportCheck(desk: Desk, record: ListExportRecord): DocumentCheck {
  return {
    zw: true,
    jg: '该编号的表由本中心网上办事大厅导出',
    hysj: fundTime(desk.now()),
    wjlb: '2',
    title: record.ymmc,
    kjsj: record.dcsj,
    yxq: '',
    zfsj: '',
    zt: '1',
    zy: [
      { label: '导出人', value: ownerName(desk, record.owner) },
      { label: '导出方式', value: record.fs === 'xlsx' ? 'Excel文件' : '打印' },
      { label: '数据条数', value: `${record.rows.toLocaleString('en-US')}条` },
    ],
  };
}

/** Persons by their masked name; units and developers are public. */
function ownerName(desk: Desk, owner: string): string {
  const actor = actorOf(owner);
  if (actor.kind === 'person') return maskName(persons(desk.store).get(actor.grzh)?.xingming ?? '');
  if (actor.kind === 'unit') return units(desk.store).get(actor.dwzh)?.dwmc ?? '';
  return actor.kind === 'developer' ? (developers(desk.store).get(actor.kfsbh)?.kfsmc ?? '') : '';
}
