import type { DocumentCheck } from '@/api/archive/documents';
import { fundTime } from '@/domain/dates';
import { readPaperNumber } from '@/domain/identity/check-code';
import { maskName } from '@/domain/text/mask';
import { policyCount } from '../../data/policy/policy';
import { cases } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import { stateName } from '../cases/state-notes';
import { checkDocument, issuedDocuments } from '../documents/document';
import { findListExport, type ListExportRecord } from '../documents/export-numbers';
import type { Origin } from '../kernel/access-log';
import { developers, persons, units } from '../kernel/people';
import { actorOf, BusinessError, type OwnerKey, REFUSED, type Transaction } from '../kernel/transaction';
import { loanFileOf } from '../loans/applications/loan-file';

/** Times of failed checks by origin, real time in ms. */
interface Failures {
  times: readonly number[];
}

const failures = (tx: Transaction) => tx.store.table<Failures>('check-failures');

/**
 * Public check of certificates, documents and exported lists (docs/rules/certificates.md, Public check). A wrong code and an unknown number
 * get the same response, and after p.hyCs failures within p.hySd minutes the origin has to wait, so that the eight letters cannot be
 * guessed. The refusal is returned, not thrown, so that the count is committed.
 */
export function checkPaper(
  tx: Transaction,
  origin: Origin,
  input: { zmbh: string; yzm: string },
): DocumentCheck | BusinessError {
  const empty = {
    ...(input.zmbh === '' ? { zmbh: '请输入证明编号' } : {}),
    ...(input.yzm === '' ? { yzm: '请输入校验码' } : {}),
  };
  const [missing] = Object.values(empty);
  if (missing) return new BusinessError(REFUSED, missing, { fieldErrors: empty });
  const key = origin.address || 'here';
  const window = policyCount('p.hySd') * 60_000;
  const recent = (failures(tx).get(key)?.times ?? []).filter((at) => origin.wall - at < window);
  const [oldest = origin.wall] = recent;
  if (recent.length >= policyCount('p.hyCs')) {
    const minutes = Math.ceil((oldest + window - origin.wall) / 60_000);
    return new BusinessError(REFUSED, `核验不符的次数过多，请${minutes}分钟后再试，或拨打12329核实`);
  }
  const check = found(tx, input);
  if (!check.zw) failures(tx).put(key, { times: [...recent, origin.wall] });
  return check;
}

function found(tx: Transaction, input: { zmbh: string; yzm: string }): DocumentCheck {
  if (!readPaperNumber(input.zmbh).startsWith('DC')) return withCaseState(tx, input.zmbh, checkDocument(tx, input));
  const record = findListExport(tx.store, input.zmbh, input.yzm);
  // Both checks respond to unknown numbers with the same text.
  return record ? exportCheck(tx, record) : checkDocument(tx, input);
}

/** Adds the present state of the case by name only: the receipt shows the state of its day, and a contract binds once all have signed. */
function withCaseState(tx: Transaction, zmbh: string, check: DocumentCheck): DocumentCheck {
  const ywlsh = issuedDocuments(tx.store).get(readPaperNumber(zmbh))?.ywlsh ?? '';
  const isPending = check.zmlx === CONTRACT && check.zt === '1' && loanFileOf(tx.store, ywlsh)?.registerOn === '';
  const now = cases(tx.store).get(ywlsh);
  if (!now || (check.zmlx !== '31' && !isPending)) return check;
  const jg = isPending ? { jg: '该文书由本中心开具，尚待各方签署，未生效' } : {};
  return { ...check, ...jg, ywxz: isPending ? stateName(tx.store, now) : labelOf('ywzt', now.ywzt) };
}

/** 住房公积金借款合同. */
const CONTRACT = '34';

/** Exported list: page and number of rows; neither rows nor the exporter's own texts. */
function exportCheck(tx: Transaction, record: ListExportRecord): DocumentCheck {
  return {
    zw: true,
    jg: '该编号的表由本中心网上办事大厅导出',
    hysj: fundTime(tx.now()),
    wjlb: '2',
    title: record.ymmc,
    kjsj: record.dcsj,
    yxq: '',
    zfsj: '',
    zt: '1',
    zy: [
      { label: '导出人', value: ownerName(tx, record.owner) },
      { label: '导出方式', value: record.fs === 'xlsx' ? 'Excel文件' : '打印' },
      { label: '数据条数', value: `${record.rows.toLocaleString('en-US')}条` },
    ],
  };
}

/** Name of the owner: masked for persons; units and developers are public. */
function ownerName(tx: Transaction, owner: OwnerKey): string {
  const actor = actorOf(owner);
  if (actor.kind === 'person') return maskName(persons(tx.store).get(actor.grzh)?.xingming ?? '');
  if (actor.kind === 'unit') return units(tx.store).get(actor.dwzh)?.dwmc ?? '';
  return actor.kind === 'developer' ? (developers(tx.store).get(actor.kfsbh)?.kfsmc ?? '') : '';
}
