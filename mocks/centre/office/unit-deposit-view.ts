import type { DepositView } from '@/api/unit/unit-deposit';
import { maskPhone } from '@/domain/text/mask';
import { applicants } from '../access/applicants';
import { cases } from '../cases/case-states';
import { draftOf } from '../cases/drafts/drafts';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { enterprises } from '../registers/market-register';
import { unitOfCode, YWLX } from '../registration/unit-deposit';
import { detailOf } from './cases';

/** Returns the data that a pass may see: the unit as registered, the draft, and the state of the application. */
export function depositView(tx: Transaction, actor: Actor): DepositView {
  const found = actor.kind === 'applicant' ? applicants(tx.store).get(actor.ywlsh) : undefined;
  if (!found) throw new BusinessError(REFUSED, '业务流水号无效，请返回后重新进入本业务');
  const { ywlsh, tyshxydm, sjhm } = found;
  const record = cases(tx.store).get(ywlsh);
  const register = enterprises(tx.store).get(tyshxydm);
  return {
    ywlsh,
    tyshxydm,
    sjhm: maskPhone(sjhm),
    dqrq: tx.today(),
    scdj: register ? { ...register, dwxzqy: [...register.dwxzqy], kbyjs: register.kbyjs ? '1' : '0' } : null,
    cg: draftOf(tx, actor, { ywlx: YWLX }),
    bj: record ? detailOf(tx, record) : null,
    dwzh: record?.ywzt === '99' ? (unitOfCode(tx.store, tyshxydm)?.dwzh ?? '') : '',
  };
}
